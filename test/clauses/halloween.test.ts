import {
  checkSheet,
  createGame,
  decision,
  type GameState,
  legalMoves,
  opponentScore,
  type SheetDescription,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds, ROUNDS_BEFORE_VALIDATION } from "../support/dealt.js";
import { after, pointsOf, positionOf, sheetWith, type Untaken } from "../support/positions.js";
import {
  begin,
  HALLOWEEN,
  HAUNTED,
  refusal,
  streetsOf,
  TO_WRAP_UP,
  tier,
  tiersIn,
  tiersOf,
  treats,
  wrapUp,
} from "./halloween.js";

describe("HAL-1: ghosts and candies", () => {
  const chosen = after(begin([sheetWith(HALLOWEEN, ["1"])]), 0, { type: "pick", stack: 0 });
  const written = after(chosen, 0, { type: "write", street: 0, house: 4, number: 15 });

  test("HAL-1: thirteen houses have both", () => {
    const { expansion } = createGame({ players: ["Ann"], seed: 1, ...HALLOWEEN }).setup.layouts[0];
    expect(expansion).toMatchObject({ houses: HAUNTED });
    expect(HAUNTED.flat()).toHaveLength(13);
  });

  test("HAL-1: one of the two is circled before the action, and neither is no choice", () => {
    expect(decision(written, 0)?.step).toEqual({ step: "treat", street: 0, house: 4 });
    expect(legalMoves(written)).toEqual([
      { type: "treat", player: 0, take: "ghost" },
      { type: "treat", player: 0, take: "candy" },
    ]);
    expect(refusal(written, { type: "skip" })).toBe("RND-1 move.not-now");
    const taken = after(written, 0, { type: "treat", take: "candy" });
    expect(streetsOf(taken)[0]).toBe("1 . . . 15c");
    expect(decision(taken, 0)?.step).toEqual({ step: "act", action: "fence" });
    expect(streetsOf(after(written, 0, { type: "treat", take: "ghost" }))[0]).toBe("1 . . . 15g");
  });

  test("HAL-1: a house without a ghost asks nothing", () => {
    const state = after(chosen, 0, { type: "write", street: 0, house: 5, number: 15 });
    expect(decision(state, 0)?.step).toEqual({ step: "act", action: "fence" });
  });

  test("HAL-1: by extension too", () => {
    const begun = positionOf(HALLOWEEN, [sheetWith(HALLOWEEN, ["1"])], ["9 extension", "5 park", "6 park"]);
    const state = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 1, house: 0, number: 9 },
      { type: "extend", street: 0, house: 1, from: "left" },
    );
    expect(decision(state, 0)?.step).toEqual({ step: "treat", street: 0, house: 1 });
    expect(streetsOf(after(state, 0, { type: "treat", take: "ghost" }))[0]).toBe("1 1Bg");
  });

  test("HAL-1: more than a house has is wrong on a sheet", () => {
    const audit = (street: string) =>
      checkSheet(sheetWith(HALLOWEEN, [street]), HALLOWEEN).map(
        ({ clause, code, details }) => `${clause} ${code} ${details["house"]}`,
      );
    expect(audit(". 2g . . 5c")).toEqual([]);
    expect(audit(". 2 . . 5")).toEqual([]); // in the middle of a turn
    expect(audit("1g")).toEqual(["HAL-1 sheet.treat 0"]);
    expect(audit(". 2gc")).toEqual(["HAL-1 sheet.treat 1"]);
    expect(audit(". .c")).toEqual(["HAL-1 sheet.treat 1"]);
  });
});

