import {
  checkRecord,
  type GameRecord,
  isOver,
  isReplayError,
  type Move,
  replay,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playGame, recordGame, recordOfMoves, WAYS } from "../records/games.js";
import { codeOf } from "../support/refusals.js";

describe.each(WAYS.map(({ name }, index) => ({ name, index })))("records: $name", ({ index }) => {
  const game = playGame(WAYS[index], 17);
  const record = recordGame(game);

  test("a replay yields every state with its move and events, the first state first", () => {
    const steps = [...replay(recordOfMoves(game))];
    expect(steps.map(({ number }) => number)).toEqual(game.states.map((_, number) => number));
    expect(steps.map(({ move }) => move)).toEqual([null, ...game.moves]);
    expect(steps.map(({ state }) => JSON.stringify(state))).toEqual(
      game.states.map((state) => JSON.stringify(state)),
    );
    expect(steps[0].events).toEqual([]);
    expect(steps[1].events[0]).toEqual({ type: "moved", to: game.moves[0].player, move: game.moves[0] });
  });

  test("what a recorder has kept comes to the same state and the same results", () => {
    const last = game.states[game.states.length - 1];
    expect(isOver(last)).toBe(true);
    expect(record.result?.map(({ sections: _, ...standing }) => standing)).toEqual(standings(last));
    const { state, differences } = checkRecord(record);
    expect(JSON.stringify(state)).toBe(JSON.stringify(last));
    expect(differences).toEqual([]);
  });

  test("a record is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });

  test("RND-3: the order among players does not matter", () => {
    const shared = (moves: readonly Move[]): string[] => moves.map((move) => JSON.stringify(move)).sort();
    expect(shared(record.moves)).toEqual(shared(game.moves));
    expect(JSON.stringify(checkRecord(recordOfMoves(game)).state)).toBe(
      JSON.stringify(checkRecord(record).state),
    );
  });
});

describe("results that differ", () => {
  const record = recordGame(playGame(WAYS[0], 17));
  const [first, ...others] = record.result ?? [];

  test("each number that is not the recorded one is named, with both", () => {
    const result = [
      { ...first, total: first.total + 1, sections: { ...first.sections, parks: 99, eggs: 3 } },
      ...others,
    ];
    const { differences } = checkRecord({ ...record, result });
    const { player, total, sections } = first;
    expect(differences).toEqual([
      { player, of: "total", recorded: total + 1, computed: total },
      { player, of: "parks", recorded: 99, computed: sections["parks"] },
      { player, of: "eggs", recorded: 3, computed: null },
    ]);
  });

  test("a player left out, or one too many, differs in every number", () => {
    const { differences } = checkRecord({ ...record, result: [first, { ...others[0], player: 7 }] });
    expect(new Set(differences.map(({ player }) => player))).toEqual(new Set([7, others[0].player]));
    expect(differences.every((each) => (each.player === 7 ? each.computed : each.recorded) === null)).toBe(
      true,
    );
  });

  test("results of a game that is not over are not found again", () => {
    const { differences } = checkRecord({ ...record, moves: record.moves.slice(0, -1) });
    expect(differences.length).toBeGreaterThan(20);
    expect(differences.every(({ computed }) => computed === null)).toBe(true);
  });

  test("where none were recorded, nothing differs", () => {
    expect(checkRecord({ ...record, result: null }).differences).toEqual([]);
  });
});

describe("a record that does not fit", () => {
  const { options, moves, states } = playGame(WAYS[0], 17);
  const withMove = (index: number, move: unknown): GameRecord =>
    recordOfMoves({ options, moves: moves.with(index, move as Move) });
  const failure = (record: GameRecord): unknown => {
    try {
      return checkRecord(record);
    } catch (error) {
      return error;
    }
  };

  test("is refused at its first wrong move, with its number, the violation and the state before", () => {
    const wrong = { type: "write", player: moves[40].player, street: 0, house: 0, number: 17.75 } as const;
    for (const move of [wrong, { type: "end" }, null, [], "1 end"]) {
      const error = failure(withMove(40, move));
      if (!isReplayError(error)) throw error;
      expect(error.number).toBe(41);
      expect(error.code).toBe(move === wrong ? "move.out-of-range" : "move.malformed");
      expect(error.message).toMatch(/^Move 41: /);
      expect(JSON.stringify(error.state)).toBe(JSON.stringify(states[40]));
    }
  });

  test("END-1: a move after the end is one that does not fit", () => {
    const error = failure(recordOfMoves({ options, moves: [...moves, moves[0]] }));
    if (!isReplayError(error)) throw error;
    expect([error.number, error.code]).toEqual([moves.length + 1, "move.game-over"]);
  });

  test("the states before the wrong move are yielded", () => {
    const numbers: number[] = [];
    const code = codeOf(() => {
      for (const { number } of replay(withMove(3, { type: "end", player: 0, extra: 1 })))
        numbers.push(number);
    });
    expect([code, numbers]).toEqual(["move.malformed", [0, 1, 2, 3]]);
  });

  test("an error that is not about a move is not one of a replay", () => {
    expect(
      isReplayError(failure({ ...recordOfMoves({ options, moves }), options: { ...options, seed: -1 } })),
    ).toBe(false);
    expect(isReplayError(new Error("no"))).toBe(false);
  });
});
