/** Marks on a house; each is there or left out. */
interface MarkedHouse {
  /** The pool is circled. POL-1 */
  readonly pool?: true | undefined;
  /** The house was used for a plan. PLN-5 */
  readonly used?: true | undefined;
  /** Marks of a module by name, each with how many there are, from 1; left out where there are none. */
  readonly marks?: { readonly [mark: string]: number } | undefined;
}

/** A house with a number. */
export interface NumberedHouse extends MarkedHouse {
  /** `extension` for a number copied from a neighbour. EXT-1 */
  readonly kind: "numbered" | "extension";
  /** The number: 0 to 17, or 7.75 to 11.75 for 7¾ to 11¾. TMP-3 NTQ-2 */
  readonly number: number;
}

/** A house without a number, or a place where no house is any more. */
export interface UnnumberedHouse extends MarkedHouse {
  /** What stands there. */
  readonly kind: "empty" | "roundabout" | "invaded";
}

/** What a description says of a house. */
export type HouseDescription = NumberedHouse | UnnumberedHouse;

/** What a description says of a street. */
export interface StreetDescription {
  /** All its houses from left to right. */
  readonly houses: readonly HouseDescription[];
  /** The gaps with a fence, rising, from 0: gap `g` lies between houses `g` and `g + 1`. FNC-1 */
  readonly fences: readonly number[];
  /** Park boxes crossed, 0 to 9999. */
  readonly parks: number;
}

/** Points scored for plans, 0 to 9999; plans not validated are left out. */
export interface PlanPoints {
  /** Points scored for plan A. */
  readonly A?: number | undefined;
  /** Points scored for plan B. */
  readonly B?: number | undefined;
  /** Points scored for plan C. */
  readonly C?: number | undefined;
}

/** What a module adds to the description of a sheet. */
export interface ExpansionDescription {
  /** For each place its marks by name, each with how many; an empty object where there are none. */
  readonly marks: readonly Readonly<Record<string, number>>[];
  /** The lines by name; those with nothing to say left out. */
  readonly lines: Readonly<Record<string, readonly number[]>>;
}

/**
 * A sheet as plain data, to be written down, checked, scored or played on from. It may say more than a sheet has
 * room for: boxes crossed are counted from 0 to 9999, however long the track is.
 */
export interface SheetDescription {
  /** Id of the sheet's layout. */
  readonly layout: string;
  /** The streets from top to bottom. */
  readonly streets: readonly StreetDescription[];
  /** Pool boxes crossed. */
  readonly pools: number;
  /** Temp boxes crossed. */
  readonly temps: number;
  /** Improvement boxes crossed per estate size; index 0 is size 1. */
  readonly improvements: readonly number[];
  /** Extension boxes crossed. */
  readonly extensions: number;
  /** Roundabout boxes crossed. */
  readonly roundabouts: number;
  /** Permit Refusal boxes crossed. */
  readonly refusals: number;
  /** Points scored for plans. */
  readonly plans: PlanPoints;
  /** Lines of a module by name; left out where the sheet has none. */
  readonly lines?: { readonly [line: string]: readonly number[] } | undefined;
}
