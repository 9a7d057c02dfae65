type Roll = (below: number) => number;

function oneOf<T>(list: readonly T[], roll: Roll): T {
  return list[roll(list.length)];
}

const SCRAPS = [
  ...' \t\n\r#,."\\[]{}:|-+0123456789¾½BZ@*_',
  "\r\n",
  "\uFEFF",
  "\u2028",
  "\uD800",
  "\0",
  "1e999",
  "-0",
  "NaN",
  "9.75",
  "99999999999999999999",
  "__proto__",
  "constructor",
  "toString",
  "result",
  "record",
  "opponent",
  "end",
  "write",
  "place 1",
  '{"__proto__":{"polluted":1}}',
  "[".repeat(3000),
  "1 ".repeat(500),
];

/** A text with some of its characters changed, left out, repeated or moved. */
export function mutateText(text: string, roll: Roll): string {
  let mutated = text;
  for (let edits = 1 + roll(4); edits > 0; edits--) {
    const from = roll(mutated.length + 1);
    const to = Math.min(mutated.length, from + oneOf([0, 1, 1, 2, 5, 40, 400], roll));
    const part = mutated.slice(from, to);
    const instead = oneOf(["", "", part + part, oneOf(SCRAPS, roll), oneOf(SCRAPS, roll)], roll);
    mutated = mutated.slice(0, from) + instead + mutated.slice(to);
    if (roll(30) === 0) mutated = mutated.slice(0, roll(mutated.length + 1));
  }
  return mutated;
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { of: value };
  return value;
}

const CYCLE: { self?: unknown } = {};
CYCLE.self = CYCLE;

const STRANGE: readonly unknown[] = [
  ...[
    null,
    undefined,
    true,
    false,
    0,
    -0,
    1,
    -1,
    2,
    0.5,
    9.75,
    1e9,
    2 ** 32,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ],
  ...[
    "",
    "A",
    "left",
    "end",
    "opponent",
    "classic",
    "__proto__",
    "constructor",
    "\uD800",
    "x".repeat(10_000),
  ],
  ...[
    [],
    {},
    [[]],
    new Array(4e9),
    new Date(0),
    new Map(),
    new Uint8Array(4),
    /x/,
    10n,
    Symbol("x"),
    () => {},
  ],
  JSON.parse('{"__proto__":{"polluted":1}}'),
  Object.create(null),
  Object.create({ inherited: 1 }),
  nested(40),
  nested(20_000),
  CYCLE,
  new Proxy(
    {},
    {
      ownKeys: () => {
        throw new TypeError("a trap");
      },
    },
  ),
  new Proxy([], {
    get: () => {
      throw new TypeError("a trap");
    },
  }),
  {
    get type(): never {
      throw new RangeError("a getter");
    },
  },
];

const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "length",
  "extra",
  "type",
  "player",
  "0",
  "",
];

/** Sets a field of the object itself, `__proto__` too. */
function put(target: object, key: string, value: unknown): void {
  if (Array.isArray(target) && key === "length") return;
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function changeOneField(target: object, roll: Roll): void {
  const keys = Object.keys(target);
  const key = keys.length > 0 && roll(4) > 0 ? oneOf(keys, roll) : oneOf(KEYS, roll);
  switch (roll(4)) {
    case 0:
      if (!Array.isArray(target)) Reflect.deleteProperty(target, key);
      else if (target.length > 0) {
        const from = roll(target.length);
        target.copyWithin(from, from + 1);
        target.pop();
      }
      break;
    case 1:
      if (keys.length > 0) put(target, key, Reflect.get(target, oneOf(keys, roll)));
      break;
    default:
      put(target, key, oneOf(STRANGE, roll));
  }
}

/** Plain JSON with some of its fields changed, left out, added or moved: afterwards it may be anything. */
export function mutateJson(value: unknown, roll: Roll): unknown {
  const copy: unknown = structuredClone(value);
  for (let edits = 1 + roll(3); edits > 0; edits--) {
    let target = copy;
    while (typeof target === "object" && target !== null) {
      const inner = Object.values(target).filter(
        (each) => typeof each === "object" && each !== null && !STRANGE.includes(each),
      );
      if (inner.length === 0 || roll(3) === 0) break;
      target = oneOf(inner, roll);
    }
    if (typeof target === "object" && target !== null) changeOneField(target, roll);
  }
  return roll(50) === 0 ? oneOf(STRANGE, roll) : copy;
}
