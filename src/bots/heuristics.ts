import type { Action, Move, MoveType } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import { chancesOf, rangesOf } from "./chances.js";
import type { Facts } from "./facts.js";
import { fenceWorth } from "./fencing.js";
import { lotsOf } from "./lots.js";
import { bestSpot, nextStep, rangeAt, WORTH_OF_HOUSE } from "./spots.js";
import { type View, viewOf } from "./view.js";

/** What an action is worth about, in points, where it does not depend on the house. */
const WORTH_OF_ACTION: Readonly<Record<Action, number>> = {
  fence: 2.5,
  improvement: 2.5,
  park: 0,
  pool: 0,
  temp: 1,
  extension: 1.5,
};

/** A fence must be worth more than this, in points, to be drawn. */
const MIN_WORTH = 0.2;

/** Says what a move is worth, in points; `null` for a move that it knows nothing about. */
type Worth = (move: Move) => number | null;

function worthOfCombination(view: View, number: number, action: Action): number {
  return bestSpot(view, number, action).worth + WORTH_OF_ACTION[action];
}

function pickWorth(view: View): Worth {
  const combinations = view.simulator.combinations();
  return (move) => {
    if (move.type !== "pick") return null;
    const { number, action } = combinations[move.stack];
    return worthOfCombination(view, number, action);
  };
}

function pairWorth(view: View): Worth {
  const hand = view.simulator.position.hands[view.facts.player];
  return (move) => {
    if (move.type !== "pair") return null;
    return worthOfCombination(view, hand[move.numberCard].number ?? 0, hand[move.actionCard].action);
  };
}

function writeWorth(view: View): Worth {
  const { simulator, facts } = view;
  const picked = simulator.position.turns[facts.player]?.picked ?? null;
  const spot = picked === null ? null : bestSpot(view, picked.number, picked.action);
  return (move) => {
    if (move.type !== "write" || spot === null) return null;
    return move.street === spot.street && move.house === spot.house && move.number === spot.number ? 1 : 0;
  };
}

function improveWorth(view: View): Worth {
  const { sheet, facts } = view;
  const { lots } = lotsOf(view, chancesOf(view));
  return (move) => {
    if (move.type !== "improve") return null;
    const index = move.size - 1;
    const step = nextStep(facts.layout.improvements[index], sheet.improvementsCrossed[index]);
    return lots.reduce((sum, { size, chance }) => (size === move.size ? sum + chance * step : sum), 0);
  };
}

function extendWorth(view: View): Worth {
  const { supply, layout } = view.facts;
  const ranges = rangesOf(view);
  const cost = nextStep(layout.extensions, view.sheet.extensionsCrossed);
  return (move) => {
    if (move.type !== "extend") return null;
    const range = rangeAt(ranges, move);
    if (range === undefined) return null;
    const { houses, above, below } = range;
    const index = houses.indexOf(move.house);
    const left = move.from === "left" ? houses.length - 1 - index : index;
    const gained = 1 + supply.expected(left, above, below) - supply.expected(houses.length, above, below);
    return WORTH_OF_HOUSE * gained - cost;
  };
}

/** The rules by the first kind of move that a step offers. */
const RULES: { readonly [type in MoveType]?: (view: View) => Worth } = {
  pick: pickWorth,
  pair: pairWorth,
  write: writeWorth,
  fence: fenceWorth,
  improve: improveWorth,
  extend: extendWorth,
};

/** Moves that are made whenever they are offered. */
const ALWAYS: readonly MoveType[] = ["park", "pool", "temp", "tier", "claim", "permitRefusal"];

/** The move that is worth most; one of which nothing is known only where no other is worth anything. */
function bestOf(moves: readonly Move[], worthOf: Worth): Move {
  let best = moves[0];
  let max = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth !== null && worth > max) {
      best = move;
      max = worth;
    }
  }
  if (max > MIN_WORTH) return best;
  return moves.find(({ type }) => type === "skip") ?? best;
}

function choose(moves: readonly Move[], view: View, random: () => number): Move {
  const telling = moves.find(({ type }) => type !== "roundabout") ?? moves[0];
  if (ALWAYS.includes(telling.type)) return telling;
  const last = moves[moves.length - 1];
  if (last.type === "end") return last;
  const rule = RULES[telling.type];
  return rule === undefined ? moves[Math.floor(random() * moves.length)] : bestOf(moves, rule(view));
}

/**
 * A move of a player by rules of thumb, some thirty times as fast as looking over the turn. Where there is no
 * such rule it is any move.
 */
export function heuristicMove(simulator: Simulator, facts: Facts, random: () => number): Move {
  const moves = simulator.legalMoves(facts.player);
  return moves.length === 1 ? moves[0] : choose(moves, viewOf(simulator, facts), random);
}
