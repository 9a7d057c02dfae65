import fc from "fast-check";
import { type CustomPlanCard, checkSheet, createGame, type SheetOptions } from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { boxesFor } from "../support/boxes.js";
import { CORRUPTIONS, type Corruption, FIRST_EDITION_CORRUPTIONS } from "./corruptions.js";
import { SHEET_KINDS, type SheetKind, sheetKinds } from "./descriptions.js";
import { diceOf, seeds } from "./dice.js";
import { rightSheet } from "./right-sheets.js";

/** The violations of a sheet on which all streets but the first are empty, with boxes for the marks where no line is given. */
function auditStreet(street: string, more: readonly string[] = [], options: SheetOptions = {}): string[] {
  const text = [street, ". . . . . . . . . . .", ". . . . . . . . . . . .", ...more].join("\n");
  const sheet = parseSheet(text, options);
  const said = more.length === 0 ? { ...sheet, ...boxesFor(sheet) } : sheet;
  return checkSheet(said, options).map(({ code, clause, details }) => {
    const { house, gap } = details;
    return [
      clause,
      code,
      ...(house === undefined ? [] : [`house ${house}`]),
      ...(gap === undefined ? [] : [`gap ${gap}`]),
    ].join(" ");
  });
}

describe("checkSheet, by example", () => {
  const FIRST: SheetOptions = { edition: "first-2018" };

  test.each([
    ["NUM-2 NUM-3: numbers may be skipped, houses too", "0 . 3 4 . . 15 . 16 17", []],
    [
      "NUM-2: each number below the one before it",
      "5 4 . 6 5 . . . . .",
      ["NUM-2 sheet.order house 1", "NUM-2 sheet.order house 4"],
    ],
    ["NUM-3: a number twice", "5 . 5 6 . . . . . .", ["NUM-3 sheet.repeated house 2"]],
    ["NUM-3: a number twice beside a copy", "5 5B 5 6 . . . . . .", ["NUM-3 sheet.repeated house 2"]],
    ["NUM-4 RBT-3: on both sides of a roundabout", "5 6 | @ | 5 . . . . . .", []],
    ["EXT-2: copies on both sides", "4 5B 5 5B 5B . . . . .", []],
    ["EXT-1: a copy with an empty house between", "5 . 5B . . . . . . .", ["EXT-1 sheet.extension house 2"]],
    [
      "EXT-1: copies alone",
      "5B 5B . . . . . . . .",
      ["EXT-1 sheet.extension house 0", "EXT-1 sheet.extension house 1"],
    ],
    ["EXT-4: a copy across a roundabout", "5 | @ | 5B . . . . . . .", ["EXT-1 sheet.extension house 2"]],
    [
      "ZOM-7: a house lost where there are no zombies",
      "5 Z . . . . . . . .",
      ["ZOM-7 sheet.invaded house 1"],
    ],
    ["EXT-3: a fence between copies", "5 | 5B . . . . . . . .", []],
    [
      "RBT-2: fences missing on both sides",
      "5 @ 5 . . . . . . .",
      ["RBT-2 sheet.roundabout-fence gap 0", "RBT-2 sheet.roundabout-fence gap 1"],
    ],
    ["RBT-2: at the ends of a street", "@ | . . . . . . . . | @", []],
    ["RBT-2: side by side", "@ | @ | . . . . . . . .", []],
    ["RBT-2: three", "@ | @ | @ | . . . . . . .", ["RBT-2 sheet.roundabouts", "ACT-2 sheet.boxes"]],
    ["PLN-5: used estates", "1_ 2_ | 3 | 4_ 5_ 6_ | . . . .", []],
    [
      "PLN-5: used in part",
      "1_ 2 | 3 | 4_ 5_ 6_ . . . .",
      ["PLN-5 sheet.used-estate house 0", "PLN-5 sheet.used-estate house 3"],
    ],
    [
      "PLN-5: nothing to use",
      "1 ._ | @_ | . . . . . . .",
      ["PLN-5 sheet.used-house house 1", "PLN-5 sheet.used-house house 2", "PLN-5 sheet.used-estate house 0"],
    ],
    [
      "POL-1 POL-2: pools",
      "1* 2 3* 4 5 6 7B* 8 . .",
      ["EXT-1 sheet.extension house 6", "POL-1 sheet.no-pool house 0", "POL-2 sheet.extension-pool house 6"],
    ],
  ])("%s", (_, street, expected) => {
    expect(auditStreet(street)).toEqual(expected);
  });

  test("FNC-4 [2018]: a fence between copies", () => {
    expect(auditStreet("5 | 5B | 5B . 6 | 7 . . . .", [], FIRST)).toEqual([
      "FNC-4 sheet.fence gap 0",
      "FNC-4 sheet.fence gap 1",
    ]);
  });

  test("ADV-2 [2018]: the first and the last house of a street can be used by themselves", () => {
    expect(auditStreet("1_ . . . . . . . 9 10_", [], FIRST)).toEqual([]);
    expect(auditStreet("1_ 2_ . . . . . . . .", [], FIRST)).toEqual(["PLN-5 sheet.used-estate house 0"]);
    expect(auditStreet("1_ . . . . . . . 9 10_")).toEqual(["PLN-5 sheet.used-estate house 0"]);
  });

  test("ADV-2: with a custom plan that asks for them too", () => {
    const plan: CustomPlanCard = {
      id: "ends",
      letter: "A",
      score: [7, 4],
      parts: [{ where: { in: "streets", count: "all" }, needs: [{ need: "houses", which: "ends" }] }],
    };
    expect(auditStreet("1_ . . . . . . . . .", [], { plans: { A: plan } })).toEqual([]);
  });

  test("PRK-1: parks count houses numbered otherwise than by extension", () => {
    expect(auditStreet("1 2 2B . . . . . . .", ["parks 2 0 0", "extensions 1"])).toEqual([]);
    expect(auditStreet("1 2 2B . . . . . . .", ["parks 3 0 0", "extensions 1"])).toEqual([
      "PRK-1 sheet.parks",
    ]);
  });

  test("ACT-2: each track has its boxes", () => {
    const full = [
      "1 1B 1B 1B 1B 1B 1B 1B 1B 1B",
      "1 | @ | @ | 3 4 5 6 7* 8 9 10",
      "1 2 3 4 5 6 7 8 9 10 11 12",
      "parks 1 4 5",
      "pools 1",
      "temps 11",
      "improvements 1 2 3 4 4 4",
      "extensions 9",
      "roundabouts 2",
      "refusals 3",
    ].join("\n");
    expect(checkSheet(parseSheet(full))).toEqual([]);
    const over = [
      "pools 10",
      "temps 12",
      "improvements 2 3 4 5 5 5",
      "extensions 10",
      "roundabouts 3",
      "refusals 4",
      "parks 4 0 0",
    ];
    expect(auditStreet("1 2 3 4 . . . . . .", over)).toEqual([
      "EXT-1 sheet.extension-boxes",
      "RBT-2 sheet.roundabout-boxes",
      "POL-1 sheet.pool-boxes",
      ...new Array(12).fill("ACT-2 sheet.boxes"),
    ]);
  });

  test.each([
    ["EXT-1", "5 5B 5B 5B . . . . . .", "extensions 0", "EXT-1 sheet.extension-boxes", [3, 0]],
    ["EXT-1", "5 . . . . . . . . .", "extensions 1", "EXT-1 sheet.extension-boxes", [0, 1]],
    ["RBT-2", "@ | . . . . . . . . .", "temps 0", "RBT-2 sheet.roundabout-boxes", [1, 0]],
    ["RBT-2", ". . . . . . . . . .", "roundabouts 2", "RBT-2 sheet.roundabout-boxes", [0, 2]],
    ["POL-1", ". . 3* . . . 7* . . .", "pools 1", "POL-1 sheet.pool-boxes", [2, 1]],
    ["POL-1", ". . 3* . . . . . . .", "pools 2", "POL-1 sheet.pool-boxes", [1, 2]],
  ])("%s: %s with %s", (_, street, line, violation, [marks, crossed]) => {
    expect(auditStreet(street, [line])).toEqual([violation]);
    const others = ". . . . . . . . . . .\n. . . . . . . . . . . .";
    expect(checkSheet(parseSheet([street, others, line].join("\n")))[0].details).toEqual({ marks, crossed });
  });

  test("NTQ-1: 9¾ and its like belong to the 2023 edition", () => {
    expect(auditStreet("7¾ 8 9¾ . . . . . . .")).toEqual([]);
    expect(auditStreet("7¾ 8 9¾ . . . . . . .", [], FIRST)).toEqual([
      "NTQ-1 sheet.number-edition house 0",
      "NTQ-1 sheet.number-edition house 2",
    ]);
  });

  test("what no game can reach is not wrong", () => {
    const more = ["temps 11", "improvements 1 1 1 1 1 1", "refusals 2", "plans A 1000 B 3"];
    expect(auditStreet("0 7¾ | 8 . . . . . 16 17", more)).toEqual([]);
  });

  test("places in the details are counted from 0", () => {
    const text = [". . . . . . . . . .", "3 2 . . . . . . . . .", ". . . . . . . . . . . ."].join("\n");
    const [violation] = checkSheet(parseSheet(text));
    expect(violation).toEqual({
      code: "sheet.order",
      clause: "NUM-2",
      details: { street: 1, house: 1, number: 2, before: 3 },
      message: "Numbers must rise from left to right.",
    });
  });

  test("a sheet must be one of those named in the options", () => {
    const { layouts } = createGame({ players: ["Ann"], seed: 1, layout: "blueprint" }).setup;
    const [{ provenance: _provenance, ...expansion }] = layouts;
    const text = [". . . . . . . . . . .", ". . . . . . . . . .", ". . . . . . . . . . . ."].join("\n");
    const blueprint = parseSheet(`sheet blueprint\n${text}`);
    expect(checkSheet(blueprint, { layout: expansion })).toEqual([]);
    expect(() => checkSheet(blueprint, { layout: "classic" })).toThrow("describe");
    expect(() => checkSheet(blueprint, { edition: "first-2018" })).toThrow("describe");
  });
});

