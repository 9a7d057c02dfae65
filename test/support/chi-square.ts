/** Upper bound of chi-square with a number of degrees of freedom, exceeded once in a million times (Wilson–Hilferty). */
export function chiSquareBound(freedom: number): number {
  const NORMAL_QUANTILE = 4.75;
  return freedom * (1 - 2 / (9 * freedom) + NORMAL_QUANTILE * Math.sqrt(2 / (9 * freedom))) ** 3;
}
