import { isRulesError as isErrorOfAnyGame, RulesError } from "../../clauses/violation.js";
import type { MoveDetail } from "../../clauses/violation-details.js";
import type { SharedCode } from "../../floor/protocol-kinds.js";
import { SHAPE_KINDS, type ShapeCode } from "../../floor/shape-kinds.js";
import type { HouseFaultCode } from "../house/house-faults.js";
import { REFUSALS, type RefusalCode } from "../moves/refusals.js";
import type { RoomCard, SpecialCard } from "../state/cards.js";

/** Stable name of a reason for which something is refused. */
export type ViolationCode = HouseFaultCode | RefusalCode | SharedCode;

/** What a violation is about. Which of it is there depends on the code; what is counted in lists counts from 0. */
export interface ViolationDetails {
  /** The move that is refused. */
  readonly move?: MoveDetail;
  /** The card that is refused; left out where the game has no card like it. */
  readonly card?: RoomCard | SpecialCard;
  /** The space of a house that is concerned, from 0. */
  readonly space?: number;
  /** The token that is concerned. */
  readonly decor?: string;
  /** The field of the move that is missing, unknown, of the wrong type or out of range. */
  readonly field?: string;
  /** Where it is in what was passed, such as `tables.rooms[0]`; empty for all of it. */
  readonly path?: string;
  /** What would be allowed there, in English. */
  readonly allowed?: string;
  /** What was expected there, in English. */
  readonly expected?: string;
  /** The player concerned. */
  readonly player?: number | string;
  /** How many players there are. */
  readonly players?: number;
  /** How many moves are to be kept. */
  readonly keep?: number | null;
  /** How many moves there are. */
  readonly moves?: number;
  /** The line of a text, from 1. */
  readonly line?: number;
  /** The column of a text, from 1. */
  readonly column?: number;
}

/** Why something is refused. */
export interface Violation {
  /** Stable name of the reason. */
  readonly code: ViolationCode;
  /** The clause that forbids it; `null` where no rule of the game is concerned. */
  readonly clause: string | null;
  /** What it is about, so that an app can word it in its own language. */
  readonly details: ViolationDetails;
  /** An English sentence. */
  readonly message: string;
}

/** What this game refuses by itself; a referee has reasons of its own. */
type CodeOfGame = RefusalCode | ShapeCode;

const KINDS: Readonly<Record<CodeOfGame, { readonly clause: string | null; readonly message: string }>> = {
  ...SHAPE_KINDS,
  ...REFUSALS,
};

/** The violation of a code. */
export function violationOf(code: CodeOfGame, details: ViolationDetails): Violation {
  const { clause, message } = KINDS[code];
  return { code, clause, details, message };
}

/** Throws the error of one violation. */
export function throwViolation(...violation: Parameters<typeof violationOf>): never {
  throw new RulesError<Violation>([violationOf(...violation)]);
}

/**
 * Whether an error was thrown by this library, with the codes of Dream Home.
 *
 * @param error - anything that was caught.
 * @example
 * ```ts
 * import { createGame, isRulesError } from "perfect-home-rules/dream-home";
 *
 * let code = "";
 * try {
 *   createGame({ players: ["Ann"], seed: 1 });
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "options.invalid"
 * ```
 */
export function isRulesError(error: unknown): error is RulesError<Violation> {
  return isErrorOfAnyGame(error);
}
