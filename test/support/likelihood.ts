/**
 * How likely it is at most that values drawn with these chances come as unevenly as they did, or more so.
 *
 * The bound holds for any number of draws and any chances, also where a value is expected less than once: R. Agrawal,
 * Finite-Sample Concentration of the Multinomial in Relative Entropy, 2020, theorem 1.2.
 */
export function boundOfCounts(
  chances: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
): number {
  const possible = [...chances.values()].filter((chance) => chance > 0);
  const total = possible.reduce((sum, chance) => sum + chance, 0);
  if (Math.abs(total - 1) > 1e-9) throw new Error(`the chances make ${total} together`);
  const drawn = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let entropy = 0; // relative, times the draws
  for (const [value, count] of counts) {
    entropy += count * Math.log(count / (drawn * (chances.get(value) ?? 0)));
  }
  const freedom = possible.length - 1;
  if (entropy === Number.POSITIVE_INFINITY) return 0; // a value came that can't be
  if (entropy <= freedom || freedom === 0) return 1;
  return Math.exp(freedom * (1 + Math.log(entropy / freedom)) - entropy);
}
