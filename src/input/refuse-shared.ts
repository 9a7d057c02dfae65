import { RulesError, throwShape, type Violation, violationOfKind } from "../clauses/violation.js";
import { PROTOCOL_KINDS, type SharedCode } from "../floor/protocol-kinds.js";
import { SHAPE_KINDS } from "../floor/shape-kinds.js";
import { refusedBy } from "./read-as.js";
import type { Reader } from "./readers.js";

const SHARED_KINDS = { ...SHAPE_KINDS, ...PROTOCOL_KINDS };

function sharedViolation(code: SharedCode, details: Violation["details"]): Violation {
  if (typeof code !== "string" || !Object.hasOwn(SHARED_KINDS, code)) throwShape("violation.unknown", {});
  return violationOfKind(SHARED_KINDS[code], code, details);
}

/**
 * {@link refusedAs} with a code that all games share; it brings no sentences of a game along.
 *
 * @param code - the code of all violations.
 * @param read - reads the value.
 * @example
 * ```ts
 * refusedAsShared("record.malformed", whole(0, 99))(7, "made") // => 7
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function refusedAsShared<T>(code: SharedCode, read: Reader<T>): Reader<T> {
  return refusedBy(sharedViolation, code, read);
}

/**
 * Throws the error of one violation of a code that all games share; it brings no sentences of a game along.
 *
 * @param code - the code.
 * @param details - what it is about.
 * @throws RulesError of that code; `violation.unknown` for another one.
 * @example
 * ```ts
 * let code = "";
 * try {
 *   throwShared("record.malformed", { path: "moves" });
 * } catch (error) {
 *   if (isRulesError(error)) code = error.code;
 * }
 * code // => "record.malformed"
 * ```
 */
export function throwShared(code: SharedCode, details: Violation["details"]): never {
  throw new RulesError([sharedViolation(code, details)]);
}
