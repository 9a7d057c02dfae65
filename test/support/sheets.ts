import type { GameState, Layout, Observation, PlaceKind, Sheet } from "perfect-home-rules";

/** A house as it stands on a sheet. */
export interface House {
  /** Index in the sheet's own arrays. */
  readonly place: number;
  readonly kind: PlaceKind;
  readonly number: number | null;
  /** Whether a fence stands on its right. */
  readonly fence: boolean;
  readonly pool: boolean;
  readonly used: boolean;
}

/** A run of houses between two fences. */
export interface Run {
  /** Place of its first house. */
  readonly first: number;
  readonly size: number;
  /** Whether all its houses are numbered. */
  readonly complete: boolean;
  /** Whether any of its houses is used for a plan. */
  readonly used: boolean;
}

/** The streets of a sheet, house by house. */
export function streetsOf(sheet: Sheet, layout: Layout): House[][] {
  let place = 0;
  return layout.streets.map(({ houses }) =>
    Array.from({ length: houses }, () => {
      const house = houseAt(sheet, place);
      place += 1;
      return house;
    }),
  );
}

function houseAt(sheet: Sheet, place: number): House {
  return {
    place,
    kind: sheet.places[place],
    number: sheet.numbers[place],
    fence: sheet.fences[place] === 1,
    pool: sheet.pools[place] === 1,
    used: sheet.used[place] === 1,
  };
}

/** The runs between fences, from left to right, street after street, of any size. */
export function runsOf(sheet: Sheet, layout: Layout): Run[] {
  return streetsOf(sheet, layout).flatMap((street) => {
    const ends = street.flatMap((house, index) => (house.fence ? [index + 1] : []));
    return ends.map((end, index) => runOf(street.slice(ends[index - 1] ?? 0, end)));
  });
}

function runOf(houses: readonly House[]): Run {
  return {
    first: houses[0].place,
    size: houses.length,
    complete: houses.every((house) => house.number !== null),
    used: houses.some((house) => house.used),
  };
}

/** A player's sheet with the moves of this phase. */
export function sheetOf(state: GameState | Observation, player: number): Sheet {
  return state.turns[player]?.sheet ?? state.sheets[player];
}

/** The layout of a player's sheet. */
export function layoutOf(state: GameState | Observation, player: number): Layout {
  return state.setup.layouts[state.setup.playerLayouts[player]];
}

/** Indexes of all players. */
export function seats(state: GameState | Observation): number[] {
  return state.setup.players.map((_, player) => player);
}