describe("HAL-2: tiers", () => {
  test.each([
    [0, []],
    [3, []],
    [4, ["ghost 4"]],
    [5, []],
    [6, ["ghost 4", "ghost 6"]],
    [7, []],
    [8, []],
    [9, ["ghost 4", "ghost 6", "ghost 9"]],
    [10, []],
    [13, []],
  ])("HAL-2: with %i ghosts or candies the tiers are %j", (count, tiers) => {
    expect(tiersIn(wrapUp(treats(count)))).toEqual(tiers);
    expect(tiersIn(wrapUp(treats(0, count)))).toEqual(tiers.map((each) => each.replace("ghost", "candy")));
  });

  test("HAL-2: the printed example: 9 ghosts, 4 that wait, 8 that may not; later 6; later 9 for the tier of 4", () => {
    const sheets = [treats(9), treats(4), treats(8)];
    const first = sheets.reduce((state, _, player) => after(state, player, ...TO_WRAP_UP), begin(sheets));
    expect([0, 1, 2].map((player) => tiersIn(first, player).at(-1))).toEqual([
      "ghost 9",
      "ghost 4",
      undefined,
    ]);
    const round = after(after(after(first, 1, { type: "end" }), 2, { type: "end" }), 0, tier("ghost", 2));
    const ended = after(round, 0, { type: "skip" }, { type: "end" });
    expect([0, 1, 2].map((player) => tiersOf(ended, player)?.[0])).toEqual([
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 2],
    ]);
    const gone = "ghostTiers 0 0 2";
    const second = after(begin([treats(6, 0, gone), treats(8, 0, gone)]), 0, ...TO_WRAP_UP, tier("ghost", 1));
    const later = after(after(second, 0, { type: "skip" }, { type: "end" }), 1, ...TO_WRAP_UP, {
      type: "end",
    });
    expect([0, 1].map((player) => tiersOf(later, player)?.[0])).toEqual([
      [0, 1, 2],
      [0, 2, 2],
    ]);
    expect(tiersIn(wrapUp(treats(9, 0, "ghostTiers 0 2 2")))).toEqual(["ghost 4"]);
  });

  test("HAL-2: one tier of ghosts and one of candies, and no other of the same kind", () => {
    const state = after(wrapUp(treats(6, 6)), 0, tier("candy", 0));
    expect(tiersIn(state)).toEqual(["ghost 4", "ghost 6"]);
    expect(refusal(state, tier("candy", 1))).toBe("HAL-2 tier.again");
    const both = after(state, 0, tier("ghost", 0), { type: "skip" });
    expect(tiersIn(both)).toEqual([]);
    expect(refusal(both, tier("ghost", 0))).toBe("HAL-2 tier.again");
  });

  test("HAL-2: the number must be exact, and that of the tier or a higher one", () => {
    expect(refusal(wrapUp(treats(8)), tier("ghost", 0))).toBe("HAL-2 tier.count");
    expect(refusal(wrapUp(treats(4)), tier("ghost", 1))).toBe("HAL-2 tier.count");
  });

  test("HAL-2: in a round with a Permit Refusal too", () => {
    const streets = ["1 2g 3 4 5g 6 7 8g 9 10g", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11"];
    const begun = positionOf(HALLOWEEN, [sheetWith(HALLOWEEN, streets)], ["3 fence", "5 park", "4 park"]);
    expect(tiersIn(after(begun, 0, { type: "permitRefusal" }))).toEqual(["ghost 4"]);
  });

  test("HAL-2: a tier without its number, and two of a kind, are wrong on a sheet", () => {
    const audit = (sheet: SheetDescription) =>
      checkSheet(sheet, HALLOWEEN).map(
        ({ clause, code, details }) => `${clause} ${code} ${details["of"]} ${details["tier"]}`,
      );
    expect(audit(treats(7, 4, "ghostTiers 2 1 0", "candyTiers 1 0 2"))).toEqual([]);
    expect(audit(treats(5, 0, "ghostTiers 0 1 0"))).toEqual(["HAL-2 sheet.tier ghost 1"]);
    expect(audit(treats(0, 6, "candyTiers 1 1 0"))).toEqual(["HAL-2 sheet.tier candy 1"]);
    expect(audit(treats(0, 0, "candyTiers 0 0 3"))).toEqual(["HAL-2 sheet.tier candy 2"]);
  });
});

