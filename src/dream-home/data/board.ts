/** A space of a house board. Columns count from 0, from the left. */
export interface BoardSpace {
  /** Which floor it belongs to. */
  readonly floor: string;
  /** In which column it lies. */
  readonly column: number;
  /** The space that must be filled first; `null` where it stands on the ground. DRH-8 DRH-9 */
  readonly below: number | null;
}

const space = (floor: string, column: number, below: number | null): BoardSpace => ({ floor, column, below });

/** The spaces of the printed board, from the basement up, each floor from the left. [DRH-7] [DRH-8] */
export const BOARD: readonly BoardSpace[] = [
  space("basement", 3, null),
  space("basement", 4, null),
  space("lower", 0, null),
  space("lower", 1, null),
  space("lower", 2, null),
  space("lower", 3, 0),
  space("lower", 4, 1),
  space("upper", 0, 2),
  space("upper", 1, 3),
  space("upper", 2, 4),
  space("upper", 3, 5),
  space("upper", 4, 6),
];
