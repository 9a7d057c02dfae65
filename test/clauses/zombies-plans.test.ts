import { checkSheet, createGame, planStatus, provenance, type SheetDescription } from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { writing } from "../support/position-sheets.js";
import { after, customLayout, meetsPlanC, positionOf, sheetWith, wrongPath } from "../support/positions.js";
import { rows, ZOMBIES } from "../support/zombies.js";

/** Streets with the lines that go with them. */
type Written = readonly [streets: readonly string[], ...lines: string[]];

function written([streets, ...lines]: Written): SheetDescription {
  return sheetWith(ZOMBIES, streets, ...lines);
}

const THREE_LOST = "1 | Z | 3 | Z | 5 6 7 8 | Z | 10";
const FOUR_BOXES = "improvements 1 1 1 1 0 0";

describe("XPN-1: the plan cards", () => {
  const cases: readonly (readonly [id: string, worth: number, met: Written, missed: readonly Written[]])[] = [
    [
      "two-3-barricade-each",
      8,
      [["1 2+ 3 | 4+ 5 6 |"]],
      [[["1 2+ 3 | 4 5 6 |"]], [["1 2+ 3 | 4+ 5 6 7 |"]], [["1 2+ 3 | 4+ . 6 |"]]],
    ],
    ["five-barricades", 8, [["1 2+ 3 4+ 5 6 7+ 8 9+", "1 2+"]], [[["1 2+ 3 4+ 5 6 7+ 8 9+", "1 2"]]]],
    [
      "all-barricades-one-street",
      7,
      [["", "1 2+ 3 4+ 5 6 7 8+ 9 10+"]],
      [
        [["", "1 2+ 3 4+ 5 6 7 8+ 9 10"]],
        [["1 2+", "1 2+ 3 4+ 5 6 7 8+ 9 10"]],
        [["", "1 2+ 3 4+ 5 6 7 8+ 9 | Z |"], "hordesRight 0 1 0"],
      ],
    ],
    ["four-ammunition-used", 7, [[], FOUR_BOXES, "ammunition 5 4"], [[[], FOUR_BOXES, "ammunition 5 3"]]],
    [
      "five-houses-invaded",
      7,
      [[THREE_LOST, "1 | Z | 3 | Z | 5"], "hordesLeft 2 2 0", "hordesRight 1 0 0"],
      [[[THREE_LOST, "1 | Z | 3 4 5"], "hordesLeft 2 1 0", "hordesRight 1 0 0"]],
    ],
  ];

  test.each(cases)("XPN-1 PLN-4 PLN-8: %s", (id, worth, met, missed) => {
    const sheet = written(met);
    expect(checkSheet(sheet, ZOMBIES)).toEqual([]);
    expect(meetsPlanC(ZOMBIES, id, sheet)).toBe(true);
    for (const each of missed) expect(meetsPlanC(ZOMBIES, id, written(each))).toBe(false);
    const status = planStatus(positionOf({ ...ZOMBIES, plans: { C: id } }, [sheet]), 0, "C");
    expect(status).toMatchObject({ met: true, worth, scored: null });
  });

  test("PLN-4: a printed barricade is not one that was built", () => {
    expect(
      meetsPlanC(ZOMBIES, "two-3-barricade-each", sheetWith(ZOMBIES, ["1 2+ 3 |", "", ". . . . 5 6 7"])),
    ).toBe(false);
  });

  test("PLN-3 PLN-5: a plan that asks for estates uses them up", () => {
    const options = { ...ZOMBIES, plans: { C: "two-3-barricade-each" } };
    const begun = positionOf(options, [sheetWith(ZOMBIES, ["1 2+ 3 | 4+ 5 6 |"])], ["1 pool", "15 park"]);
    const state = after(begun, 0, ...writing([2, 0, 1]), { type: "claim", plan: "C" });
    expect(rows(state)[0]).toBe("1_ 2_+ 3_ | 4_+ 5_ 6_ | . . . .");
  });

  test("PLN-6: barricades, ammunition and invaded houses are not used up", () => {
    const options = { ...ZOMBIES, plans: { C: "five-barricades" } };
    const sheet = sheetWith(ZOMBIES, ["1 2+ 3 4+ 5 6 7+ 8 9+ 10", "1 2+"]);
    const begun = positionOf(options, [sheet], ["1 pool", "15 park"]);
    const state = after(begun, 0, ...writing([2, 0, 1]), { type: "claim", plan: "C" });
    expect(rows(state)[0]).toBe("1 2+ 3 4+ 5 6 7+ 8 9+ 10");
  });

  test("PLN-8: planStatus says how many there are", () => {
    const partsOf = (id: string, each: Written) =>
      planStatus(positionOf({ ...ZOMBIES, plans: { C: id } }, [written(each)]), 0, "C").parts;
    expect(
      partsOf("five-houses-invaded", [[THREE_LOST], "hordesLeft 2 0 0", "hordesRight 1 0 0"]),
    ).toMatchObject([{ of: "invaded", have: 3, need: 5 }]);
    expect(partsOf("four-ammunition-used", [[], FOUR_BOXES, "ammunition 5 2"])).toMatchObject([
      { of: "ammunitionUsed", have: 2, need: 4 },
    ]);
    expect(partsOf("all-barricades-one-street", [["1 2+"]])).toMatchObject([
      { of: "streets", have: 0, need: 1 },
      { of: "barricades", street: 0, have: 1, need: 4 },
      { of: "barricades", street: 1, have: 0, need: 4 },
      { of: "barricades", street: 2, have: 0, need: 4 },
    ]);
  });
});

