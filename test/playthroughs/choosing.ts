import { isDeepStrictEqual } from "node:util";
import { type GameState, isLegal, legalMoves, type Move, playersToMove } from "perfect-home-rules";
import { chooseMove, STRATEGY_NAMES } from "../support/bots.js";
import { chance } from "../support/chance.js";
import type { Choose } from "./playthrough.js";

/** One in this many choices is any move at all. */
const WHIM = 30;

/** One in this many choices is not what the player's strategy would do. */
const CURIOSITY = 5;

/** What is not done out of curiosity: it leads nowhere. */
const DULL: readonly Move["type"][] = ["permitRefusal", "skip", "end"];

/** The moves given, one after the other, until they are used up. */
export function given(moves: readonly Move[]): Choose {
  return (_state, made) => moves[made.length] ?? null;
}

/** A move by chance, each type being as likely as another; `null` where there is but one. */
function somethingElse(state: GameState, player: number, dice: readonly number[]): Move | null {
  const moves = legalMoves(state, player).filter(({ type }) => !DULL.includes(type));
  const types = [...new Set(moves.map(({ type }) => type))];
  if (types.length < 2) return null;
  const type = types[chance(types.length, ...dice, 1)];
  const ofType = moves.filter((move) => move.type === type);
  return ofType[chance(ofType.length, ...dice, 2)];
}

/**
 * Random moves that come to many situations: each player has a strategy. What is drawn depends on the seed and on
 * how many moves the player has made, so that one move more does not change what the others draw.
 */
export function drawn(seed: number): Choose {
  return (state, made) => {
    const [player] = playersToMove(state);
    const expansion = made.filter((move) => move.player === player).length;
    const dice = [seed, player, expansion];
    const other = chance(CURIOSITY, ...dice, 3) === 0 ? somethingElse(state, player, dice) : null;
    const strategy = STRATEGY_NAMES[(seed + player) % STRATEGY_NAMES.length];
    return other ?? chooseMove(state, player, { strategy, whim: WHIM }, chance(10_000, ...dice));
  };
}

/** A player's moves turn by turn; the last one is the turn under way. */
function turnsOf(player: number, moves: readonly Move[]): Move[][] {
  const turns: Move[][] = [[]];
  for (const move of moves.filter((each) => each.player === player)) {
    turns[turns.length - 1].push(move);
    if (move.type === "end") turns.push([]);
  }
  return turns;
}

/** The moves given, turn by turn; where one is not legal, the rest of the turn is chosen otherwise. */
export function asFarAsLegal(moves: readonly Move[], otherwise: Choose): Choose {
  return (state, made) => {
    const [player] = playersToMove(state);
    const turns = turnsOf(player, made);
    const turn = turns[turns.length - 1];
    const wanted = turnsOf(player, moves)[turns.length - 1] ?? [];
    const move = wanted[turn.length];
    const isKept = isDeepStrictEqual(wanted.slice(0, turn.length), turn);
    return isKept && move !== undefined && isLegal(state, move) ? move : otherwise(state, made);
  };
}
