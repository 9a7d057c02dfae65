/** Work that is measured by how much of it gets done. */
export interface Workload {
  /** What is counted. */
  readonly name: string;
  /** Does a piece of work and says how much it was. */
  work(seed: number): number;
}

/** Some work for a while; returns how much gets done in a second. */
export function perSecond({ work }: Workload, milliseconds: number, firstSeed: number): number {
  const begun = performance.now();
  let done = 0;
  let seed = firstSeed;
  do {
    done += work(seed);
    seed += 1;
  } while (performance.now() - begun < milliseconds);
  return (done * 1000) / (performance.now() - begun);
}

/** The middle one of some values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Any element of a list. */
export function anyOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}
