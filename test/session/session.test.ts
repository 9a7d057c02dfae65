import fc from "fast-check";
import {
  createGame,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  playersToMove,
  replay,
  stateKey,
  tryApplyMove,
} from "perfect-home-rules";
import { askBot, type Bot, greedyBot, randomBot } from "perfect-home-rules/bots";
import { createSession, restoreSession, type SavedSession, type Session } from "perfect-home-rules/session";
import { describe, expect, test } from "vitest";
import { optionsOf, runs, type Script, scripts } from "../support/games.js";
import { violationIn } from "../support/refusals.js";
import { ALL, COMBINATIONS } from "../support/variants.js";
import { ZOO } from "../support/zoo.js";

const PAIR = { players: ["Ann", "Bob"], seed: 3 };

/** What a person does with a session, as numbers that shrink: 0 undoes, 1 redoes, 2 tries what is not legal. */
const COMMANDS = fc.array(fc.oneof(fc.integer({ min: 3, max: 9999 }), fc.constantFrom(0, 0, 1, 1, 2)), {
  maxLength: 120,
  size: "max",
});

const ANY_GAME = scripts({ variants: [...ALL, ...COMBINATIONS], maxPlayers: 3 });

function aMove(state: GameState, choice: number): Move | undefined {
  const movers = playersToMove(state);
  const moves = movers.length === 0 ? [] : legalMoves(state, movers[choice % movers.length]);
  return moves[choice % moves.length];
}

/** Tries something on sessions with the commands given to them. */
function inSessions(check: (script: Script, commands: readonly number[]) => void): void {
  fc.assert(fc.property(ANY_GAME, COMMANDS, check), runs(1));
}

function command(session: Session, choice: number): void {
  const move = aMove(session.state, choice);
  if (choice === 0) session.undo();
  else if (choice === 1) session.redo();
  else if (choice === 2) session.play({ type: "end", player: 99 });
  else if (move !== undefined) session.play(move);
}

function saved(session: Session): SavedSession {
  return JSON.parse(JSON.stringify(session));
}

/** A session played by the first legal moves up to a round. */
function upToRound(session: Session, round: number): Session {
  while (session.state.table.round < round) session.play(legalMoves(session.state)[0]);
  return session;
}

describe("play, undo, redo", () => {
  test("any series of them is the same as making the moves that stand", () => {
    inSessions((script, commands) => {
      const session = createSession(optionsOf(script));
      const states = [createGame(optionsOf(script))];
      const moves: Move[] = [];
      let at = 0;
      for (const choice of commands) {
        const move = aMove(states[at], choice);
        if (choice === 0) {
          expect(session.canUndo).toBe(at > 0);
          expect(session.undo()).toBe(at > 0);
          at = Math.max(0, at - 1);
        } else if (choice === 1) {
          expect(session.canRedo).toBe(at < moves.length);
          expect(session.redo()).toBe(at < moves.length);
          at = Math.min(moves.length, at + 1);
        } else if (choice === 2) {
          expect(session.play({ type: "end", player: 99 }).ok).toBe(false);
        } else if (move !== undefined) {
          const result = tryApplyMove(states[at], move);
          expect(session.play(move)).toEqual(result);
          if (!result.ok) throw new Error("a legal move was refused");
          at += 1;
          states.splice(at, states.length, result.state);
          moves.splice(at - 1, moves.length, move);
        }
        expect(stateKey(session.state)).toBe(stateKey(states[at]));
      }
      const record = session.record();
      expect(record.moves).toEqual(moves.slice(0, at));
      const last = [...replay(record)].at(-1);
      expect(last && stateKey(last.state)).toBe(stateKey(session.state));
    });
  });

  test("undo goes back to the first state, across rounds, and redo forward to the last", () => {
    const session = upToRound(createSession(PAIR), 4);
    const last = session.state;
    while (session.canUndo) expect(session.undo()).toBe(true);
    expect(session.state).toEqual(createGame(PAIR));
    expect(session.undo()).toBe(false);
    while (session.canRedo) expect(session.redo()).toBe(true);
    expect(session.state).toBe(last);
    expect(session.redo()).toBe(false);
  });

  test("a move after an undo drops what could be redone, a refused one does not", () => {
    const session = upToRound(createSession(PAIR), 2);
    session.undo();
    session.play({ type: "end", player: 99 });
    expect(session.canRedo).toBe(true);
    session.play(legalMoves(session.state)[0]);
    expect(session.canRedo).toBe(false);
  });

  test("what is passed and what is given can be changed without changing the session", () => {
    const options = { players: ["Ann", "Bob"], seed: 3 };
    const session = createSession(options);
    const move = { ...legalMoves(session.state)[0] } as Move;
    session.play(move);
    const before = JSON.stringify(session);
    options.players[0] = "Eve";
    Object.assign(move, { player: 1 });
    const { record } = session.toJSON();
    (record.moves as Move[]).pop();
    (record.options.players as string[]).pop();
    Object.assign(record.options, { seed: 4 });
    expect(JSON.stringify(session)).toBe(before);
  });
});

