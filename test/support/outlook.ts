import type { GameState, PlanLetter } from "perfect-home-rules";
import { isStandard, sizesOf } from "./plan-sizes.js";
import { layoutOf, type Run, runsOf, sheetOf, streetsOf } from "./sheets.js";

/** The empty houses around a house, between two numbered ones. */
export interface Gap {
  /** Whether the house itself is empty. */
  readonly isEmpty: boolean;
  /** The numbered houses, or the ends of the street, and the numbers beyond which nothing fits. */
  readonly left: number;
  readonly right: number;
  readonly lower: number;
  readonly upper: number;
}

/** What a bot sees of a player's sheet. */
export interface Outlook {
  /** The gap around each house of each street. */
  readonly gaps: readonly (readonly Gap[])[];
  readonly runs: readonly Run[];
  /** Plans not validated. */
  readonly open: readonly PlanLetter[];
  /** Sizes of estates asked for by plans not validated, those that stand already left out. */
  readonly missing: readonly number[];
}

/** What a bot sees of a player's sheet. */
export function outlookOf(state: GameState, player: number): Outlook {
  const sheet = sheetOf(state, player);
  const layout = layoutOf(state, player);
  const runs = runsOf(sheet, layout);
  const plans = state.setup.plans.filter((_, slot) => sheet.planPoints[slot] === null);
  const missing = plans.filter(isStandard).flatMap(sizesOf);
  for (const { size, complete, used } of runs) {
    const at = complete && !used ? missing.indexOf(size) : -1;
    if (at >= 0) missing.splice(at, 1);
  }
  const numbers = streetsOf(sheet, layout).map((street) => street.map((house) => house.number));
  return { gaps: numbers.map(gapsOf), runs, open: plans.map(({ letter }) => letter), missing };
}

function gapsOf(street: readonly (number | null)[]): Gap[] {
  return street.map((number, house) => {
    const left = street.findLastIndex((other, index) => index < house && other !== null);
    const next = street.findIndex((other, index) => index > house && other !== null);
    const right = next < 0 ? street.length : next;
    return { isEmpty: number === null, left, right, lower: street[left] ?? -1, upper: street[next] ?? 18 };
  });
}

/** How many numbers there are for a gap beyond one for each house. */
export function allowEqual({ left, right, lower, upper }: Gap): number {
  return Math.min(upper, 16) - Math.max(lower, 0) - (right - left);
}

/** How far a house is from where a number leaves as many houses on both sides as there are numbers for them. */
export function distance({ isEmpty, left, right, lower, upper }: Gap, house: number, number: number): number {
  if (!isEmpty || number <= lower || number >= upper) return 99;
  const [low, high] = [Math.max(lower, 0), Math.min(upper, 16)];
  const best = left + ((number - low) / (high - low)) * (right - left);
  return Math.abs(house - best);
}

/** How far from its best place a number has to be written. */
export function misfit({ gaps }: Outlook, number: number): number {
  return Math.min(...gaps.flatMap((street) => street.map((gap, house) => distance(gap, house, number))));
}
