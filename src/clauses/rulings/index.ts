import type { Ruling } from "../rule.js";
import { ACTION_AND_PLAN_RULINGS } from "./actions-and-plans.js";
import { END_AND_ROUNDABOUT_RULINGS } from "./end-and-roundabouts.js";
import { MODE_RULINGS } from "./modes.js";
import { OTHER_EXPANSION_RULINGS } from "./other-expansions.js";
import { SEASON_RULINGS } from "./seasons.js";
import { SETUP_AND_ROUND_RULINGS } from "./setting-up-and-round.js";
import { ZOMBIE_RULINGS } from "./zombies.js";

/** What this library has decided, by clause and in the order of its page. */
export const RULINGS: Readonly<Partial<Record<string, readonly Ruling[]>>> = {
  ...SETUP_AND_ROUND_RULINGS,
  ...ACTION_AND_PLAN_RULINGS,
  ...END_AND_ROUNDABOUT_RULINGS,
  ...MODE_RULINGS,
  ...SEASON_RULINGS,
  ...OTHER_EXPANSION_RULINGS,
  ...ZOMBIE_RULINGS,
};
