import { EDITIONS, type EditionRules } from "../data/editions.js";
import type { EditionId } from "../data/ids.js";
import type { Layout } from "../data/layout.js";
import { isList, listOf, MAX_ELEMENTS } from "../input/fields.js";
import { randomFromSeed } from "../input/random.js";
import { object } from "../input/readers.js";
import { type SheetRules, sheetRulesOf } from "../sheet/check/sheet-rules.js";
import { sheetsOfEdition } from "../variants/printed-sheets.js";
import { checkCombination } from "../variants/prohibitions.js";
import { type GameOptions, SHEET_OPTIONS } from "./options/options.js";
import { layoutsOfSetup, readLayouts } from "./options/read-layouts.js";
import { readPlans } from "./options/read-plans.js";

/**
 * What matters to sheets taken by themselves: the edition, and any custom sheets and plans. Advanced
 * Mode and the 9¾ cards may be named too; they make no sheet right or wrong, as the edition alone decides whether there can be
 * numbers with ¾.
 */
export type SheetOptions = Pick<
  GameOptions,
  "edition" | "layout" | "advanced" | "nineAndThreeQuarters" | "plans"
>;

/** What the options come to. */
export interface SheetSetup {
  /** The layouts that a description may name; at least one. */
  readonly layouts: readonly Layout[];
  /** The rules in which the edition differs. */
  readonly editionRules: EditionRules;
  /** The rules by which sheets are judged. */
  readonly rules: SheetRules;
}

/** How many sheets are taken at once: as many as players can play. */
export const MAX_SHEETS = MAX_ELEMENTS;

/** The layouts that a description may name, and the first of them as it is printed. */
interface NamedLayouts {
  readonly layouts: readonly Layout[];
  readonly printed: Layout;
}

function layoutsOf(layout: unknown, edition: EditionId): NamedLayouts {
  if (layout === undefined) {
    const layouts = sheetsOfEdition(edition);
    return { layouts, printed: layouts[0] };
  }
  const given = isList(layout) ? listOf(layout, "layout", "a list of layouts", MAX_SHEETS) : layout;
  const read = readLayouts(given, edition, isList(given) ? Math.max(given.length, 1) : 1);
  return { layouts: layoutsOfSetup(read).layouts, printed: read.layouts[0] };
}

/**
 * Checks the options and fills in what is left out.
 *
 * @throws RulesError `options.…`
 */
export function resolveSheetOptions(options: SheetOptions): SheetSetup {
  const {
    edition,
    layout: given,
    advanced,
    nineAndThreeQuarters,
    plans: chosen,
  } = object(SHEET_OPTIONS)(options, "");
  const { layouts, printed } = layoutsOf(given, edition);
  checkCombination({ edition, layout: printed, mode: "standard", advanced, nineAndThreeQuarters });
  const plans = chosen === undefined ? [] : readPlans(chosen, edition, advanced, printed, randomFromSeed(0));
  const editionRules = EDITIONS[edition].rules;
  return { layouts, editionRules, rules: sheetRulesOf({ edition, rules: editionRules, plans }) };
}
