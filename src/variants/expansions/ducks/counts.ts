import { sheetViolation, type Violation } from "../../../clauses/violation.js";
import { isClosed } from "../../../data/opponents.js";
import { isConstruction, type SpecialCard } from "../../../data/special-cards.js";
import { choice, nullable, object, type Readers, whole } from "../../../input/readers.js";
import type { OpponentSection } from "../../../scoring/opponent-score.js";
import type { ScoreSection } from "../../../scoring/score-sheet.js";
import { sectionOf } from "../../../scoring/section.js";
import type { Sheet } from "../../../sheet/sheet.js";
import { type SheetContext, sheetContextOf } from "../../../sheet/sheet-context.js";
import type { Position, Setup } from "../../../state/state.js";
import type { OpponentTable, Table } from "../../../state/table.js";
import { type TableRun, writeExpansion } from "../../../state/table-run.js";
import { type Declaration, declaredIn, keepsSheets } from "../../paper/declare.js";
import type { OpponentView } from "../expansion.js";
import { expansionAs } from "../expansion-as.js";
import type { ExpansionTable } from "../types.js";
import { allCircled, ducklingsCounted } from "./ducklings.js";
import type { DuckCount, DuckCounts, DucksSheet, DucksTable } from "./types.js";

/** The three counts, in the order in which they are made where several are due. DUK-3 */
export const COUNTS: readonly DuckCount[] = ["yellow", "black", "both"];

/** No count has been made. */
export const NO_COUNTS: DuckCounts = { yellow: null, black: null, both: null };

/** What a sheet has of the expansion. */
export function ducksSheet({ expansion }: Pick<Sheet, "expansion">): DucksSheet {
  return expansionAs(expansion, "ducks");
}

/** What the table has of the expansion; `null` where no AAA scores. */
export function ducksTable({ expansion }: { readonly expansion: ExpansionTable | null }): DucksTable | null {
  return expansion === null ? null : expansionAs(expansion, "ducks");
}

/** The AAA's counts are kept where it scores. DUK-6 AAA-9 */
export function blankTable({ opponent }: Setup): DucksTable | null {
  return opponent === null || isClosed(opponent) ? null : { id: "ducks", counts: NO_COUNTS };
}

/** No count can have brought the AAA more than one made now would. DUK-6 */
export function tableReaders(setup: Setup, opponent: OpponentTable | null): Readers<DucksTable> | null {
  if (blankTable(setup) === null || opponent === null) return null;
  const points = nullable(whole(0, pairsGiven(opponent)));
  return {
    id: choice(["ducks"]),
    counts: object({ yellow: points, black: points, both: points }),
  };
}

function sheetContextIn({ setup, state }: TableRun, player: number): SheetContext {
  return sheetContextOf(state.sheets[player], setup.layouts[setup.playerLayouts[player]]);
}

/** Pairs of Construction cards given to the AAA so far. DUK-6 */
function pairsGiven({ given }: Pick<OpponentTable, "given">): number {
  return Math.floor(given.filter(isConstruction).length / 2);
}

function isMade({ state }: TableRun, count: DuckCount): boolean {
  return state.sheets.some((sheet) => ducksSheet(sheet).counts[count] !== null);
}

/** Circling the last duckling of a count is said where it makes others count, unless the AAA's count has been made. DUK-3 DUK-6 */
export const ALL_CIRCLED: Declaration = {
  of: "ducklings",
  most: COUNTS.length,
  count: () => COUNTS.length,
  times({ setup, table }, index) {
    const onTable = ducksTable(table);
    const isCounted = onTable === null ? keepsSheets(setup) : onTable.counts[COUNTS[index]] === null;
    return isCounted ? 1 : 0;
  },
};

/** Every player who has not yet made a count makes it. DUK-4 */
function countForAll(run: TableRun, count: DuckCount): void {
  run.state.sheets.forEach((sheet, player) => {
    const { counts } = ducksSheet(sheet);
    if (counts[count] !== null) return;
    const points = ducklingsCounted(sheetContextIn(run, player), count);
    writeExpansion(run, player, { id: "ducks", counts: { ...counts, [count]: points } });
  });
  const { table } = run.state;
  const expansion = ducksTable(table);
  if (expansion === null || table.opponent === null || expansion.counts[count] !== null) return;
  table.expansion = { id: "ducks", counts: { ...expansion.counts, [count]: pairsGiven(table.opponent) } };
}

