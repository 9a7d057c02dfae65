import type { Violation } from "../../clauses/violation.js";
import type { EditionId } from "../../data/ids.js";
import type { Layout } from "../../data/layout.js";
import type { AaaOpponent } from "../../data/opponents.js";
import type { PlanCard } from "../../data/plan-card.js";
import type { SheetMarks } from "../../data/sheet-marks.js";
import { type DeckCard, isConstruction, type SpecialCard } from "../../data/special-cards.js";
import type { Random } from "../../input/random.js";
import type { Readers } from "../../input/readers.js";
import type { CardRole, OpponentScore, OpponentSection } from "../../scoring/opponent-score.js";
import type { ScoreSection } from "../../scoring/score-sheet.js";
import type { SheetRules } from "../../sheet/check/sheet-rules.js";
import type { ExpansionDescription } from "../../sheet/description.js";
import type { Features } from "../../sheet/feature.js";
import { isFull, type PlaceKind, type Sheet } from "../../sheet/sheet.js";
import type { SheetContext } from "../../sheet/sheet-context.js";
import type { AnyKind, PlaceHook, Rulebook } from "../../state/rule-context.js";
import type { Position, Setup } from "../../state/state.js";
import type { Piles, Supply } from "../../state/supply.js";
import type { OpponentTable, TableStep } from "../../state/table.js";
import type { TableRun } from "../../state/table-run.js";
import type { Step } from "../../state/turn.js";
import type { DeckContext } from "../../supplies/card-supply.js";
import type { Declaration } from "../paper/declare.js";
import type { ExpansionId, ExpansionLayout, ExpansionSheet, ExpansionTable } from "./types.js";

/** What scoring the AAA in an expansion reads. */
export interface OpponentView {
  /** Its card. */
  readonly card: AaaOpponent;
  /** The cards given to it, and its plans. */
  readonly opponent: OpponentTable;
  /** What an expansion keeps on the table. */
  readonly expansion: ExpansionTable | null;
  /** The sheets of all players. */
  readonly sheetContexts: readonly SheetContext[];
}

/** The named places where an expansion adds to the rules. What it does not need is that of {@link noExpansion}. */
export interface Expansion {
  /** Its id. */
  readonly id: ExpansionId;
  /** Whether it can be played with Advanced Mode. XPN-2 */
  readonly advanced: boolean;
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
  /** The next improvement box of a size is about to be crossed. */
  readonly improved: Rulebook["improved"];

  /** The shape of what a caller's own layout, read so far, says of the expansion. */
  layoutReaders(layout: Layout): Readers<ExpansionLayout>;
  /** What a sheet has of it before the game; `null` where nothing has to be kept. */
  blankSheet(layout: Layout): ExpansionSheet | null;
  /** The marks and lines by which sheets are described, written down and drawn. */
  marks(layout: Layout): SheetMarks;
  /** What a sheet has of it, described: {@link Expansion.expansionOf} makes the same of it. */
  describe(sheetContext: SheetContext): ExpansionDescription;
  /** What a described sheet has of it; whether that is right is judged by {@link Expansion.check}. */
  expansionOf(described: ExpansionDescription, layout: Layout): ExpansionSheet | null;
  /**
   * In what the basic part of a sheet is judged otherwise: the ways in which it can have come about, at least one. A sheet
   * that is right in one of them is right.
   */
  sheetRules(sheetContext: SheetContext): readonly Partial<SheetRules>[];
  /** What is wrong with what a sheet has of it. */
  check(sheetContext: SheetContext): readonly Violation[];

  /** The steps of a player's turn, where the table asks for some. */
  asked(agenda: readonly Step[]): readonly Step[];
  /** What players with paper say they have done, since the sheets of others, or the AAA, answer it. */
  readonly declarations: readonly Declaration[];

