import { throwViolation } from "../clauses/violation.js";
import { aboutMinus, isWhole } from "../input/fields.js";
import { malformedField } from "../input/read-move.js";
import { codeOf, codesOn, type MoveCodes } from "../moves/codes.js";
import type { Move } from "../state/move.js";
import type { GameState, Observation } from "../state/state.js";
import { sharedLayout } from "../variants/expansions/expansions.js";
import { rulebookOf } from "../variants/rulebook.js";
import { checkSeat, knownPosition } from "./known.js";

/** The codes of a game. All players have sheets with the same layout. SET-5 */
function codesIn({ setup }: GameState | Observation): MoveCodes {
  return codesOn(sharedLayout(setup), rulebookOf(setup).kinds);
}

/**
 * Number of different moves of a player: the size of a bot's action space. Codes run from 0 to one less.
 *
 * Codes depend on the layout of the sheets alone, so they are the same in all modes and at all moments of a game; a
 * mode uses only some of them. They stay as they are from version to version, unless the changelog says otherwise.
 *
 * @param state - a state or an observation.
 * @throws RulesError `state.unknown`.
 * @example
 * ```ts
 * moveSpaceSize(createGame({ players: ["Ann", "Bob"], seed: 1 })) // => 952
 * ```
 */
export function moveSpaceSize(state: GameState | Observation): number {
  return codesIn(knownPosition(state)).moves.length;
}

/**
 * The code of a move, legal or not: what it does without who does it.
 *
 * @param state - a state or an observation: it says which layout is played on.
 * @param move - the move; what it holds beside the fields of its type is not looked at.
 * @returns an integer from 0 to {@link moveSpaceSize} − 1; {@link decodeMove} gives the move again.
 * @throws RulesError `state.unknown`; `move.malformed`, and `move.out-of-range` with the field in `details.field`.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * encodeMove(state, { type: "write", player: 1, street: 0, house: 0, number: 3 }) // => 19
 * ```
 */
export function encodeMove(state: GameState | Observation, move: Move): number {
  const position = knownPosition(state);
  const code = readCode(position, move);
  return typeof code === "number" ? code : throwViolation("move.out-of-range", { field: code });
}

function readCode(state: GameState | Observation, move: Move): number | string {
  const codes = codesIn(state);
  try {
    const kind = rulebookOf(state.setup).kinds.find(({ type }) => type === move.type);
    if (kind !== undefined) return codeOf(codes, kind.fields, move);
  } catch {
    // Not an object, or a getter threw.
  }
  return throwViolation("move.malformed", malformedField(move, rulebookOf(state.setup).kinds));
}

/**
 * The move of a code. It may be one that the game's mode never has.
 *
 * @param state - a state or an observation: it says which layout is played on.
 * @param code - the code: an integer from 0 to {@link moveSpaceSize} − 1.
 * @param player - who makes the move, from 0.
 * @throws RulesError `state.unknown`, `player.unknown`, `move.no-code`.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * decodeMove(state, 0, 1) // => { type: "pick", player: 1, stack: 0 }
 * ```
 */
export function decodeMove(state: GameState | Observation, code: number, player: number): Move {
  const position = knownPosition(state);
  checkSeat(position, player);
  const { moves } = codesIn(position);
  if (!isWhole(code, 0, moves.length - 1)) {
    throwViolation("move.no-code", {
      code: Number.isFinite(code) ? code : null,
      moves: moves.length,
      ...aboutMinus(code),
    });
  }
  const { type, values } = moves[code];
  return { type, player, ...values } as unknown as Move;
}
