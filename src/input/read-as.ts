import type { InputCode } from "../clauses/input-kinds.js";
import {
  inputViolation,
  isRulesError,
  RulesError,
  shapeViolation,
  type Violation,
  violationOf,
} from "../clauses/violation.js";
import type { ViolationCode } from "../clauses/violation-kinds.js";
import type { ShapeCode } from "../floor/shape-kinds.js";
import { invalid, isList, ownNames, readSafely } from "./fields.js";
import { type ElementReader, list, type Reader } from "./readers.js";

/** What was expected where a {@link Reader} refused something; a code that says it by itself has a message. */
export function expectedOf({ code, details, message }: Violation): string {
  if (code === "options.not-an-object") return "a plain object";
  return code === "options.unknown" ? "no such field" : String(details["allowed"] ?? message);
}

/**
 * What is refused, it refuses with one code: each violation has its `path`, and what was `expected` there, in the
 * details; as options `allowed`, where the code is theirs.
 *
 * @param code - the code of all violations.
 * @param read - reads the value.
 * @example
 * ```ts
 * const readSaved = refusedAs("record.malformed", object({ made: whole(0, 99) }));
 * let refused: unknown[] = [];
 * try {
 *   readSaved({ made: -1 }, "saved");
 * } catch (error) {
 *   if (isRulesError(error)) refused = error.violations.map(({ code, details }) => [code, details.expected]);
 * }
 * refused // => [["record.malformed", "a whole number from 0 to 99"]]
 * ```
 */
/* @__NO_SIDE_EFFECTS__ */
export function refusedAs<T>(code: ViolationCode, read: Reader<T>): Reader<T> {
  return refusedBy(violationOf, code, read);
}

/** {@link refusedAs} with a code that all games share; it brings no other sentences along. */
/* @__NO_SIDE_EFFECTS__ */
export function refusedAsShape<T>(code: ShapeCode, read: Reader<T>): Reader<T> {
  return refusedBy(shapeViolation, code, read);
}

/** {@link refusedAs} with a code for what callers pass; it brings no other sentences along. */
/* @__NO_SIDE_EFFECTS__ */
export function refusedAsInput<T>(code: InputCode, read: Reader<T>): Reader<T> {
  return refusedBy(inputViolation, code, read);
}

/** {@link refusedAs} with violations that a function makes. */
/* @__NO_SIDE_EFFECTS__ */
export function refusedBy<Code extends ViolationCode, T>(
  violationFor: (code: Code, details: Violation["details"]) => Violation,
  code: Code,
  read: Reader<T>,
): Reader<T> {
  return (value, path) => {
    try {
      return read(value, path);
    } catch (error) {
      if (!isRulesError(error)) throw error;
      const said = code.startsWith("options.") ? "allowed" : "expected";
      throw new RulesError(
        error.violations.map((each) =>
          each.code === code || each.code === "expansion.not-registered"
            ? each
            : violationFor(code, { path: each.details.path ?? path, [said]: expectedOf(each) }),
        ),
      );
    }
  };
}

/** Lists of a bounded length, without holes and without anything beside the elements. */
export function plainList<T>(each: ElementReader<T>, min: number, max: number): Reader<T[]> {
  const allowed = min === max ? `a list of ${max}` : `a list of ${min} to ${max}`;
  const read = list(each, allowed, max, min);
  return (value, path) => {
    const isPlain = isList(value) && readSafely(path, () => ownNames(value).length === value.length + 1);
    return isPlain ? read(value, path) : invalid(path, allowed);
  };
}
