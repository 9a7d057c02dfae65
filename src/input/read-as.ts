import { isRulesError, RulesError, type Violation, violationOf } from "../clauses/violation.js";
import { invalid, isList, ownNames, readSafely } from "./fields.js";
import { type ElementReader, list, type Reader } from "./readers.js";

/** What was expected where a {@link Reader} refused something; a code that says it by itself has a message. */
export function expectedOf({ code, details, message }: Violation): string {
  if (code === "options.not-an-object") return "a plain object";
  return code === "options.unknown" ? "no such field" : String(details["allowed"] ?? message);
}

/**
 * Reads something that is not an option.
 *
 * @param code - what it is refused with, with `path` and what was `expected` in the details.
 * @param path - where it stands in what the caller passed.
 */
export function readAs<T>(
  code: "description.malformed" | "record.malformed",
  read: Reader<T>,
  value: unknown,
  path: string,
): T {
  try {
    return read(value, path);
  } catch (error) {
    if (!isRulesError(error)) throw error;
    throw new RulesError(
      error.violations.map((each) =>
        each.code === code
          ? each
          : violationOf(code, { path: each.details.path ?? path, expected: expectedOf(each) }),
      ),
    );
  }
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
