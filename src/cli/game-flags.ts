import {
  type CardTable,
  EDITION_IDS,
  type EditionId,
  type GameOptions,
  isRulesError,
  LAYOUT_IDS,
  type LayoutChoice,
  type LayoutId,
  MODE_IDS,
  type ModeChoice,
  type ModeId,
  type OpponentId,
  type PlanChoices,
  type SheetOptions,
  type Violation,
} from "perfect-home-rules";
import { CliError, UNUSABLE } from "./exit.js";
import { namesFor } from "./names.js";
import { MAX_PLAYERS } from "./option-values.js";
import { violationInWords, wrapped } from "./wording.js";

/** What the command line says of the sheets. */
export interface SheetFlags {
  /** The edition. */
  readonly edition?: EditionId | undefined;
  /** The layout of the sheets. */
  readonly layout?: LayoutId | undefined;
  /** Whether Advanced Mode is played. */
  readonly advanced?: true | undefined;
}

/** What the command line says of a game. */
export interface GameFlags extends SheetFlags {
  /** The names of the players. */
  readonly players?: readonly string[] | undefined;
  /** The mode. */
  readonly mode?: ModeId | undefined;
  /** The AAA Opponent card. */
  readonly opponent?: OpponentId | undefined;
  /** Whether the 9¾ cards are among the cards. */
  readonly nineAndThreeQuarters?: true | undefined;
  /** For each player whether the sheet is on paper; left out where none is. */
  readonly paper?: readonly boolean[] | undefined;
  /** Where the cards come from. */
  readonly cards?: "dealt" | "entered" | undefined;
  /** The Construction cards of the caller's copy. */
  readonly deck?: CardTable | undefined;
  /** The plans. */
  readonly plans?: PlanChoices | undefined;
}

const USUAL_OPPONENT: OpponentId = "sam";

/** How many players play where that is not said. */
const USUAL_PLAYERS: Readonly<Record<ModeId, number>> = { standard: 2, expert: 2, aaa: 1, solo: 1 };

/** Without the fields that were left out: options are recorded as they are given. */
function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

function modeChoice({ mode, opponent = USUAL_OPPONENT }: GameFlags): ModeChoice | undefined {
  return mode === "aaa" ? { aaa: opponent } : mode;
}

/** The layout of all sheets, or those of each where only some are on paper. */
function layoutsOf({ paper, layout }: GameFlags, players: number): GameOptions["layout"] {
  if (paper === undefined || !paper.includes(true)) return layout;
  const printed = layout ?? "classic";
  const isOnPaper = Array.from({ length: players }, (_, player) => paper[player] ?? false);
  if (!isOnPaper.includes(false)) return { paper: printed };
  return isOnPaper.map((each): LayoutChoice => (each ? { paper: printed } : printed));
}

/** The options of sheets that the command line stands for. */
export function sheetOptionsOf({ edition, layout, advanced }: SheetFlags): SheetOptions {
  return given({ edition, layout, advanced });
}

/** The options of a game, but for its seed, that the command line stands for. */
export function gameOptionsOf(flags: GameFlags): Omit<GameOptions, "seed"> {
  const {
    players = namesFor(USUAL_PLAYERS[flags.mode ?? "standard"]),
    nineAndThreeQuarters,
    deck,
    plans,
    cards,
  } = flags;
  const sheets = sheetOptionsOf(flags);
  const layout = layoutsOf(flags, players.length);
  const mode = modeChoice(flags);
  return given({ players, ...sheets, layout, mode, nineAndThreeQuarters, deck, cards, plans });
}

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
 * @throws CliError
 */
export function withOptionErrors<T>(flags: GameFlags, use: (flags: GameFlags) => T): T {
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
