import fc from "fast-check";
import {
  checkSheet,
  createGame,
  describeSheet,
  isRulesError,
  type SheetDescription,
  type SheetOptions,
  scoreSheets,
} from "perfect-home-rules";
import { formatSheet, formatSheets } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { as, refusalOf } from "../support/refusals.js";

const BLANK = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);
const park = { number: 5, action: "park" } as const;

/** Everything that takes a description. */
const TAKERS: Readonly<Record<string, (value: SheetDescription) => unknown>> = {
  checkSheet,
  scoreSheets: (value) => scoreSheets([value]),
  formatSheet: (value) => formatSheet(value),
  formatSheets: (value) => formatSheets([{ name: null, description: value }]),
  createGame: (value) =>
    createGame({
      players: ["Ann"],
      seed: 1,
      start: { sheets: [value], table: { combinations: [park, park, park] } },
    }),
};

/** What is wrong with a description, by each taker: code, path and what was expected. */
function refusals(value: unknown): string[] {
  return Object.values(TAKERS).map((take) => {
    try {
      take(value as SheetDescription);
    } catch (error) {
      if (!isRulesError(error)) throw error;
      const { code, details } = error.violations[0];
      const path = String(details["path"]).replace(/^(?:start\.sheets)?\[0\](?:\.description)?\.?/, "");
      return `${code} ${path}: ${details["expected"]}`;
    }
    return "taken";
  });
}

/** The blank sheet with a change somewhere in it. */
function changed(change: (sheet: Record<string, never>) => void): unknown {
  const sheet = structuredClone(BLANK) as unknown as Record<string, never>;
  change(sheet);
  return sheet;
}

function withHouse(house: unknown): unknown {
  return changed((sheet) => {
    (sheet["streets"] as { houses: unknown[] }[])[1].houses[2] = house;
  });
}

function withFences(fences: unknown): unknown {
  return changed((sheet) => {
    (sheet["streets"] as { fences: unknown }[])[0].fences = fences;
  });
}

function with_(fields: object): unknown {
  return { ...BLANK, ...fields };
}

const HOUSE = "streets[1].houses[2]";
const COUNT = "a whole number from 0 to 9999";
const NUMBER = "a number from 0 to 17, or from 7.75 to 11.75";

const thrower = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error("no keys");
    },
  },
);

