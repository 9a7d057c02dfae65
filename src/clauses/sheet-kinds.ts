import { kind, type ViolationKind } from "./violation-kind.js";

const KINDS = {
  "sheet.eggs": kind("EGG-1", "More eggs are circled than the house or its number allows."),
  "sheet.ducklings": kind(
    "DUK-4",
    "A count has more points than there are ducklings connected to their parent.",
  ),
  "sheet.barricade": kind("ZOM-10", "A barricade is marked at a house where none can have been built."),
  "sheet.invaded": kind("ZOM-7", "A house is invaded that no horde can have reached."),
  "sheet.not-invaded": kind("ZOM-7", "A horde has reached a house that is neither invaded nor barricaded."),
  "sheet.invaded-fence": kind("ZOM-8", "A fence is missing beside an invaded house."),
  "sheet.ammunition": kind("ZOM-5", "More ammunition is used than was available."),
  "sheet.ammunition-circled": kind(
    "ZOM-6",
    "The ammunition circled must be exactly what the crossed boxes bring.",
  ),
  "sheet.arrows": kind("ZOM-4", "A horde has more arrows drawn than its route has."),
  "sheet.perfect": kind("AMD-2", "A house without a number is marked as perfect."),
  "sheet.bonus": kind("AMD-3", "A bonus is circled for a street or column that is not complete."),
  "sheet.dream-extension": kind("AMD-1", "There are no extensions on this sheet."),
  "sheet.dream-fence": kind("AMD-1", "There are no fences on this sheet."),
  "sheet.cone": kind("ICE-2", "The cone of a house is not marked as the truck's route requires."),
  "sheet.truck": kind(
    "PCK-3",
    "A truck may be chosen only where there are two, and only once a house there is numbered.",
  ),
  "sheet.route-bonus": kind("ICE-3", "A bonus is circled in a street whose route is not over."),
  "sheet.treat": kind(
    "HAL-1",
    "Only one of the ghost and the candy may be circled, at a numbered house that shows them.",
  ),
  "sheet.tier": kind("HAL-2", "A tier is circled without its number, or beside another one."),
  "sheet.saucer": kind("ROS-2", "A saucer is circled that the sheet does not show or no number has reached."),
  "sheet.objective": kind("ROS-1", "There is no objective with this number."),
  "sheet.order": kind("NUM-2", "Numbers must rise from left to right."),
  "sheet.repeated": kind("NUM-3", "The number appears twice in the same part of a street."),
  "sheet.extension": kind("EXT-1", "No neighbouring house has the number that was copied."),
  "sheet.fence": kind("FNC-4", "A fence separates a house from its copy."),
  "sheet.roundabout-fence": kind("RBT-2", "A fence is missing beside a roundabout."),
  "sheet.roundabouts": kind("RBT-2", "There are more roundabouts than may be built."),
  "sheet.used-house": kind("PLN-5", "Something other than a numbered house is marked as used."),
  "sheet.used-estate": kind("PLN-5", "Only a part of an estate is marked as used."),
  "sheet.no-pool": kind("POL-1", "A pool is circled where none is planned."),
  "sheet.extension-pool": kind("POL-2", "A pool is circled in a house numbered by extension."),
  "sheet.unnumbered-pool": kind("POL-2", "A pool is circled at a house that has no number from a card."),
  "sheet.pool-boxes": kind("POL-1", "The number of pool boxes crossed must be the number of pools circled."),
  "sheet.extension-boxes": kind(
    "EXT-1",
    "The number of extension boxes crossed must be the number of houses numbered by extension.",
  ),
  "sheet.roundabout-boxes": kind(
    "RBT-2",
    "The number of roundabout boxes crossed must be the number of roundabouts.",
  ),
  "sheet.number-edition": kind("NTQ-1", "9¾ and the numbers derived from it belong to the 2023 edition."),
  "sheet.parks": kind("PRK-1", "A street has more parks than houses that could bring one."),
  "sheet.boxes": kind("ACT-2", "More boxes are crossed than the track has."),
} as const satisfies Readonly<Record<string, ViolationKind>>;

/** Stable name of something that is wrong with a sheet. */
export type SheetCode = keyof typeof KINDS;

/** What is wrong with a sheet. They stand apart, so that nobody pays for the sentences of what they never call. */
export const SHEET_KINDS: Readonly<Record<SheetCode, ViolationKind>> = KINDS;
