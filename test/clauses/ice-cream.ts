import { describeSheet, type GameState } from "perfect-home-rules";
import { formatSheet } from "perfect-home-rules/notation";
import { after, type Printed, positionOf, sheetWith, type Untaken } from "../support/positions.js";

export const ICE = { layout: "ice-cream" } as const;
export const PACK = { edition: "first-2018", layout: "ice-cream-2019" } as const;

/** The streets of a player's sheet as text, empty houses at their right ends left out. */
export function streetsOf(state: GameState, printed: Printed = ICE, player = 0): string[] {
  const text = formatSheet(describeSheet(state, player), printed);
  return text
    .split("\n")
    .slice(1, 4)
    .map((street) => street.replace(/(?: \.)+$/, ""));
}

/** A position in which a number is chosen, to be written by a move; other numbers shown do not matter. */
export function choosing(number: number, streets: readonly string[], printed: Printed = ICE): GameState {
  const action = "fence";
  const state = positionOf(
    printed,
    [sheetWith(printed, streets)],
    [`${number} ${action}`, "5 park", "6 park"],
  );
  return after(state, 0, { type: "pick", stack: 0 });
}

export function write(street: number, house: number, number: number): Untaken {
  return { type: "write", street, house, number };
}

/** The streets after a house has got a number. */
export function numbered(
  streets: readonly string[],
  street: number,
  house: number,
  number: number,
): string[] {
  return streetsOf(after(choosing(number, streets), 0, write(street, house, number)));
}

/** What has become of the bonuses on a player's public sheet. */
export function bonusesOf(state: GameState, player: number): unknown {
  return state.sheets[player].expansion?.id === "ice-cream" ? state.sheets[player].expansion.bonuses : null;
}

/** Everybody writes a number that is shown by all stacks, and ends the turn. */
export function roundOf(
  state: GameState,
  ...houses: readonly (readonly [number, number, number])[]
): GameState {
  return houses.reduce(
    (reached, [street, house, number], player) =>
      after(
        reached,
        player,
        { type: "pick", stack: 0 },
        write(street, house, number),
        { type: "skip" },
        { type: "end" },
      ),
    state,
  );
}

/** The streets with something else in some of them. */
export function instead(streets: readonly string[], others: Readonly<Record<number, string>>): string[] {
  return [0, 1, 2].map((index) => others[index] ?? streets[index] ?? "");
}