describe("a description that is not one is refused by everything that takes one", () => {
  const CASES: readonly (readonly [string, unknown, string])[] = [
    ["null", null, ": a plain object"],
    ["a text", ". . .", ": a plain object"],
    ["an object of a class", new Date(), ": a plain object"],
    [
      "an object with another prototype",
      Object.assign(Object.create({ pools: 1 }), BLANK),
      ": a plain object",
    ],
    ["a list", [BLANK], ": a plain object"],
    ["a throwing proxy", thrower, ": plain data"],
    ["a missing field", { ...BLANK, temps: undefined }, "temps: a value"],
    ["an unknown field", with_({ parks: [0, 0, 0] }), "parks: no such field"],
    ["a symbol", with_({ [Symbol("x")]: 1 }), "Symbol(x): no such field"],
    [
      "__proto__ as a field",
      JSON.parse(`{ "__proto__": {}, "layout": "classic" }`),
      "__proto__: no such field",
    ],
    ["another sheet", with_({ layout: "toString" }), "layout: classic"],
    ["too few streets", with_({ streets: BLANK.streets.slice(1) }), "streets: a list of 3"],
    ["a huge list", with_({ streets: new Array(2 ** 32 - 1) }), "streets: a list of 3"],
    ["a list with holes", with_({ improvements: new Array(6) }), "improvements: a list of 6"],
    [
      "a list with a name",
      with_({ improvements: Object.assign([0, 0, 0, 0, 0, 0], { x: 1 }) }),
      "improvements: a list of 6",
    ],
    ["a fraction", with_({ pools: 1.5 }), `pools: ${COUNT}`],
    ["-0", with_({ pools: -0 }), `pools: ${COUNT}; 0, not -0`],
    ["NaN", with_({ pools: Number.NaN }), `pools: ${COUNT}`],
    ["below 0", with_({ refusals: -1 }), `refusals: ${COUNT}`],
    ["10000", with_({ refusals: 10000 }), `refusals: ${COUNT}`],
    ["a number as text", with_({ temps: "3" }), `temps: ${COUNT}`],
    ["a list for a number", with_({ temps: [3] }), `temps: ${COUNT}`],
    ["a plan without points", with_({ plans: { A: null } }), `plans.A: ${COUNT}`],
    ["a plan D", with_({ plans: { D: 3 } }), "plans.D: no such field"],
    ["lines where the sheet has none", with_({ lines: { eggs: [1] } }), "lines.eggs: no such field"],
    ["no lines", with_({ lines: {} }), "lines: at least one line, or the field left out"],
    [
      "an unknown kind",
      withHouse({ kind: "toString" }),
      `${HOUSE}.kind: numbered, extension, empty, roundabout or invaded`,
    ],
    ["no number", withHouse({ kind: "numbered" }), `${HOUSE}.number: ${NUMBER}`],
    ["9.5", withHouse({ kind: "numbered", number: 9.5 }), `${HOUSE}.number: ${NUMBER}`],
    ["18", withHouse({ kind: "extension", number: 18 }), `${HOUSE}.number: ${NUMBER}`],
    ["house number -0", withHouse({ kind: "numbered", number: -0 }), `${HOUSE}.number: ${NUMBER}; 0, not -0`],
    ["a number on an empty house", withHouse({ kind: "empty", number: 3 }), `${HOUSE}.number: no number`],
    ["pool: false", withHouse({ kind: "empty", pool: false }), `${HOUSE}.pool: true, or the field left out`],
    ["used: 1", withHouse({ kind: "empty", used: 1 }), `${HOUSE}.used: true, or the field left out`],
    [
      "marks where the sheet has none",
      withHouse({ kind: "empty", marks: { eggs: 1 } }),
      `${HOUSE}.marks.eggs: no such field`,
    ],
    [
      "no marks",
      withHouse({ kind: "empty", marks: {} }),
      `${HOUSE}.marks: at least one mark, or the field left out`,
    ],
    ["a fence beyond the street", withFences([9]), "streets[0].fences[0]: a whole number from 0 to 8"],
    ["two fences in a gap", withFences([3, 3]), "streets[0].fences[1]: a gap to the right of the one before"],
    ["falling fences", withFences([4, 3]), "streets[0].fences[1]: a gap to the right of the one before"],
  ];

  test.each(CASES)("%s", (_, value, refusal) => {
    const found = refusals(value);
    expect(found).toHaveLength(Object.keys(TAKERS).length);
    for (const each of found) expect(each).toContain(`description.malformed ${refusal}`);
  });

  /** The paths of all that a refusal names. */
  const pathsOf = (work: () => unknown): string[] =>
    refusalOf(work).violations.map(({ code, details }) => `${code} ${details.path}`);

  test("all faults are named, whatever is wrong, in the order of the fields", () => {
    const wrong = changed((sheet) => {
      const streets = sheet["streets"] as { houses: unknown[]; fences: unknown; parks: unknown }[];
      streets[0].houses[3] = { kind: "numbered", number: 18, pool: 1, color: "red" };
      streets[0].fences = [3, 3];
      streets[2].houses[0] = { kind: "tower" };
      streets[2].parks = -1;
      Object.assign(sheet, { temps: "many", plans: { A: 1.5, D: 3 }, height: 3 });
    });
    const paths = [
      "height",
      "streets[0].houses[3].color",
      "streets[0].houses[3].pool",
      "streets[0].houses[3].number",
      "streets[0].fences[1]",
      "streets[2].houses[0].kind",
      "streets[2].parks",
      "temps",
      "plans.D",
      "plans.A",
    ];
    const within = (path: string) => paths.map((each) => `description.malformed ${path}${each}`);
    expect(pathsOf(() => checkSheet(as(wrong)))).toEqual(within(""));
    expect(pathsOf(() => formatSheet(as(wrong)))).toEqual(within(""));
    expect(pathsOf(() => scoreSheets(as([wrong, BLANK, wrong])))).toEqual([
      ...within("[0]."),
      ...within("[2]."),
    ]);
    const sheets = [BLANK, wrong].map((description) => ({ name: 3, description }));
    expect(pathsOf(() => formatSheets(as(sheets)))).toEqual([
      "description.malformed [0].name",
      "description.malformed [1].name",
      ...within("[1].description."),
    ]);
  });

  test("start names what is wrong with all sheets and with the table", () => {
    const start = {
      sheets: [
        { ...BLANK, temps: -1 },
        { ...BLANK, temps: 12 },
        { ...BLANK, pools: null },
      ],
      table: { round: 0, combinations: [park, park, { number: 5, action: "bis" }] },
    };
    expect(pathsOf(() => createGame(as({ players: ["Ann", "Bob", "Cem"], seed: 1, start })))).toEqual([
      "description.malformed start.sheets[0].temps",
      "sheet.boxes undefined",
      "description.malformed start.sheets[2].pools",
      "options.invalid start.table.round",
      "options.invalid start.table.combinations[2].action",
    ]);
  });

  test("faults put together are the faults of each", () => {
    const values = fc.constantFrom<unknown>(null, -1, 0.5, "1", [], {}, [0, 0], true);
    const faults = fc.record({
      temps: values,
      improvements: values,
      streets: fc.oneof(values, fc.tuple(values, fc.constant(BLANK.streets[1]), values)),
      plans: values,
      refusals: fc.constantFrom(0, 1, 10_000),
    });
    const pathsIn = (fields: object): string[] => {
      try {
        checkSheet(as({ ...BLANK, ...fields }));
        return [];
      } catch {
        return pathsOf(() => checkSheet(as({ ...BLANK, ...fields })));
      }
    };
    fc.assert(
      fc.property(faults, (fields) => {
        const alone = Object.entries(fields).flatMap(([name, value]) => pathsIn({ [name]: value }));
        expect(pathsIn(fields).sort()).toEqual(alone.sort());
      }),
    );
  });

  test("of very many faults the first thousand are named", () => {
    const sheets = new Array<unknown>(90_000).fill({});
    expect(pathsOf(() => scoreSheets(as(sheets)))).toHaveLength(1000);
    const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, field) => [`field ${field}`, 1]));
    expect(pathsOf(() => checkSheet(as({ ...BLANK, ...fields, temps: -1 })))).toHaveLength(1000);
  });

  test("NTQ-1: what is expected of a number depends on the edition", () => {
    const expected = (options: SheetOptions) =>
      refusalOf(() => checkSheet(as(withHouse({ kind: "numbered", number: 12.75 })), options)).violations[0]
        .details.expected;
    expect(expected({})).toBe(NUMBER);
    expect(expected({ edition: "first-2018" })).toBe("a whole number from 0 to 17");
  });

  test("anything at all is taken or refused, and nothing else happens", () => {
    const paths = ["layout", "streets", "pools", "improvements", "plans", "lines"] as const;
    const value = fc.oneof(
      fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true }),
      fc
        .record({ path: fc.constantFrom(...paths), put: fc.anything() })
        .map(({ path, put }) => ({ ...BLANK, [path]: put })),
      fc.anything().map(withHouse),
      fc.anything().map(withFences),
    );
    fc.assert(
      fc.property(value, (each) => {
        refusals(each);
      }),
    );
  });

  test("what is passed is copied: a later change of it changes nothing", () => {
    const sheet = structuredClone(BLANK) as { pools: number } & SheetDescription;
    const state = createGame({
      players: ["Ann"],
      seed: 1,
      start: { sheets: [sheet], table: { combinations: [park, park, park] } },
    });
    sheet.pools = 3;
    expect(state.sheets[0].poolsCrossed).toBe(0);
    expect(Object.isFrozen(sheet)).toBe(false);
  });
});