describe("saving", () => {
  test("a session restored from its JSON is the same, with what can be redone", () => {
    inSessions((script, commands) => {
      const session = createSession(optionsOf(script));
      for (const choice of commands) command(session, choice);
      const restored = restoreSession(saved(session));
      expect(saved(restored)).toEqual(saved(session));
      for (let both = true; both; ) {
        expect(stateKey(restored.state)).toBe(stateKey(session.state));
        both = session.redo();
        expect(restored.redo()).toBe(both);
      }
      while (session.undo()) restored.undo();
      expect(stateKey(restored.state)).toBe(stateKey(session.state));
      expect(restored.canUndo).toBe(false);
    });
  });

  test("the record of a finished game has its results", () => {
    const session = createSession(PAIR, { bots: [randomBot, randomBot] });
    expect(isOver(session.state)).toBe(true);
    expect(
      session
        .record()
        .result?.map(({ place }) => place)
        .includes(1),
    ).toBe(true);
  });

  test.each([
    ["another version", { version: 2 }, "version"],
    ["more moves than there are", { made: 2 }, "made"],
    ["a negative count", { made: -1 }, "made"],
    ["-0 as the count", { made: -0 }, "made"],
    ["no record", { record: null }, "record"],
    ["another field", { other: 1 }, "other"],
  ])("%s is refused", (_name, change, path) => {
    const session = createSession(PAIR);
    session.play(legalMoves(session.state)[0]);
    const violation = violationIn(() => restoreSession({ ...session.toJSON(), ...change } as SavedSession));
    expect(violation.code).toBe("record.malformed");
    expect(violation.details["path"]).toBe(path);
  });
});

describe("subscribe", () => {
  test("a listener is called once for each change, and sees the new state", () => {
    const session = createSession(PAIR, { bots: [null, greedyBot] });
    const seen: GameState[] = [];
    session.subscribe(() => seen.push(session.state));
    const before = session.state;
    session.play({ type: "end", player: 0 });
    session.redo();
    expect(seen).toEqual([]);
    session.play(legalMoves(before)[0]);
    session.undo();
    session.redo();
    expect(seen).toHaveLength(3);
    expect(seen[1]).toBe(before);
    expect(seen[2]).toBe(seen[0]);
  });

  test("the state is the same object until something changes", () => {
    const session = createSession(PAIR);
    const { state } = session;
    session.play({ type: "end", player: 0 });
    session.undo();
    session.redo();
    JSON.stringify(session);
    expect(session.state).toBe(state);
  });

  test("each subscription ends by itself, also for the same listener, and during a call", () => {
    const session = createSession(PAIR);
    const { subscribe } = session;
    const heard: string[] = [];
    const listener = (): void => void heard.push("same");
    const first = subscribe(listener);
    subscribe(listener);
    const once = subscribe(() => {
      heard.push("once");
      once();
    });
    session.play(legalMoves(session.state)[0]);
    first();
    first();
    session.undo();
    expect(heard).toEqual(["same", "same", "once", "same"]);
  });

  test("a change stands when a listener throws", () => {
    const session = createSession(PAIR);
    const [move] = legalMoves(session.state);
    session.subscribe(() => {
      throw new Error("from the listener");
    });
    expect(() => session.play(move)).toThrow("from the listener");
    expect(session.state.turns[0]?.moves).toEqual([move]);
  });
});

