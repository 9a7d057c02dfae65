import { isRulesError, parseState, stateKey } from "perfect-home-rules";

/** What reading something comes to: a key, or the codes of what is wrong. Anything but a typed error is thrown on. */
export function readingOf(value: unknown): { readonly key: string } | { readonly codes: readonly string[] } {
  try {
    return { key: stateKey(parseState(value)) };
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return { codes: error.violations.map(({ code }) => code) };
  }
}
