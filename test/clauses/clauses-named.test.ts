import {
  type CustomPlanCard,
  createGame,
  type GameOptions,
  type GameState,
  isRulesError,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../src/game/context.js";
import { clauseHere } from "../../src/moves/clauses.js";
import { playUntil } from "../support/dealt.js";
import { validating } from "../support/position-plans.js";
import { against, FIRST } from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";
import { LONG_ZOMBIES, stacked, ZOMBIES } from "../support/zombies.js";

const CLAIM: Untaken = { type: "claim", plan: "A" };

/** The clause of the first violation of options. */
function clauseOf(options: GameOptions): string | null {
  try {
    createGame(options);
    return "nothing refused";
  } catch (error) {
    return isRulesError(error) ? error.violations[0].clause : null;
  }
}

function playerCount(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
}

function expansion(clauses: CustomPlanCard["parts"]): CustomPlanCard {
  return { id: "own", letter: "A", score: [6, 3], parts: clauses };
}

describe("the clause that forbids a move in this game", () => {
  test.each([
    [{ plans: { A: "three-estates-of-3" } }, "PLN-3"],
    [{ plans: { A: "ends-of-all-streets" }, advanced: true }, "PLN-3"],
    [
      {
        plans: {
          A: expansion([{ where: { in: "sheet" }, needs: [{ need: "feature", feature: "parks", min: 2 }] }]),
        },
      },
      "PLN-1",
    ],
    [{ ...FIRST, plans: { A: "seven-temps" }, advanced: true }, "PLN-1"],
    [{ ...FIRST, plans: { A: "all-houses-street-1" }, advanced: true }, "PLN-1"],
  ] as const)("PLN-1 PLN-3: a plan that is not met: %j", (options, clause) => {
    expect(against(validating(options, ["1 2 | 3"]), CLAIM)).toBe(`${clause} claim.not-met`);
  });

  const pool = { feature: "pools", min: 1, max: null } as const;
  const twoOfTwo = (
    where: CustomPlanCard["parts"][number]["where"],
    each: readonly (typeof pool)[] = [],
  ) => ({
    plans: { A: expansion([{ where, needs: [{ need: "estates", sizes: [2, 2], each }] }]) },
  });
  const streets = "1 2 | 3 4 | 5 6 |/1 2 | 3 4 |/1 2 |";

  test.each([
    ["the wrong street of one plan", {}, { in: "streets", count: 1 }, "ADV-4"],
    ["the wrong street in the first edition", FIRST, { in: "streets", count: 1 }, "PLN-3"],
    ["another street than the one named", {}, { in: "street", street: 0 }, "PLN-3"],
  ] as const)("ADV-4 PLN-3: an estate in %s", (_, edition, where, clause) => {
    const claimed = after(validating({ ...edition, ...twoOfTwo(where) }, [streets]), 0, CLAIM);
    expect(against(claimed, { type: "use", street: 2, house: 0 })).toBe(`${clause} use.condition`);
  });

  test("PLN-4: an estate without what each must have, in whatever street", () => {
    for (const where of [{ in: "sheet" }, { in: "streets", count: 1 }] as const) {
      const sheet = "1 2 | 3* 4 | 5 6 | 7* 8 |/1* 2 | 3 4* | 5 6 |";
      const options = twoOfTwo(where, [pool]);
      const claimed = after(validating(options, [sheet, "pools 4"]), 0, CLAIM);
      expect(against(claimed, { type: "use", street: 1, house: 4 })).toBe("PLN-4 use.condition");
    }
  });

  test("ADV-6: without Advanced Mode a roundabout is refused as such in every step", () => {
    const roundabout: Untaken = { type: "roundabout", street: 0, house: 2 };
    const begun = createGame({ players: ["Ann"], seed: 1 });
    const picked = after(begun, 0, { type: "pick", stack: 0 });
    for (const state of [begun, picked])
      expect(against(state, roundabout)).toBe("ADV-6 roundabout.not-advanced");
  });
});

describe("the clause that says how cards come", () => {
  const GAMES: readonly (readonly [GameOptions, pair: string | null, give: string | null])[] = [
    [{ players: ["Ann"], seed: 1, mode: { aaa: "sam" } }, null, null],
    [{ players: ["Ann", "Bob"], seed: 1, mode: "expert" }, "XPT-4", "XPT-6"],
    [{ players: ["Ann", "Bob"], seed: 1, mode: "expert", ...FIRST }, "FST-5", "XPT-6"],
    [{ players: ["Ann"], seed: 1, mode: "solo", ...FIRST }, "FST-1", null],
    [{ players: ["Ann"], seed: 1, mode: { aaa: "sam" }, ...ZOMBIES }, "ZOM-13", "ZOM-13"],
    [{ players: ["Ann", "Bob"], seed: 1, mode: "expert", ...ZOMBIES }, "ZOM-X", "ZOM-X"],
  ];

  test.each(GAMES)(
    "AAA-3 AAA-7 XPT-4 XPT-6 FST-1 FST-5: a card that is not in hand: %j",
    (options, pair, give) => {
      const context = contextOf(createGame(options), 0);
      const move = { type: "end", player: 0 } as const;
      expect(clauseHere("pair.no-card", context, move)).toBe(pair);
      expect(clauseHere("give.no-card", context, move)).toBe(give);
    },
  );

  test("ZOM-X: a second card that the third deck had no more for", () => {
    const options = { players: playerCount(6), seed: 1, mode: "expert", layout: LONG_ZOMBIES } as const;
    const isShort = ({ hands, turns, agenda }: GameState): boolean =>
      agenda[0]?.do === "ask" &&
      agenda[0].agenda[0].step === "choose" &&
      turns.every((turn) => turn === null) &&
      hands.some(({ length }) => length === 1);
    const state = playUntil(createGame(options), isShort);
    const player = state.hands.findIndex(({ length }) => length === 1);
    expect(against(state, { type: "pair", numberCard: 0, actionCard: 1 }, player)).toBe("ZOM-X pair.no-card");
  });

  test("ZOM-12 ZOM-13 ZOM-X: a move when the cards have ended the game", () => {
    const games = [
      [
        stacked(
          [
            [0, "right"],
            [0, "left"],
            [0, "both"],
          ],
          { layout: LONG_ZOMBIES },
        ),
        "ZOM-12",
      ],
      [createGame({ players: ["Ann"], seed: 1, mode: { aaa: "sam" }, layout: LONG_ZOMBIES }), "ZOM-13"],
      [createGame({ players: ["Ann", "Bob"], seed: 1, mode: "expert", layout: LONG_ZOMBIES }), "ZOM-X"],
    ] as const;
    for (const [begun, clause] of games) {
      const ended = playUntil(begun, () => false);
      expect(ended.table.endedBy).toEqual(["deck-empty"]);
      expect(against(ended, { type: "end" })).toBe(`${clause} move.game-over`);
    }
  });
});

describe("the clause that forbids options", () => {
  test.each([
    ["XPT-1", { players: ["Ann"], mode: "expert" }],
    ["FST-5", { players: ["Ann"], mode: "expert", ...FIRST }],
    ["XPT-9", { players: playerCount(40), mode: "expert" }],
    ["XPT-9", { players: playerCount(40), mode: "expert", ...FIRST }],
    ["ZOM-X", { players: playerCount(40), mode: "expert", ...ZOMBIES }],
    ["SET-4", { players: ["Ann"], layout: "blueprint", advanced: true, plans: { A: "street-2-3-4-4" } }],
  ] as const)("%s", (clause, options) => {
    expect(clauseOf({ seed: 1, ...options })).toBe(clause);
  });
});
