import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameSession, SavedGame, SeatSettings, SessionTypes } from "../../src/floor/session/session.js";
import type { SessionGame } from "../../src/floor/session/session-game.js";
import { runs } from "../support/games.js";
import { violationIn } from "../support/refusals.js";
import { ZOO } from "../support/zoo.js";

/** A game that sessions are tested with, and its sessions. */
export interface TestedGame<G extends TestedTypes>
  extends Pick<
    SessionGame<G>,
    "createGame" | "tryApplyMove" | "tryReveal" | "playersToMove" | "askBot" | "replay"
  > {
  /** Options for two players. */
  readonly pair: G["options"];
  /** Options for any game. */
  readonly anyOptions: fc.Arbitrary<G["options"]>;
  /** How large a part of the usual runs is made with any game. */
  readonly share: number;
  /** A move that is always out of range. */
  readonly wrong: G["move"];
  readonly greedyBot: G["bot"];
  readonly randomBot: G["bot"];
  legalMoves(state: G["state"], player?: number): readonly G["move"][];
  awaited(state: G["state"]): { readonly cards: readonly { readonly card: G["card"] }[] } | null;
  isOver(state: G["state"]): boolean;
  stateKey(state: G["state"]): string;
  /** The round, from 1. */
  roundOf(state: G["state"]): number;
  createSession(options: G["options"], settings?: SeatSettings<G>): GameSession<G>;
  restoreSession(saved: SavedGame<G>, settings?: SeatSettings<G>): GameSession<G>;
}

/** What can be told of the types of any game. */
interface TestedTypes extends SessionTypes {
  readonly options: { readonly players: readonly string[] };
  readonly record: {
    readonly options: object;
    readonly moves: readonly object[];
    readonly result: readonly { readonly place: number }[] | null;
  };
}

/** What a bot is told. */
interface Seat<G extends SessionTypes> {
  readonly moves: readonly G["move"][];
}

type Step<G extends SessionTypes> = { readonly card: G["card"] } | { readonly move: G["move"] };

/** What a person does with a session, as numbers that shrink: 0 undoes, 1 redoes, 2 tries what is not legal. */
const COMMANDS = fc.array(fc.oneof(fc.integer({ min: 3, max: 9999 }), fc.constantFrom(0, 0, 1, 1, 2)), {
  maxLength: 120,
  size: "max",
});

