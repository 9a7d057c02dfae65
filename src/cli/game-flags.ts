import type {
  EditionId,
  GameOptions,
  LayoutId,
  ModeChoice,
  ModeId,
  OpponentId,
  PlanChoices,
  SheetOptions,
} from "perfect-home-rules";
import { namesFor } from "./names.js";

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

/** The options of sheets that the command line stands for. */
export function sheetOptionsOf({ edition, layout, advanced }: SheetFlags): SheetOptions {
  return given({ edition, layout, advanced });
}

/** The options of a game, but for its seed, that the command line stands for. */
export function gameOptionsOf(flags: GameFlags): Omit<GameOptions, "seed"> {
  const { players = namesFor(USUAL_PLAYERS[flags.mode ?? "standard"]), nineAndThreeQuarters, plans } = flags;
  return given({ players, ...sheetOptionsOf(flags), mode: modeChoice(flags), nineAndThreeQuarters, plans });
}