describe("sheets with Zombies on which something is wrong", () => {
  const audit = (each: Written): string[] =>
    checkSheet(written(each), ZOMBIES).map(({ code, clause, details }) => {
      const { street, house, gap } = details;
      const where = [street, house ?? gap].filter((index) => index !== undefined).join("-");
      return `${clause} ${code} ${where}`.trim();
    });

  test.each([
    ["nothing", [["1 2+ | 3 | Z | 5"], "hordesLeft 2 0 0"], []],
    ["the last house of a street", [["", "1 | Z | 3 | Z | 5"], "hordesLeft 0 2 0"], []],
    ["a barricade where one is printed", [["1+ 2"]], ["ZOM-10 sheet.barricade 0-0"]],
    ["a barricade at an empty house", [["1 .+"]], ["ZOM-10 sheet.barricade 0-1"]],
    ["a barricade at a house numbered by extension", [["1 1B+"]], ["ZOM-10 sheet.barricade 0-1"]],
    ["a barricade at a roundabout", [["1 | @+ |"], "roundabouts 1"], ["ZOM-10 sheet.barricade 0-1"]],
    ["a barricade at a house lost", [["1 | Z+ | 3"], "hordesLeft 1 0 0"], ["ZOM-10 sheet.barricade 0-1"]],
    ["a house lost to which no arrow leads", [["1 | Z | 3"]], ["ZOM-7 sheet.invaded 0-1"]],
    ["a house lost with a printed barricade", [["Z | 2"]], ["ZOM-7 sheet.invaded 0-0"]],
    [
      "a house still there at the end of an arrow",
      [["1 2 3", "1 . 3", ". 2+ | 3"], "hordesLeft 1 1 1"],
      ["ZOM-7 sheet.not-invaded 0-1", "ZOM-7 sheet.not-invaded 1-1"],
    ],
    [
      "no fences beside a house lost",
      [["1 Z 3"], "hordesLeft 1 0 0"],
      ["ZOM-8 sheet.invaded-fence 0-0", "ZOM-8 sheet.invaded-fence 0-1"],
    ],
    [
      "more arrows than there are",
      [["", "", "1 | Z | 3 | Z |"], "hordesLeft 0 0 3"],
      ["ZOM-4 sheet.arrows 2"],
    ],
    [
      "more ammunition than boxes have brought",
      [[], "improvements 0 1 0 0 0 0", "ammunition 3 0"],
      ["ZOM-6 sheet.ammunition-circled"],
    ],
    [
      "less than boxes have brought",
      [[], "improvements 0 1 2 0 0 0", "ammunition 2 0"],
      ["ZOM-6 sheet.ammunition-circled"],
    ],
    ["an extension lost, its box crossed", [["1 | Z | 3"], "hordesLeft 1 0 0", "extensions 1"], []],
    [
      "more extension boxes than houses for them",
      [["1 | Z | 3"], "hordesLeft 1 0 0", "extensions 2"],
      ["EXT-1 sheet.extension-boxes"],
    ],
    [
      "a house lost that had a pool, so was no extension",
      [["", "", "1 | Z* | 3"], "hordesLeft 0 0 1", "extensions 1"],
      ["EXT-1 sheet.extension-boxes"],
    ],
    [
      "a pool lost, its box not crossed",
      [["", "", "1 | Z* | 3"], "hordesLeft 0 0 1", "pools 0"],
      ["POL-1 sheet.pool-boxes"],
    ],
    ["a park of a house lost", [["1 | Z | 3"], "hordesLeft 1 0 0", "parks 3 0 0"], []],
    ["more ammunition used than circled", [[], "ammunition 1 2"], ["ZOM-5 sheet.ammunition"]],
  ] as const satisfies readonly (readonly [string, Written, readonly string[]])[])(
    "ZOM-4 to ZOM-10: %s",
    (_, each, expected) => {
      expect(audit(each)).toEqual(expected);
    },
  );

  test("ZOM-5 ZOM-6: it is said how much ammunition there is", () => {
    const details = (each: Written) =>
      checkSheet(written(each), ZOMBIES).map((violation) => violation.details);
    expect(details([[], "improvements 0 1 0 0 0 0", "ammunition 3 0"])).toEqual([
      { circled: 3, expected: 2 },
    ]);
    expect(details([[], "ammunition 1 2"])).toEqual([{ ammunition: 1, ammunitionUsed: 2 }]);
  });

  test("ZOM-4: of a horde on the right too no more arrows are drawn than it has", () => {
    expect(audit([["", "", "1 2 3 4 5 6 7 8 9 10 11 12"], "hordesRight 0 0 9"])).toContain(
      "ZOM-4 sheet.arrows 2",
    );
  });

  test("a sheet as text shows barricades, arrows and ammunition", () => {
    const state = positionOf(ZOMBIES, [
      sheetWith(
        ZOMBIES,
        ["1 2+ | 3 | Z |"],
        "hordesLeft 2 0 0",
        "improvements 1 0 0 0 0 0",
        "ammunition 2 1",
      ),
    ]);
    expect(rows(state)[0]).toBe("1 2+ | 3 | Z | . . . . . .");
    expect(state.sheets[0].expansion).toMatchObject({
      movedLeft: [2, 0, 0],
      movedRight: [0, 0, 0],
      ammunition: 2,
      ammunitionUsed: 1,
    });
  });

  test("what a sheet says nothing of is as before the game", () => {
    const state = positionOf(ZOMBIES, [sheetWith(ZOMBIES, [])]);
    const begun = createGame({ ...ZOMBIES, players: ["Ann"], seed: 3 });
    expect(state.sheets[0].expansion).toEqual(begun.sheets[0].expansion);
  });
});

