/*
 * The values of the AAA Opponent cards, written down apart from the library. Printed are all values of Sam's and the
 * plans of Irene; names and the value of Alan's parks are published; the others are designed within the printed ranges.
 */
/** An AAA player's card. AAA-10 AAA-11 */
export interface PrintedOpponent {
  readonly level: number;
  readonly validates: readonly string[];
  /** Points per card. */
  readonly park: number;
  readonly pool: number;
  readonly temp: number;
  readonly fence: number;
  /** Houses per extension card. */
  readonly extension: number;
  /** Points per house of an estate with an improvement. */
  readonly improvement: number;
}

function opponent(
  level: number,
  validates: string,
  [park, pool, temp, fence, extension, improvement]: readonly number[],
): PrintedOpponent {
  return { level, validates: validates.split(""), park, pool, temp, fence, extension, improvement };
}

/** The AAA players, by their names. */
export const NAMED_OPPONENTS = {
  sam: opponent(1, "A", [1, 1, 1, 1, 2, 2]),
  irene: opponent(2, "AC", [3, 0, 1, 2, 2, 2]),
  ann: opponent(3, "BC", [0, 5, 2, 2, 3, 2]),
  alan: opponent(4, "ABC", [3, 3, 2, 3, 4, 1]),
  "level-5": opponent(5, "ABC", [4, 4, 2, 3, 1, 4]),
} as const;

/** The closed agency: from how many temps on how many points; it competes for all plans. AAA-9 */
export const CLOSED = {
  validates: ["A", "B", "C"],
  tempPlaces: [
    [6, 7],
    [4, 4],
    [2, 1],
  ],
} as const;
