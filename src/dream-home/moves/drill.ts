import { isLike } from "../house/children.js";
import { misfit } from "../house/fits.js";
import { remove, removeToken } from "./discards.js";
import { columnField, houseOf, type MoveKind, present, spaceField } from "./kind.js";
import { askForCrowded } from "./place.js";

/** A room card of the display and a face-up one of the house change places, directly before taking. [DRH-61] */
export const drill: MoveKind<"drill"> = {
  type: "drill",
  step: "take",
  fields: [columnField(), spaceField()],
  whyNone: ({ houses }, { player }) => (houses[player].tools.includes("drill") ? null : "drill.no-drill"),
  whyNot({ setup, table, houses }, { player }, { column, space }) {
    const house = houses[player];
    const { room } = table.columns[column];
    const card = house.spaces[space];
    if (room === null) return "column.empty";
    if (card?.face !== "up") return "drill.no-face-up-card";
    if (isLike(room, card) && card.token === null) return "drill.same"; // [DRH-88]
    const why = misfit(setup.tables, house, space, room.room); // [DRH-57]
    return why === null ? null : `fit.${why}`;
  },
  play(draft, step, { player, column, space }) {
    const { spaces, tools } = houseOf(draft, player);
    const shown = draft.table.columns[column];
    const { face: _face, token, ...sent } = present(spaces[space]);
    spaces[space] = { ...present(shown.room), face: "up", token: null };
    shown.room = sent;
    removeToken(draft, token);
    tools.splice(tools.indexOf("drill"), 1);
    remove(draft, { kind: "tool", tool: "drill" });
    draft.agenda.unshift(step); // [DRH-21] [DRH-62]
    askForCrowded(draft, player);
  },
};
