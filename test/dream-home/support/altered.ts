import { isRulesError, parseState, stateKey } from "perfect-home-rules/dream-home";
import { expect } from "vitest";
import { setAt } from "../../support/changed.js";

/** What is put in the place of parts of a thing, by their paths as in `houses.0.spaces`; `undefined` leaves a part out. */
export type Changes = Readonly<Record<string, unknown>>;

/** A copy of a thing with other parts. */
export function altered(thing: object, changes: Changes): object {
  const copy: object = JSON.parse(JSON.stringify(thing));
  for (const [path, part] of Object.entries(changes)) setAt(copy, path, part);
  return JSON.parse(JSON.stringify(copy));
}

/** What a piece of work refuses: each part that is wrong, and what would be right there; none where nothing is. */
export function wrongIn(code: string, work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!isRulesError(error)) throw error;
    expect(error.code).toBe(code);
    return error.violations.map(
      ({ details: { path, allowed, expected } }) => `${path}: ${allowed ?? expected}`,
    );
  }
}

/** What is wrong with a saved state or observation that has other parts; where nothing is, it is read as it stands. */
export function wrongInState(state: object, changes: Changes = {}): string[] {
  const saved = altered(state, changes);
  return wrongIn("state.malformed", () => {
    expect(JSON.parse(stateKey(parseState(saved)))).toEqual(saved);
  });
}

/** With what something is refused: its code and its details. */
export function refusalOf(work: () => unknown): object | null {
  try {
    work();
    return null;
  } catch (error) {
    if (isRulesError(error)) return { code: error.code, ...error.violations[0]?.details };
    throw error;
  }
}
