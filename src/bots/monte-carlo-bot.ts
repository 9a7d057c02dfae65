import { randomSeries } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import type { Bot, Player } from "./bot.js";
import { type Allowance, allowancesOf, type Budget } from "./budget.js";
import { checkedPlayer } from "./checked-player.js";
import { determinize, listedMove, seedFrom } from "./determinize.js";
import { type Facts, factsOf } from "./facts.js";
import { heuristicMove } from "./heuristics.js";
import { type Line, linesFrom } from "./turn-search.js";

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

/** A way to play the turn, and what playouts after it have come to. */
interface Candidate {
  readonly line: Line;
  lead: number;
}

/** A playout for each candidate, all of them with the same cards and the same luck. */
function compare(candidates: readonly Candidate[], mover: Player, facts: readonly Facts[]): void {
  const game = determinize(mover);
  const seed = seedFrom(mover);
  for (const candidate of candidates) {
    const simulator = game.clone();
    for (const move of candidate.line.moves) simulator.apply(move);
    playOn(simulator, facts, randomSeries(seed));
    candidate.lead += scoreMargin(simulator, mover.player);
  }
}

/** Whether candidates begin with the same move: then it does not matter now which of them is best. */
function agree(candidates: readonly Candidate[]): boolean {
  const [first] = candidates[0].line.moves;
  return candidates.every(({ line }) => line.moves[0] === first);
}

/**
 * Sequential halving: the budget is divided into stages, and after each the worse half of the candidates is dropped. As
 * all that are left have had the same playouts, their sums can be compared.
 */
function bestOf(
  candidates: Candidate[],
  mover: Player,
  facts: readonly Facts[],
  allowance: Allowance,
): Candidate {
  const stages = Math.ceil(Math.log2(candidates.length));
  let left = candidates;
  for (let stage = 1; stage <= stages; stage++) {
    while (!agree(left) && allowance.share() < stage / stages && allowance.allows(left.length)) {
      compare(left, mover, facts);
      allowance.spend(left.length);
    }
    left = left.toSorted((a, b) => b.lead - a.lead).slice(0, Math.ceil(left.length / 2));
  }
  return left[0];
}

/**
 * Makes a bot that compares ways to play its turn by playing on from each of them in the same sampled games, and takes
 * the one after which it is furthest ahead.
 *
 * @param budget - how much it may think over each move: either a maximum of `playouts` ({@link botOf} gives it
 * 200), or a time in `milliseconds`. With a number of playouts and the same random numbers the bot makes the same move
 * again; with a time it does not, as no machine is always equally fast, and the last playouts can take a little longer.
 * @throws RulesError `bot.budget`.
 * @example
 * ```ts
 * const bot = monteCarloBot({ playouts: 20 });
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * askBot(bot, state, 0, Math.random).type // => "pick"
 * ```
 */
export function monteCarloBot(budget: Budget): Bot {
  const nextAllowance = allowancesOf(budget);
  return (given) => {
    const mover = checkedPlayer(given);
    if (mover.listed.length === 1) return mover.listed[0];
    const allowance = nextAllowance();
    const facts = factsOf(mover.observe().setup);
    const count = CANDIDATES.find((each) => allowance.allows(2 * each)) ?? 1;
    const lines = linesFrom(determinize(mover), facts[mover.player], () =>
      allowance.share() < LISTING ? WIDTH : NARROW,
    );
    const candidates = lines
      .slice(0, count)
      .filter(({ outlook }) => outlook > lines[0].outlook - MARGIN)
      .map((line) => ({ line, lead: 0 }));
    return listedMove(mover, bestOf(candidates, mover, facts, allowance).line.moves[0]);
  };
}

/** Plays on to the end of the game by rules of thumb, all players alike. */
function playOn(simulator: Simulator, facts: readonly Facts[], random: () => number): void {
  for (let [player] = simulator.playersToMove(); player !== undefined; [player] = simulator.playersToMove()) {
    simulator.apply(heuristicMove(simulator, facts[player], random));
  }
}

/** How far a player is ahead of the best of the others. */
function scoreMargin(simulator: Simulator, player: number): number {
  let best: number | null = null;
  for (let other = 0; other < simulator.position.sheets.length; other++) {
    if (other === player) continue;
    const { total } = simulator.scoreSheet(other);
    if (best === null || total > best) best = total;
  }
  return simulator.scoreSheet(player).total - (best ?? 0);
}
