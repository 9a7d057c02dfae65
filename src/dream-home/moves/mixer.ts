import { remove } from "./discards.js";
import { houseOf, type MoveKind, pairsUpTo } from "./kind.js";

/** Two room cards of the display change places, directly before taking. [DRH-66] */
export const mixer: MoveKind<"mixer"> = {
  type: "mixer",
  step: "take",
  candidates: ({ table }, { player }) =>
    pairsUpTo(table.columns.length).map((columns) => ({ type: "mixer", player, columns })),
  whyNot({ table, houses }, { player }, { columns }) {
    const [one, other] = columns.map((column) => table.columns[column].room);
    if (!houses[player].tools.includes("concrete-mixer")) return "mixer.no-mixer";
    if (one === null || other === null) return "column.empty";
    return one.room === other.room ? "mixer.same" : null;
  },
  play(draft, step, { player, columns }) {
    const [one, other] = columns.map((column) => draft.table.columns[column]);
    [one.room, other.room] = [other.room, one.room];
    const { tools } = houseOf(draft, player);
    tools.splice(tools.indexOf("concrete-mixer"), 1);
    remove(draft, { kind: "tool", tool: "concrete-mixer" });
    draft.agenda.unshift(step);
  },
};
