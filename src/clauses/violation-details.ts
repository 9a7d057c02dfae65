/** JSON values. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A move as it is told in the details of a violation. */
export interface MoveDetail {
  /** The kind of move. */
  readonly type: string;
  /** Who moves, from 0. */
  readonly player: number;
  /** Its other fields. */
  readonly [field: string]: Json;
}

/** A card as it is told in the details of a violation. */
export interface CardDetail {
  /** Number and action of a Construction card, or what a special card shows. */
  readonly [field: string]: string | number;
}

/**
 * What a violation is about. Which of it is there depends on the code; what is counted in lists (`street`, `house`,
 * `gap`, `column`, `tier`, `player`) counts from 0.
 */
export interface ViolationDetails {
  /** The move that is refused. */
  readonly move?: MoveDetail;
  /** The card that is refused. */
  readonly card?: CardDetail;
  /** The cards that would be possible, each once. */
  readonly possible?: readonly CardDetail[];
  /** The field of the move that is missing, unknown, of the wrong type or out of range. */
  readonly field?: string;
  /** Where it is in what was passed, such as `plans.C.score[0]`; empty for all of it. */
  readonly path?: string;
  /** What would be allowed there, in English. */
  readonly allowed?: string;
  /** What was expected there, in English; or how much ammunition. */
  readonly expected?: string | number;
  /** What was found instead. */
  readonly found?: Json;
  /** The line of a text, from 1. */
  readonly line?: number;
  /** The column of a text, from 1; or of a sheet, from 0. */
  readonly column?: number;
  /** The player concerned. */
  readonly player?: number | string;
  /** How many players there are. */
  readonly players?: number;
  /** Whose observation it is. */
  readonly observer?: number | "spectator";
  /** The street concerned. */
  readonly street?: number;
  /** The house concerned. */
  readonly house?: number;
  /** The gap concerned: gap `g` lies between houses `g` and `g + 1`. */
  readonly gap?: number;
  /** The number concerned; or the number of the house. */
  readonly number?: number | null;
  /** The number that stands before it. */
  readonly before?: number | null;
  /** What stands at the place. */
  readonly kind?: string;
  /** The size of the estate or of the part of one. */
  readonly size?: number;
  /** The track concerned. */
  readonly track?: string;
  /** Boxes or eggs that are crossed. */
  readonly crossed?: number;
  /** Pools, extensions or roundabouts, for each of which a box is crossed. */
  readonly marks?: number;
  /** Boxes that the track has. */
  readonly boxes?: number;
  /** Houses that are numbered. */
  readonly numbered?: number;
  /** How many there are. */
  readonly count?: number;
  /** How many there may be. */
  readonly max?: number;
  /** How many are circled. */
  readonly circled?: number;
  /** How much ammunition is circled. */
  readonly ammunition?: number;
  /** How much of it is used. */
  readonly ammunitionUsed?: number;
  /** How a bonus is marked. */
  readonly bonus?: number;
  /** How a tier is marked. */
  readonly mark?: number;
  /** The tier concerned. */
  readonly tier?: number;
  /** What is counted. */
  readonly of?: string;
  /** The truck that is marked. */
  readonly truck?: number;
  /** The objective, from 1. */
  readonly objective?: number;
  /** The plan concerned. */
  readonly plan?: string;
  /** The expansion concerned. */
  readonly expansion?: string;
  /** The line to write, in JavaScript. */
  readonly write?: string;
  /** The mode concerned. */
  readonly mode?: string;
  /** The edition concerned. */
  readonly edition?: string;
  /** The sheet concerned. */
  readonly layout?: string;
  /** Whether Advanced Mode is asked for. */
  readonly advanced?: boolean;
  /** Whether the 9¾ cards are asked for. */
  readonly nineAndThreeQuarters?: boolean;
  /** The next smaller number of cards that would do; `null` for none. */
  readonly fewer?: number | null;
  /** The next larger number of cards that would do; `null` for none. */
  readonly more?: number | null;
  /** Cards that are missing. */
  readonly missing?: number;
  /** The special cards that each pile must have. */
  readonly specials?: readonly string[];
  /** How many piles there must be. */
  readonly piles?: number;
  /** What stands for a bot; the value that a random function gave. */
  readonly value?: string;
  /** The name of a bot. */
  readonly bot?: string;
  /** How deep. */
  readonly depth?: string;
  /** How many moves are to be kept. */
  readonly keep?: number | null;
  /** How many moves there are. */
  readonly moves?: number;
  /** The code of a move. */
  readonly code?: number | null;
  /** Which of several games, from 0. */
  readonly game?: number;
  /** How many games there are, or are concerned. */
  readonly games?: number;
  /** The name of a series. */
  readonly name?: string;
  /** The name of a package. */
  readonly package?: string;
  /** What the system says. */
  readonly reason?: string;
  /** A file. */
  readonly file?: string;
  /** A worker of a queue. */
  readonly worker?: string;
  /** A version of this package. */
  readonly version?: string;
}
