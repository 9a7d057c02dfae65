import { isLike } from "../house/children.js";
import { remove } from "./discards.js";
import { columnField, houseOf, type MoveKind } from "./kind.js";

/** Two room cards of the display change places, directly before taking. [DRH-66] */
export const mixer: MoveKind<"mixer"> = {
  type: "mixer",
  step: "take",
  fields: [columnField("first"), columnField("second")],
  whyNone: ({ houses }, { player }) =>
    houses[player].tools.includes("concrete-mixer") ? null : "mixer.no-mixer",
  whyNot({ table }, _step, { first, second }) {
    const [one, other] = [first, second].map((column) => table.columns[column].room);
    if (first >= second) return "mixer.order";
    if (one === null || other === null) return "column.empty";
    return isLike(one, other) ? "mixer.same" : null;
  },
  play(draft, step, { player, first, second }) {
    const [one, other] = [first, second].map((column) => draft.table.columns[column]);
    [one.room, other.room] = [other.room, one.room];
    const { tools } = houseOf(draft, player);
    tools.splice(tools.indexOf("concrete-mixer"), 1);
    remove(draft, { kind: "tool", tool: "concrete-mixer" });
    draft.agenda.unshift(step);
  },
};
