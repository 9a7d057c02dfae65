import {
  checkSheet,
  createGame,
  decision,
  describeSheet,
  explainMove,
  type GameState,
  legalMoves,
  observe,
  opponentScore,
  playersToMove,
  scoreSheet,
} from "perfect-home-rules";
import { formatSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds } from "../support/dealt.js";
import { after, pointsOf, positionOf, sheetWith, type Untaken } from "../support/positions.js";

const ROSWELL = { layout: "roswell" } as const;

/** A game of two players, in which both are asked for their objectives. */
function begun(options = {}): GameState {
  return createGame({ ...ROSWELL, players: ["Ann", "Bob"], seed: 1, ...options });
}

function objectiveOf(state: GameState, player: number): number | null {
  const { expansion } = state.sheets[player];
  if (expansion?.id !== "roswell") throw new Error("not a Roswell sheet");
  return expansion.objective;
}

/** A game in which a number has just been written, and the first objective is chosen. */
function written(
  shown: string,
  at: Untaken,
  streets: readonly string[] = [],
  lines: string[] = [],
): GameState {
  const sheet = sheetWith(ROSWELL, streets, "objective 1", ...lines);
  const state = positionOf(ROSWELL, [sheet], [shown, "5 park", "6 park"]);
  return after(state, 0, { type: "pick", stack: 0 }, at);
}

/** A house with a saucer: the second of street 1. */
function atSaucer(number: number): Untaken {
  return { type: "write", street: 0, house: 1, number };
}

function typesIn(state: GameState): string[] {
  return [...new Set(legalMoves(state, 0).map(({ type }) => type))];
}

describe("ROS-1: objectives", () => {
  test("ROS-1: before the first round each player chooses one of four", () => {
    const state = begun();
    expect(state.table.round).toBe(0);
    expect(playersToMove(state)).toEqual([0, 1]);
    expect(decision(state, 1)?.step).toEqual({ step: "objective" });
    expect(legalMoves(state, 1)).toEqual(
      [0, 1, 2, 3].map((objective) => ({ type: "objective", player: 1, objective })),
    );
  });

  test("ROS-1 RND-3: nobody sees the others' before all have chosen; then all are seen at once", () => {
    const first = after(begun(), 0, { type: "objective", objective: 3 }, { type: "end" });
    expect(observe(first, 1)).toMatchObject({ turns: [null, null], ended: [true, false] });
    expect(objectiveOf(first, 0)).toBeNull();
    const both = after(first, 1, { type: "objective", objective: 0 }, { type: "end" });
    expect([0, 1].map((player) => objectiveOf(both, player))).toEqual([3, 0]);
    expect(both.table.round).toBe(1);
    expect(decision(both, 0)?.step).toEqual({ step: "choose" });
  });

  test("ROS-1: it is chosen once", () => {
    const state = after(begun(), 0, { type: "objective", objective: 3 });
    expect(legalMoves(state, 0)).toEqual([{ type: "end", player: 0 }]);
    expect(explainMove(state, { type: "objective", player: 0, objective: 1 })?.clause).toBe("RND-1");
  });

  test.each([
    ["expert", 1],
    [{ aaa: "sam" }, 0],
    [{ aaa: "closed" }, 0],
  ] as const)("ROS-1 XPN-2: with cards in hand too (%j)", (mode, held) => {
    const players = mode === "expert" ? ["Ann", "Bob"] : ["Ann"];
    let state = begun({ mode, players });
    expect(decision(state, 0)?.step).toEqual({ step: "objective" });
    expect(state.hands.map((hand) => hand.length)).toEqual(players.map(() => held));
    for (const [player] of players.entries())
      state = after(state, player, { type: "objective", objective: 2 }, { type: "end" });
    expect(state.hands.map((hand) => hand.length)).toEqual(players.map(() => 3));
    expect(objectiveOf(state, 0)).toBe(2);
  });

  test("ROS-1: played on from a position, only those can choose who have none", () => {
    const chosen = sheetWith(ROSWELL, ["1"], "objective 2");
    expect(positionOf(ROSWELL, [chosen, chosen]).table.round).toBe(1);
    const state = positionOf(ROSWELL, [chosen, sheetWith(ROSWELL, [])]);
    expect(legalMoves(state, 0)).toEqual([{ type: "end", player: 0 }]);
    expect(legalMoves(state, 1).length).toBe(4);
  });

  test("ROS-1: an objective that there is not is wrong on a sheet", () => {
    expect(checkSheet(sheetWith(ROSWELL, [], "objective 4"), ROSWELL)).toEqual([]);
    expect(checkSheet(sheetWith(ROSWELL, [], "objective 5"), ROSWELL)).toMatchObject([
      { code: "sheet.objective", clause: "ROS-1", details: { objective: 5, max: 4 } },
    ]);
  });
});

