import fc from "fast-check";
import {
  type CustomLayout,
  createGame,
  type HouseDescription,
  type Layout,
  type PlanLetter,
  type SheetDescription,
  type SheetOptions,
  type StreetDescription,
} from "perfect-home-rules";

const EXPANSION: CustomLayout = {
  id: "our street # 1",
  streets: [
    { houses: 1, column: 0, pools: [], parks: [] },
    { houses: 7, column: 0, pools: [0, 6], parks: [0, 5] },
  ],
  pools: [0, 2],
  temps: 1,
  improvements: [[1, 2]],
  extensions: [0, 1],
  roundabouts: [0, 3, 8, 9],
  refusals: [0, 1],
};

/** A kind of sheet on which things are tried. */
export interface SheetKind {
  readonly name: string;
  readonly options: SheetOptions;
  readonly layout: Layout;
}

function kind(name: string, options: SheetOptions): SheetKind {
  const [layout] = createGame({ ...options, players: ["any"], seed: 1 }).setup.layouts;
  return { name, options, layout };
}

/** Sheets of both editions, and a custom one with streets and tracks of unusual lengths. */
export const SHEET_KINDS: readonly SheetKind[] = [
  kind("classic 2023", {}),
  kind("blueprint", { layout: "blueprint" }),
  kind("classic 2018", { edition: "first-2018" }),
  kind("own", { layout: EXPANSION }),
];

/** Any kind of sheet. */
export const sheetKinds: fc.Arbitrary<SheetKind> = fc.constantFrom(...SHEET_KINDS);

function record<T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> {
  return fc.record(model, { noNullPrototype: true });
}

const NUMBER = fc.oneof(
  fc.integer({ min: 0, max: 17 }),
  fc.integer({ min: 7, max: 11 }).map((whole) => whole + 0.75),
);
const MARK = fc.option(fc.constant(true as const), { nil: undefined });
const COUNT = fc.oneof(fc.nat(12), fc.nat(9999));

function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}

const HOUSE: fc.Arbitrary<HouseDescription> = record({
  kind: fc.constantFrom("numbered", "extension", "empty", "roundabout", "invaded"),
  number: NUMBER,
  pool: MARK,
  used: MARK,
}).map(({ kind: place, number, ...marks }) =>
  withoutGaps({
    kind: place,
    number: place === "numbered" || place === "extension" ? number : undefined,
    ...marks,
  } as HouseDescription),
);

function street(houses: number): fc.Arbitrary<StreetDescription> {
  return record({
    houses: fc.array(HOUSE, { minLength: houses, maxLength: houses }),
    fences: fc.subarray(Array.from({ length: houses - 1 }, (_, gap) => gap)),
    parks: COUNT,
  });
}

function plans(): fc.Arbitrary<{ readonly [letter in PlanLetter]?: number }> {
  const points = fc.option(COUNT, { nil: undefined });
  return record({ A: points, B: points, C: points }).map((each) => withoutGaps(each) as object);
}

/** Any well-formed sheet, whether or not it is right and a game can reach it. */
export function anySheet({ layout }: SheetKind): fc.Arbitrary<SheetDescription> {
  return record({
    layout: fc.constant(layout.id),
    streets: fc.tuple(...layout.streets.map(({ houses }) => street(houses))),
    pools: COUNT,
    temps: COUNT,
    improvements: fc.array(COUNT, {
      minLength: layout.improvements.length,
      maxLength: layout.improvements.length,
    }),
    extensions: COUNT,
    roundabouts: COUNT,
    refusals: COUNT,
    plans: plans(),
  });
}

/** Any well-formed sheet of any kind, with its kind. */
export const anySheets = sheetKinds.chain((each) =>
  anySheet(each).map((description) => ({ kind: each, description })),
);
