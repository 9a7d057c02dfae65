import fc from "fast-check";
import {
  createGame,
  type GameEvent,
  type GameOptions,
  type GameState,
  type Move,
  playersToMove,
  tryApplyMove,
} from "perfect-home-rules";
import { chooseMove, STRATEGY_NAMES, type Taste } from "./bots.js";
import { STANDARD, type Variant, variantOf } from "./variants.js";

/** A random game, as data that shrinks to a short one. */
export interface Script {
  /** Name of the way to play. */
  readonly variant: string;
  /** Number of players, or the nearest that the variant takes. */
  readonly players: number;
  readonly seed: number;
  /** How the players choose, over and over along the seats. */
  readonly tastes: readonly Taste[];
  /** What the players choose, each along the list by the moves made so far, over and over. */
  readonly choices: readonly number[];
  /** Who moves next, over and over. */
  readonly order: readonly number[];
  /** How many moves are made, if the game does not end before. */
  readonly length: number;
}

/** A move made in a game. */
export interface Moment {
  readonly before: GameState;
  readonly player: number;
  readonly move: Move;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** More moves than a game can have. */
const NO_LIMIT = 20_000;

const TASTE: fc.Arbitrary<Taste> = fc.record({
  strategy: fc.constantFrom(...STRATEGY_NAMES, "builder", "collector"), // these come far: twice as often
  whim: fc.constantFrom(4, 20, 1000),
});

/** Which games. */
export interface Scope {
  readonly variants?: readonly Variant[];
  readonly maxPlayers?: number;
}

/** Random games, most of them whole. */
export function scripts({ variants = STANDARD, maxPlayers = 6 }: Scope = {}): fc.Arbitrary<Script> {
  return fc.record({
    variant: fc.constantFrom(...variants.map(({ name }) => name)),
    players: fc.constantFrom(...[1, 2, 3, 2, 4, 6].filter((count) => count <= maxPlayers)),
    seed: fc.integer({ min: 0, max: 0xffff_ffff }),
    tastes: fc.oneof(fc.tuple(TASTE), fc.array(TASTE, { minLength: 1, maxLength: maxPlayers })),
    choices: fc.array(fc.nat(9999), { minLength: 1, maxLength: 60, size: "max" }),
    order: fc.array(fc.nat(5), { minLength: 1, maxLength: 30, size: "max" }),
    length: fc.nat(3000),
  });
}

/** The same game to its end. */
export function wholeGame(script: Script): Script {
  return { ...script, length: NO_LIMIT };
}

/** The share of the usual number of runs that a heavy property gets. */
export function runs(share: number): { numRuns: number } {
  const { numRuns = 100 } = fc.readConfigureGlobal();
  return { numRuns: Math.max(1, Math.ceil(numRuns * share)) };
}

/** The options of a random game. */
export function optionsOf({ variant, players, seed }: Script): GameOptions {
  const { options, playerCount } = variantOf(variant);
  const [least, most] = playerCount;
  const count = Math.min(Math.max(players, least), most);
  return { ...options, players: Array.from({ length: count }, (_, seat) => `player ${seat + 1}`), seed };
}

function along<T>(list: readonly T[], step: number): T {
  return list[step % list.length];
}

function* playOn(script: Script): Generator<Moment> {
  let before = createGame(optionsOf(script));
  const made = before.setup.players.map(() => 0);
  for (let step = 0; step < NO_LIMIT; step++) {
    const actors = playersToMove(before);
    if (actors.length === 0) return;
    const player = along(actors, along(script.order, step));
    const choice = along(script.choices, made[player] + player);
    made[player] += 1;
    const move = chooseMove(before, player, along(script.tastes, player), choice);
    const result = tryApplyMove(before, move);
    if (!result.ok) throw new Error(`a listed move was refused: ${JSON.stringify(result.violation)}`);
    yield { before, player, move, events: result.events, after: result.state };
    before = result.state;
  }
  throw new Error("a game does not end");
}

/** A game played so far. */
interface Played {
  readonly moments: Moment[];
  readonly rest: Generator<Moment>;
}

/** Many properties are tried on the same games: the last ones played are kept. */
const MAX_KEPT = 220;
const kept = new Map<string, Played>();

/** Plays a random game and shows each move. */
export function play(script: Script): readonly Moment[] {
  const key = JSON.stringify({ ...script, length: null });
  const played = kept.get(key) ?? { moments: [], rest: playOn(script) };
  kept.delete(key); // so that a game is not kept where playing on throws
  while (played.moments.length < script.length) {
    const next = played.rest.next();
    if (next.done === true) break;
    played.moments.push(next.value);
  }
  kept.set(key, played);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT) kept.delete(oldest);
  return played.moments.slice(0, script.length);
}

/** The states of a random game, the first one included. */
export function statesOf(script: Script): GameState[] {
  return [createGame(optionsOf(script)), ...play(script).map(({ after }) => after)];
}

/** The state at the end of a random game. */
export function lastState(script: Script): GameState {
  return play(script).at(-1)?.after ?? createGame(optionsOf(script));
}
