type Part = Record<string, unknown>;

/** The part that holds what stands at a path, and the name under which it does. */
function placeOf(whole: object, path: string): readonly [holder: Part, name: string] {
  const names = path.split(".");
  const holder = names.slice(0, -1).reduce((part, name) => part[name] as Part, whole as Part);
  return [holder, names[names.length - 1]];
}

/** Sets what stands at a path: the names of fields and the places in lists from 0, with dots in between. */
export function setAt(whole: object, path: string, value: unknown): void {
  const [holder, name] = placeOf(whole, path);
  holder[name] = value;
}

/** A right thing with a change at a path. */
export function changed(right: object, path: string, value: unknown): object {
  const copy = structuredClone(right);
  setAt(copy, path, value);
  return copy;
}

/** A right thing with a field left out. */
export function without(right: object, path: string): object {
  const copy = structuredClone(right);
  const [holder, name] = placeOf(copy, path);
  delete holder[name];
  return copy;
}
