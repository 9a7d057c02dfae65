/**
 * Whether everything is to be gone through: `npm run verify` does, and mutants are tried so. `npm test` takes a part, to
 * be quick.
 */
export const IS_THOROUGH = process.env["PHR_THOROUGH"] === "1";

/** What a test goes through: every n-th in `npm test`, everything in `npm run verify`. */
export function some<T>(all: readonly T[], nth: number): readonly T[] {
  return IS_THOROUGH ? all : all.filter((_, index) => index % nth === 0);
}

/** One in how many states of a game is looked at: `times` as few in `npm test` as in `npm run verify`. */
export function oneIn(every: number, times: number): number {
  return IS_THOROUGH ? every : every * times;
}
