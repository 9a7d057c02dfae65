import {
  type Card,
  createGame,
  describeSheet,
  type GameState,
  type HouseDescription,
  type Layout,
  type LayoutId,
  type NumberedHouse,
  planStatus,
  type SheetDescription,
  takeBack,
} from "perfect-home-rules";
import { expect } from "vitest";
import type { Condition } from "../oracle/described.js";
import { denseSheet } from "./dense-sheets.js";
import { inQuickGames, someStates } from "./plain-games.js";
import { type Printed, positionOf } from "./positions.js";
import { seats } from "./sheets.js";
import { some } from "./thorough.js";
import { combinationsOn } from "./variants.js";

/** The printed layout of a sheet. */
function layoutOf({ layout, edition }: Printed): Layout {
  return createGame({ players: ["any"], seed: 1, layout, edition }).setup.layouts[0];
}

/** Sheets on which much is numbered, each with something of an expansion. */
export function denseSheets(
  printed: Printed,
  count: number,
  withMarks: (sheet: SheetDescription, seed: number) => SheetDescription = (sheet) => sheet,
): SheetDescription[] {
  const layout = layoutOf(printed);
  const { edition = "collector-2023" } = printed;
  return Array.from({ length: count }, (_, seed) => withMarks(denseSheet(seed, layout, edition), seed));
}

/** Something done to each house with a number of a sheet. */
export function mapHouses(
  sheet: SheetDescription,
  change: (house: NumberedHouse, street: number, at: number) => HouseDescription,
): SheetDescription {
  const streets = sheet.streets.map((each, street) => ({
    ...each,
    houses: each.houses.map((house, at) => ("number" in house ? change(house, street, at) : house)),
  }));
  return { ...sheet, streets };
}

/** Of the sheets that meet a condition, and of the others, this many are tried. */
const SHEETS_TRIED = 25;

/**
 * Compares for each plan C with a plain condition whether sheets meet it: some that do, and some that do not.
 *
 * @returns the plans that none of the sheets meets.
 */
export function comparePlans(
  printed: Printed,
  conditions: Readonly<Record<string, Condition>>,
  ids: readonly string[],
  sheets: readonly SheetDescription[],
): string[] {
  return ids.filter((id) => {
    const meets = (sheet: SheetDescription): boolean => {
      const nineAndThreeQuarters = printed.edition !== "first-2018"; // some sheets have such numbers: NTQ-1
      const options = { ...printed, advanced: true, nineAndThreeQuarters, plans: { C: id } };
      const state = positionOf(options, [sheet]);
      return planStatus(state, 0, "C").met;
    };
    const met = sheets.filter((sheet) => conditions[id](sheet));
    const missed = sheets.filter((sheet) => !conditions[id](sheet));
    for (const sheet of met.slice(0, SHEETS_TRIED)) expect(meets(sheet), id).toBe(true);
    for (const sheet of missed.slice(0, SHEETS_TRIED)) expect(meets(sheet), id).toBe(false);
    return met.length === 0;
  });
}

/** The Construction cards given to the AAA. */
export function givenIn({ table }: GameState): Card[] {
  return (table.opponent?.given ?? []).flatMap((card) => ("number" in card ? [card] : []));
}

/** All sheets as a player sees them: the own one as it stands, the others as they are public. RND-3 */
export function sheetsSeenBy(state: GameState, player: number): SheetDescription[] {
  return seats(state).map((seat) => describeSheet(seat === player ? state : takeBack(state, seat), seat));
}

/** Compares something at states of quick games in all combinations of some sheets. */
export function inAllCombinations(
  sheets: readonly LayoutId[],
  check: (state: GameState, player: number) => void,
): void {
  inQuickGames(some(combinationsOn(...sheets), 3), 1, (moments) => {
    for (const state of someStates(moments, 7)) for (const player of seats(state)) check(state, player);
  });
}
