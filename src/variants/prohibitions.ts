import type { InputCode } from "../clauses/input-kinds.js";
import { inputViolation, RulesError } from "../clauses/violation.js";
import { EDITIONS } from "../data/editions.js";
import type { EditionId, ModeId } from "../data/ids.js";
import type { Layout } from "../data/layout.js";
import { REVISITED_IDS } from "../data/sheets.js";
import { expansionOn } from "./expansions/expansions.js";
import { registeredExpansions } from "./expansions/registry.js";
import { printedSheet, sheetsOfEdition } from "./printed-sheets.js";

/** What is played together. */
export interface VariantChoice {
  /** The edition. */
  readonly edition: EditionId;
  /** The layout of the sheets. */
  readonly layout: Layout;
  /** The mode. */
  readonly mode: ModeId;
  /** Whether Advanced Mode is played. */
  readonly advanced: boolean;
  /** Whether the 9¾ cards are among the cards. */
  readonly nineAndThreeQuarters: boolean;
}

/** Why things can't be played together. */
export interface Prohibition {
  /** The violation; its clause says why. */
  readonly code: InputCode;
  /** The option that does not go with the others. */
  readonly path: string;
  /** Whether it applies. */
  forbids(combination: VariantChoice): boolean;
}

/** A printed sheet belongs to its edition. */
function isOfAnotherEdition({ edition, layout }: Pick<VariantChoice, "edition" | "layout">): boolean {
  const isPrinted = layout.provenance.level !== "custom" && printedSheet(layout.id, edition) !== undefined;
  return isPrinted && !sheetsOfEdition(edition).some(({ id }) => id === layout.id);
}

/** An expansion is played in the editions that have a sheet of it, on a layout of the caller's too. */
function hasNoExpansion({ edition, layout }: VariantChoice): boolean {
  const { expansion: onLayout } = layout;
  const expansion = registeredExpansions().find(({ id }) => id === onLayout?.id);
  if (expansion === undefined) return false;
  return expansion.sheets[edition] === undefined || isOfAnotherEdition({ edition, layout });
}

function isRevisited({ layout: { id } }: VariantChoice): boolean {
  return REVISITED_IDS.some((each) => each === id);
}

/**
 * Everything that the rules do not let be played together: the one source of what can be combined. The advanced variant
 * of 2018 goes with Expert and solo. [FST-6]
 */
const PROHIBITIONS: readonly Prohibition[] = [
  {
    code: "options.aaa-edition",
    path: "mode",
    forbids: ({ mode, edition }) => mode === "aaa" && edition !== "collector-2023",
  },
  {
    code: "options.solo-edition",
    path: "mode",
    forbids: ({ mode, edition }) => mode === "solo" && edition !== "first-2018",
  },
  {
    code: "options.cards-edition",
    path: "nineAndThreeQuarters",
    forbids: ({ nineAndThreeQuarters, edition }) =>
      nineAndThreeQuarters && !EDITIONS[edition].nineAndThreeQuarters,
  },
  {
    code: "options.expansion-edition",
    path: "layout",
    forbids: (combination) => combination.edition === "first-2018" && hasNoExpansion(combination),
  },
  { code: "options.pack-edition", path: "layout", forbids: hasNoExpansion },
  {
    code: "options.revisited-edition",
    path: "layout",
    forbids: (combination) => isRevisited(combination) && isOfAnotherEdition(combination),
  },
  { code: "options.layout-edition", path: "layout", forbids: isOfAnotherEdition },
  {
    code: "options.expansion-advanced",
    path: "advanced",
    forbids: ({ advanced, layout }) => advanced && !expansionOn(layout).advanced, // [XPN-2]
  },
];

/** What forbids a combination: for each option the reason that says most; none where it can be played. */
function prohibitionsOf(combination: VariantChoice): readonly Prohibition[] {
  const all = PROHIBITIONS.filter((prohibition) => prohibition.forbids(combination));
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}

/** What forbids a combination first; `null` where it can be played. */
export function prohibitionOf(combination: VariantChoice): Prohibition | null {
  return prohibitionsOf(combination)[0] ?? null;
}

/** Refuses what can't be played together. */
export function checkCombination(combination: VariantChoice): void {
  const { layout, ...others } = combination;
  const violations = prohibitionsOf(combination).map(({ code, path }) =>
    inputViolation(code, { path, ...others, layout: layout.id }),
  );
  if (violations.length > 0) throw new RulesError(violations);
}
