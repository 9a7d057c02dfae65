import type { Move } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import type { Facts } from "./facts.js";
import { heuristicMove } from "./heuristics.js";
import { outlookOf } from "./outlook.js";
import { viewOf } from "./view.js";

/** What a game has come to for a player. */
export interface Outcome {
  /** The player's total. */
  readonly score: number;
  /** How far it is above that of the best of the others, below 0 where it isn't; `null` where there is nobody to compare with. */
  readonly margin: number | null;
  /** 1 for a win and 0 for a defeat, a share of 1 for a first place that is shared; `null` like the margin. */
  readonly win: number | null;
}

/** Whether a player's sheet is on paper, so that nobody knows what it scores. */
function isOnPaper({ position }: Simulator, player: number): boolean {
  return position.sheets[player].expansion?.id === "paper";
}

/** People with paper could say anything at any time: here they say nothing that they need not. */
function moveOnPaper(moves: readonly Move[], random: () => number): Move {
  return moves.find(({ type }) => type === "end") ?? moves[Math.floor(random() * moves.length)];
}

/** A move that is likely enough for a playout. */
export function playoutMove(simulator: Simulator, facts: Facts, random: () => number): Move {
  return isOnPaper(simulator, facts.player)
    ? moveOnPaper(simulator.legalMoves(facts.player), random)
    : heuristicMove(simulator, facts, random);
}

/**
 * Plays on by rules of thumb, all players alike.
 *
 * @param until - the round that is not begun, `Infinity` to play to the end of the game.
 */
export function playOn(
  simulator: Simulator,
  facts: readonly Facts[],
  random: () => number,
  until: number,
): void {
  for (let [player] = simulator.playersToMove(); player !== undefined; [player] = simulator.playersToMove()) {
    if (simulator.position.table.round >= until) return;
    simulator.apply(playoutMove(simulator, facts[player], random));
  }
}

/** What a game promises a player. Where it is over that is what it has come to, but for the AAA Opponent's total. */
export function promiseFor(simulator: Simulator, facts: readonly Facts[], player: number): Outcome {
  const isOver = simulator.isOver();
  const promised = facts.map((each) =>
    isOver ? simulator.scoreSheet(each.player).total : outlookOf(viewOf(simulator, each)),
  );
  const others = promised.filter((_, other) => other !== player && !isOnPaper(simulator, other));
  const score = promised[player];
  return { score, margin: others.length === 0 ? null : score - Math.max(...others), win: null };
}

/** What a game that is over has come to for a player. Ties are broken as the rules say. TIE-1 AAA-13 */
export function outcomeFor(simulator: Simulator, player: number): Outcome {
  const ranked = simulator
    .standings()
    .filter((standing) => standing.player === "opponent" || !isOnPaper(simulator, standing.player));
  const own = ranked.find((standing) => standing.player === player);
  const score = own?.total ?? 0;
  const [best] = ranked.filter((standing) => standing !== own);
  if (own === undefined || best === undefined) return { score, margin: null, win: null };
  const first = Math.min(own.place, best.place);
  const winners = ranked.filter(({ place }) => place === first);
  return { score, margin: score - best.total, win: winners.includes(own) ? 1 / winners.length : 0 };
}
