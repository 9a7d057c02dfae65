import type { GameState, Move, Observation } from "perfect-home-rules";
import { type Candidate, compared, type Sampler, type Steps, samplerOf } from "./comparison.js";
import { frozen } from "./frozen.js";
import { inSlices } from "./in-slices.js";
import { type Prospects, prospectsOf } from "./prospects.js";
import { type RankOptions, type ReadOptions, readRankOptions, type Seat, seatOf } from "./rank-options.js";
import { likelyMoves, likelyTurns } from "./ways.js";

/** A legal move, and what can be expected after it. */
export interface RankedMove extends Prospects {
  /** The move. */
  readonly move: Move;
}

/** A turn, and what can be expected after it. */
export interface RankedTurn extends Prospects {
  /** The moves from where the player stands to the end of the turn. */
  readonly moves: readonly Move[];
}

/** Something that is compared, and what is told of it. */
interface Entry<T> extends Candidate {
  readonly told: T;
}

/** Lists what is compared, the likely best first. */
type Lister<T> = (seat: Seat, sampler: Sampler) => Entry<T>[];

const listMoves: Lister<Pick<RankedMove, "move">> = ({ player, moves }, sampler) =>
  likelyMoves(moves, sampler.next().simulator, sampler.facts[player]).map((move) => ({
    told: { move: { ...move } },
    moves: [move],
    outcomes: [],
  }));

const listTurns: Lister<Pick<RankedTurn, "moves">> = ({ player }, sampler) =>
  likelyTurns(sampler.next().simulator, sampler.facts[player]).map((moves) => ({
    told: { moves: moves.map((move) => ({ ...move })) },
    moves,
    outcomes: [],
  }));

function* ranked<T>(seat: Seat, options: ReadOptions, list: Lister<T>): Steps<readonly (T & Prospects)[]> {
  const sampler = samplerOf(seat.seen, seat.player, options.seed);
  const entries = list(seat, sampler);
  const sorted = yield* compared(entries, sampler, options.by, options.allowance);
  return sorted.map((entry) => ({ ...entry.told, ...prospectsOf(entry, sorted[0], options.by) }));
}

async function rank<T>(
  view: GameState | Observation,
  options: RankOptions,
  list: Lister<T>,
): Promise<readonly (T & Prospects)[]> {
  const read = readRankOptions(options);
  const seat = seatOf(view, read.player);
  if (seat === null) return frozen([]);
  return frozen(await inSlices(ranked(seat, read, list), read));
}

/**
 * Compares all legal moves of a player: games are played on from each of them by rules of thumb, with the same sampled cards for all
 * of them. What the player doesn't see counts for nothing.
 *
 * The budget is divided: after each part of it the worse half of the moves is dropped, so the best ones have the most playouts. A
 * number of playouts is never exceeded, a time a little. With fewer playouts than moves some get none.
 *
 * @param view - a state, of which only what the player sees is looked at, or the player's observation.
 * @param options - the budget, the seed, and what is best.
 * @returns the moves of `legalMoves`, each once, the best first: those that were compared longest, and among moves with the same number
 * of playouts those with the higher mean. None for a player who has nothing to do now.
 * @throws RulesError `state.unknown`, `player.unknown`, `player.not-observer`, `bot.budget`, `options.…`; `bot.paper` for a player whose
 * sheet is on paper. The promise is rejected with it, and with the reason of the signal when it is aborted.
 * @see TIE-1
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const [best, ...others] = await rankMoves(observe(state, 1), { budget: { playouts: 30 }, seed: 7 });
 * best?.move.type // => "pick"
 * best?.behind?.mean // => 0
 * others.length // => 2
 * ```
 */
export function rankMoves(
  view: GameState | Observation,
  options: RankOptions,
): Promise<readonly RankedMove[]> {
  return rank(view, options, listMoves);
}

/**
 * Compares whole turns of a player as {@link rankMoves} compares moves: up to 16 that look best at first sight, the one by rules of
 * thumb among them, each from where the player stands to the end of the turn.
 *
 * @param view - a state, of which only what the player sees is looked at, or the player's observation.
 * @param options - the budget, the seed, and what is best.
 * @returns the turns, the best first. No two come to the same sheet with the same cards.
 * @throws RulesError as {@link rankMoves} does.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const [best] = await rankTurns(state, { budget: { playouts: 50 }, seed: 7, by: "score" });
 * best?.moves.at(-1) // => { type: "end", player: 0 }
 * ```
 */
export function rankTurns(
  view: GameState | Observation,
  options: RankOptions,
): Promise<readonly RankedTurn[]> {
  return rank(view, options, listTurns);
}
