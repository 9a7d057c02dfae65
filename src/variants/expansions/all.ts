import { americanDream } from "./american-dream/american-dream.js";
import { christmasLights } from "./christmas-lights/christmas-lights.js";
import { ducks } from "./ducks/ducks.js";
import { easterEggs } from "./easter-eggs/easter-eggs.js";
import type { Expansion } from "./expansion.js";
import { halloween } from "./halloween/halloween.js";
import { iceCream } from "./ice-cream/ice-cream.js";
import { nuclearWar } from "./nuclear-war/nuclear-war.js";
import { register } from "./registry.js";
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

/**
 * What needs all expansions: it is registered with them, and given back. The build marks the calls as pure: who uses nothing that
 * may need an expansion has none in the bundle.
 */
export function withAllExpansions<T>(needing: T): T {
  EXPANSIONS.forEach(register);
  return needing;
}