/** Corrupts right sheets and says how many could be. */
function corrupt(corruption: Corruption, kinds: fc.Arbitrary<SheetKind>): number {
  let corrupted = 0;
  fc.assert(
    fc.property(kinds, seeds, (kind, seed) => {
      const dice = diceOf(seed);
      const right = rightSheet(dice, kind, corruption.roundabouts);
      const wrong = corruption.apply(right, kind, dice);
      if (wrong === null) return;
      corrupted += 1;
      const codes = checkSheet(wrong, kind.options).map(({ code }) => code);
      expect(codes).toContain(corruption.code);
    }),
    { numRuns: 100 },
  );
  return corrupted;
}

describe("checkSheet, on random sheets", () => {
  test("a right sheet has no violation", () => {
    fc.assert(
      fc.property(sheetKinds, seeds, (kind, seed) => {
        const sheet = rightSheet(diceOf(seed), kind);
        expect(checkSheet(sheet, kind.options)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each(Object.entries(CORRUPTIONS))("%s is found", (_, corruption) => {
    expect(corrupt(corruption, sheetKinds)).toBeGreaterThan(10);
  });

  test.each(Object.entries(FIRST_EDITION_CORRUPTIONS))("%s is found", (_, corruption) => {
    const first = SHEET_KINDS.filter(({ options }) => options.edition === "first-2018");
    expect(corrupt(corruption, fc.constantFrom(...first))).toBeGreaterThan(10);
  });
});