  /** The clauses that say how cards come and run out, in modes in which it has rules of its own for it. */
  readonly cardClauses: Rulebook["cardClauses"];
  /** How cards come to the players, given how they usually do in the mode. */
  supply(usual: Supply, context: DeckContext): Supply;
  /** How the cards are put together, given how they usually are in the mode. */
  piles(usual: Piles, context: DeckContext, random: Random): Piles;
  /** What lies on the table of it before the game. */
  blankTable(setup: Setup): ExpansionTable | null;
  /** The shape of what it keeps on a saved table, of which the rest has been read; `null` where it keeps nothing. */
  tableReaders(setup: Setup, opponent: OpponentTable | null): Readers<ExpansionTable> | null;
  /** Whether the cards that a saved table says were given to the AAA, or have left the game, can be those. */
  isPile(position: Position): boolean;
  /**
   * Whether what a saved table has of it, and what its cards have done, can have come about on these sheets. The rest of
   * the table has been checked.
   */
  isPossible(position: Position): boolean;
  /** Whether no empty house is left on a sheet, which ends the game. END-1 */
  isFull(sheet: Sheet): boolean;
  /** How many rounds, at least and at most, can have been played on a sheet that was blank before. RND-1 REF-1 */
  roundsOn(sheet: Sheet, setup: Setup, player: number): RoundRange;
  /** What the table does before the first round, on these sheets. */
  beforeFirstRound(setup: Setup, sheets: readonly Sheet[]): readonly TableStep[];
  /** Whether what is done before the first round is done, although the sheets do not show it. */
  hasBegun(position: Position): boolean;
  /** A special card has been resolved by the mode. */
  resolve(run: TableRun, card: SpecialCard): void;
  /** A round is resolved: tiers, bonuses, counts. RND-7 */
  settle(run: TableRun): void;
  /** The game is over. RND-7 */
  finish(run: TableRun): void;

  /**
   * The sections that it adds to the score sheet of each player, given the sheets of all, at least one, and what it
   * keeps on the table: `null` where nothing, and where sheets are scored by themselves.
   */
  sections(
    sheetContexts: readonly SheetContext[],
    onTable: ExpansionTable | null,
  ): (sheetContext: SheetContext) => readonly ScoreSection[];
  /** The sections that it adds to the AAA's score. */
  opponentSections(view: OpponentView): readonly OpponentSection[];
  /** What each of the cards given to the AAA counts as. AAA-10 */
  rolesOf(given: readonly DeckCard[]): readonly CardRole[];
  /** The AAA's score where it is not the usual one; `null` where it is. */
  opponentScore(view: OpponentView): OpponentScore | null;
}

/** Construction cards count as their action, others not at all. AAA-10 */
export function usualRoles(given: readonly DeckCard[]): CardRole[] {
  return given.flatMap((card) => (isConstruction(card) ? [card.action] : []));
}

/** The AAA is given Construction cards alone, and no other card leaves the game. AAA-3 AAA-5 */
export function isUsualPile({ table }: Position): boolean {
  return (table.opponent?.given ?? []).every(isConstruction) && !table.removed.some(isConstruction);
}

/** How many rounds can have been played. */
export interface RoundRange {
  /** The fewest. */
  readonly min: number;
  /** The most. */
  readonly max: number;
}

/**
 * Each round numbers a house from a card or crosses a refusal box. A house that was lost may have been numbered or not.
 * RND-1 REF-1 ZOM-8
 */
function roundsOn({ places, refusalsCrossed }: Sheet): RoundRange {
  const count = (kind: PlaceKind): number => places.filter((each) => each === kind).length;
  const min = count("numbered") + refusalsCrossed;
  return { min, max: min + count("invaded") };
}

/** What the sheets of a game add to the basic rules. */
export type Additions = Omit<Expansion, "id" | "sheets" | "layoutReaders">;

/** What basic sheets add. */
export const noExpansion: Additions = {
  advanced: true,
  plans: {},
  features: {},
  kinds: [],
  kindsTaken: (_step, basic) => basic,
  numbered() {},
  roundaboutBuilt() {},
  improved() {},
  blankSheet: () => null,
  marks: () => ({ houses: [], lines: [] }),
  describe: ({ sheet }) => ({ marks: sheet.places.map(() => ({})), lines: {} }),
  expansionOf: () => null,
  sheetRules: () => [{}],
  check: () => [],
  asked: (agenda) => agenda,
  declarations: [],
  cardClauses: {},
  supply: (usual) => usual,
  piles: (usual) => usual,
  blankTable: () => null,
  tableReaders: () => null,
  isPile: isUsualPile,
  isPossible: () => true,
  isFull,
  roundsOn,
  beforeFirstRound: () => [],
  hasBegun: () => false,
  resolve() {},
  settle() {},
  finish() {},
  sections: () => () => [],
  opponentSections: () => [],
  rolesOf: usualRoles,
  opponentScore: () => null,
};
