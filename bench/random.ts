/** A quick generator of random numbers from 0 to below 1. */
export function randomOf(seed: number): () => number {
  let value = Math.imul(seed, 0x9e37_79b1) || 1;
  return () => {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
    return (value >>> 0) / 2 ** 32;
  };
}

/** Any element of a list. */
export function anyOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}
