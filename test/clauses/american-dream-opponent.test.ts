import {
  type Action,
  applyMove,
  decision,
  describeSheet,
  explainMove,
  type GameState,
  isOver,
  legalMoves,
  type OwnLayout,
  opponentScore,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds } from "../support/dealt.js";
import { after, type Untaken } from "../support/positions.js";
import { as } from "../support/refusals.js";
import { DREAM } from "./american-dream.js";

describe("AMD-6: AAA Solo", () => {
  /** One card of each action, given in the first rounds. */
  const GIVEN = ["2 park", "3 pool", "3 temp", "1 fence", "3 extension", "1 improvement"];

  const sectionOf = (state: GameState, name: string) =>
    opponentScore(state)?.sections.find(({ section }) => section === name);

  test("AMD-6: Sam: 1 for each park, pool, temp and fence card, 2 for each extension and improvement card", () => {
    const state = playRounds(aaaGame(DREAM, GIVEN), GIVEN.length);
    expect(sectionOf(state, "columns")?.items).toEqual([
      { of: "fence", count: 1, points: 1 },
      { of: "improvement", count: 1, points: 2 },
      { of: "park", count: 1, points: 1 },
      { of: "pool", count: 1, points: 1 },
      { of: "temp", count: 1, points: 1 },
      { of: "extension", count: 1, points: 2 },
    ]);
    expect(opponentScore(state)).toMatchObject({ estates: [], total: 8 });
    expect(opponentScore(state)?.sections.map(({ section }) => section)).toEqual([
      "plans",
      "columns",
      "streets",
    ]);
  });

  const drawn = playRounds(aaaGame(DREAM, [], "B"), 14);

  test("AMD-6: a Validation card makes the architect cross a street bonus and two column bonuses at once", () => {
    expect(decision(drawn, 0)?.step).toEqual({ step: "crossStreet" });
    const street = after(drawn, 0, { type: "crossStreet", street: 3 });
    expect(decision(street, 0)?.step).toEqual({ step: "crossColumn", after: -1, more: 1 });
    const first = after(street, 0, { type: "crossColumn", column: 2 });
    const second = after(first, 0, { type: "crossColumn", column: 5 });
    expect(legalMoves(second)).toEqual([{ type: "end", player: 0 }]);
    const state = after(second, 0, { type: "end" });
    expect(state.table.round).toBe(15);
    expect(decision(state, 0)?.step.step).toBe("choose");
    expect(describeSheet(state, 0).lines).toMatchObject({ streets: [1, 0, 0, 2, 0] });
    expect(describeSheet(state, 0).lines?.["columns"].filter((bonus) => bonus === 2)).toHaveLength(2);
    expect(sectionOf(state, "streets")?.points).toBe(10);
  });

  test("AMD-6 AAA-5: the plan is dealt with first, and at level 0 too", () => {
    const plan = { A: "all-red-perfect" } as const;
    for (const aaa of ["sam", "closed"] as const) {
      const state = playRounds(aaaGame({ ...DREAM, plans: plan, mode: { aaa } }, [], "A"), 14);
      expect(state.table.opponent?.planPoints[0]).toBe(8);
      expect(decision(state, 0)?.step.step).toBe("crossStreet");
    }
  });

  test("AMD-6: what is circled or crossed can't be crossed; columns are named from left to right", () => {
    const move = (fields: Untaken) => explainMove(columns, as({ ...fields, player: 0 }))?.code;
    expect(explainMove(drawn, { type: "crossStreet", player: 0, street: 0 })?.code).toBe(
      "crossStreet.not-open",
    );
    const crossed = after(drawn, 0, { type: "crossStreet", street: 3 });
    expect(explainMove(drawn, { type: "crossColumn", player: 0, column: 0 })?.clause).toBe("RND-1");
    const columns = crossed;
    expect(move({ type: "crossColumn", column: 6 })).toBe("crossColumn.too-few-left");
    expect(move({ type: "crossStreet", street: 1 })).toBe("move.not-now");
    const second = after(columns, 0, { type: "crossColumn", column: 3 });
    const why = (column: number) => explainMove(second, { type: "crossColumn", player: 0, column })?.code;
    expect([0, 3, 4].map(why)).toEqual(["crossColumn.order", "crossColumn.not-open", undefined]);
  });

  /** A layout of six streets with few columns, of which the architect completes some. */
  function narrow(columns: number): OwnLayout {
    const streets = Array.from({ length: 6 }, () => ({ houses: columns, column: 0, pools: [], parks: [] }));
    const row = new Array<Action>(columns).fill("park");
    return {
      id: "narrow",
      streets,
      pools: [],
      temps: 0,
      improvements: [],
      extensions: [],
      roundabouts: [],
      refusals: new Array<number>(50).fill(0),
      own: {
        variant: "american-dream",
        families: streets.map(() => row),
        streetBonus: 10,
        columnBonus: 2,
        normal: 1,
        perfect: 3,
      },
    };
  }

  /** Bonuses of streets and of columns that can still be crossed. */
  function openBonuses({ sheets: [{ own }] }: GameState): [streets: number, columns: number] {
    if (own?.variant !== "american-dream") throw new Error("another sheet");
    const open = (bonuses: readonly number[]): number => bonuses.filter((bonus) => bonus === 0).length;
    return [open(own.streetBonuses), open(own.columnBonuses)];
  }

  /** How many bonuses of streets and of columns the architect has to cross for a Validation card just drawn. */
  function crossedFor(drawn: GameState): [streets: number, columns: number] {
    let [streets, columns] = [0, 0];
    let state = drawn;
    while (state.table.removed === drawn.table.removed) {
      const [move] = legalMoves(state);
      if (move.type === "crossStreet") streets += 1;
      else if (move.type === "crossColumn") columns += 1;
      else if (move.type !== "end") break;
      state = applyMove(state, move);
    }
    return [streets, columns];
  }

  test("AMD-6 AAA-5: as many as there are; where none is left the draw goes on", () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      let dice = seed;
      let state = aaaGame({ sheet: narrow(3), seed }, []);
      while (!isOver(state) && state.table.round < 60) {
        const before = state;
        const moves = legalMoves(state);
        dice = (dice * 16807) % 2147483647;
        state = applyMove(state, moves[dice % moves.length]);
        if (state.table.removed.length !== before.table.removed.length + 1) continue;
        const [streets, columns] = openBonuses(state);
        const expected = [Math.min(streets, 1), Math.min(columns, 2)];
        expect(crossedFor(state)).toEqual(expected);
        met.add(expected.join(" "));
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(["1 2", "1 1", "1 0"]));
  });

  test("AAA-13: a tie with the AAA is shared", () => {
    const begun = aaaGame(DREAM, []);
    expect(standings(begun).map(({ place }) => place)).toEqual([1, 1]);
  });
});
