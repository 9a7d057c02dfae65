import { buttonsOnly, type Drawing, NO_MARKS } from "../variants/drawing.js";
import { drawing as americanDream } from "../variants/expansions/american-dream/drawing.js";
import { drawing as christmasLights } from "../variants/expansions/christmas-lights/drawing.js";
import { drawing as ducks } from "../variants/expansions/ducks/drawing.js";
import { drawing as easterEggs } from "../variants/expansions/easter-eggs/drawing.js";
import { drawing as halloween } from "../variants/expansions/halloween/drawing.js";
import { drawing as iceCream } from "../variants/expansions/ice-cream/drawing.js";
import { drawing as nuclearWar } from "../variants/expansions/nuclear-war/drawing.js";
import { drawing as roswell } from "../variants/expansions/roswell/drawing.js";
import type { ExpansionId, ExpansionLayout } from "../variants/expansions/types.js";
import { drawing as zombies } from "../variants/expansions/zombies/drawing.js";
import { paperSheet } from "../variants/paper/moves.js";

const DRAWINGS: Readonly<Record<ExpansionId, Drawing>> = {
  "american-dream": americanDream,
  zombies,
  ducks,
  "easter-eggs": easterEggs,
  "christmas-lights": christmasLights,
  halloween,
  "ice-cream": iceCream,
  "nuclear-war": nuclearWar,
  roswell,
};

/** Sheets on paper: there is nothing to draw on them; the table is that of the expansion. */
const ON_PAPER: Drawing = {
  ...buttonsOnly,
  marks: () => NO_MARKS,
  sheet: ({ sheet }) => ({ id: "paper", full: paperSheet(sheet).full }),
  table: (expansion) => (expansion === null ? null : DRAWINGS[expansion.id].table(expansion)),
};

/** How an expansion's part is drawn; `null` on a basic sheet. */
export function drawingOf(expansion: ExpansionLayout | null): Drawing | null {
  if (expansion === null) return null;
  return expansion.id === "paper" ? ON_PAPER : DRAWINGS[expansion.id];
}
