import type { Bot } from "./bot.js";
import { allowancesOf, type Budget } from "./budget.js";
import { checkedPlayer } from "./checked-player.js";
import { type Candidate, compared, type Steps, samplerOf } from "./comparison.js";
import { listedMove, seedFrom } from "./determinize.js";
import { linesFrom } from "./turn-search.js";

/** How many ways to play the turn are compared: as many as the budget has two playouts for. */
const CANDIDATES = [16, 8, 4, 2];

/** A turn that promises this much less than the best one is not compared: playouts would be spent in vain. */
const MARGIN = 5;

/** How many moves of a step are followed to find them. */
const WIDTH = { writes: 4, others: 4 };
/** The same once {@link LISTING} is used up. */
const NARROW = { writes: 1, others: 1 };

/** The share of a budget that may go by while ways to play are listed. */
const LISTING = 0.5;

/** Whether candidates begin with the same move: then it does not matter now which of them is best. */
function agree(candidates: readonly Candidate[]): boolean {
  const [first] = candidates[0].moves;
  return candidates.every(({ moves }) => moves[0] === first);
}

/** What comes of something that is done in small steps, done at once. */
function finished<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * A bot that compares ways to play its turn by playing on from each of them in the same sampled games.
 *
 * @param rounds - for how many rounds, `Infinity` to the end of the game.
 * @param trust - how many playouts the outlook of a way to play counts for.
 * @throws RulesError `bot.budget`.
 */
export function botPlayingOn(budget: Budget, rounds: number, trust: number): Bot {
  const nextAllowance = allowancesOf(budget);
  return (given) => {
    const mover = checkedPlayer(given);
    if (mover.moves.length === 1) return mover.moves[0];
    const allowance = nextAllowance();
    const sampler = samplerOf(mover.observe(), mover.player, seedFrom(mover), rounds);
    const count = CANDIDATES.find((each) => allowance.allows(2 * each)) ?? 1;
    const lines = linesFrom(sampler.next().simulator, sampler.facts[mover.player], () =>
      allowance.share() < LISTING ? WIDTH : NARROW,
    );
    const candidates = lines
      .slice(0, count)
      .filter(({ outlook }) => outlook > lines[0].outlook - MARGIN)
      .map(({ moves, outlook }) => ({ moves, outlook, outcomes: [] }));
    const [best] = finished(compared(candidates, sampler, "margin", allowance, { trust, isDecided: agree }));
    return listedMove(mover, best.moves[0]);
  };
}
