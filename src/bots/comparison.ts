import { type Move, type Observation, randomSeries, sampleState } from "perfect-home-rules";
import { createSimulator, type Simulator } from "perfect-home-rules/simulate";
import type { Allowance } from "./budget.js";
import { type Facts, factsOf } from "./facts.js";
import { type Outcome, outcomeFor, playOn, promiseFor } from "./playout.js";

/** A way to go on, and what the playouts after it have come to: the same sample has the same index for all of them. */
export interface Candidate {
  /** The moves of the player, from where the observation stands. */
  readonly moves: readonly Move[];
  /** What the playouts have come to. */
  readonly outcomes: Outcome[];
  /** What can be expected of the player's sheet after them, where that is to count. */
  readonly outlook?: number;
}

/** What playouts are compared by. */
export type Measure = "score" | "margin" | "win";

/** What a playout has come to by a measure; where nobody is there to be compared with, that is the score. */
export function measured(outcome: Outcome, by: Measure): number {
  return outcome[by] ?? outcome.score;
}

/** Plays on from an observation: each sample has cards of its own, and luck of its own for what is left to chance. */
export interface Sampler {
  /** Whose observation it is. */
  readonly player: number;
  /** What never changes, for each player. */
  readonly facts: readonly Facts[];
  /** A new sampled game. */
  next(): Sample;
}

/** A sampled game. */
interface Sample {
  /** The game as it stands. */
  readonly simulator: Simulator;
  /** What comes of it when the player makes some moves and it is played on. */
  outcomeOf(moves: readonly Move[]): Outcome;
}

/**
 * The games that agree with an observation, one after the other; the same ones for the same seed.
 *
 * @param rounds - for how many rounds they are played on before it is judged what they promise, `Infinity` to the end.
 */
export function samplerOf(
  observation: Observation,
  player: number,
  seed: number,
  rounds = Number.POSITIVE_INFINITY,
): Sampler {
  const random = randomSeries(seed);
  const nextSeed = (): number => Math.floor(random() * 2 ** 32);
  const facts = factsOf(observation.setup);
  return {
    player,
    facts,
    next() {
      const simulator = createSimulator(sampleState(observation, nextSeed()));
      const luck = nextSeed();
      const outcomeOf = (moves: readonly Move[]): Outcome => {
        const game = simulator.clone();
        const until = game.position.table.round + rounds;
        for (const move of moves) game.apply(move);
        playOn(game, facts, randomSeries(luck), until);
        return rounds === Number.POSITIVE_INFINITY
          ? outcomeFor(game, player)
          : promiseFor(game, facts, player);
      };
      return { simulator, outcomeOf };
    },
  };
}

/** Something that takes long, in small steps, and tells after each how much of it is done: from 0 to 1. */
export type Steps<T> = Generator<number, T, undefined>;

/** A part of something longer: it tells how far that is. */
export function* partOf<T>(steps: Steps<T>, from: number, to: number): Steps<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** Compares all that are left in a new sample, so that the luck of the cards is the same for all of them. */
function* playRound(left: readonly Candidate[], sampler: Sampler, allowance: Allowance): Steps<void> {
  const { outcomeOf } = sampler.next();
  const isFirst = left[0].outcomes.length === 0;
  for (const { moves, outcomes } of left) {
    // Only in the first sample some can be left out: then what all of them have come to can be compared.
    if (isFirst && !allowance.allows(1)) return;
    outcomes.push(outcomeOf(moves));
    allowance.spend(1);
    yield Math.min(1, allowance.share());
  }
}

/** What counts in a comparison beside playouts. */
export interface Special<C extends Candidate> {
  /** Those that are not dropped, however bad they look. */
  readonly kept?: readonly C[];
  /** How many playouts the outlook of a candidate counts for. */
  readonly trust?: number;
  /** Whether it no longer matters which of those that are left is best. */
  readonly isDecided?: (left: readonly C[]) => boolean;
}

function canPlayRound(left: readonly Candidate[], allowance: Allowance): boolean {
  return allowance.allows(left[0].outcomes.length === 0 ? 1 : left.length);
}

/** The mean of the playouts, among which the outlook counts for some. All have the same number, so it need not be on their scale. */
function meanOf({ outcomes, outlook = 0 }: Candidate, by: Measure, trust: number): number {
  let sum = trust * outlook;
  for (const outcome of outcomes) sum += measured(outcome, by);
  return outcomes.length === 0 ? Number.NEGATIVE_INFINITY : sum / (outcomes.length + trust);
}

/**
 * Sequential halving: the budget is divided into stages, and after each the worse half of the candidates is dropped, down
 * to two. As all that are left have had the same samples, their means can be compared.
 *
 * @param candidates - the likely best first: where the budget is too small for all, the last ones get no playout.
 * @param special - what else counts beside playouts: by default nothing.
 * @returns the best first: after those that were compared longest come those that were dropped.
 */
export function* compared<C extends Candidate>(
  candidates: readonly C[],
  sampler: Sampler,
  by: Measure,
  allowance: Allowance,
  { kept = [], trust = 0, isDecided = () => false }: Special<C> = {},
): Steps<readonly C[]> {
  const stages = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let left = candidates;
  let dropped: readonly C[] = [];
  for (let stage = 1; stage <= stages; stage++) {
    while (!isDecided(left) && allowance.share() < stage / stages && canPlayRound(left, allowance)) {
      yield* playRound(left, sampler, allowance);
    }
    // Those without a playout stay in their order: minus infinity less itself is no number.
    const sorted = left.toSorted((a, b) => meanOf(b, by, trust) - meanOf(a, by, trust) || 0);
    const half = stage === stages ? sorted.length : Math.ceil(sorted.length / 2);
    const stays = sorted.map((candidate, index) => index < half || kept.includes(candidate));
    dropped = [...sorted.filter((_, index) => !stays[index]), ...dropped];
    left = sorted.filter((_, index) => stays[index]);
  }
  return [...left, ...dropped];
}
