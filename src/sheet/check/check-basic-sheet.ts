import type { Violation } from "../../clauses/violation.js";
import type { SheetContext } from "../sheet-context.js";
import type { SheetCheck } from "./check.js";
import { checkExtensionBoxes, checkExtensions, checkFences } from "./extensions.js";
import { checkInvadedHouses } from "./invaded-houses.js";
import { checkNumbering, checkQuarters } from "./numbering.js";
import { checkPoolBoxes, checkPools } from "./pools.js";
import { checkRoundabouts } from "./roundabouts.js";
import type { SheetRules } from "./sheet-rules.js";
import { checkParks, checkTracks } from "./tracks.js";
import { checkUsedEstates, checkUsedHouses } from "./used-houses.js";

const CHECKS: readonly SheetCheck[] = [
  checkNumbering,
  checkQuarters,
  checkExtensions,
  checkExtensionBoxes,
  checkFences,
  checkRoundabouts,
  checkInvadedHouses,
  checkUsedHouses,
  checkUsedEstates,
  checkPools,
  checkPoolBoxes,
  checkParks,
  checkTracks,
];

/** Everything that is wrong with a sheet, whether or not a game can reach it. */
export function checkBasicSheet(context: SheetContext, rules: SheetRules): Violation[] {
  return CHECKS.flatMap((check) => check(context, rules));
}
