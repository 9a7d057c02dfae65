/**
 * The expansions, each to be registered by itself: see `registerExpansions` of `perfect-home-rules/core`.
 *
 * @module perfect-home-rules/expansions
 */
import { americanDream as americanDreamRules } from "../variants/expansions/american-dream/american-dream.js";
import { christmasLights as christmasLightsRules } from "../variants/expansions/christmas-lights/christmas-lights.js";
import { ducks as ducksRules } from "../variants/expansions/ducks/ducks.js";
import { easterEggs as easterEggsRules } from "../variants/expansions/easter-eggs/easter-eggs.js";
import { halloween as halloweenRules } from "../variants/expansions/halloween/halloween.js";
import { iceCream as iceCreamRules } from "../variants/expansions/ice-cream/ice-cream.js";
import { type ExpansionModule, moduleOf } from "../variants/expansions/module.js";
import { nuclearWar as nuclearWarRules } from "../variants/expansions/nuclear-war/nuclear-war.js";
import { roswell as roswellRules } from "../variants/expansions/roswell/roswell.js";
import { zombies as zombiesRules } from "../variants/expansions/zombies/zombies.js";

export type { ExpansionModule };

/** American Dream, with bonuses for perfect streets and columns. */
export const americanDream: ExpansionModule = moduleOf(americanDreamRules);

/** Zombies, which march on the streets. */
export const zombies: ExpansionModule = moduleOf(zombiesRules);

/** Ducks and their ducklings. */
export const ducks: ExpansionModule = moduleOf(ducksRules);

/** Easter Eggs. */
export const easterEggs: ExpansionModule = moduleOf(easterEggsRules);

/** Christmas Lights. */
export const christmasLights: ExpansionModule = moduleOf(christmasLightsRules);

/** Halloween, with ghosts and candies. */
export const halloween: ExpansionModule = moduleOf(halloweenRules);

/** Ice Cream, with trucks and their routes. */
export const iceCream: ExpansionModule = moduleOf(iceCreamRules);

/** Nuclear War, with shelters. */
export const nuclearWar: ExpansionModule = moduleOf(nuclearWarRules);

/** Roswell, with saucers and secret objectives. */
export const roswell: ExpansionModule = moduleOf(roswellRules);
