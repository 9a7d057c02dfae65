/** Numbers of an encoding that belong together. */
export interface EncodingBlock {
  /** Its name in the guide on encodings. */
  readonly name: string;
  /** Where it begins: an index from 0, in `sheet` from the beginning of the sheet. */
  readonly offset: number;
  /** Its dimensions, the last one running fastest: `[2, 3, 4]` is two tables of three rows of four numbers. */
  readonly shape: readonly number[];
  /** How many numbers it has: the product of its dimensions. */
  readonly length: number;
  /** The lowest number that can be in it: -1 where something may be missing. */
  readonly min: number;
  /** The highest number that can be in it; `null` where no highest one is known. */
  readonly max: number | null;
}

/** How the observations of a game are laid out as numbers. */
export interface Encoding {
  /** Raised when the layout of any game changes. */
  readonly version: 1;
  /** How many numbers an observation takes. */
  readonly size: number;
  /** The blocks in order, without gaps. */
  readonly blocks: readonly EncodingBlock[];
  /** The blocks of each sheet in `sheets` and `own`. */
  readonly sheet: readonly EncodingBlock[];
}
