import type { Layout } from "../../../data/layout.js";
import type { SpecialCard } from "../../../data/special-cards.js";
import { interpose } from "../../../moves/agenda.js";
import { slotOf } from "../../../plans/worth.js";
import { type BonusMark, bonusesAfterRound, CROSSED, OPEN } from "../../../sheet/bonus.js";
import type { ExpansionDescription } from "../../../sheet/description.js";
import { locate } from "../../../sheet/geometry.js";
import type { SheetContext } from "../../../sheet/sheet-context.js";
import type { PlaceHook } from "../../../state/rule-context.js";
import { type TableRun, writeExpansion } from "../../../state/table-run.js";
import { declaredIn, onceBesideOthers } from "../../paper/declare.js";
import { type Expansion, noExpansion } from "../expansion.js";
import { blankMarks, marksNamed, nonZeroLines, nonZeroMarks } from "../marks.js";
import { BONUS_KINDS, parkBonus, poolBonus } from "./bonuses.js";
import { check, sheetRules } from "./check.js";
import { HALLOWEEN, layoutReaders } from "./layout.js";
import { tier, treat } from "./moves.js";
import { PLANS } from "./plans.js";
import { opponentSections, sectionsOf } from "./score.js";
import { FEATURES, halloweenLayout, halloweenSheet, hasTreats } from "./treats.js";
import type { HalloweenSheet } from "./types.js";

const TREAT_KINDS = [treat];
const TIER_KINDS = [tier];

/** One of the two is circled, whatever the house got its number from. [HAL-1] */
const numbered: PlaceHook = (turn, { layout, geometry }, place) => {
  if (hasTreats(layout, geometry, place)) interpose(turn, { step: "treat", ...locate(geometry, place) });
};

/** A Validation card crosses out the tiers of its place that are not circled. [HAL-9] */
function resolve(run: TableRun, card: SpecialCard): void {
  if (card.special !== "validation") return;
  const place = slotOf(card.letter);
  const crossed = (marks: readonly BonusMark[]): BonusMark[] =>
    marks.map((mark, index) => (index === place && mark === OPEN ? CROSSED : mark));
  run.state.sheets.forEach((sheet, player) => {
    const expansion = halloweenSheet(sheet);
    const { ghostTiers, candyTiers } = expansion;
    writeExpansion(run, player, {
      ...expansion,
      ghostTiers: crossed(ghostTiers),
      candyTiers: crossed(candyTiers),
    });
  });
}

/** A tier validated in this round is crossed out by everybody else. [HAL-3] */
function settle(run: TableRun): void {
  const sheets = run.state.sheets.map(halloweenSheet);
  // Those who have validated a tier have circled it, but for those with paper.
  const hasDeclared = declaredIn(run);
  const isSaid = (of: "ghosts" | "candies") => (player: number, tier: number) =>
    hasDeclared(player, of, tier);
  const ghostTiers = bonusesAfterRound(
    sheets.map((expansion) => expansion.ghostTiers),
    isSaid("ghosts"),
  );
  const candyTiers = bonusesAfterRound(
    sheets.map((expansion) => expansion.candyTiers),
    isSaid("candies"),
  );
  sheets.forEach((expansion, player) => {
    writeExpansion(run, player, {
      ...expansion,
      ghostTiers: ghostTiers[player],
      candyTiers: candyTiers[player],
    });
  });
}

function blankSheet(layout: Layout): HalloweenSheet {
  const { ghostTiers, candyTiers } = halloweenLayout(layout);
  return {
    id: "halloween",
    ghosts: blankMarks(layout),
    candies: blankMarks(layout),
    ghostTiers: ghostTiers.map(() => OPEN),
    candyTiers: candyTiers.map(() => OPEN),
  };
}

function describe(sheetContext: SheetContext): ExpansionDescription {
  const { ghosts, candies, ghostTiers, candyTiers } = halloweenSheet(sheetContext.sheet);
  return {
    marks: nonZeroMarks(sheetContext, { ghost: ghosts, candy: candies }),
    lines: nonZeroLines({ ghostTiers, candyTiers }),
  };
}

function expansionOf({ marks, lines }: ExpansionDescription, layout: Layout): HalloweenSheet {
  const { ghostTiers, candyTiers } = blankSheet(layout);
  return {
    id: "halloween",
    ghosts: marksNamed(marks, "ghost"),
    candies: marksNamed(marks, "candy"),
    ghostTiers: (lines["ghostTiers"] ?? ghostTiers) as BonusMark[],
    candyTiers: (lines["candyTiers"] ?? candyTiers) as BonusMark[],
  };
}

/** The most tiers that a layout can have. */
const MOST_TIERS = 9;

/** Halloween. */
export const halloween: Expansion = {
  ...noExpansion,
  id: "halloween",
  sheets: { "collector-2023": HALLOWEEN },
  plans: { "collector-2023": PLANS },
  features: FEATURES,
  kinds: [...TREAT_KINDS, ...TIER_KINDS, poolBonus, parkBonus],
  kindsTaken(step, basic) {
    switch (step.step) {
      case "treat":
        return TREAT_KINDS;
      case "bonus":
        return BONUS_KINDS;
      case "wrapUp":
        return [...TIER_KINDS, ...basic]; // [HAL-6]
      default:
        return basic;
    }
  },
  numbered,
  layoutReaders,
  blankSheet,
  marks: (layout) => ({
    houses: [
      { name: "ghost", sign: "g", max: 1 },
      { name: "candy", sign: "c", max: 1 },
    ],
    lines: [
      { name: "ghostTiers", values: halloweenLayout(layout).ghostTiers.length },
      { name: "candyTiers", values: halloweenLayout(layout).candyTiers.length },
    ],
  }),
  describe,
  expansionOf,
  sheetRules,
  check,
  resolve,
  declarations: [
    {
      of: "ghosts",
      most: MOST_TIERS,
      count: (layout) => halloweenLayout(layout).ghostTiers.length,
      times: onceBesideOthers,
    },
    {
      of: "candies",
      most: MOST_TIERS,
      count: (layout) => halloweenLayout(layout).candyTiers.length,
      times: onceBesideOthers,
    },
  ],
  settle,
  sections: () => sectionsOf,
  opponentSections,
};
