import type { Layout } from "../../data/layout.js";
import type { SpecialCard } from "../../data/special-cards.js";
import { interpose } from "../../moves/agenda.js";
import { slotOf } from "../../plans/worth.js";
import type { Paper } from "../../sheet/area.js";
import { type BonusMark, bonusesAfterRound, CROSSED, OPEN } from "../../sheet/bonus.js";
import type { OwnDescription } from "../../sheet/description.js";
import type { PlaceHook } from "../../state/scene.js";
import { type TableRun, writeOwn } from "../../state/table-run.js";
import { blankMarks, marked, saidLines, saidMarks } from "../described.js";
import { type Expansion, nothing } from "../expansion.js";
import { audit, auditRules } from "./audit.js";
import { BONUS_KINDS, parkBonus, poolBonus } from "./bonuses.js";
import { HALLOWEEN, ownShape } from "./layout.js";
import { tier, treat } from "./moves.js";
import { PLANS } from "./plans.js";
import { opponentSections, sectionsOf } from "./score.js";
import type { HalloweenSheet } from "./shape.js";
import { FEATURES, halloweenLayout, halloweenSheet, hasTreats } from "./treats.js";

const TREAT_KINDS = [treat];
const TIER_KINDS = [tier];

/** One of the two is circled, whatever the house got its number from. HAL-1 */
const numbered: PlaceHook = (turn, { layout, ground }, place) => {
  if (hasTreats(layout, ground, place)) interpose(turn, { step: "treat", place });
};

/** A Validation card crosses out the tiers of its place that are not circled. HAL-9 */
function resolve(run: TableRun, card: SpecialCard): void {
  if (card.special !== "validation") return;
  const place = slotOf(card.letter);
  const crossed = (marks: readonly BonusMark[]): BonusMark[] =>
    marks.map((mark, index) => (index === place && mark === OPEN ? CROSSED : mark));
  run.state.sheets.forEach((sheet, player) => {
    const own = halloweenSheet(sheet);
    const { ghostTiers, candyTiers } = own;
    writeOwn(run, player, { ...own, ghostTiers: crossed(ghostTiers), candyTiers: crossed(candyTiers) });
  });
}

/** A tier validated in this round is crossed out by everybody else. HAL-3 */
function settle(run: TableRun): void {
  const sheets = run.state.sheets.map(halloweenSheet);
  const isValidated = (): boolean => false; // those who have validated a tier have circled it
  const ghostTiers = bonusesAfterRound(
    sheets.map((own) => own.ghostTiers),
    isValidated,
  );
  const candyTiers = bonusesAfterRound(
    sheets.map((own) => own.candyTiers),
    isValidated,
  );
  sheets.forEach((own, player) => {
    writeOwn(run, player, { ...own, ghostTiers: ghostTiers[player], candyTiers: candyTiers[player] });
  });
}

function blankSheet(layout: Layout): HalloweenSheet {
  const { ghostTiers, candyTiers } = halloweenLayout(layout);
  return {
    variant: "halloween",
    ghosts: blankMarks(layout),
    candies: blankMarks(layout),
    ghostTiers: ghostTiers.map(() => OPEN),
    candyTiers: candyTiers.map(() => OPEN),
  };
}

function describe(paper: Paper): OwnDescription {
  const { ghosts, candies, ghostTiers, candyTiers } = halloweenSheet(paper.sheet);
  return {
    marks: saidMarks(paper, { ghost: ghosts, candy: candies }),
    lines: saidLines({ ghostTiers, candyTiers }),
  };
}

function ownOf({ marks, lines }: OwnDescription, layout: Layout): HalloweenSheet {
  const { ghostTiers, candyTiers } = blankSheet(layout);
  return {
    variant: "halloween",
    ghosts: marked(marks, "ghost"),
    candies: marked(marks, "candy"),
    ghostTiers: (lines["ghostTiers"] ?? ghostTiers) as BonusMark[],
    candyTiers: (lines["candyTiers"] ?? candyTiers) as BonusMark[],
  };
}

/** Halloween. */
export const halloween: Expansion = {
  ...nothing,
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
      case "wrap-up":
        return [...TIER_KINDS, ...basic]; // HAL-6
      default:
        return basic;
    }
  },
  numbered,
  ownShape,
  blankSheet,
  marks: (layout) => ({
    houses: [
      { name: "ghost", sign: "g", most: 1 },
      { name: "candy", sign: "c", most: 1 },
    ],
    lines: [
      { name: "ghostTiers", values: halloweenLayout(layout).ghostTiers.length },
      { name: "candyTiers", values: halloweenLayout(layout).candyTiers.length },
    ],
  }),
  describe,
  ownOf,
  auditRules,
  audit,
  resolve,
  settle,
  sections: () => sectionsOf,
  opponentSections,
};
