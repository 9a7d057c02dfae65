import {
  describeSheet,
  type EditionId,
  type GameOptions,
  type GameState,
  type PlanLetter,
  planStatus,
  type SheetDescription,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { against, classic, type Writing, writing } from "./position-sheets.js";
import { after, positionOf } from "./positions.js";

/** A plan card as printed: its letter, its id, its value when it is validated first, and later. */
export type PrintedPlan = readonly [letter: PlanLetter, id: string, first: number, later: number];

/** Sheets with which a plan card is tried. */
export interface PlanCase {
  /** The clause by which it is judged. */
  readonly clause: string;
  /** Streets that meet it, as they stand after it was validated: `_` marks the houses used up. */
  readonly met: string;
  /** What is crossed there. */
  readonly crossed?: readonly string[];
  /** Streets that miss it by one thing. */
  readonly missed: string;
  /** What is crossed there; by default the same. */
  readonly crossedInstead?: readonly string[];
  /** What is written in the round; by default a 15 in the last house of street 3. */
  readonly write?: Writing;
}

const LAST_HOUSE: Writing = [2, 11, 15];

/** A game of one player, who has written a number (by default a 15) and may draw a fence. */
export function fencing(
  options: Partial<GameOptions>,
  [streets, ...lines]: readonly [streets: string, ...lines: string[]],
  at: Writing = LAST_HOUSE,
): GameState {
  const sheet = classic(streets, ...lines);
  const start = positionOf(options, [sheet], [`${at[2]} fence`, "1 park", "2 park"]);
  return after(start, 0, ...writing(at));
}

/** The same game in which no fence is drawn and plans may be validated. */
export function validating(...position: Parameters<typeof fencing>): GameState {
  return after(fencing(...position), 0, { type: "skip" });
}

/** A description with one more house numbered. */
function withNumber(sheet: SheetDescription, [street, house, number]: Writing): SheetDescription {
  const streets = sheet.streets.map((each, index) => ({
    ...each,
    houses: each.houses.map((old, at) =>
      index === street && at === house ? { kind: "numbered" as const, number } : old,
    ),
  }));
  return { ...sheet, streets };
}

/** A game with a plan card, whose first player has this sheet and has numbered a house. */
function numbered(
  edition: EditionId,
  [letter, id]: PrintedPlan,
  sheets: readonly SheetDescription[],
  at: Writing,
): GameState {
  const options = { edition, advanced: true, plans: { [letter]: id } };
  const start = positionOf(options, sheets, [`${at[2]} pool`, "5 park", "6 improvement"]);
  return after(start, 0, ...writing(at));
}

function testCard(edition: EditionId, card: PrintedPlan, planCase: PlanCase): void {
  const [letter, id, first, later] = card;
  const { clause, met, crossed = [], missed, crossedInstead = crossed, write = LAST_HOUSE } = planCase;
  const meeting = classic(met.replaceAll("_", ""), ...crossed);
  const scored = (points: number): SheetDescription => ({
    ...withNumber(classic(met, ...crossed), write),
    plans: { [letter]: points },
  });
  const claim = { type: "claim", plan: letter } as const;

  test(`${clause}: ${letter} ${id} scores ${first} and uses up what it asks for`, () => {
    const state = numbered(edition, card, [meeting], write);
    expect(planStatus(state, 0, letter)).toMatchObject({ met: true, worth: first });
    expect(describeSheet(after(state, 0, claim), 0)).toEqual(scored(first));
  });

  test(`${clause}: ${letter} ${id} scores ${later} once it was validated`, () => {
    const other = classic("", `plans ${letter} ${first}`);
    const state = numbered(edition, card, [meeting, other], write);
    expect(planStatus(state, 0, letter)).toMatchObject({ met: true, worth: later });
    expect(describeSheet(after(state, 0, claim), 0)).toEqual(scored(later));
  });

  test(`${clause}: ${letter} ${id} is not met where one thing is missing`, () => {
    const state = numbered(edition, card, [classic(missed, ...crossedInstead)], write);
    expect(planStatus(state, 0, letter).met).toBe(false);
    const asksForEstates = met.includes("_") && clause !== "ADV-2";
    expect(against(state, claim)).toBe(`${asksForEstates ? "PLN-3" : "PLN-1"} claim.not-met`);
  });
}

/** Tries each of some plan cards on sheets of its own. */
export function testPlanCards(
  edition: EditionId,
  cards: readonly PrintedPlan[],
  cases: Readonly<Record<string, PlanCase>>,
): void {
  describe(`plan cards (${edition})`, () => {
    test("PLN-7: there is a sheet for each of them", () => {
      expect(Object.keys(cases).sort()).toEqual(cards.map(([, id]) => id).sort());
    });
    for (const card of cards) testCard(edition, card, cases[card[1]]);
  });
}
