import type { Layout } from "../../data/layout.js";
import { blankSheet, type Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
import { onPaper } from "../paper/paper.js";
import { americanDream } from "./american-dream/american-dream.js";
import { christmasLights } from "./christmas-lights/christmas-lights.js";
import { ducks } from "./ducks/ducks.js";
import { easterEggs } from "./easter-eggs/easter-eggs.js";
import { type Additions, type Expansion, noExpansion } from "./expansion.js";
import { halloween } from "./halloween/halloween.js";
import { iceCream } from "./ice-cream/ice-cream.js";
import { nuclearWar } from "./nuclear-war/nuclear-war.js";
import { roswell } from "./roswell/roswell.js";
import type { ExpansionId } from "./types.js";
import { zombies } from "./zombies/zombies.js";

const BY_ID: Readonly<Record<ExpansionId, Expansion>> = {
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

/** The closed list of expansions. */
export const EXPANSIONS: readonly Expansion[] = Object.values(BY_ID);

function additionsOf(id: ExpansionId | null): Additions {
  return id === null ? noExpansion : BY_ID[id];
}

/** What sheets of paper add, with each expansion; made when it is first needed. */
const onPapers = new Map<ExpansionId | null, Additions>();

function paperOf(id: ExpansionId | null): Additions {
  const known = onPapers.get(id) ?? onPaper(additionsOf(id));
  onPapers.set(id, known);
  return known;
}

/** The expansion whose sheet a layout is, on paper or not; `null` for none. */
export function expansionIdOf({ expansion }: Layout): ExpansionId | null {
  return expansion?.id === "paper" ? expansion.of : (expansion?.id ?? null);
}

/** What a layout adds to the basic rules: its expansion, or that it is on paper. */
export function expansionOn({ expansion }: Layout): Additions {
  return expansion?.id === "paper" ? paperOf(expansion.of) : additionsOf(expansion?.id ?? null);
}

/** A blank sheet of a layout. */
export function newSheet(layout: Layout): Sheet {
  return blankSheet(layout, expansionOn(layout).blankSheet(layout));
}

/** What is added to the basic rules in a game. All players have sheets with the same layout. SET-5 */
export function expansionIn({ layouts }: Pick<Setup, "layouts">): Additions {
  return expansionOn(layouts[0]);
}
