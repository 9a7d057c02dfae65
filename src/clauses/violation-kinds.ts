import { PROTOCOL_KINDS } from "../floor/protocol-kinds.js";
import { INPUT_KINDS } from "./input-kinds.js";
import { MOVE_KINDS } from "./move-kinds.js";
import { PLAY_KINDS } from "./play-kinds.js";
import { SHEET_KINDS } from "./sheet-kinds.js";
import { kind, type ViolationKind } from "./violation-kind.js";

const KINDS = {
  ...INPUT_KINDS,
  ...MOVE_KINDS,
  ...SHEET_KINDS,
  ...PLAY_KINDS,
  ...PROTOCOL_KINDS,
  "target.unknown": kind(null, "A target must be something on the player's sheet or on the table."),
  "view.malformed": kind(null, "What is drawn must be a view or a card that this library has made."),
  "move.no-code": kind(null, "There is no move with this code."),
  "takeBack.no-reveal": kind(null, "No card has been entered since the last phase was closed."),
  "takeBack.moved": kind(
    null,
    "A player has moved since the card was entered: those moves must be taken back first.",
  ),
  "reveal.not-awaited": kind(null, "No card is awaited."),
  "reveal.malformed": kind(null, "This is not a card: a field is missing, unknown or of the wrong type."),
  "reveal.impossible": kind("SET-1", "This card can't come up there now.", "SET-2", "RND-4"),
  "paper.kept": kind(
    null,
    "The sheets of the game must be on paper; those that the library keeps are scored with `scoreSheet`.",
  ),
  "paper.missing": kind(
    null,
    "Each sheet of paper must be handed in; `null` stands for sheets that the library keeps.",
  ),
  "paper.differs": kind(
    null,
    "A sheet must have the plans and the Permit Refusals that its player declared at the table.",
  ),
  "queue.not-installed": kind(null, "A queue needs a package that is not installed."),
  "queue.unreachable": kind(null, "A queue must be able to reach Redis."),
  "queue.name-taken": kind(null, "A series must have a name that no other series on this Redis has."),
  "queue.no-series": kind(null, "There is no series with this name on this Redis."),
  "queue.in-use": kind(null, "A series can be resumed only when its caller is gone."),
  "queue.taken-over": kind(null, "Another caller has resumed or cancelled the series."),
  "queue.other-version": kind(
    null,
    "A worker must have the version of this package with which the series was begun.",
  ),
  "queue.other-bot": kind(null, "A worker must have the same code of every bot, and be allowed to load it."),
  "queue.malformed": kind(
    null,
    "This is not what a queue holds: a value is missing, unknown or out of range.",
  ),
  "queue.chunk-failed": kind(null, "Some games could not be played by any worker."),
  "queue.unwritable": kind(null, "The file of a series must be writable."),
} as const satisfies Readonly<Record<string, ViolationKind>>;

/** Stable name of a reason for which something is refused. */
export type ViolationCode = keyof typeof KINDS;

/** Every reason for which something is refused: clause and sentence. */
export const violationKinds: Readonly<Record<ViolationCode, ViolationKind>> = KINDS;
