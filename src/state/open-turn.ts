import { type OpenSheet, openSheet } from "../sheet/sheet.js";
import type { Turn } from "./turn.js";

/** A turn that can be written. Its lists are shared with other turns, so they are replaced, never written to. */
export type OpenTurn = { -readonly [Field in keyof Turn]: Field extends "sheet" ? OpenSheet : Turn[Field] };

/** A copy that can be written. */
export function openTurn(turn: Turn): OpenTurn {
  return {
    sheet: openSheet(turn.sheet),
    agenda: turn.agenda,
    picked: turn.picked,
    written: turn.written,
    leftover: turn.leftover,
    moves: turn.moves,
  };
}
