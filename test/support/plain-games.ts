import {
  createGame,
  type GameOptions,
  type GameState,
  legalMoves,
  type Move,
  playersToMove,
  tryApplyMove,
} from "perfect-home-rules";
import { chance } from "./chance.js";
import type { Moment } from "./games.js";
import type { Variant } from "./variants.js";

/** More moves than a game can have. */
const NO_LIMIT = 20_000;

/** How often a type of move is chosen, compared with the others. */
const WEIGHTS: { readonly [type in Move["type"]]?: number } = {
  roundabout: 1,
  permitRefusal: 2,
  skip: 4,
  end: 4,
};
const USUAL_WEIGHT = 10;

function chooseType(moves: readonly Move[], at: readonly number[]): Move["type"] {
  const types = [...new Set(moves.map(({ type }) => type))];
  const weighted = types.flatMap((type) => new Array<Move["type"]>(WEIGHTS[type] ?? USUAL_WEIGHT).fill(type));
  return weighted[chance(weighted.length, ...at, 1)];
}

/** How far a number is from where it leaves room for others. */
function misfit(state: GameState, move: Move): number {
  if (move.type !== "write") return 0;
  const { houses } = state.setup.layouts[0].streets[move.street];
  return Math.abs((move.house + 0.5) / houses - (move.number + 0.5) / 17);
}

/** A move by chance, but numbers are written where much fits afterwards: the best of three places. */
function chooseMove(state: GameState, player: number, at: readonly number[]): Move {
  const moves = legalMoves(state, player);
  const type = chooseType(moves, at);
  const ofType = moves.filter((move) => move.type === type);
  const drawn = [2, 3, 4].map((salt) => ofType[chance(ofType.length, ...at, salt)]);
  return drawn.reduce((best, each) => (misfit(state, each) < misfit(state, best) ? each : best));
}

/** Options of a variant for up to three players. */
function optionsFor({ options, playerCount: [least, most] }: Variant, seed: number): GameOptions {
  const count = Math.min(Math.max(1 + (seed % 3), least), most);
  return { ...options, players: Array.from({ length: count }, (_, seat) => `player ${seat + 1}`), seed };
}

/**
 * A game of quick choices to its end. What a player chooses depends on the seed and on the player's own moves
 * so far; who moves next depends on the order.
 */
export function* playOut(options: GameOptions, seed: number, order = 0): Generator<Moment, void, undefined> {
  let before = createGame(options);
  const made = before.setup.players.map(() => 0);
  for (let step = 0; step < NO_LIMIT; step++) {
    const actors = playersToMove(before);
    if (actors.length === 0) return;
    const player = actors[order === 0 ? 0 : chance(actors.length, order, step)];
    made[player] += 1;
    const move = chooseMove(before, player, [seed, player, made[player]]);
    const result = tryApplyMove(before, move);
    if (!result.ok) throw new Error(`a listed move was refused: ${JSON.stringify(result.violation)}`);
    yield { before, player, move, events: result.events, after: result.state };
    before = result.state;
  }
  throw new Error("a game does not end");
}

/** The tests of a file look at the same games. */
const played = new Map<string, readonly Moment[]>();

function gameOf(options: GameOptions, seed: number): readonly Moment[] {
  const key = JSON.stringify(options);
  const moments = played.get(key) ?? [...playOut(options, seed)];
  played.set(key, moments);
  return moments;
}

/** Plays a number of games of every variant, and shows each move. */
export function inQuickGames(
  variants: readonly Variant[],
  games: number,
  check: (moments: readonly Moment[], options: GameOptions, seed: number) => void,
): void {
  for (const [index, variant] of variants.entries()) {
    for (let game = 0; game < games; game++) {
      const seed = 1 + index + game * variants.length;
      const options = optionsFor(variant, seed);
      check(gameOf(options, seed), options, seed);
    }
  }
}

/** One in `every` of the states of a game, the first and the last one among them. */
export function someStates(moments: readonly Moment[], every: number): GameState[] {
  const states = [...moments.slice(0, 1).map(({ before }) => before), ...moments.map(({ after }) => after)];
  return states.filter((_, index) => index % every === 0 || index === states.length - 1);
}
