import {
  type Action,
  applyMove,
  type CustomLayout,
  decision,
  describeSheet,
  explainMove,
  type GameState,
  isOver,
  legalMoves,
  legalTurns,
  opponentScore,
  standings,
  tryApplyMove,
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

  test("AMD-6: a Validation card makes the player cross a street bonus and two column bonuses at once", () => {
    expect(decision(drawn, 0)?.step).toEqual({ step: "crossStreet" });
    const street = after(drawn, 0, { type: "crossStreet", street: 3 });
    expect(decision(street, 0)?.step).toEqual({ step: "crossColumn", more: 1 });
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

  test("AMD-6: what is circled or crossed can't be crossed; columns in any order", () => {
    const move = (fields: Untaken) => explainMove(columns, as({ ...fields, player: 0 }))?.code;
    expect(explainMove(drawn, { type: "crossStreet", player: 0, street: 0 })?.code).toBe(
      "crossStreet.not-open",
    );
    const crossed = after(drawn, 0, { type: "crossStreet", street: 3 });
    expect(explainMove(drawn, { type: "crossColumn", player: 0, column: 0 })?.clause).toBe("RND-1");
    const columns = crossed;
    expect(move({ type: "crossColumn", column: 6 })).toBeUndefined();
    expect(move({ type: "crossStreet", street: 1 })).toBe("move.not-now");
    const second = after(columns, 0, { type: "crossColumn", column: 3 });
    const why = (column: number) => explainMove(second, { type: "crossColumn", player: 0, column })?.code;
    expect([0, 3, 4].map(why)).toEqual([undefined, "crossColumn.not-open", undefined]);
  });

  test("AMD-6: whole turns name each pair of columns once", () => {
    const crossed = after(drawn, 0, { type: "crossStreet", street: 3 });
    const pairs = [...legalTurns(crossed, 0)].map((turn) =>
      turn.flatMap((move) => (move.type === "crossColumn" ? [move.column] : [])),
    );
    expect(pairs).toHaveLength((7 * 6) / 2);
    expect(new Set(pairs.map((pair) => pair.sort().join())).size).toBe(pairs.length);
    const [one, other] = [
      [5, 2],
      [2, 5],
    ].map((columns) =>
      after(crossed, 0, ...columns.map((column) => ({ type: "crossColumn", column }) as const)),
    );
    expect(describeSheet(one, 0)).toEqual(describeSheet(other, 0));
  });

  /** A layout of six streets with few columns, of which the player completes some. */
  function narrow(columns: number): CustomLayout {
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
      expansion: {
        id: "american-dream",
        families: streets.map(() => row),
        streetBonus: 10,
        columnBonus: 2,
        normal: 1,
        perfect: 3,
      },
    };
  }

  /** How many bonuses of streets and of columns have a mark: 0 open, 2 crossed. */
  function bonusesWith(
    { sheets: [{ expansion }] }: GameState,
    mark: number,
  ): [streets: number, columns: number] {
    if (expansion?.id !== "american-dream") throw new Error("another sheet");
    const count = (bonuses: readonly number[]): number => bonuses.filter((bonus) => bonus === mark).length;
    return [count(expansion.streetBonuses), count(expansion.columnBonuses)];
  }

  /** The first state after a Validation card has been dealt with, and what was asked for it. */
  function dealtWith(drawn: GameState): { readonly state: GameState; readonly asked: readonly string[] } {
    const asked: string[] = [];
    let state = drawn;
    while (decision(state, 0)?.step.step.startsWith("cross")) {
      const [move] = legalMoves(state);
      asked.push(move.type);
      state = applyMove(state, move);
    }
    return { state: asked.length > 0 ? after(state, 0, { type: "end" }) : state, asked };
  }

  test("AMD-6 AAA-5: as many as there are, asked for only where there is a choice", () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      let dice = seed;
      let state = aaaGame({ layout: narrow(3), seed }, []);
      while (!isOver(state) && state.table.round < 60) {
        const before = state;
        const moves = legalMoves(state);
        dice = (dice * 16807) % 2147483647;
        const result = tryApplyMove(state, moves[dice % moves.length]);
        if (!result.ok) throw new Error("a listed move was refused");
        state = result.state;
        if (!result.events.some(({ type }) => type === "validationDrawn")) continue;
        const { state: done, asked } = dealtWith(state);
        state = done;
        if (done.table.removed.length !== before.table.removed.length + 1) continue; // two in a row
        const crossedBefore = bonusesWith(before, 2);
        const crossed = bonusesWith(done, 2).map((count, index) => count - crossedBefore[index]);
        const open = bonusesWith(done, 0).map((count, index) => count + crossed[index]);
        expect(crossed).toEqual([Math.min(open[0], 1), Math.min(open[1], 2)]);
        expect(asked.includes("crossStreet")).toBe(open[0] > 1);
        expect(asked.filter((type) => type === "crossColumn").length > 0).toBe(open[1] > 2);
        met.add(crossed.join(" "));
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(["1 2", "1 1", "1 0"]));
  });

  test("AAA-13: a tie with the AAA is shared", () => {
    const begun = aaaGame(DREAM, []);
    expect(standings(begun).map(({ place }) => place)).toEqual([1, 1]);
  });
});
