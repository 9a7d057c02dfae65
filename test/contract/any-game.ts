import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unfrozenIn } from "../support/frozen.js";
import { runs } from "../support/games.js";
import { oneIn } from "../support/thorough.js";

/** The types of a game, and what can be told of them whatever the game is. */
interface TestedTypes {
  readonly options: object;
  readonly state: { readonly setup: { readonly players: readonly string[] }; readonly hidden: object };
  readonly observation: object;
  readonly move: { readonly type: string; readonly player: number };
  readonly card: object;
  readonly event: object;
  readonly recorder: object;
  readonly record: object;
}

type Position<G extends TestedTypes> = G["state"] | G["observation"];

interface Refusal {
  readonly code: string;
  readonly clause: string | null;
  readonly message: string;
}

type Result<G extends TestedTypes> =
  | { readonly ok: true; readonly state: G["state"]; readonly events: readonly G["event"][] }
  | { readonly ok: false; readonly violation: Refusal };

/** A game whose promises are tested: the functions that every game of this package has, and what tests add to them. */
export interface AnyGame<G extends TestedTypes> {
  /** Options for any game, the seed included. */
  readonly anyOptions: fc.Arbitrary<G["options"]>;
  /** How large a part of the usual runs is made. */
  readonly share: number;
  /** One in how many states is looked at. */
  readonly every: number;
  /** Every move that can be written down for a player, found without the game's own lists. */
  everyMove(state: G["state"], player: number): readonly G["move"][];
  /** The moves that a player can still take back. */
  movesToTakeBack(state: G["state"], player: number): readonly G["move"][];
  /** Whether the cards of a game are entered. */
  isEntered(state: G["state"]): boolean;
  createGame(options: G["options"]): G["state"];
  legalMoves(state: Position<G>, player?: number): readonly G["move"][];
  explainMove(state: Position<G>, move: G["move"]): Refusal | null;
  tryApplyMove(state: G["state"], move: G["move"]): Result<G>;
  applyMove(state: G["state"], move: G["move"]): G["state"];
  awaited(state: Position<G>): { readonly cards: readonly { readonly card: G["card"] }[] } | null;
  tryReveal(state: G["state"], card: G["card"]): Result<G>;
  isOver(state: Position<G>): boolean;
  playersToMove(state: Position<G>): readonly number[];
  decision(state: Position<G>, player: number): object | null;
  scoreSheet(state: Position<G>, player: number): object;
  standings(state: Position<G>): readonly object[];
  observe(state: G["state"], observer: number | "spectator"): G["observation"];
  sampleState(seen: G["observation"], seed: number): G["state"];
  takeBack(state: G["state"], player: number, keep?: number): G["state"];
  parseState(saved: unknown): Position<G>;
  stateKey(state: Position<G>): string;
  formatMove(move: G["move"]): string;
  parseMove(text: string): G["move"];
  createRecorder(options: G["options"]): G["recorder"];
  recordEvents(recorder: G["recorder"], events: readonly G["event"][]): G["recorder"];
  recordOf(recorder: G["recorder"], state: G["state"]): G["record"];
  formatRecord(record: G["record"]): string;
  parseRecord(text: string): G["record"];
  checkRecord(record: G["record"]): { readonly state: G["state"]; readonly differences: readonly object[] };
}

/** A state of a random game, with what has been recorded. */
interface Moment<G extends TestedTypes> {
  readonly state: G["state"];
  readonly recorder: G["recorder"];
}

/** A move, equal for moves that say the same. */
function keyOf(move: object): string {
  return JSON.stringify(Object.entries(move).sort());
}

