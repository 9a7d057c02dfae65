import {
  createGame,
  decision,
  explainMove,
  type GameState,
  isOver,
  legalMoves,
  opponentScore,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds, ROUNDS_BEFORE_VALIDATION } from "../support/dealt.js";
import { after, customLayout } from "../support/positions.js";
import { bonusesOf, ICE } from "./ice-cream.js";

/** AAA Solo at the moment at which a Validation card has been drawn. */
function validation(options: Parameters<typeof aaaGame>[0] = ICE): GameState {
  return playRounds(aaaGame(options, []), ROUNDS_BEFORE_VALIDATION);
}

/** Plays to the end; for each Validation card the streets whose bonus could be crossed out, the first one was. */
function forfeitsIn(begun: GameState): number[][] {
  const asked: number[][] = [];
  let state = begun;
  while (!isOver(state)) {
    const { length } = state.table.removed;
    const open = legalMoves(state).flatMap((move) => (move.type === "forfeit" ? [move.street] : []));
    if (open.length > 0) {
      asked[length - 1] = open;
      state = after(state, 0, { type: "forfeit", street: open[0] }, { type: "end" });
    } else {
      state = playRounds(state, 1);
    }
    for (let card = asked.length; card < length; card++) asked.push([]);
  }
  return asked;
}

describe("ICE-5: the AAA", () => {
  test("ICE-5 AAA-5: a Validation card asks at once, in the middle of the draw, for a bonus to cross out", () => {
    const asked = validation();
    expect(asked.table.removed).toEqual([{ special: "validation", letter: "A" }]);
    expect(asked.hands[0].length).toBeLessThan(3);
    expect(decision(asked, 0)?.step).toEqual({ step: "forfeit" });
    expect(bonusesOf(asked, 0)).toEqual([1, 0, 0]);
    const crossed = after(asked, 0, { type: "forfeit", street: 1 }, { type: "end" });
    expect(bonusesOf(crossed, 0)).toEqual([1, 2, 0]);
    expect(crossed.hands[0]).toHaveLength(3);
    expect(decision(crossed, 0)?.step).toEqual({ step: "choose" });
  });

  test("ICE-5: a bonus that is circled can't be chosen", () => {
    const asked = validation();
    expect(legalMoves(asked)).toEqual([1, 2].map((street) => ({ type: "forfeit", player: 0, street })));
    expect(explainMove(asked, { type: "forfeit", player: 0, street: 0 })).toMatchObject({
      code: "forfeit.not-open",
      clause: "ICE-5",
    });
  });

  test("ICE-5: where no bonus is left, nothing is asked", () => {
    const printed = customLayout(ICE, {});
    const streets = printed.streets.slice(1).map((street) => ({ ...street, houses: 20, column: 0 }));
    const cones = streets.map(() => Array.from({ length: 20 }, () => 1));
    const expansion = { id: "ice-cream", trucks: ["left", "left"], cones } as const;
    const layout = { ...printed, streets, refusals: new Array<number>(30).fill(0), expansion };
    const begun = createGame({ players: ["Ann"], seed: 3, mode: { aaa: "sam" }, layout });
    expect(forfeitsIn(begun)).toEqual([[0, 1], [1], []]);
  });

  test("ICE-5 XPN-3: a closed agency costs bonuses too, and scores nothing", () => {
    const asked = validation({ ...ICE, mode: { aaa: "closed" } });
    expect(decision(asked, 0)?.step).toEqual({ step: "forfeit" });
    expect(opponentScore(asked)?.sections).toEqual([]);
  });

  test("ICE-5: the AAA scores a point for each card that is no fence, and 10 for each bonus crossed out", () => {
    const given = ["8 fence", "10 park", "9 pool", "6 fence", "7 park"];
    const asked = playRounds(aaaGame(ICE, given), ROUNDS_BEFORE_VALIDATION);
    const crossed = after(asked, 0, { type: "forfeit", street: 2 });
    const cards = asked.table.opponent?.given.filter((card) => "action" in card && card.action !== "fence");
    const conesOf = (state: GameState) =>
      opponentScore(state)?.sections.find(({ section }) => section === "cones");
    const early = playRounds(aaaGame(ICE, given), given.length);
    expect(conesOf(early)).toMatchObject({
      clause: "ICE-5",
      items: [
        { of: "cards", count: 3, points: 3 },
        { of: "bonuses", count: 0, points: 0 },
      ],
      points: 3,
    });
    expect(conesOf(asked)?.points).toBe(cards?.length);
    expect(conesOf(after(crossed, 0, { type: "end" }))?.points).toBe((cards?.length ?? 0) + 10);
  });
});
