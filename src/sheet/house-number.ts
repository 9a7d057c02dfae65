import { HIGHEST_NUMBER, LOWEST_NUMBER } from "./numbering.js";

/** What 9¾ has more than 9. NTQ-1 */
export const THREE_QUARTERS = 0.75;
/** Whole parts of the lowest and highest number that 9¾ can become. NTQ-2 */
export const LOWEST_WITH_QUARTERS = 7;
/** See {@link LOWEST_WITH_QUARTERS}. */
export const HIGHEST_WITH_QUARTERS = 11;

/** Whether a value can be the number of a house in some game. TMP-3 NTQ-2 */
export function isHouseNumber(value: unknown): value is number {
  if (typeof value !== "number" || Object.is(value, -0)) return false;
  if (Number.isInteger(value)) return value >= LOWEST_NUMBER && value <= HIGHEST_NUMBER;
  const whole = value - THREE_QUARTERS;
  return Number.isInteger(whole) && whole >= LOWEST_WITH_QUARTERS && whole <= HIGHEST_WITH_QUARTERS;
}