/** At the end of a round in which a player has circled all ducklings that a count is about. [DUK-3] */
export function settle(run: TableRun): void {
  const hasDeclared = declaredIn(run);
  for (const count of COUNTS) {
    if (isMade(run, count)) continue;
    const index = COUNTS.indexOf(count);
    const isDone = (_: Sheet, player: number): boolean =>
      allCircled(sheetContextIn(run, player), count) || hasDeclared(player, "ducklings", index);
    if (run.state.sheets.some(isDone)) countForAll(run, count);
  }
}

function isValidation(card: Table["removed"][number], letter: "A" | "B"): boolean {
  return !isConstruction(card) && card.special === "validation" && card.letter === letter;
}

/** The counts that a Validation card makes: its own, and with the second one of A and B also that of both. DUK-6 */
function countsOf(card: SpecialCard, { removed }: Pick<Table, "removed">): DuckCount[] {
  if (card.special !== "validation" || card.letter === "C") return [];
  const isA = card.letter === "A";
  const isSecond = removed.some((other) => isValidation(other, isA ? "B" : "A"));
  return [isA ? "yellow" : "black", ...(isSecond ? (["both"] as const) : [])];
}

/** The AAA makes counts at once. [DUK-6] */
export function resolve(run: TableRun, card: SpecialCard): void {
  for (const count of countsOf(card, run.state.table)) {
    if (!isMade(run, count)) countForAll(run, count);
  }
}

/** Counts that nobody has made are made at the end. [DUK-5] */
export function finish(run: TableRun): void {
  for (const count of COUNTS) countForAll(run, count);
}

/** Whether a count must have been made: all ducklings are circled, or a Validation card has made it. DUK-3 DUK-6 */
function isDue({ setup, sheets, table }: Position, count: DuckCount): boolean {
  const sheetContexts = sheets.map((sheet, player) =>
    sheetContextOf(sheet, setup.layouts[setup.playerLayouts[player]]),
  );
  const drawn = table.removed.flatMap((card) => (isConstruction(card) ? [] : countsOf(card, table)));
  return drawn.includes(count) || sheetContexts.some((context) => allCircled(context, count));
}

/** Whether counts have been made when they were due, by all at once; a position given can have any. DUK-3 to DUK-6 */
export function isPossible(position: Position): boolean {
  const { setup, sheets, table, agenda } = position;
  const expansion = ducksTable(table);
  return COUNTS.every((count) => {
    const counts = [
      ...sheets.map((sheet) => ducksSheet(sheet).counts),
      ...(expansion === null ? [] : [expansion.counts]),
    ];
    const made = counts.filter((each) => each[count] !== null).length;
    if (agenda.length === 0) return made === counts.length;
    if (setup.supply.from === "stacks") return true;
    return made === counts.length || (made === 0 && !isDue(position, count));
  });
}

/** Counts not made yet are taken as if they were made now. DUK-4 DUK-5 */
export function sectionsOf(context: SheetContext): ScoreSection[] {
  const { counts } = ducksSheet(context.sheet);
  const items = COUNTS.map((of) => {
    const points = counts[of] ?? ducklingsCounted(context, of);
    return { of, count: points, points };
  });
  return [sectionOf("ducklings", "DUK-4", items)];
}

/** A point for each pair of cards given when a count was made. DUK-6 */
export function opponentSections({ opponent, expansion }: OpponentView): OpponentSection[] {
  const { counts }: DucksTable = expansionAs(expansion, "ducks");
  const items = COUNTS.map((of) => {
    const points = counts[of] ?? pairsGiven(opponent);
    return { of, count: points, points };
  });
  return [sectionOf("ducklings", "DUK-6", items)];
}

/** No count can have brought more ducklings than are connected now: what is connected stays so. DUK-4 */
export function check(context: SheetContext): Violation[] {
  const { counts } = ducksSheet(context.sheet);
  return COUNTS.flatMap((of) => {
    const max = ducklingsCounted(context, of);
    const count = counts[of] ?? 0;
    return count > max ? [sheetViolation("sheet.ducklings", { of, count, max })] : [];
  });
}
