import type { Action } from "perfect-home-rules";

/** What an AAA player's card says. AAA-10 AAA-11 */
export interface OpponentValues {
  readonly park: number;
  readonly pool: number;
  readonly temp: number;
  readonly fence: number;
  readonly extension: number;
  readonly improvement: number;
}

/** What an AAA player scores. */
export interface AaaScore {
  readonly plans: number;
  readonly parks: number;
  readonly pools: number;
  readonly temps: number;
  readonly fences: number;
  readonly estates: number;
}

/** The points of one of two for temps, by their temps and the other's. SCO-4 AAA-10 */
export function tempPoints(expansion: number, others: number): number {
  if (expansion === 0) return 0;
  return expansion >= others ? 7 : 4;
}

/** The points for temps where the agency is closed: 7 from 6 boxes on, 4 from 4, 1 from 2. AAA-9 */
export function closedTempPoints(crossed: number): number {
  if (crossed >= 6) return 7;
  if (crossed >= 4) return 4;
  return crossed >= 2 ? 1 : 0;
}

/** The cards between fence cards; runs without a card are none. AAA-11 */
export function runsOf(given: readonly Action[]): Action[][] {
  const runs: Action[][] = [[]];
  for (const action of given) {
    if (action === "fence") runs.push([]);
    else runs[runs.length - 1].push(action);
  }
  return runs.filter((run) => run.length > 0);
}

/** What a run of cards is worth. AAA-11 */
function worthOf(run: readonly Action[], values: OpponentValues): number {
  let houses = 0;
  for (const action of run) houses += action === "extension" ? values.extension : 1;
  return run.includes("improvement") ? houses * values.improvement : houses;
}

/** Scores the cards given to an AAA player. AAA-10 AAA-11 */
export function scoreOfAaa(
  given: readonly Action[],
  values: OpponentValues,
  planPoints: readonly (number | null)[],
  crossedByPlayer: number,
): AaaScore {
  const cards = (action: Action): number => given.filter((each) => each === action).length;
  const worths = runsOf(given).map((run) => worthOf(run, values));
  const best = worths.sort((a, b) => b - a).slice(0, 5);
  return {
    plans: planPoints.reduce((sum: number, points) => sum + (points ?? 0), 0),
    parks: cards("park") * values.park,
    pools: cards("pool") * values.pool,
    temps: cards("temp") * values.temp + tempPoints(cards("temp"), crossedByPlayer),
    fences: cards("fence") * values.fence,
    estates: best.reduce((sum, worth) => sum + worth, 0),
  };
}
