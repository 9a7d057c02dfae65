import { contextOf } from "../game/context.js";
import { checkSeat, isSeenToAct, readablePosition } from "../game/known.js";
import { codeOf, codesOn } from "../moves/codes.js";
import { choiceIn } from "../moves/current-step.js";
import type { Move } from "../state/move.js";
import type { AnyKind } from "../state/rule-context.js";
import type { GameState, Observation, Position } from "../state/state.js";
import { sharedLayout } from "../variants/expansions/expansions.js";
import { rulebookOf } from "../variants/rulebook.js";
import { roomFor } from "./room.js";

/** The codes of legal moves of a position. */
export function codesOfMoves({ setup }: Position, moves: readonly Move[]): number[] {
  const { kinds } = rulebookOf(setup);
  const codes = codesOn(sharedLayout(setup), kinds);
  let kind: AnyKind | undefined;
  return moves.map((move) => {
    if (kind?.type !== move.type) kind = kinds.find(({ type }) => type === move.type);
    const code = kind === undefined ? "type" : codeOf(codes, kind.fields, move);
    if (typeof code === "string") throw new Error(`a legal move has no code because of its ${code}`);
    return code;
  });
}

/**
 * The legal moves of a player as a mask over all codes of moves: 1 at the code of each legal move, otherwise 0.
 *
 * @param state - a state, an observation, or the position of a simulator.
 * @param player - the player, from 0. In the observation of somebody else there is no legal move.
 * @param into - where the mask is written; by default a new array.
 * @param offset - where in it the mask begins, from 0.
 * @returns `into`. A mask has `moveSpaceSize(state)` bytes.
 * @throws RulesError `state.unknown`, `player.unknown`, `encoding.no-room`.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const mask = legalMask(state, 0);
 * mask.length === moveSpaceSize(state) // => true
 * legalMoves(state, 0).every((move) => mask[encodeMove(state, move)] === 1) // => true
 * ```
 */
export function legalMask(
  state: GameState | Observation | Position,
  player: number,
  into?: Uint8Array,
  offset = 0,
): Uint8Array {
  const position = readablePosition(state);
  checkSeat(position, player);
  const { length } = codesOn(sharedLayout(position.setup), rulebookOf(position.setup).kinds).moves;
  const mask = roomFor("Uint8Array", length, into, offset);
  mask.fill(0, offset, offset + length);
  if (!isSeenToAct(position as GameState | Observation, player)) return mask;
  const { moves } = choiceIn(contextOf(position, player));
  for (const code of codesOfMoves(position, moves)) mask[offset + code] = 1;
  return mask;
}
