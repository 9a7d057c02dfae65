/** Points for the first, second and third place. */
const PLACE_POINTS: readonly number[] = [7, 4, 1];

/** A place in the comparison of temps. */
export interface TempPlace {
  /** 1 to 3; `null` below that, or with no box crossed. */
  readonly place: number | null;
  /** What it scores. */
  readonly points: number;
}

/**
 * Compares the temp boxes that all players have crossed: equal counts share a place, the next distinct count
 * takes the next one, no box scores nothing. [SCO-4]
 */
export function tempPlaces(crossedByAll: readonly number[]): (crossed: number) => TempPlace {
  return (crossed) => {
    const above = new Set(crossedByAll.filter((count) => count > crossed)).size;
    const isPlaced = crossed > 0 && above < PLACE_POINTS.length;
    return isPlaced ? { place: above + 1, points: PLACE_POINTS[above] } : { place: null, points: 0 };
  };
}
