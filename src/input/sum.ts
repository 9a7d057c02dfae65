/** The sum of numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The sum of what items score. */
export function pointsOfAll(items: readonly { readonly points: number }[]): number {
  return sum(items.map(({ points }) => points));
}
