import type { ClauseId } from "../clauses/catalogue.js";
import type { Action } from "../data/cards.js";
import type { AaaOpponent } from "../data/opponents.js";
import { pointsOfAll } from "../input/sum.js";
import type { OpponentTable } from "../state/table.js";
import type { SectionId } from "./score-sheet.js";
import { planItems, sectionOf } from "./section.js";
import type { TempPlace } from "./temp-places.js";

/** What a card given to the AAA counts as: its action, or just a house. AAA-10 ROS-5 */
export type CardRole = Action | "house";

/** A run of cards between two fence cards: an estate of the AAA's. AAA-11 */
export interface OpponentEstate {
  /** Index of its first card among the cards given, from 0. */
  readonly from: number;
  /** Index after its last card. */
  readonly to: number;
  /** Number of houses. */
  readonly houses: number;
  /** Points per house. */
  readonly each: number;
  /** Houses times points per house. */
  readonly points: number;
  /** Whether it is one of the five that score. */
  readonly counts: boolean;
}

/** A line of the AAA's score: cards of an action, or a plan. */
export interface OpponentItem {
  /** What is scored: a plan's letter, an action, `place`. */
  readonly of: string;
  /** How many. */
  readonly count: number;
  /** Points. */
  readonly points: number;
}

/** The sections of the AAA's score: those of score sheets, and its fence cards. AAA-10 */
export type OpponentSectionId = SectionId | "fences";

/** A section of the AAA's score. */
export interface OpponentSection {
  /** Which section. */
  readonly section: OpponentSectionId;
  /** The clause that says how it is scored. */
  readonly clause: ClauseId;
  /** Its lines. */
  readonly items: readonly OpponentItem[];
  /** Sum of the lines. */
  readonly points: number;
}

/** The AAA's itemised score. */
export interface OpponentScore {
  /** The sections; none at level 0. */
  readonly sections: readonly OpponentSection[];
  /** All runs of cards, each with what it is worth and whether it scores. AAA-11 */
  readonly estates: readonly OpponentEstate[];
  /** Sum of all sections. */
  readonly total: number;
}

/** How many of the AAA's estates score. */
const ESTATES_COUNTED = 5;

function housesOf(roles: readonly CardRole[], opponent: AaaOpponent): number {
  return roles.reduce((houses, role) => houses + (role === "extension" ? opponent.extension : 1), 0);
}

function estateOf(given: readonly CardRole[], from: number, to: number, opponent: AaaOpponent) {
  const roles = given.slice(from, to);
  const houses = housesOf(roles, opponent);
  const isImproved = roles.includes("improvement");
  const each = isImproved ? opponent.improvement : 1;
  return { from, to, houses, each, points: houses * each };
}

/** The runs of cards between fence cards; one is thought at both ends, a run without cards is none. [AAA-11] [AAA-12] */
function estatesOf(given: readonly CardRole[], opponent: AaaOpponent): OpponentEstate[] {
  const fences = given.flatMap((role, index) => (role === "fence" ? [index] : []));
  const starts = [0, ...fences.map((index) => index + 1)];
  const ends = [...fences, given.length];
  const estates = starts
    .map((from, index) => estateOf(given, from, ends[index], opponent))
    .filter(({ from, to }) => to > from);
  const best = [...estates].sort((a, b) => b.points - a.points).slice(0, ESTATES_COUNTED);
  return estates.map((estate) => ({ ...estate, counts: best.includes(estate) }));
}

/** The plans that the AAA has validated. AAA-5 */
export function opponentPlans({ planPoints }: OpponentTable): OpponentSection {
  return sectionOf("plans", "AAA-5", planItems(planPoints));
}

/** Scores what the cards given to an AAA player count as, and its plans. [AAA-10] AAA-11 */
export function opponentScoreOf(
  card: AaaOpponent,
  table: OpponentTable,
  given: readonly CardRole[],
  place: TempPlace,
  added: readonly OpponentSection[],
): OpponentScore {
  const perCard = (action: Action, each: number): OpponentItem => {
    const count = given.filter((role) => role === action).length;
    return { of: action, count, points: count * each };
  };
  const estates = estatesOf(given, card);
  const counted = estates.filter((estate) => estate.counts);
  const sections: OpponentSection[] = [
    opponentPlans(table),
    sectionOf("parks", "AAA-10", [perCard("park", card.park)]),
    sectionOf("pools", "AAA-10", [perCard("pool", card.pool)]),
    sectionOf("temps", "AAA-10", [
      perCard("temp", card.temp),
      { of: "place", count: place.place ?? 0, points: place.points },
    ]),
    sectionOf("fences", "AAA-10", [perCard("fence", card.fence)]),
    sectionOf(
      "estates",
      "AAA-11",
      counted.map(({ houses, points }) => ({ of: "houses", count: houses, points })),
    ),
    ...added,
  ];
  return { sections, estates, total: pointsOfAll(sections) };
}