describe("bots", () => {
  test("they play whenever it is their turn, and nobody but persons is ever to move", () => {
    inSessions((script, commands) => {
      const bots = [null, randomBot, greedyBot];
      const options = optionsOf(script);
      const session = createSession(options, { bots: bots.slice(0, options.players.length), seed: 5 });
      for (const choice of commands) {
        expect(playersToMove(session.state).every((player) => player === 0)).toBe(true);
        command(session, choice);
      }
      const last = [...replay(session.record())].at(-1);
      expect(last && stateKey(last.state)).toBe(stateKey(session.state));
    });
  });

  test("so they do in a session restored for persons, wherever it stood", () => {
    inSessions((script, commands) => {
      const options = optionsOf(script);
      const before = createSession(options);
      for (const choice of commands) command(before, choice);
      const bots = [null, randomBot, greedyBot].slice(0, options.players.length);
      const session = restoreSession(saved(before), { bots });
      for (const choice of [1, 0, 1, ...commands]) {
        expect(playersToMove(session.state).every((player) => player === 0)).toBe(true);
        command(session, choice);
      }
      while (session.redo());
      expect(playersToMove(session.state).every((player) => player === 0)).toBe(true);
    });
  });

  test("undo takes a person's move back with those of the bots, which choose the same again", () => {
    const session = upToRound(createSession(PAIR, { bots: [null, randomBot] }), 2);
    const after = session.state;
    const move = session.record().moves.findLast(({ player }) => player === 0);
    if (move === undefined) throw new Error("Ann has not moved");
    expect(session.undo()).toBe(true);
    expect(session.state.table.round).toBe(1);
    expect(playersToMove(session.state)).toEqual([0]);
    const again = session.play(move);
    expect(stateKey(session.state)).toBe(stateKey(after));
    expect(again.ok && again.events.filter(({ type }) => type === "moved").length).toBeGreaterThan(1);
    const restored = restoreSession(saved(session), { bots: [null, randomBot] });
    for (const each of [session, restored]) upToRound(each, 4);
    expect(stateKey(restored.state)).toBe(stateKey(session.state));
  });

  test("what they draw depends on the seed, and on nothing else", () => {
    const keyOf = (seed: number): string =>
      stateKey(createSession(PAIR, { bots: [randomBot, randomBot], seed }).state);
    expect(keyOf(1)).toBe(keyOf(1));
    expect(new Set([1, 2, 3, 4].map(keyOf)).size).toBe(4);
  });

  test("bots alone play to the end at once, and nothing can be undone", () => {
    const session = createSession(PAIR, { bots: [greedyBot, randomBot] });
    expect([isOver(session.state), session.canUndo, session.undo()]).toEqual([true, false, false]);
  });

  test("a bot that fails changes nothing", () => {
    let fails = false;
    const bot: Bot = (seat) => (fails ? { type: "end", player: 7 } : seat.moves[0]);
    const session = createSession(PAIR, { bots: [null, bot] });
    const told: string[] = [];
    session.subscribe(() => void told.push("told"));
    fails = true;
    let before = JSON.stringify(session);
    const playOn = (): void => {
      for (;;) {
        before = JSON.stringify(session);
        session.play(legalMoves(session.state, 0)[0]);
      }
    };
    expect(violationIn(playOn).code).toBe("move.out-of-range");
    expect(JSON.stringify(session)).toBe(before);
    fails = false;
    session.play(legalMoves(session.state, 0)[0]);
    expect(session.state.table.round).toBe(2);
  });

  test("one put at a seat of a saved session plays from where it stands", () => {
    const session = upToRound(createSession(PAIR), 2);
    const restored = restoreSession(saved(session), { bots: [randomBot] });
    expect(playersToMove(restored.state)).toEqual([1]);
    expect(restored.record().moves.length).toBeGreaterThan(session.record().moves.length);
  });

  test("one put at a seat of a saved session drops what others could redo, where it is to move", () => {
    const session = upToRound(createSession(PAIR), 2);
    do session.undo();
    while (playersToMove(session.state).length < 2);
    expect(session.canRedo).toBe(true);
    const restored = restoreSession(saved(session), { bots: [greedyBot] });
    expect(restored.canRedo).toBe(false);
    const [, other] = restoreSession(saved(session), { bots: [null, greedyBot] }).state.ended;
    expect(other).toBe(true);
  });

  test("it does what asking the bot does", () => {
    const asked: Move[] = [];
    const bot: Bot = (seat) => {
      const move = greedyBot(seat);
      if (move !== undefined) asked.push(move);
      return move;
    };
    const session = createSession({ players: ["Ann"], seed: 3 }, { bots: [bot] });
    expect(session.record().moves).toEqual(asked);
    const begun = createGame({ players: ["Ann"], seed: 3 });
    expect(askBot(begun, 0, greedyBot, () => 0)).toEqual(asked[0]);
  });
});

describe("junk", () => {
  test.each(ZOO.map(({ name, make }) => [name, make] as const))(
    "%s is taken as tryApplyMove takes it, and is no listener",
    (_name, make) => {
      const session = createSession(PAIR);
      const result = tryApplyMove(session.state, make() as Move);
      expect(session.play(make() as Move)).toEqual(result);
      const junk = make();
      if (typeof junk === "function") return;
      expect(violationIn(() => session.subscribe(junk as () => void)).code).toBe("options.invalid");
    },
  );

  test.each([
    ["more bots than players", { bots: [null, null, randomBot] }],
    ["a bot that is no function", { bots: ["greedy"] }],
    ["a negative seed", { seed: -1 }],
    ["another setting", { speed: 1 }],
  ])("%s is refused", (_name, settings) => {
    expect(violationIn(() => createSession(PAIR, settings as object)).code).toBe("options.invalid");
  });
});
