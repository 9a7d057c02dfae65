/** The sum of numbers. */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The sum of what items score. */
export function pointsOfAll(items: readonly { readonly points: number }[]): number {
  let total = 0;
  for (const { points } of items) total += points;
  return total;
}