describe("HAL-3: tiers are for those who are first", () => {
  const ended = (state: GameState, player: number, ...moves: readonly Untaken[]) =>
    after(state, player, ...TO_WRAP_UP, ...moves, { type: "end" });

  test("HAL-3: all who validate a tier in the same round have it, everybody else crosses it out", () => {
    const begun = begin([treats(0, 4), treats(0, 6), treats(0, 4)]);
    const first = ended(begun, 0, tier("candy", 0));
    const state = ended(ended(first, 1, tier("candy", 0)), 2);
    expect([0, 1, 2].map((player) => tiersOf(state, player)?.[1])).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
    ]);
  });

  test("HAL-3: nobody can have a tier that was crossed out in an earlier round", () => {
    const state = wrapUp(treats(4, 0, "ghostTiers 2 0 0"));
    expect(tiersIn(state)).toEqual([]);
    expect(refusal(state, tier("ghost", 0))).toBe("HAL-3 tier.crossed");
  });

  test("HAL-3 RND-3: what others do in this round is not known: the tier is open until the round ends (ruling)", () => {
    const first = ended(begin([treats(0, 4), treats(0, 4)]), 0, tier("candy", 0));
    expect(tiersIn(after(first, 1, ...TO_WRAP_UP), 1)).toEqual(["candy 4"]);
  });
});

describe("HAL-8: what candies score", () => {
  test("HAL-8: the tier validated, and nothing without one", () => {
    const lines = [
      [],
      ["candyTiers 1 0 2"],
      ["candyTiers 0 1 2"],
      ["candyTiers 2 2 1"],
      ["candyTiers 2 2 2"],
    ];
    const sheets = lines.map((each) => treats(0, 10, ...each));
    expect(pointsOf(HALLOWEEN, sheets, "candies")).toEqual([0, 5, 9, 15, 0]);
  });

  test("HAL-8: a ghost tier scores nothing by itself", () => {
    expect(pointsOf(HALLOWEEN, [treats(9, 0, "ghostTiers 0 0 1")], "candies")).toEqual([0]);
  });
});

describe("HAL-9: the AAA", () => {
  const drawn = (letter: "A" | "B" | "C", options = {}) =>
    playRounds(aaaGame({ ...HALLOWEEN, ...options }, [], letter), ROUNDS_BEFORE_VALIDATION);

  test.each([
    ["A", [2, 0, 0]],
    ["B", [0, 2, 0]],
    ["C", [0, 0, 2]],
  ] as const)("HAL-9 AAA-5: Validation %s crosses out one tier of each kind", (letter, marks) => {
    const state = drawn(letter);
    expect(state.table.removed).toEqual([{ special: "validation", letter }]);
    expect(tiersOf(state, 0)).toEqual([marks, marks]);
    expect(state.hands[0]).toHaveLength(3);
  });

  test("HAL-9: the AAA scores 4 for each tier crossed out", () => {
    const [before, later] = [drawn("B"), drawn("B", { mode: { aaa: "closed" } })];
    const candies = opponentScore(before)?.sections.find(({ section }) => section === "candies");
    expect(candies).toEqual({
      section: "candies",
      clause: "HAL-9",
      items: [
        { of: "ghost", count: 1, points: 4 },
        { of: "candy", count: 1, points: 4 },
      ],
      points: 8,
    });
    expect(tiersOf(later, 0)).toEqual([
      [0, 2, 0],
      [0, 2, 0],
    ]); // XPN-3
    expect(opponentScore(later)?.sections).toEqual([]);
  });

  test("HAL-9: a tier that is circled is not crossed out", () => {
    let state = aaaGame(HALLOWEEN, []);
    while (state.table.removed.length === 0) {
      const moves = legalMoves(state);
      const wanted = moves.find(
        (move) => move.type === "tier" || (move.type === "treat" && move.take === "candy"),
      );
      if (wanted === undefined && moves.every(({ type }) => type !== "end")) {
        const written = moves.find(
          (move) => move.type === "write" && HAUNTED[move.street].includes(move.house),
        );
        const { player: _player, ...move } =
          written ?? moves.find(({ type }) => type !== "extend") ?? moves[0];
        state = after(state, 0, move as Untaken);
      } else {
        const { player: _player, ...move } = wanted ?? { type: "end", player: 0 };
        state = after(state, 0, move as Untaken);
      }
    }
    expect(tiersOf(state, 0)).toEqual([
      [2, 0, 0],
      [1, 0, 0],
    ]);
  });
});
