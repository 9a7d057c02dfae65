import type { Action, Move, MoveType, Position, Sheet } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import { fenceWorth } from "./fencing.js";
import { chancesOf, gapsOf } from "./gaps.js";
import type { Geometry } from "./ground.js";
import { lotsOf } from "./lots.js";
import { sheetOf } from "./outlook.js";
import { bestSpot, WORTH_OF_HOUSE } from "./spots.js";
import { nextStep } from "./tracks.js";

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

/** What a rule looks at. */
interface View {
  readonly position: Position;
  readonly sheet: Sheet;
  readonly geometry: Geometry;
}

/** Says what a move is worth, in points; `null` for a move that it knows nothing about. */
type Worth = (move: Move) => number | null;

function worthOfCombination({ sheet, geometry }: View, number: number, action: Action): number {
  return bestSpot(sheet, geometry, number, action).worth + WORTH_OF_ACTION[action];
}

function pickWorth(view: View): Worth {
  return (move) => {
    if (move.type !== "pick") return null;
    const { top, flipped } = view.position.table.stacks[move.stack];
    if (top === null || !("number" in top)) return null;
    return worthOfCombination(view, top.number, flipped[flipped.length - 1].action);
  };
}

function pairWorth(view: View): Worth {
  const hand = view.position.hands[view.geometry.player];
  return (move) => {
    if (move.type !== "pair") return null;
    return worthOfCombination(view, hand[move.numberCard].number ?? 0, hand[move.actionCard].action);
  };
}

function writeWorth({ position, sheet, geometry }: View): Worth {
  const picked = position.turns[geometry.player]?.picked ?? null;
  const spot = picked === null ? null : bestSpot(sheet, geometry, picked.number, picked.action);
  return (move) => {
    if (move.type !== "write" || spot === null) return null;
    return geometry.starts[move.street] + move.house === spot.place && move.number === spot.number ? 1 : 0;
  };
}

function improveWorth({ sheet, geometry }: View): Worth {
  const { lots } = lotsOf(sheet, chancesOf(sheet, geometry));
  return (move) => {
    if (move.type !== "improve") return null;
    const index = move.size - 1;
    const step = nextStep(geometry.layout.improvements[index], sheet.improvementsCrossed[index]);
    return lots.reduce((sum, { size, chance }) => (size === move.size ? sum + chance * step : sum), 0);
  };
}

function extendWorth({ sheet, geometry }: View): Worth {
  const { starts, supply, layout } = geometry;
  const gaps = gapsOf(sheet, geometry);
  const cost = nextStep(layout.extensions, sheet.extensionsCrossed);
  return (move) => {
    if (move.type !== "extend") return null;
    const place = starts[move.street] + move.house;
    const gap = gaps.find(({ places }) => places.includes(place));
    if (gap === undefined) return null;
    const { places, above, below } = gap;
    const index = places.indexOf(place);
    const left = move.from === "left" ? places.length - 1 - index : index;
    const houses = 1 + supply.expected(left, above, below) - supply.expected(places.length, above, below);
    return WORTH_OF_HOUSE * houses - cost;
  };
}

/** The rules by the first kind of move that a step offers. */
const RULES: { readonly [type in MoveType]?: (view: View) => Worth } = {
  pick: pickWorth,
  pair: pairWorth,
  write: writeWorth,
  fence: ({ sheet, geometry }) => fenceWorth(sheet, geometry),
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
export function heuristicMove(simulator: Simulator, geometry: Geometry, random: () => number): Move {
  const { player } = geometry;
  const moves = simulator.legalMoves(player);
  if (moves.length === 1) return moves[0];
  const { position } = simulator;
  return choose(moves, { position, sheet: sheetOf(simulator, player), geometry }, random);
}
