import { freezePlain } from "../floor/freeze-plain.js";
import { BASIC_CLAUSES } from "./basic-clauses.js";
import { EXPANSION_CLAUSES } from "./expansion-clauses.js";
import { MODE_CLAUSES } from "./mode-clauses.js";
import type { Rule, Ruling } from "./rule.js";
import { RULINGS } from "./rulings/index.js";

const CATALOGUE = { ...BASIC_CLAUSES, ...MODE_CLAUSES, ...EXPANSION_CLAUSES };

/** The page in `docs/rules` of each chapter, by the letters of its ids. */
const PAGES: Readonly<Record<string, string>> = {
  SET: "setup",
  RND: "round",
  NUM: "numbering",
  REF: "permit-refusal",
  ACT: "actions",
  FNC: "actions",
  IMP: "actions",
  PRK: "actions",
  POL: "actions",
  TMP: "actions",
  EXT: "actions",
  EST: "estates",
  PLN: "city-plans",
  END: "end-and-scoring",
  SCO: "end-and-scoring",
  TIE: "end-and-scoring",
  RBT: "advanced",
  ADV: "advanced",
  AAA: "aaa-solo",
  XPT: "expert",
  FST: "first-edition",
  BLU: "blueprint-and-revisited",
  RVS: "blueprint-and-revisited",
  NTQ: "nine-and-three-quarters",
  XPN: "expansions",
  EGG: "easter-eggs",
  ICE: "ice-cream",
  HAL: "halloween",
  XMS: "christmas-lights",
  NUC: "nuclear-war",
  ROS: "roswell",
  ZOM: "zombies",
  DUK: "ducks",
  AMD: "american-dream",
  PCK: "packs-2019",
};

/** The id of a clause. */
export type ClauseId = keyof typeof CATALOGUE;

/** A clause of the rules. */
export interface Clause extends Rule {
  /** Its id, which never changes. */
  readonly id: ClauseId;
  /** What this library has decided in it, in the order of its page; empty if everything is printed. */
  readonly rulings: readonly Ruling[];
  /** Its place in the rule pages, from the root of the repository or package: `docs/rules/numbering.md#num-2`. */
  readonly page: string;
}

function clauseOf(id: ClauseId): Clause {
  const [chapter] = id.split("-");
  const page = `docs/rules/${PAGES[chapter]}.md#${id.toLowerCase()}`;
  return { id, ...CATALOGUE[id], rulings: RULINGS[id] ?? [], page };
}

const IDS = Object.keys(CATALOGUE) as ClauseId[];

/**
 * The clauses of the rules that the library implements, by id and in the order of the rule pages. Violations, code and
 * tests cite the ids. All of it is frozen.
 *
 * @example
 * ```ts
 * clauses["NUM-2"].title // => "Numbers rise from left to right"
 * clauses["NUM-2"].page // => "docs/rules/numbering.md#num-2"
 * clauses["RND-5"].sources // => { "2018": [{ book: "English rulebook 2018", chapter: "Game turn", headings: [] }], "2023": null }
 * clauses["REF-3"].sources["2023"] // => []
 * clauses["REF-3"].rulings.length // => 1
 * ```
 */
export const clauses: Readonly<Record<ClauseId, Clause>> = freezePlain(
  Object.fromEntries(IDS.map((id) => [id, clauseOf(id)])) as Record<ClauseId, Clause>,
);
