import type { Sheet } from "../sheet/sheet.js";
import type { Setup } from "../state/state.js";
import { isMixed, newSheet, sharedLayout } from "../variants/expansions/expansions.js";

/*
 * Where the library keeps some sheets and others are on paper, all are told alike: one on paper is a blank sheet with what
 * was said of it, and each tells beside the rest whether its player has said that it is full.
 */

/** A sheet as it is told in such a game. */
export interface ToldSheet extends Sheet {
  /** Whether the player has said that no house is empty any more. */
  readonly full: boolean;
}

/** The sheets as they are told. */
export function toldSheets(setup: Setup): (sheet: Sheet) => Sheet {
  if (!isMixed(setup)) return (sheet) => sheet;
  const blank = newSheet(sharedLayout(setup));
  return (sheet): ToldSheet => {
    const { expansion, refusalsCrossed, planPoints } = sheet;
    if (expansion?.id !== "paper") return { ...sheet, full: false };
    return { ...blank, refusalsCrossed, planPoints, full: expansion.full };
  };
}

/** The sheet of a player, from what was told. */
export function sheetFrom(told: Sheet | ToldSheet, { layouts, playerLayouts }: Setup, player: number): Sheet {
  if (!("full" in told)) return told;
  const { full, ...sheet } = told;
  const layout = layouts[playerLayouts[player]];
  if (layout.expansion?.id !== "paper") return sheet;
  const { refusalsCrossed, planPoints } = sheet;
  return { ...newSheet(layout), refusalsCrossed, planPoints, expansion: { id: "paper", full } };
}
