import { kind, type ShapeCode, type ShapeKind } from "./shape-kinds.js";

const KINDS = {
  "protocol.malformed": kind(
    "This is not a message of the protocol: a value is missing, unknown or out of range.",
  ),
  "protocol.no-game": kind("The referee has no game with this number."),
  "protocol.too-many-games": kind("The referee can't keep any more games: close one first."),
  "protocol.nothing-to-undo": kind("There is no move to undo."),
} as const satisfies Readonly<Record<string, ShapeKind>>;

/** Stable name of a reason for which a message is refused. */
export type ProtocolCode = keyof typeof KINDS;

/** Stable name of a reason that needs no rules: those that all games share, and those of messages. */
export type SharedCode = ShapeCode | ProtocolCode;

/** What a referee refuses, in any game. They stand apart, so that nobody pays for them who has no referee. */
export const PROTOCOL_KINDS: Readonly<Record<ProtocolCode, ShapeKind>> = KINDS;
