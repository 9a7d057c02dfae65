import {
  createGame,
  type GameOptions,
  isOver,
  type LayoutId,
  legalMoves,
  scoreSheet,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playRounds } from "../support/dealt.js";
import { after, pointsIn, pointsOf, positionOf, sheetWith } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";

const FIRST = { edition: "first-2018", seed: 1 } as const;

const PACKS = {
  "easter-eggs-2019": ["all-eggs-street-3", "2-3-4-no-egg", "three-3-three-eggs-each"],
  "ice-cream-2019": ["all-cones-one-street", "3-4-5-no-cone", "three-4-three-cones-each"],
  "christmas-lights-2019": ["two-6-one-string-each", "one-street-one-string", "two-3-unlinked"],
} as const;

const SHEETS = Object.keys(PACKS) as (keyof typeof PACKS)[];

/** The C plans that a game can have, found by drawing again and again. */
function plansDrawn(options: Omit<GameOptions, "seed">): Set<string> {
  const games = Array.from({ length: 40 }, (_, seed) => createGame({ ...options, seed }));
  return new Set(games.map(({ setup }) => setup.plans[2].id));
}

describe("PCK-1: packs with the first edition", () => {
  test.each(SHEETS)("PCK-1: %s has the cards and rules of 2018, and a plan C of its own", (layout) => {
    const { setup } = createGame({ ...FIRST, layout, players: ["Ann"] });
    expect(Object.values(setup.cards).flat().length).toBe(81);
    expect(setup.rules.reshuffleOnFirstPlan).toBe(true);
    for (const advanced of [false, true]) {
      const drawn = plansDrawn({ edition: "first-2018", layout, advanced, players: ["Ann"] });
      expect([...drawn].sort()).toEqual([...PACKS[layout]].sort());
    }
  });

  test.each(SHEETS)("PCK-1: %s is played in all modes of 2018, advanced or not", (layout) => {
    for (const mode of ["standard", "expert", "solo"] as const) {
      for (const advanced of [false, true]) {
        const players = mode === "solo" ? ["Ann"] : ["Ann", "Bob"];
        const state = createGame({ ...FIRST, layout, mode, advanced, players });
        expect(legalMoves(state).length).toBeGreaterThan(0);
        expect(isOver(playRounds(state, 99))).toBe(true);
      }
    }
  });

  test.each(SHEETS)("PCK-1: %s belongs to 2018 alone", (layout) => {
    const refused = (options: Partial<GameOptions>) =>
      violationIn(() => createGame({ ...FIRST, layout, players: ["Ann"], ...options })).code;
    expect(refused({ edition: "collector-2023" })).toBe("options.pack-edition");
    expect(refused({ mode: { aaa: "sam" } })).toBe("options.aaa-edition");
    expect(refused({ nineAndThreeQuarters: true })).toBe("options.cards-edition");
  });

  test("PCK-1: the sheets of 2023 are not those of 2018", () => {
    for (const layout of ["easter-eggs", "christmas-lights", "nuclear-war", "roswell"] as LayoutId[]) {
      const { code } = violationIn(() => createGame({ ...FIRST, layout, players: ["Ann"] }));
      expect(code).toBe("options.expansion-edition");
    }
  });
});

describe("PCK-2: the Easter and the Christmas pack", () => {
  test("PCK-2 EGG-1 EGG-3: eggs are circled and scored as in 2023", () => {
    const EASTER = { edition: "first-2018", layout: "easter-eggs-2019" } as const;
    const begun = positionOf(EASTER, [sheetWith(EASTER, [])], ["8 fence", "5 park", "6 park"]);
    const state = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 0, house: 3, number: 8 },
    );
    expect(legalMoves(state)).toEqual([0, 1, 2].map((count) => ({ type: "eggs", player: 0, count })));
    const sheets = [14, 18].map((eggs) => sheetWith(EASTER, [new Array(eggs / 2).fill("8oo").join(" ")]));
    expect(pointsOf(EASTER, sheets, "eggs")).toEqual([20, 35]);
  });

  test("PCK-2 XMS-1 XMS-2: strings hang and score as in 2023", () => {
    const CHRISTMAS = { edition: "first-2018", layout: "christmas-lights-2019" } as const;
    const begun = positionOf(
      CHRISTMAS,
      [sheetWith(CHRISTMAS, ["7 . 8"])],
      ["1 extension", "5 park", "6 park"],
    );
    const state = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 2, house: 0, number: 1 },
      { type: "extend", street: 0, house: 1, from: "right" },
    );
    expect(pointsIn(scoreSheet(state, 0), "lights")).toBe(3);
  });
});
