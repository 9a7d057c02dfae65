import { EDITION_IDS, isRulesError, LAYOUT_IDS, MODE_IDS, type Violation } from "perfect-home-rules";
import { CliError } from "./cli-error.js";
import { UNUSABLE } from "./exit-codes.js";
import type { GameFlags } from "./game-flags.js";
import { namesFor } from "./names.js";
import { MAX_PLAYERS } from "./option-values.js";
import { violationInWords } from "./violation-in-words.js";
import { wrapped } from "./wording.js";

/** Judges flags: throws the library's error where they can't be used. */
type Use = (flags: GameFlags) => unknown;

function canUse(use: Use, flags: GameFlags): boolean {
  try {
    use(flags);
    return true;
  } catch (error) {
    if (isRulesError(error)) return false;
    throw error;
  }
}

/** Numbers that lie side by side, or just one. */
function rangeOf(numbers: readonly number[]): string[] {
  return numbers.length < 2 ? numbers.map(String) : [`${numbers[0]} to ${numbers[numbers.length - 1]}`];
}

/** A flag with the values that it can have; nothing where it can have none. */
function flagWith(flag: string, values: readonly string[]): string[] {
  return values.length === 0 ? [] : [`${flag} ${values.join(", ")}`];
}

/** What an option can be, all others being as they are. */
function valuesOf(path: string, goes: (change: GameFlags) => boolean): string[] {
  switch (path) {
    case "players": {
      const counts = namesFor(MAX_PLAYERS).map((_, index) => index + 1);
      const possible = counts.filter((count) => goes({ players: namesFor(count) }));
      return flagWith("--players", rangeOf(possible));
    }
    case "mode": {
      const possible = MODE_IDS.filter((mode) => goes({ mode }));
      return flagWith("--mode", possible);
    }
    case "layout": {
      const possible = LAYOUT_IDS.filter((layout) => goes({ layout }));
      return flagWith("--layout", possible);
    }
    case "advanced":
      return goes({ advanced: undefined }) ? ["no --advanced"] : [];
    case "nineAndThreeQuarters":
      return goes({ nineAndThreeQuarters: undefined }) ? ["no --nine-and-three-quarters"] : [];
    default:
      return [];
  }
}

/** What could be asked for instead: one option changed, or the edition. */
function possibleFor({ code, details }: Violation, flags: GameFlags, use: Use): string[] {
  const path = String(details["path"] ?? "");
  const goes = (change: GameFlags): boolean => canUse(use, { ...flags, ...change });
  if (code === "options.invalid") return [`${path.replace("plans.", "plan ")}: ${details["allowed"]}`];
  if (code === "options.plan-advanced") return ["--advanced"];
  const editions = EDITION_IDS.filter((edition) => goes({ edition }));
  return [...valuesOf(path, goes), ...flagWith("--edition", editions)];
}

/**
 * Uses flags, or says with the library's words why they can't be used, and what could be.
 *
 * @param flags - what the command line says.
 * @param use - uses them; throws where it can't.
 * @throws Refusal
 */
export function using<T>(flags: GameFlags, use: (flags: GameFlags) => T): T {
  try {
    return use(flags);
  } catch (error) {
    if (!isRulesError(error)) throw error;
    const [violation] = error.violations;
    const possible = possibleFor(violation, flags, use);
    const lines = possible.flatMap((each) => wrapped("  possible: ", each));
    throw new CliError([...wrapped("error: ", violationInWords(violation)), ...lines], UNUSABLE);
  }
}