/** Tests what sessions promise, whatever is played. */
export function testSessions<G extends TestedTypes>(game: TestedGame<G>): void {
  const { pair: PAIR, wrong, greedyBot, randomBot, askBot, createSession, restoreSession, stateKey } = game;
  const { createGame, tryApplyMove, tryReveal, playersToMove, legalMoves, isOver, replay, roundOf } = game;

  /** A card that is awaited, or a move; `null` where the game is over. */
  function aStep(state: G["state"], choice: number): Step<G> | null {
    const next = game.awaited(state);
    if (next !== null) return next.cards[choice % next.cards.length];
    const movers = playersToMove(state);
    const moves = movers.length === 0 ? [] : legalMoves(state, movers[choice % movers.length]);
    return moves.length === 0 ? null : { move: moves[choice % moves.length] };
  }

  const made = (state: G["state"], step: Step<G>) =>
    "card" in step ? tryReveal(state, step.card) : tryApplyMove(state, step.move);
  const take = (session: GameSession<G>, step: Step<G>) =>
    "card" in step ? session.reveal(step.card) : session.play(step.move);

  /** Tries something on sessions with the commands given to them. */
  function inSessions(check: (options: G["options"], commands: readonly number[]) => void): void {
    fc.assert(fc.property(game.anyOptions, COMMANDS, check), runs(game.share));
  }

  function command(session: GameSession<G>, choice: number): void {
    const step = aStep(session.state, choice);
    if (choice === 0) session.undo();
    else if (choice === 1) session.redo();
    else if (choice === 2) session.play(wrong);
    else if (step !== null) take(session, step);
  }

  function saved(session: GameSession<G>): SavedGame<G> {
    return JSON.parse(JSON.stringify(session));
  }

  /** A session played by the first legal moves up to a round. */
  function upToRound(session: GameSession<G>, round: number): GameSession<G> {
    while (roundOf(session.state) < round) session.play(legalMoves(session.state)[0]);
    return session;
  }

  describe("play, undo, redo", () => {
    test("any series of them is the same as making the moves that stand", () => {
      inSessions((options, commands) => {
        const session = createSession(options);
        const states = [createGame(options)];
        let at = 0;
        for (const choice of commands) {
          const step = aStep(states[at], choice);
          if (choice === 0) {
            expect(session.canUndo).toBe(at > 0);
            expect(session.undo()).toBe(at > 0);
            at = Math.max(0, at - 1);
          } else if (choice === 1) {
            expect(session.canRedo).toBe(at + 1 < states.length);
            expect(session.redo()).toBe(at + 1 < states.length);
            at = Math.min(states.length - 1, at + 1);
          } else if (choice === 2) {
            expect(session.play(wrong).ok).toBe(false);
          } else if (step !== null) {
            const result = made(states[at], step);
            expect(take(session, step)).toEqual(result);
            if (!result.ok) throw new Error("a legal move was refused");
            at += 1;
            states.splice(at, states.length, result.state);
          }
          expect(stateKey(session.state)).toBe(stateKey(states[at]));
        }
        const record = session.record();
        const replayed = [...replay(record)];
        expect(replayed.map(({ state }) => stateKey(state))).toEqual(states.slice(0, at + 1).map(stateKey));
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
      session.play(wrong);
      expect(session.canRedo).toBe(true);
      session.play(legalMoves(session.state)[0]);
      expect(session.canRedo).toBe(false);
    });

    test("what is passed and what is given can be changed without changing the session", () => {
      const options = structuredClone(PAIR) as { players: string[] };
      const session = createSession(options);
      const move = { ...legalMoves(session.state)[0] };
      session.play(move);
      const before = JSON.stringify(session);
      options.players[0] = "Eve";
      Object.assign(move, { player: 1 });
      const { record } = session.toJSON();
      Object.assign(record, { moves: [] });
      Object.assign(record.options, { players: [], seed: 4 });
      expect(JSON.stringify(session)).toBe(before);
    });
  });

  describe("saving", () => {
    test("a session restored from its JSON is the same, with what can be redone", () => {
      inSessions((options, commands) => {
        const session = createSession(options);
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
      expect(session.record().result?.some(({ place }) => place === 1)).toBe(true);
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
      const violation = violationIn(() => restoreSession({ ...session.toJSON(), ...change } as SavedGame<G>));
      expect(violation.code).toBe("record.malformed");
      expect(violation.details["path"]).toBe(path);
    });
  });

  describe("subscribe", () => {
    test("a listener is called once for each change, and sees the new state", () => {
      const session = createSession(PAIR, { bots: [null, greedyBot] });
      const seen: G["state"][] = [];
      session.subscribe(() => seen.push(session.state));
      const before = session.state;
      session.play(wrong);
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
      session.play(wrong);
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
      expect(session.record().moves).toEqual([move]);
    });

    test("each hears of a change also when one before it throws", () => {
      const session = createSession(PAIR);
      const heard: G["state"][] = [];
      for (const name of ["first", "second"]) {
        session.subscribe(() => {
          throw new Error(name);
        });
        session.subscribe(() => void heard.push(session.state));
      }
      expect(() => session.play(legalMoves(session.state)[0])).toThrow("first");
      expect(heard).toEqual([session.state, session.state]);
    });
  });

  describe("what is done to a session while a move is made in it", () => {
    /** A session that is played for some rounds, with what is done to it once by a bot in the middle of a move. */
    function disturbed(disturb: (session: GameSession<G>) => void): void {
      let session: GameSession<G> | null = null;
      let asked = 0;
      let isDisturbing = false;
      const bot = ({ moves }: Seat<G>): G["move"] => {
        if (session === null || isDisturbing || ++asked % 3 > 0) return moves[0];
        isDisturbing = true;
        disturb(session);
        isDisturbing = false;
        return moves[0];
      };
      session = createSession(PAIR, { bots: [null, bot as unknown as G["bot"]] });
      for (let count = 0; count < 12 && !isOver(session.state); count++) {
        const { moves } = session.record();
        const [move] = legalMoves(session.state);
        const result = session.play(move);
        const after = session.record().moves;
        expect(after.slice(0, moves.length + 1)).toEqual([...moves, move]);
        expect(result.ok && result.state).toBe(session.state);
        const told = result.ok ? result.events : [];
        const events = told as readonly { readonly type: string }[];
        expect(events.filter(({ type }) => type === "moved")).toHaveLength(after.length - moves.length);
        const last = [...replay(session.record())].at(-1);
        expect(stateKey(last?.state ?? createGame(PAIR))).toBe(stateKey(session.state));
      }
      expect(asked).toBeGreaterThan(2);
    }

    test("by a bot is dropped", () => {
      disturbed((session) => session.undo());
      disturbed((session) => void session.play(legalMoves(session.state)[0]));
    });

    test("by the move itself, as it is read, is dropped", () => {
      const session = createSession(PAIR);
      const [move] = legalMoves(session.state);
      let isRead = false;
      const hooked = Object.defineProperty({ ...move }, "type", {
        enumerable: true,
        get() {
          if (!isRead) {
            isRead = true;
            for (let count = 0; count < 3; count++) session.play(legalMoves(session.state)[0]);
          }
          return (move as { readonly type?: unknown }).type;
        },
      });
      expect(session.play(hooked).ok).toBe(true);
      expect(session.record().moves).toEqual([move]);
      const last = [...replay(session.record())].at(-1);
      expect(last === undefined ? null : stateKey(last.state)).toBe(stateKey(session.state));
    });
  });

  describe("bots", () => {
    test("they play whenever it is their turn, and nobody but persons is ever to move", () => {
      inSessions((options, commands) => {
        const bots = [null, randomBot, greedyBot];
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
      inSessions((options, commands) => {
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
      const session = upToRound(createSession(PAIR, { bots: [null, randomBot] }), 3);
      const after = session.state;
      const { moves } = session.record();
      while (session.canUndo) {
        const before = session.record().moves.length;
        expect(session.undo()).toBe(true);
        expect(playersToMove(session.state)).toEqual([0]);
        const move = moves[session.record().moves.length];
        expect(session.play(move).ok).toBe(true);
        expect(session.record().moves).toEqual(moves.slice(0, before));
        session.undo();
      }
      const redone = moves.filter((move) => (move as { readonly player?: number }).player === 0);
      for (const move of redone) session.play(move);
      expect(stateKey(session.state)).toBe(stateKey(after));
      expect(moves.length).toBeGreaterThan(redone.length);
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
      const bot = (seat: Seat<G>): G["move"] => (fails ? wrong : seat.moves[0]);
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
      expect(JSON.stringify(session)).not.toBe(before);
    });

    test("one put at a seat of a saved session plays from where it stands", () => {
      const session = createSession(PAIR);
      const restored = restoreSession(saved(session), { bots: [randomBot] });
      expect(playersToMove(restored.state)).toEqual([1]);
      expect(restored.record().moves.length).toBeGreaterThan(0);
    });

    test("it does what asking the bot does", () => {
      const asked: G["move"][] = [];
      const bot = (seat: Seat<G>): G["move"] => {
        const move = greedyBot(seat as never) as G["move"];
        asked.push(move);
        return move;
      };
      const session = createSession(PAIR, { bots: [bot, bot] });
      expect(session.record().moves).toEqual(asked);
      const begun = createGame(PAIR);
      expect(askBot(begun, 0, greedyBot, () => 0)).toEqual(asked[0]);
    });
  });

  describe("junk", () => {
    test.each(ZOO.map(({ name, make }) => [name, make] as const))(
      "%s is taken as tryApplyMove takes it, and is no listener",
      (_name, make) => {
        const session = createSession(PAIR);
        const result = tryApplyMove(session.state, make() as G["move"]);
        expect(session.play(make() as G["move"])).toEqual(result);
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
}