describe("ROS-2: infiltrating", () => {
  test("ROS-2: instead of the action, or neither", () => {
    const state = written("2 fence", atSaucer(2));
    expect(typesIn(state)).toEqual(["fence", "infiltrate", "skip"]);
    const infiltrated = after(state, 0, { type: "infiltrate" });
    expect(decision(infiltrated, 0)?.step).toEqual({ step: "wrapUp" });
    expect(describeSheet(infiltrated, 0).streets[0].houses[1]).toEqual({
      kind: "numbered",
      number: 2,
      marks: { zoorg: 1 },
    });
    expect(decision(after(state, 0, { type: "skip" }), 0)?.step).toEqual({ step: "wrapUp" });
  });

  test("ROS-2: not in a house without a saucer", () => {
    const state = written("2 fence", { type: "write", street: 0, house: 2, number: 2 });
    expect(typesIn(state)).toEqual(["fence", "skip"]);
    expect(explainMove(state, { type: "infiltrate", player: 0 })).toMatchObject({
      code: "infiltrate.no-saucer",
      clause: "ROS-2",
    });
  });

  test("ROS-2: not with a number changed by a temp, but with one left as it is", () => {
    const changed = written("3 temp", atSaucer(2));
    expect(decision(changed, 0)?.step).toEqual({ step: "wrapUp" });
    expect(explainMove(changed, { type: "infiltrate", player: 0 })?.clause).toBe("RND-1");
    expect(typesIn(written("3 temp", atSaucer(3)))).toEqual(["temp", "infiltrate", "skip"]);
  });

  test.each([
    ["3 pool", []],
    ["3 park", ["parks 3 0 0"]],
    ["3 temp", ["temps 11"]],
    ["3 extension", []],
    ["3 improvement", ["improvements 1 2 3 4 4 4"]],
  ])("ROS-2: also where the action itself can't be used: %s (ruling)", (shown, lines) => {
    const full: Readonly<Record<string, string[]>> = {
      "3 park": [". . 4 5 6"],
      "3 extension": ["", "1 1B 1B 1B 1B 1B 1B 1B 1B 1B"],
    };
    const streets = full[shown] ?? [];
    const state = written(shown, atSaucer(3), streets, lines);
    expect(typesIn(state)).toEqual(["infiltrate", "skip"]);
    expect(after(state, 0, { type: "infiltrate" }).turns[0]?.moves.at(-1)?.type).toBe("infiltrate");
  });

  test("ROS-2: not in a house numbered by extension", () => {
    const extended = after(written("1 extension", { type: "write", street: 0, house: 0, number: 1 }), 0, {
      type: "extend",
      street: 0,
      house: 1,
      from: "left",
    });
    expect(decision(extended, 0)?.step).toEqual({ step: "wrapUp" });
  });

  test("ROS-2 XPN-2: with cards in hand, instead of the other card's action", () => {
    let state = after(begun({ mode: "expert" }), 0, { type: "objective", objective: 0 }, { type: "end" });
    state = after(state, 1, { type: "objective", objective: 0 }, { type: "end" });
    const [{ numberCard, actionCard }] = legalMoves(state, 0).flatMap((move) =>
      move.type === "pair" ? [move] : [],
    );
    const { number } = state.hands[0][numberCard];
    state = after(state, 0, { type: "pair", numberCard, actionCard }, atSaucer(Number(number)));
    expect(typesIn(state)).toContain("infiltrate");
  });

  test("ROS-2: a saucer circled where it can't be is wrong on a sheet", () => {
    expect(checkSheet(sheetWith(ROSWELL, [". 2^"]), ROSWELL)).toEqual([]);
    for (const house of ["2B^", ".^"]) {
      expect(checkSheet(sheetWith(ROSWELL, [`2 ${house}`]), ROSWELL)).toMatchObject([
        { code: "sheet.saucer", clause: "ROS-2", details: { street: 0, house: 1 } },
      ]);
    }
    expect(checkSheet(sheetWith(ROSWELL, ["2^"]), ROSWELL)).toMatchObject([
      { code: "sheet.saucer", details: { street: 0, house: 0 } },
    ]);
  });

  test("a sheet as text shows saucers circled and the objective", () => {
    const text = formatSheet(sheetWith(ROSWELL, ["1 2^ 3"], "objective 3"), ROSWELL);
    expect(text).toContain("1 2^ 3");
    expect(text).toContain("objective 3");
  });
});

describe("ROS-3: infiltrated estates", () => {
  /** How many estates of the first street are infiltrated. */
  const countOf = (street: string): number => {
    const state = positionOf(ROSWELL, [sheetWith(ROSWELL, [street], "objective 1")]);
    return scoreSheet(state, 0).sections.at(-1)?.items[0].count ?? -1;
  };

  test.each([
    ["1 2^ |", 1],
    ["1 2^ 3 4^ |", 1],
    ["1 2^ | 3 4^ |", 2],
    ["1 2^ . |", 0],
    ["1 2 |", 0],
    ["1 2^ 3 4 5 6 |", 1],
    ["1 2^ 3 4 5 6 7 |", 0],
    ["1 2^ 3", 0],
  ])("ROS-3: %s", (street, count) => {
    expect(countOf(street)).toBe(count);
  });
});