describe("a custom layout with hordes", () => {
  const expansion = {
    routes: [
      { left: [0, 5, 3], right: [9] },
      { left: [], right: [] },
      { left: [], right: [11, 2] },
    ],
    ammunitionAtStart: 0,
    ammunitionBoxes: [[], [1], [], [], [], [0, 2]],
  };

  test("ZOM-4 ZOM-6: its routes and its ammunition are played", () => {
    const layout = customLayout(ZOMBIES, expansion);
    expect(wrongPath(layout)).toBeNull();
    const text = ["sheet own", ...[10, 11, 12].map((houses) => new Array(houses).fill(".").join(" "))];
    const described = parseSheet([...text, "improvements 0 1 0 0 0 0"].join("\n"), { layout });
    const state = positionOf({ layout }, [described], ["1 improvement", "5 fence"]);
    const improved = after(state, 0, ...writing([0, 0, 1]), { type: "improve", size: 2 });
    expect(improved.turns[0]?.sheet.expansion).toMatchObject({ ammunition: 1, ammunitionUsed: 0 });
    const fence = { type: "pick", stack: 1 } as const;
    const acting = after(
      state,
      0,
      fence,
      { type: "write", street: 2, house: 2, number: 5 },
      { type: "barricade" },
    );
    expect(rows(acting)[2]).toBe(". . 5+ . . . . . . . . .");
  });

  test("ZOM-6: a list of boxes may end early", () => {
    expect(wrongPath(customLayout(ZOMBIES, { ammunitionBoxes: [[0]] }))).toBeNull();
  });

  test.each([
    ["expansion.routes", { routes: expansion.routes.slice(1) }],
    ["expansion.routes", { routes: null }],
    ["expansion.routes[1]", { routes: [expansion.routes[0], null, expansion.routes[2]] }],
    ["expansion.routes[1].left", { routes: [expansion.routes[0], { right: [] }, expansion.routes[2]] }],
    [
      "expansion.routes[1].up",
      { routes: [expansion.routes[0], { left: [], right: [], up: [] }, expansion.routes[2]] },
    ],
    [
      "expansion.routes[1].left[0]",
      { routes: [expansion.routes[0], { left: [11], right: [] }, expansion.routes[2]] },
    ],
    [
      "expansion.routes[1].right[1]",
      { routes: [expansion.routes[0], { left: [], right: [1, -1] }, expansion.routes[2]] },
    ],
    [
      "expansion.routes[1]",
      { routes: [expansion.routes[0], { left: [4], right: [4] }, expansion.routes[2]] },
    ],
    ["expansion.ammunitionAtStart", { ammunitionAtStart: -1 }],
    ["expansion.ammunitionAtStart", { ammunitionAtStart: 1.5 }],
    ["expansion.ammunitionAtStart", { ammunitionAtStart: undefined }],
    ["expansion.ammunitionBoxes", { ammunitionBoxes: new Array(7).fill([]) }],
    ["expansion.ammunitionBoxes[0]", { ammunitionBoxes: [0] }],
    ["expansion.ammunitionBoxes[0][0]", { ammunitionBoxes: [[1]] }],
    ["expansion.hordes", { hordes: 6 }],
  ])("SET-5: a wrong one is refused at %s", (path, wrong) => {
    expect(wrongPath(customLayout(ZOMBIES, { ...expansion, ...wrong }))).toBe(path);
  });

  test("PLN-7: what is reconstructed is named as such", () => {
    const sources = provenance(createGame({ ...ZOMBIES, players: ["Ann"], seed: 1 }));
    for (const of of ["layout", "plan"])
      expect(sources).toContainEqual(expect.objectContaining({ of, level: "reconstructed" }));
  });
});
