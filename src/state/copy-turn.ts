import { copySheet } from "../sheet/sheet.js";
import type { Writable } from "../sheet/writable.js";
import type { Turn } from "./turn.js";

/** A copy of a turn for rules to write to. Steps and moves are shared: rules put others in their place. */
export function copyTurn(turn: Turn): Writable<Turn> {
  return {
    sheet: copySheet(turn.sheet),
    agenda: turn.agenda.slice() as Writable<Turn>["agenda"],
    picked: turn.picked,
    written: turn.written,
    rest: turn.rest,
    moves: turn.moves as Writable<Turn>["moves"],
  };
}
