import type { Move } from "perfect-home-rules";
import { closesPhase } from "../support/check.js";
import type { Moment } from "../support/games.js";
import { seats } from "../support/sheets.js";

/** A ghost or a candy. */
type Treat = "ghost" | "candy";

/** What has become of a tier. */
type Fate = "open" | "circled" | "crossed";

/** A player's part of the game: ghosts, candies and tiers told once more, from nothing but the moves made. */
export interface Night {
  /** What was taken in each street. */
  readonly taken: Record<Treat, number>[];
  readonly tiers: Record<Treat, Fate[]>;
  /** The street of the house numbered last. */
  street: number;
  /** Pools, parks and extensions by a bonus, and whether one is being used. */
  readonly bonuses: { pools: number; parks: number; extensions: number };
  usesBonus: boolean;
}

/** HAL-2 */
const NUMBERS = [4, 6, 9];
/** The houses with a ghost and a candy, counted from 1. HAL-1 */
const HOUSES = [
  [2, 5, 8, 10],
  [2, 5, 7, 10],
  [1, 4, 6, 9, 12],
];
/** HAL-8 */
const POINTS = [5, 9, 15];

/** Before the game. */
function newNight(): Night {
  return {
    taken: HOUSES.map(() => ({ ghost: 0, candy: 0 })),
    tiers: { ghost: ["open", "open", "open"], candy: ["open", "open", "open"] },
    street: 0,
    bonuses: { pools: 0, parks: 0, extensions: 0 },
    usesBonus: false,
  };
}

/** What a move does. */
function follow(night: Night, move: Move): void {
  switch (move.type) {
    case "extend":
      if (night.usesBonus) night.bonuses.extensions += 1;
      night.street = move.street;
      break;
    case "write":
      night.street = move.street;
      break;
    case "treat":
      night.taken[night.street][move.take] += 1;
      break;
    case "tier":
      night.tiers[move.of][move.tier] = "circled";
      night.usesBonus ||= move.of === "ghost";
      break;
    case "poolBonus":
      night.bonuses.pools += 1;
      break;
    case "parkBonus":
      night.bonuses.parks += 1;
      break;
    case "end":
      night.usesBonus = false;
      break;
  }
}

/** Whether a house that got a number asks for a treat. HAL-1 */
export function isHaunted(street: number, house: number): boolean {
  return HOUSES[street].includes(house + 1);
}

/** How many are circled. */
export function circled({ taken }: Night, treat: Treat): number {
  return taken.reduce((sum, street) => sum + street[treat], 0);
}

/** The tiers that may be validated at the end of a turn. HAL-2 HAL-3 */
export function tiersOpen(night: Night): string[] {
  return (["ghost", "candy"] as const).flatMap((treat) => {
    const reached = NUMBERS.indexOf(circled(night, treat));
    const tiers = night.tiers[treat];
    if (tiers.includes("circled")) return [];
    return NUMBERS.flatMap((number, tier) =>
      tier <= reached && tiers[tier] === "open" ? [`${treat} ${number}`] : [],
    );
  });
}

/** HAL-3 */
function endRound(nights: readonly Night[]): void {
  for (const treat of ["ghost", "candy"] as const) {
    NUMBERS.forEach((_, tier) => {
      if (!nights.some((night) => night.tiers[treat][tier] === "circled")) return;
      for (const { tiers } of nights) if (tiers[treat][tier] === "open") tiers[treat][tier] = "crossed";
    });
  }
}

/** A Validation card. HAL-9 */
function validate({ tiers }: Night, letter: "A" | "B" | "C"): void {
  const place = ["A", "B", "C"].indexOf(letter);
  for (const marks of [tiers.ghost, tiers.candy]) if (marks[place] === "open") marks[place] = "crossed";
}

/** HAL-8 */
export function candyPoints({ tiers }: Night): number {
  return POINTS[tiers.candy.indexOf("circled")] ?? 0;
}

/** HAL-9 */
export function opponentPoints({ tiers }: Night): number {
  return 4 * [...tiers.ghost, ...tiers.candy].filter((fate) => fate === "crossed").length;
}

/** The nights of all players after each move of a game. */
export function* nightsIn(moments: readonly Moment[]): Generator<{ moment: Moment; nights: Night[] }> {
  const nights = seats(moments[0].before).map(newNight);
  for (const moment of moments) {
    follow(nights[moment.move.player], moment.move);
    if (closesPhase(moment)) endRound(nights);
    for (const event of moment.events) {
      if (event.type === "validationDrawn") validate(nights[0], event.plan);
    }
    yield { moment, nights };
  }
}
