import type { Action, FenceMove, GameState, Move, PickMove, WriteMove } from "perfect-home-rules";
import { legalMoves, planStatus } from "perfect-home-rules";
import { constructionCard } from "./deck.js";
import { allowEqual, distance, misfit, type Outlook, outlookOf } from "./outlook.js";
import { layoutOf, type Run, sheetOf, streetsOf } from "./sheets.js";

/** What a player is after, so that random games come to rare places too. */
interface Strategy {
  /** Actions preferred, the dearest first. */
  readonly likes: readonly Action[];
  /** How houses are numbered: so that much, anything or little fits afterwards. */
  readonly writes: "tidily" | "anywhere" | "awkwardly";
  /** Whether plans are validated as soon as they can be, perhaps later, or two of them in one turn. */
  readonly claims: "at once" | "perhaps" | "together";
}

const STRATEGIES = {
  wild: { likes: [], writes: "anywhere", claims: "perhaps" },
  builder: { likes: ["fence", "extension", "improvement"], writes: "tidily", claims: "at once" },
  collector: { likes: ["fence", "extension", "improvement"], writes: "tidily", claims: "together" },
  copier: { likes: ["extension", "fence", "improvement"], writes: "tidily", claims: "perhaps" },
  tempHirer: { likes: ["temp", "extension", "pool"], writes: "tidily", claims: "at once" },
  swimmer: { likes: ["pool", "park", "improvement"], writes: "tidily", claims: "at once" },
  pessimist: { likes: ["temp", "park", "improvement"], writes: "awkwardly", claims: "at once" },
} as const satisfies Readonly<Record<string, Strategy>>;

/** Name of a strategy. */
export type StrategyName = keyof typeof STRATEGIES;

/** How a player of a random game chooses. */
export interface Taste {
  readonly strategy: StrategyName;
  /** One in this many choices is any move at all. */
  readonly whim: number;
}

/** All strategies. */
export const STRATEGY_NAMES = Object.keys(STRATEGIES) as readonly StrategyName[];

/** A legal move: one that suits the strategy, or any where the whim takes the player. */
export function chooseMove(
  state: GameState,
  player: number,
  { strategy, whim }: Taste,
  choice: number,
): Move {
  const moves = legalMoves(state, player);
  const suited = choice % whim === 0 ? moves : suitedMoves(state, player, STRATEGIES[strategy], moves);
  return suited[Math.floor(choice / whim) % suited.length];
}

function suitedMoves(
  state: GameState,
  player: number,
  strategy: Strategy,
  moves: readonly Move[],
): readonly Move[] {
  if (moves.length === 1) return moves;
  const outlook = outlookOf(state, player);
  const costs = moves.map((move) => costOf(state, outlook, strategy, move));
  const least = Math.min(...costs);
  return moves.filter((_, index) => costs[index] === least);
}

function costOf(state: GameState, outlook: Outlook, strategy: Strategy, move: Move): number {
  switch (move.type) {
    case "pick":
      return costOfStack(state, outlook, strategy, move);
    case "permitRefusal":
      return strategy.writes === "awkwardly" ? -99 : 99;
    case "write":
      return costOfHouse(state, outlook, strategy, move);
    case "fence":
      return costOfFence(state, outlook, move);
    case "extend":
      return Math.min(4, allowEqual(outlook.gaps[move.street][move.house]));
    case "skip":
      return 99;
    case "claim":
      return strategy.claims === "together" && isAlone(state, outlook, move.player) ? 2 : 0;
    case "treat":
      return (move.take === "ghost") === (strategy.likes[1] === "extension") ? 0 : 1;
    case "tier": // the highest, or whichever comes first
      return strategy.claims === "at once" || move.tier > 1 ? 0 : 2;
    case "end":
      return strategy.claims === "perhaps" ? 0 : 1;
    default:
      return 0;
  }
}

/** Whether only one of several open plans can be validated in this turn. */
function isAlone(state: GameState, { open }: Outlook, player: number): boolean {
  const isSecond = state.turns[player]?.moves.some(({ type }) => type === "claim") === true;
  const met = open.filter((plan) => planStatus(state, player, plan).met);
  return !isSecond && open.length > 1 && met.length === 1;
}

function costOfStack(state: GameState, outlook: Outlook, strategy: Strategy, { stack }: PickMove): number {
  const { top, flipped } = state.table.stacks[stack];
  const action = flipped.at(-1)?.action;
  const rank = action === undefined ? -1 : strategy.likes.indexOf(action);
  const dislike = rank < 0 ? strategy.likes.length : rank;
  return strategy.writes === "tidily"
    ? dislike + Math.round(misfit(outlook, constructionCard(top).number))
    : dislike;
}

function costOfHouse(state: GameState, { gaps }: Outlook, strategy: Strategy, move: WriteMove): number {
  if (strategy.writes === "anywhere") return 0;
  const { pools } = layoutOf(state, move.player).streets[move.street];
  const wantsPool = state.turns[move.player]?.picked?.action === "pool";
  if (wantsPool && pools.includes(move.house)) return -10;
  if (strategy.likes[0] === "temp" && (move.number < 1 || move.number > 15)) return -10;
  const far = distance(gaps[move.street][move.house], move.house, move.number);
  return Math.round(strategy.writes === "tidily" ? far : -far);
}

/** Fences that leave what plans ask for, at best estates that are complete. */
function costOfFence(
  state: GameState,
  { runs, missing }: Outlook,
  { player, street, gap }: FenceMove,
): number {
  const houses = streetsOf(sheetOf(state, player), layoutOf(state, player))[street];
  const last = houses[gap].place;
  const run = runs.find(({ first, size }) => first <= last && last < first + size);
  if (run === undefined) return 0;
  const part = (first: number, end: number): Run => {
    const inside = houses.filter(({ place }) => place >= first && place < end);
    return { ...run, first, size: end - first, complete: inside.every((house) => house.number !== null) };
  };
  const parts = [part(run.first, last + 1), part(last + 1, run.first + run.size)];
  return parts.reduce((cost, each) => cost - worthOf(each, missing), worthOf(run, missing));
}

function worthOf({ size, complete }: Run, missing: readonly number[]): number {
  if (missing.includes(size)) return complete ? 6 : 2;
  return complete && size <= 6 ? 3 : 0;
}