/** Tests what this package promises of each of its games. */
export function testContract<G extends TestedTypes>(game: AnyGame<G>): void {
  const { legalMoves, explainMove, tryApplyMove, stateKey, parseState, observe, playersToMove } = game;
  const seats = ({ setup }: G["state"]): number[] => setup.players.map((_, player) => player);

  /** A random game from its first state to its last one. */
  function* played(options: G["options"], choices: () => number): Generator<Moment<G>> {
    const pick = <T>(things: readonly T[]): T => things[choices() % things.length] as T;
    let state = game.createGame(options);
    let recorder = game.createRecorder(options);
    yield { state, recorder };
    while (!game.isOver(state)) {
      const next = game.awaited(state);
      const result =
        next === null
          ? tryApplyMove(state, pick(legalMoves(state, pick(playersToMove(state)))))
          : game.tryReveal(state, pick(next.cards).card);
      if (!result.ok) throw new Error(`what is offered is refused: ${result.violation.message}`);
      ({ state } = result);
      recorder = game.recordEvents(recorder, result.events);
      yield { state, recorder };
    }
  }

  /** Looks at some states of random games, the last ones included. */
  function atStates(check: (moment: Moment<G>, seed: number) => void): void {
    const every = oneIn(game.every, 2);
    fc.assert(
      fc.property(
        game.anyOptions,
        fc.infiniteStream(fc.nat()),
        fc.nat(every - 1),
        (options, stream, first) => {
          let count = first;
          for (const moment of played(options, () => stream.next().value ?? 0))
            if (count++ % every === 0 || game.isOver(moment.state)) check(moment, count);
        },
      ),
      runs(game.share),
    );
  }

  describe("the contract of a game", () => {
    test("exactly the legal moves are accepted, of all that there are; trying them changes nothing", () => {
      atStates(({ state }) => {
        const before = JSON.stringify(state);
        for (const player of seats(state)) {
          const listed = legalMoves(state, player).map(keyOf);
          const accepted = game.everyMove(state, player).filter((move) => tryApplyMove(state, move).ok);
          expect(accepted.map(keyOf).sort()).toEqual([...listed].sort());
          if (!playersToMove(state).includes(player)) expect(listed).toEqual([]);
        }
        expect(JSON.stringify(state)).toBe(before);
      });
    });

    test("any other move is refused with a clause and a sentence, the same by explainMove", () => {
      atStates(({ state }) => {
        for (const player of seats(state)) {
          const listed = new Set(legalMoves(state, player).map(keyOf));
          const wrong = game.everyMove(state, player).filter((move) => {
            const reason = explainMove(state, move);
            if (reason === null || listed.has(keyOf(move)))
              return reason !== null || !listed.has(keyOf(move));
            const result = tryApplyMove(state, move);
            const isSame = !result.ok && JSON.stringify(result.violation) === JSON.stringify(reason);
            return !isSame || reason.clause === null || reason.message === "";
          });
          expect(wrong).toEqual([]);
        }
      });
    });

    test("states and observations are frozen JSON, and read again as they were", () => {
      atStates(({ state }, seed) => {
        const seen = observe(state, 0);
        for (const position of [state, seen, observe(state, "spectator"), game.sampleState(seen, seed)]) {
          const read = parseState(JSON.stringify(position));
          expect(stateKey(read)).toBe(stateKey(position));
          expect([unfrozenIn(position), unfrozenIn(read)]).toEqual([null, null]);
        }
      });
    });

    test("an observation answers as the state does, and shows nothing that differs in what agrees with it", () => {
      atStates(({ state }, seed) => {
        for (const player of seats(state)) {
          const seen = observe(state, player);
          expect(legalMoves(seen, player)).toEqual(legalMoves(state, player));
          expect(game.decision(seen, player)).toEqual(game.decision(state, player));
          expect(game.scoreSheet(seen, player)).toEqual(game.scoreSheet(state, player));
          expect(game.standings(seen)).toEqual(game.standings(state));
          expect(playersToMove(seen)).toEqual(playersToMove(state));
          if (game.isEntered(state)) continue; // a sample goes on with dealt cards
          const sample = game.sampleState(seen, seed);
          expect(stateKey(observe(sample, player))).toBe(stateKey(seen));
        }
      });
    });

    test("moves taken back can be made again, and lead to the same state", () => {
      atStates(({ state }) => {
        for (const player of seats(state)) {
          const moves = game.movesToTakeBack(state, player);
          for (const keep of moves.keys()) {
            const back = game.takeBack(state, player, keep);
            expect(game.movesToTakeBack(back, player)).toEqual(moves.slice(0, keep));
            expect(unfrozenIn(back)).toBe(null);
            const again = moves.slice(keep).reduce<G["state"]>(game.applyMove, back);
            expect(stateKey(again)).toBe(stateKey(state));
          }
          expect(game.takeBack(state, player, moves.length)).toBe(state);
        }
      });
    });

    test("a record leads to the state, as an object and as text; a move is read as it is written", () => {
      atStates(({ state, recorder }) => {
        const record = game.recordOf(recorder, state);
        const { state: end, differences } = game.checkRecord(record);
        expect(stateKey(end)).toBe(stateKey(state));
        expect(differences).toEqual([]);
        expect(game.parseRecord(game.formatRecord(record))).toEqual(record);
        for (const move of legalMoves(state)) expect(game.parseMove(game.formatMove(move))).toEqual(move);
      });
    });
  });
}
