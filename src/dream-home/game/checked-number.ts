import { invalid } from "../../input/fields.js";

/** A number of a random series that is a caller's. */
export function checkedNumber(random: () => number): number {
  const share: unknown = typeof random === "function" ? random() : random;
  if (typeof share === "number" && share >= 0 && share < 1) return share;
  return invalid("random", "a function that returns numbers in [0, 1)");
}
