import { type GameState, isOver, opponentScore, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds } from "../support/dealt.js";
import { countsMade, DUCKS } from "./ducks.js";

describe("DUK-6: AAA Solo", () => {
  /** What the AAA's counts have brought. */
  const opponentCounts = (state: GameState): number[] =>
    opponentScore(state)
      ?.sections.find(({ section }) => section === "ducklings")
      ?.items.map(({ points }) => points) ?? [];

  test("DUK-6: Validation A makes the yellow count, B the black one, C none, at once", () => {
    const expansion = (letter: "A" | "B" | "C"): unknown => {
      const state = playRounds(aaaGame(DUCKS, [], letter), 14);
      expect(state.table.removed).toHaveLength(1);
      expect(state.table.opponent?.given).toHaveLength(14);
      return state.table.expansion;
    };
    expect(expansion("A")).toEqual({ id: "ducks", counts: { yellow: 7, black: null, both: null } });
    expect(expansion("B")).toEqual({ id: "ducks", counts: { yellow: null, black: 7, both: null } });
    expect(expansion("C")).toEqual({ id: "ducks", counts: { yellow: null, black: null, both: null } });
  });

  test("DUK-6: the player counts too, on the sheet as it stands", () => {
    const before = playRounds(aaaGame(DUCKS, [], "A"), 13);
    expect(countsMade(before)).toBeUndefined();
    const state = playRounds(before, 1);
    const [yellow] = scoreSheet(state, 0).sections.at(-1)?.items ?? [];
    expect(countsMade(state)).toEqual({ yellow: [yellow.points] });
  });

  test("DUK-6: the AAA scores a point per pair of cards given until then, and the rest at the end", () => {
    const drawn = playRounds(aaaGame(DUCKS, [], "A"), 14);
    expect(opponentCounts(drawn)).toEqual([7, 7, 7]);
    expect(opponentCounts(playRounds(drawn, 1))).toEqual([7, 7, 7]);
    expect(opponentCounts(playRounds(drawn, 2))).toEqual([7, 8, 8]);
  });

  test("DUK-6: the second one of A and B makes its own count and then that of both, unless they were made", () => {
    const isSecond = ({ table }: GameState): boolean =>
      ["A", "B"].every((letter) => table.removed.some((card) => "letter" in card && card.letter === letter));
    const countsOf = ({ table }: GameState): Record<string, number | null> =>
      table.expansion?.id === "ducks" ? { ...table.expansion.counts } : {};
    let found = 0;
    for (let seed = 0; seed < 12; seed++) {
      let before = playRounds(aaaGame({ ...DUCKS, seed }, [], "A"), 14);
      let state = before;
      while (!isOver(state) && !isSecond(state)) [before, state] = [state, playRounds(state, 1)];
      if (isOver(state)) continue;
      found += 1;
      const pairs = Math.floor((state.table.opponent?.given.length ?? 0) / 2);
      const made = Object.entries(countsOf(before)).filter(([, points]) => points !== null);
      const expected = { yellow: 7, black: pairs, both: pairs, ...Object.fromEntries(made) };
      expect(countsOf(state)).toEqual(expected);
    }
    expect(found).toBeGreaterThan(0);
  });

  test("XPN-3: at level 0 the counts are made, and the AAA scores nothing", () => {
    const state = playRounds(aaaGame({ ...DUCKS, mode: { aaa: "closed" } }, [], "A"), 14);
    expect(countsMade(state)).toMatchObject({ yellow: [expect.any(Number)] });
    expect(state.table.expansion).toBeNull();
    expect(opponentScore(state)).toEqual({ sections: [], estates: [], total: 0 });
  });
});
