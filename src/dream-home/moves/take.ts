import { roundsOf } from "../data/tables.js";
import type { SpecialCard } from "../state/cards.js";
import { decorOn } from "./decor.js";
import { discardSpecial } from "./discards.js";
import { columnField, type Draft, houseOf, type MoveKind, present } from "./kind.js";

function isLastRound({ setup, table }: Draft): boolean {
  return table.round === roundsOf(setup.tables) - 1;
}

/** Puts away a special that leaves no choice; gives back one that does. [DRH-23] [DRH-60] */
function putAway(draft: Draft, player: number, special: SpecialCard | null): SpecialCard | null {
  const house = houseOf(draft, player);
  switch (special?.kind) {
    case "roof": // [DRH-38]
      draft.hidden.roofs[player].push(special);
      house.roofCards++;
      return null;
    case "helper": // [DRH-51]
      house.helpers.push(special.helper);
      return null;
    case "tool":
      if (special.tool === "scaffolding" && !isLastRound(draft)) return special;
      house.tools.push(special.tool); // [DRH-59] [DRH-60]
      return null;
    case "decor":
      if (present(decorOn(draft.setup.tables, special)).rooms !== null) return special;
      house.outside.push(special.decor); // [DRH-49]
      return null;
    case undefined:
      return null;
  }
}

/** A column is taken: its room card and the special, or the marker, above it. [DRH-22] [DRH-15] [DRH-83] */
export const take: MoveKind<"take"> = {
  type: "take",
  step: "take",
  fields: [columnField()],
  whyNot: ({ table }, _step, { column }) => (table.columns[column].room === null ? "column.empty" : null),
  play(draft, step, { player, column }) {
    const { room, special } = draft.table.columns[column];
    draft.table.columns[column] = { room: null, special: null }; // [DRH-17]
    if (step.jackhammer)
      discardSpecial(draft, special); // [DRH-65]
    else if (column === 0) draft.table.marker = player;
    const kept = step.jackhammer ? null : putAway(draft, player, special);
    draft.agenda.unshift({ do: "settle", player, pair: { room, special: kept, scaffold: null } });
  },
};
