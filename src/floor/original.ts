type Part = Readonly<Record<PropertyKey, unknown>>;

/** Where every copy of Immer keeps what belongs to a draft. */
const DRAFT: unique symbol = Symbol.for("immer-state");

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null;
}

/** What Immer keeps of a draft: what was drafted among it, under names that differ from copy to copy. */
function keptOf(draft: Part): readonly unknown[] {
  const kept = draft[DRAFT];
  return isPart(kept) ? Object.values(kept) : [];
}

/** Whether a draft is still what was drafted. Its descriptors are looked at, as reading a part would draft that. */
function isUnchanged(draft: Part, drafted: Part): boolean {
  const names = Reflect.ownKeys(drafted);
  return (
    Reflect.ownKeys(draft).length === names.length &&
    names.every((name) => {
      const part: unknown = Object.getOwnPropertyDescriptor(draft, name)?.value;
      const before = drafted[name];
      return (
        part === before ||
        (isPart(part) && isPart(before) && keptOf(part).includes(before) && isUnchanged(part, before))
      );
    })
  );
}

/** The position of which a value has all parts and no others: a shallow copy, or a proxy that passes them on. */
function sharedBy<P extends object>(value: Part, known: WeakMap<object, P>, mark: string): P | null {
  const marked = value[mark];
  const position = isPart(marked) ? known.get(marked) : undefined;
  if (position === undefined) return null;
  const names = Object.keys(position);
  const parts = { ...position } as Part;
  const isSame = names.every((name) => value[name] === parts[name]);
  return isSame && Object.keys(value).length === names.length ? position : null;
}

/**
 * The position that a store or a framework has wrapped: a draft of any copy of Immer to which nothing was done, a shallow
 * copy, or a proxy of one layer. `null` for anything else; what throws when it is read is none of them.
 *
 * @param known - all positions, by themselves and by the part that marks them.
 * @param mark - the name of that part.
 */
export function originalOf<P extends object>(
  value: object,
  known: WeakMap<object, P>,
  mark: string,
): P | null {
  try {
    const part = value as Part;
    const drafted = keptOf(part).flatMap((kept) => (isPart(kept) && known.get(kept)) || [])[0];
    if (drafted === undefined) return sharedBy(part, known, mark);
    return isUnchanged(part, { ...drafted } as Part) ? drafted : null;
  } catch {
    return null; // a getter or a proxy threw
  }
}