describe("ROS-4: what infiltrated estates score", () => {
  /** All saucers, each in an estate of its own: as many estates as there are saucers circled. */
  const withEstates = (count: number, objective: number) => {
    const streets = [
      ". | 1 | . | 4 | . . | 7 | . | 9 |",
      "1 | . | 3 | . | 5 | . . | 8 | . | 10 |",
      ". | 2 | . | 4 | . . | 7 | . | 9 | . . | 12",
    ];
    let left = count;
    const circled = streets.map((street) =>
      street.replaceAll(/\d+/g, (number) => {
        left -= 1;
        return left >= 0 ? `${number}^` : number;
      }),
    );
    return sheetWith(ROSWELL, circled, ...(objective === 0 ? [] : [`objective ${objective}`]));
  };

  test.each([
    [1, [0, 2, 4, 12, 16, 10, 12, 14, 16, 18, 20]],
    [2, [0, 2, 4, 6, 8, 25, 30, 14, 16, 18, 20]],
    [3, [0, 2, 4, 6, 8, 10, 12, 42, 48, 18, 20]],
    [4, [0, 2, 4, 6, 8, 10, 12, 14, 16, 63, 70]],
  ])("ROS-4: objective %i with 0 to 10 infiltrated estates", (objective, points) => {
    const sheets = points.map((_, count) => withEstates(count, objective));
    expect(pointsOf(ROSWELL, sheets, "infiltration")).toEqual(points);
  });

  test("ROS-4: without an objective each scores 2", () => {
    expect(pointsOf(ROSWELL, [withEstates(3, 0), withEstates(3, 9)], "infiltration")).toEqual([6, 6]);
  });

  test("ROS-4: the section names clause and number of estates", () => {
    expect(scoreSheet(positionOf(ROSWELL, [withEstates(4, 1)]), 0).sections.at(-1)).toEqual({
      section: "infiltration",
      clause: "ROS-4",
      items: [{ of: "estates", count: 4, points: 16 }],
      points: 16,
    });
  });
});

describe("ROS-5: the AAA's reversed cards", () => {
  const scoreWith = (given: readonly string[], options = {}) => {
    const start = aaaGame({ ...ROSWELL, ...options }, given);
    const state = after(start, 0, { type: "objective", objective: 0 }, { type: "end" });
    return opponentScore(playRounds(state, given.length));
  };
  const sectionIn = (score: ReturnType<typeof scoreWith>, name: string) =>
    score?.sections.find(({ section }) => section === name);

  test("ROS-5: the first card and each one after a fence: 5 points each", () => {
    const score = scoreWith(["4 park", "1 fence", "5 park", "6 park", "2 fence", "7 park"]);
    expect(sectionIn(score, "infiltration")).toEqual({
      section: "infiltration",
      clause: "ROS-5",
      items: [{ of: "houses", count: 3, points: 15 }],
      points: 15,
    });
    expect(sectionIn(score, "parks")?.items).toEqual([{ of: "park", count: 1, points: 1 }]);
    expect(sectionIn(score, "fences")?.items[0].count).toBe(2);
  });

  test("ROS-5: a reversed fence is no fence: a house, and the next card is not reversed", () => {
    const score = scoreWith(["1 fence", "4 park", "2 fence", "5 fence", "5 park"]);
    expect(sectionIn(score, "infiltration")?.items[0].count).toBe(2);
    expect(sectionIn(score, "fences")?.items[0].count).toBe(1);
    expect(sectionIn(score, "parks")?.items[0].count).toBe(2);
    expect(score?.estates.map(({ from, to, houses }) => [from, to, houses])).toEqual([
      [0, 2, 2],
      [3, 5, 2],
    ]);
  });

  test("ROS-5: a reversed improvement or extension is one house and nothing else", () => {
    const score = scoreWith(["4 improvement", "3 temp", "1 fence", "3 extension", "4 park"]);
    expect(score?.estates.map(({ houses, each }) => [houses, each])).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test("ROS-5: not reversed, they count as ever", () => {
    const score = scoreWith(["4 park", "4 improvement", "3 extension"]);
    expect(score?.estates.map(({ houses, each }) => [houses, each])).toEqual([[4, 2]]);
  });

  test("ROS-5: reversed cards count in no other section, the comparison of temps included", () => {
    const score = scoreWith(["3 temp", "1 fence", "3 pool"]);
    expect(sectionIn(score, "temps")?.points).toBe(0);
    expect(sectionIn(score, "pools")?.points).toBe(0);
    const upright = scoreWith(["3 pool", "3 temp"]);
    expect(sectionIn(upright, "temps")?.points).toBe(7 + 1);
  });

  test("ROS-5: at level 0 nothing is scored", () => {
    expect(scoreWith(["4 park", "1 fence"], { mode: { aaa: "closed" } })?.sections).toEqual([]);
  });
});
