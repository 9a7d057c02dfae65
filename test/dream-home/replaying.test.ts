import {
  checkRecord,
  createGame,
  createRecorder,
  formatMove,
  type GameRecord,
  observe,
  parseMove,
  recordEvents,
  recordOf,
  replay,
  sampleState,
  takeBackReveal,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { PACKAGE_VERSION } from "../../src/floor/package-version.js";
import { unfrozenIn } from "../support/frozen.js";
import { altered, wrongIn } from "./support/altered.js";
import { options, recordAfter, recorded } from "./support/recorded.js";
import { cardNamed, ROUNDS } from "./support/scripted.js";

const whole = recordAfter(5);
const named = (words: string): object[] =>
  words.split(" ").map((word) => cardNamed(word, createGame(options).setup.tables));

describe("the record of a game", () => {
  test("has the options, all cards in the order of the deal, all moves and the result", () => {
    const lines = ROUNDS.flat();
    expect(whole.version).toBe(1);
    expect(whole.package).toBe(PACKAGE_VERSION);
    expect(whole.options).toEqual(options);
    expect(whole.moves.map(formatMove)).toEqual(lines.filter((line) => /^\d/.test(line)));
    expect(whole.revealed).toEqual(lines.filter((line) => !/^\d/.test(line)).flatMap(named));
    expect(whole.result).toEqual([
      { player: 0, place: 1, total: 13, sections: { rooms: 9, decor: 4, bonuses: 0, roof: 0 } },
      { player: 1, place: 1, total: 13, sections: { rooms: 11, decor: 2, bonuses: 0, roof: 0 } },
    ]);
  });

  test("while cards are entered it has those that lie there; while players act the moves of the turn", () => {
    expect(recordAfter(1, 0)).toMatchObject({ moves: [], revealed: [], result: null });
    expect(recordAfter(1, 3).revealed).toEqual(named("piano red hall"));
    expect(recordAfter(1, 7).moves.map(formatMove)).toEqual(["1 take 2", "1 place 1 up"]);
    expect(recordAfter(2, 12).revealed).toEqual(named("piano red hall hall hall lamp red*"));
    expect(recordAfter(2, 16).revealed).toEqual(
      named("piano red hall hall hall lamp red* hall hall kitchen"),
    );
    expect(recordAfter(4).result).toBe(null);
  });

  test("DRH-13 a round that is dealt again takes the place of the one before", () => {
    const { state, recorder } = recorded(1, 5);
    const [first] = recorder.deals;
    const dealt = (round: number, columns: unknown) =>
      ({ type: "dealt", to: "all", round, columns }) as never;
    const again = recordEvents(recorder, [dealt(1, []), dealt(2, first), dealt(1, first)]);
    expect(again.deals).toEqual([first]);
    expect(recordEvents(recorder, [dealt(2, first), dealt(2, [])]).deals).toEqual([first, []]);
    const ahead = recordEvents(recorder, [dealt(2, first)]);
    const dealer = sampleState(observe(state, 0), 1);
    expect(recordOf(recorder, dealer).revealed).toEqual([]);
    expect(recordOf(ahead, state).revealed).toEqual(named("piano red hall hall hall"));
  });

  test("DRH-13 a card taken back is not in it, though the round had been dealt", () => {
    const { state, recorder } = recorded(2, 15);
    const record = recordOf(recorder, takeBackReveal(state));
    expect(record.revealed).toEqual(named("piano red hall hall hall lamp red* hall hall"));
  });

  test("of a game with dealt cards names none", () => {
    const dealt = { players: ["Ann", "Bob"], seed: 1 };
    const record = recordOf(createRecorder(dealt), createGame(dealt));
    expect(record).toEqual({
      version: 1,
      package: PACKAGE_VERSION,
      options: dealt,
      moves: [],
      revealed: [],
      result: null,
    });
  });

  test("a recorder begins empty and frozen, and is not changed", () => {
    const recorder = createRecorder(options);
    expect(recorder).toEqual({ options, moves: [], deals: [] });
    expect(unfrozenIn(recorder)).toBe(null);
    const move = parseMove("1 finish");
    const ended = { type: "turnEnded", to: "all", player: 0, moves: [move] } as const;
    expect(recordEvents(recorder, [ended, { type: "moved", to: "all", move }, ended]).moves).toEqual([
      move,
      move,
    ]);
    expect(recorder.moves).toEqual([]);
  });
});

describe("replaying", () => {
  test("shows the first state, then each card and each move with its events and number", () => {
    const steps = [...replay(recordAfter(1))].map(({ number, move, card, events }) =>
      [
        number,
        move === null ? "" : formatMove(move),
        card === null ? "" : Object.values(card)[0],
        events.length,
      ].join(" "),
    );
    expect(steps).toEqual([
      ...["0   0", "0  decor 0", "0  roof 0", "0  hall 0", "0  hall 0", "0  hall 1"],
      ...["1 1 take 2  1", "2 1 place 1 up  1", "3 1 decor 1  2", "4 2 take 3  1", "5 2 place 1 up  2"],
    ]);
  });

  test.each<[string, Partial<GameRecord>, string, string]>([
    [
      "a card that is not there any more",
      { revealed: [...whole.revealed.slice(0, 5), { kind: "decor", decor: "piano" }] },
      "reveal.impossible",
      "revealed[5]",
    ],
    ["a first card of the other row", { revealed: [{ room: "hall" }] }, "reveal.impossible", "revealed[0]"],
    [
      "a card too many",
      { revealed: [...whole.revealed, { room: "hall" }] },
      "reveal.not-awaited",
      `revealed[${whole.revealed.length}]`,
    ],
    ["a card before the moves that lead to it", { moves: [] }, "reveal.not-awaited", "revealed[5]"],
    ["a move before its cards", { revealed: [] }, "move.card-awaited", "moves[0]"],
    [
      "an illegal move",
      { moves: [...whole.moves.slice(0, 2), parseMove("1 decor 2")] },
      "decor.no-room",
      "moves[2]",
    ],
    ["what is no move", { moves: [{ type: "fly" } as never] }, "move.malformed", "moves[0]"],
    [
      "a move after the end",
      { moves: [...whole.moves, parseMove("1 finish")] },
      "move.game-over",
      `moves[${whole.moves.length}]`,
    ],
  ])("%s is refused with its place", (_name, changes, code, path) => {
    expect(wrongIn(code, () => checkRecord({ ...whole, ...changes }))).toEqual([`${path}: undefined`]);
  });

  test("a move that is refused keeps its details beside the place", () => {
    const moves = [parseMove("2 take 1")];
    try {
      checkRecord({ ...whole, moves });
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        violations: [{ code: "move.not-yours", details: { move: moves[0], path: "moves[0]" } }],
      });
    }
  });

  test("what differs in the result is told with both numbers", () => {
    expect(checkRecord(whole).differences).toEqual([]);
    expect(checkRecord({ ...whole, result: null }).differences).toEqual([]);
    expect(checkRecord(altered(whole, { "result.1.sections.decor": 3 }) as GameRecord).differences).toEqual([
      { player: 1, of: "decor", recorded: 3, computed: 2 },
    ]);
  });
});
