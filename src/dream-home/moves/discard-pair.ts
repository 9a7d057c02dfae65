import { discardRoom, discardSpecial } from "./discards.js";
import { columnField, type MoveKind } from "./kind.js";

/** The holder of the marker discards a pair, at 2 and 3 players. [DRH-18] [DRH-81] */
export const discardPair: MoveKind<"discardPair"> = {
  type: "discardPair",
  step: "discardPair",
  fields: [columnField()],
  whyNot: (_state, _step, { column }) => (column === 0 ? "discardPair.first-column" : null),
  play(draft, _step, { column }) {
    const { room, special } = draft.table.columns[column];
    discardRoom(draft, room);
    discardSpecial(draft, special);
    draft.table.columns[column] = { room: null, special: null };
  },
};
