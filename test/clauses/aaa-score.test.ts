import {
  applyMove,
  createGame,
  type GameState,
  legalMoves,
  type Move,
  opponentScore,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds } from "../support/dealt.js";
import {
  afterRound,
  dealt,
  LOWER_PART,
  opponentPoints,
  pairing,
  scoreForCards,
  validation,
} from "../support/position-cards.js";
import { LONG, scored } from "../support/position-sheets.js";
import { CLOSED, NAMED_OPPONENTS } from "./printed-opponents.js";

describe("the Opponent cards", () => {
  test.each(Object.entries(NAMED_OPPONENTS))("AAA-10 AAA-11: %s has the values known", (id, values) => {
    const mode = { aaa: id as keyof typeof NAMED_OPPONENTS };
    expect(createGame({ players: ["Ann"], seed: 1, mode }).setup.opponent).toMatchObject({ id, ...values });
  });

  test("AAA-10: together they reach both ends of every printed range", () => {
    const range = (name: "park" | "pool" | "temp" | "fence" | "extension" | "improvement") => {
      const values = Object.values(NAMED_OPPONENTS).map((player) => player[name]);
      return [Math.min(...values), Math.max(...values)];
    };
    expect([range("park"), range("pool"), range("temp"), range("fence")]).toEqual([
      [0, 4],
      [0, 5],
      [1, 2],
      [1, 3],
    ]);
    expect([range("extension"), range("improvement")]).toEqual([
      [1, 4],
      [1, 4],
    ]);
  });
});

describe("level 0: the agency is closed", () => {
  const closed = { mode: { aaa: "closed" } } as const;

  test("AAA-9: it scores nothing, and the third card is given and lost", () => {
    const state = playRounds(aaaGame(closed, ["6 park", "7 park", "3 pool"]), 3);
    expect(opponentScore(state)).toEqual({ sections: [], estates: [], total: 0 });
    expect(state.table.opponent?.given).toHaveLength(3);
    expect(standings(state).map(({ player }) => player)).toEqual([0]);
  });

  test("AAA-9: the player's temps are scored by the card's thresholds", () => {
    const hands = [3, 4, 6, 8, 10, 12, 13].flatMap((temp, index) => [
      `${temp} temp`,
      `${[2, 4, 5, 7, 8, 9, 11][index]} park`,
      `${[1, 2, 5, 6, 7, 8, 9][index]} fence`,
    ]);
    let state = dealt({ players: ["Ann"], seed: 1, ...closed }, hands, [[LOWER_PART, validation("A")]]);
    const points = [scored(state, "temps")];
    for (let round = 0; round < 7; round++) {
      const number = state.hands[0][1].number ?? 0;
      state = afterRound(state, 0, ...pairing(1, 0, [2, round, number]), { type: "temp" });
      points.push(scored(state, "temps"));
    }
    expect(state.setup.opponent).toMatchObject(CLOSED);
    expect(points).toEqual([0, 0, 1, 1, 4, 4, 7, 7]);
  });
});

describe("what an AAA player's cards score", () => {
  test("AAA-10: Sam with 5 park cards: 5 points", () => {
    const score = scoreForCards(["4 park", "6 park", "7 park", "9 park", "11 park"]);
    expect(opponentPoints(score, "parks")).toBe(5);
  });

  test("AAA-10: pools, fences and parks score the value of each card", () => {
    const given = ["4 park", "3 pool", "6 pool", "11 fence", "8 fence"];
    const points = (aaa: keyof typeof NAMED_OPPONENTS) => {
      const score = scoreForCards(given, { mode: { aaa } });
      return ["parks", "pools", "fences"].map((section) => opponentPoints(score, section));
    };
    expect(points("sam")).toEqual([1, 2, 2]);
    expect(points("irene")).toEqual([3, 0, 4]);
    expect(points("ann")).toEqual([0, 10, 4]);
  });

  test("AAA-10: temps score the value of each card, and a place where there is any", () => {
    const one = scoreForCards(["3 temp"], { mode: { aaa: "ann" } });
    expect(opponentPoints(one, "temps")).toBe(2 + 7);
    expect(opponentPoints(scoreForCards(["4 park"]), "temps")).toBe(0);
  });

  test("AAA-10: Sam with 4 temp cards, the player with 4 boxes: 7 for both, and 4 more for Sam", () => {
    const state = untilFourTemps(aaaGame({ layout: LONG }, []));
    expect(scored(state, "temps")).toBe(7);
    expect(opponentPoints(opponentScore(state), "temps")).toBe(7 + 4);
  });

  test("AAA-10: no refusals, no penalty for extensions", () => {
    const { sections, total } = scoreForCards(["3 extension", "4 extension"]);
    expect(sections.map(({ section }) => section)).toEqual([
      "plans",
      "parks",
      "pools",
      "temps",
      "fences",
      "estates",
    ]);
    expect(total).toBe(2 * 2);
  });
});

/** The temp cards given to the AAA. */
function tempsGiven({ table }: GameState): number {
  return table.opponent?.given.filter((card) => "action" in card && card.action === "temp").length ?? 0;
}

/** Plays until the AAA was given 4 temp cards and the player has crossed 4 boxes, and neither more. */
function untilFourTemps(begun: GameState): GameState {
  let state = begun;
  while (tempsGiven(state) < 4 || state.sheets[0].tempsCrossed < 4) {
    const moves = legalMoves(state, 0);
    const isNumberKept = (move: Move) =>
      move.type !== "write" || move.number === state.turns[0]?.picked?.number;
    const worth = (move: Move) => worthOf(state, move);
    const [best] = moves.filter(isNumberKept).toSorted((a, b) => worth(b) - worth(a));
    state = applyMove(state, best);
  }
  return state;
}

function worthOf(state: GameState, move: Move): number {
  const isTemp = (card: number) => state.hands[0][card].action === "temp";
  const isToBeGiven = tempsGiven(state) < 4;
  switch (move.type) {
    case "pair": {
      const given = 3 - move.numberCard - move.actionCard;
      return isTemp(given) === isToBeGiven ? 2 : isTemp(move.actionCard) ? 1 : 0;
    }
    case "give":
      return isTemp(move.card) === isToBeGiven ? 1 : 0;
    case "temp":
      return state.sheets[0].tempsCrossed < 4 ? 1 : -1;
    case "write":
      return -Math.abs(move.house - move.number);
    default:
      return 0;
  }
}
