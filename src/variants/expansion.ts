import type { EditionId } from "../data/editions.js";
import type { Layout } from "../data/layout.js";
import type { PlanCard } from "../data/plan-card.js";
import type { SpecialCard } from "../data/special-cards.js";
import type { OpponentSection } from "../scoring/opponent-score.js";
import type { ScoreSection } from "../scoring/score-sheet.js";
import type { Paper } from "../sheet/area.js";
import type { Features } from "../sheet/feature.js";
import type { AnyKind } from "../state/move-kind.js";
import type { PlaceHook } from "../state/rulebook.js";
import type { Setup } from "../state/state.js";
import type { Table, TableStep } from "../state/table.js";
import type { TableRun } from "../state/table-run.js";
import type { Step } from "../state/turn.js";
import type { LayoutOwn, SheetOwn, TableOwn, VariantId } from "./shapes.js";

/** What scoring the AAA in an expansion reads. */
export interface ScoreView {
  /** What was decided before the game. */
  readonly setup: Setup;
  /** What lies on the table. */
  readonly table: Table;
  /** The sheets of all architects. */
  readonly papers: readonly Paper[];
}

/** The named places where an expansion adds to the rules. What it does not need is that of {@link nothing}. */
export interface Expansion {
  /** Its id. */
  readonly id: VariantId;
  /** Its sheet in each edition that has one. */
  readonly sheets: { readonly [edition in EditionId]?: Layout };
  /** Its plan cards in each edition: all plans of a letter for which there is one. XPN-1 */
  readonly plans: { readonly [edition in EditionId]?: readonly PlanCard[] };
  /** What its plans count. */
  readonly features: Features;

  /** Its kinds of move. */
  readonly kinds: readonly AnyKind[];
  /** What a step takes, given what it takes in the basic game (nothing for a step of the expansion's own). */
  kindsTaken(step: Step, basic: readonly AnyKind[]): readonly AnyKind[];
  /** A house has got a number. */
  readonly numbered: PlaceHook;
  /** A house has been replaced by a roundabout. */
  readonly roundaboutBuilt: PlaceHook;

  /** Reads what a caller's own layout says of the expansion. */
  readOwn(value: unknown, path: string, layout: Layout): LayoutOwn;
  /** What a sheet has of it before the game. */
  blankSheet(layout: Layout): SheetOwn;
  /** What lies on the table of it before the game. */
  blankTable(setup: Setup): TableOwn | null;
  /** What the table does before the first round. */
  beforeFirstRound(setup: Setup): readonly TableStep[];
  /** A special card has been resolved by the mode. */
  resolve(run: TableRun, card: SpecialCard): void;
  /** A round is resolved: tiers, bonuses, counts. RND-7 */
  settle(run: TableRun): void;
  /** The game is over. RND-7 */
  finish(run: TableRun): void;

  /** The sections that it adds to an architect's score sheet, given the sheets of all. */
  sections(papers: readonly Paper[], player: number): readonly ScoreSection[];
  /** The sections that it adds to the AAA's score. */
  opponentSections(view: ScoreView): readonly OpponentSection[];
}

/** An expansion that adds nothing. */
export const nothing: Omit<Expansion, "id" | "sheets" | "readOwn" | "blankSheet"> = {
  plans: {},
  features: {},
  kinds: [],
  kindsTaken: (_step, basic) => basic,
  numbered() {},
  roundaboutBuilt() {},
  blankTable: () => null,
  beforeFirstRound: () => [],
  resolve() {},
  settle() {},
  finish() {},
  sections: () => [],
  opponentSections: () => [],
};
