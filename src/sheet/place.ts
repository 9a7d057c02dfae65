/** Where a house of a sheet stands. */
export interface Place {
  /** The street, from 0 at the top. */
  readonly street: number;
  /** The house in its street, from 0 at the left. */
  readonly house: number;
}
