import { type GameState, isOver, legalMoves, type Move, type Observation, observe } from "perfect-home-rules";
import {
  callable,
  choice,
  invalid,
  object,
  optional,
  type Reader,
  throwViolation,
  whole,
} from "perfect-home-rules/readers";
import { type Allowance, allowancesOf, type Budget } from "./budget.js";
import type { Measure } from "./comparison.js";
import type { AbortSignalLike, Watcher } from "./in-slices.js";

/** How moves or turns are compared. */
export interface RankOptions extends Watcher {
  /** How many games are played on, or how long it may take. */
  readonly budget: Budget;
  /**
   * An integer from 0 to 2³² − 1. The same seed and the same number of playouts give the same answer; a time does
   * not, as no machine is always equally fast.
   */
  readonly seed: number;
  /** Whose moves, from 0; by default the player whose observation it is, of a state the first one who has to act. */
  readonly player?: number | undefined;
  /**
   * What is best: the greatest chance to win, the greatest margin over the best of the others, or the highest score of the
   * player. The margin by default; where there is nobody to compare with it is the score.
   */
  readonly by?: Measure | undefined;
}

/** Options that have been read. */
export interface ReadOptions extends Watcher {
  readonly allowance: Allowance;
  readonly seed: number;
  readonly by: Measure;
  readonly player: number | undefined;
}

/** What a player sees who has to act. */
export interface Seat {
  readonly player: number;
  readonly seen: Observation;
  /** The legal moves, at least one. */
  readonly moves: readonly Move[];
}

const HIGHEST_SEED = 2 ** 32 - 1;
const MEASURES = ["score", "margin", "win"] as const;

const readSignal: Reader<AbortSignalLike> = (value, path) => {
  let isSignal = false;
  try {
    isSignal = typeof (value as AbortSignalLike).aborted === "boolean";
  } catch {
    // Not an object, or a getter threw.
  }
  return isSignal ? (value as AbortSignalLike) : invalid(path, "an AbortSignal");
};

/** The readers of what a watcher is. */
export const WATCHER = {
  signal: optional<AbortSignalLike>(readSignal),
  onProgress: optional(callable<NonNullable<Watcher["onProgress"]>>()),
};

/** Reads a seed. */
export const readSeed = whole(0, HIGHEST_SEED);

type Fields = Omit<ReadOptions, "allowance"> & { readonly budget: Budget };

const readFields = object<Fields>({
  ...WATCHER,
  budget: (value) => value as Budget,
  seed: readSeed,
  by: optional<Measure>(choice(MEASURES), "margin"),
  player: (value) => value as number | undefined,
});

/** Reads options; a time begins to run. Whether there is such a player is judged with the state. */
export function readRankOptions(options: RankOptions): ReadOptions {
  const { budget, ...rest } = readFields(options, "");
  return { ...rest, allowance: allowancesOf(budget)() };
}

/** What a player sees who has to act; `null` where there is nothing to do for the player. */
export function seatOf(view: GameState | Observation, wanted: number | undefined): Seat | null {
  const moves = legalMoves(view, wanted);
  if (view.hidden === null && wanted !== undefined && view.observer !== wanted && !isOver(view))
    throwViolation("player.not-observer", { player: wanted, observer: view.observer });
  if (moves.length === 0) return null;
  const [{ player }] = moves;
  if (view.sheets[player].expansion?.id === "paper") throwViolation("bot.paper", { player });
  return { player, seen: view.hidden === null ? view : observe(view, player), moves };
}
