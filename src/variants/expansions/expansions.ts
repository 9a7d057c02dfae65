import type { Layout } from "../../data/layout.js";
import { blankSheet, type Sheet } from "../../sheet/sheet.js";
import type { Setup } from "../../state/state.js";
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

/** What a layout adds to the basic rules: its expansion. */
export function expansionOn({ expansion }: Layout): Additions {
  return expansion === null ? noExpansion : BY_ID[expansion.id];
}

/** A blank sheet of a layout. */
export function newSheet(layout: Layout): Sheet {
  return blankSheet(layout, expansionOn(layout).blankSheet(layout));
}

/** What is added to the basic rules in a game. All players have sheets with the same layout. SET-5 */
export function expansionIn({ layouts }: Pick<Setup, "layouts">): Additions {
  return expansionOn(layouts[0]);
}
