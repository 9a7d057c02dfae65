import { isClosed } from "../../data/opponents.js";
import { isConstruction, type SpecialCard } from "../../data/special-cards.js";
import { choice, nullable, record, type Shape, whole } from "../../rules/readers.js";
import { type Violation, violationOf } from "../../rules/violation.js";
import type { OpponentSection } from "../../scoring/opponent-score.js";
import type { ScoreSection } from "../../scoring/score-sheet.js";
import { sectionOf } from "../../scoring/section.js";
import { type Paper, paperOf } from "../../sheet/area.js";
import type { Sheet } from "../../sheet/sheet.js";
import type { Position, Setup } from "../../state/state.js";
import type { OpponentTable, Table } from "../../state/table.js";
import { type TableRun, writeOwn } from "../../state/table-run.js";
import type { OpponentView } from "../expansion.js";
import { ownAs } from "../own-as.js";
import type { TableOwn } from "../shapes.js";
import { allCircled, ducklingsCounted } from "./ducklings.js";
import type { DuckCount, DuckCounts, DucksSheet, DucksTable } from "./shape.js";

/** The three counts, in the order in which they are made where several are due. DUK-3 */
export const COUNTS: readonly DuckCount[] = ["yellow", "black", "both"];

/** No count has been made. */
export const NO_COUNTS: DuckCounts = { yellow: null, black: null, both: null };

/** What a sheet has of the expansion. */
export function ducksSheet({ own }: Pick<Sheet, "own">): DucksSheet {
  return ownAs(own, "ducks");
}

/** What the table has of the expansion; `null` where no AAA scores. */
function ducksTable({ own }: { readonly own: TableOwn | null }): DucksTable | null {
  return own === null ? null : ownAs(own, "ducks");
}

/** The AAA's counts are kept where it scores. DUK-6 AAA-9 */
export function blankTable({ opponent }: Setup): DucksTable | null {
  return opponent === null || isClosed(opponent) ? null : { variant: "ducks", counts: NO_COUNTS };
}

/** No count can have brought the AAA more than one made now would. DUK-6 */
export function tableShape(setup: Setup, opponent: OpponentTable | null): Shape<DucksTable> | null {
  if (blankTable(setup) === null || opponent === null) return null;
  const points = nullable(whole(0, pairsGiven(opponent)));
  return {
    variant: choice(["ducks"]),
    counts: record({ yellow: points, black: points, both: points }),
  };
}

function paperIn({ setup, state }: TableRun, player: number): Paper {
  return paperOf(state.sheets[player], setup.layouts[setup.layoutOf[player]]);
}

/** Pairs of Construction cards given to the AAA so far. DUK-6 */
function pairsGiven({ given }: Pick<OpponentTable, "given">): number {
  return Math.floor(given.filter(isConstruction).length / 2);
}

function isMade({ state }: TableRun, count: DuckCount): boolean {
  return state.sheets.some((sheet) => ducksSheet(sheet).counts[count] !== null);
}

/** Every architect who has not yet made a count makes it. DUK-4 */
function countForAll(run: TableRun, count: DuckCount): void {
  run.state.sheets.forEach((sheet, player) => {
    const { counts } = ducksSheet(sheet);
    if (counts[count] !== null) return;
    const points = ducklingsCounted(paperIn(run, player), count);
    writeOwn(run, player, { variant: "ducks", counts: { ...counts, [count]: points } });
  });
  const { table } = run.state;
  const own = ducksTable(table);
  if (own === null || table.opponent === null || own.counts[count] !== null) return;
  table.own = { variant: "ducks", counts: { ...own.counts, [count]: pairsGiven(table.opponent) } };
}

/** At the end of a round in which an architect has circled all ducklings that a count is about. DUK-3 */
export function settle(run: TableRun): void {
  for (const count of COUNTS) {
    if (isMade(run, count)) continue;
    if (run.state.sheets.some((_, player) => allCircled(paperIn(run, player), count)))
      countForAll(run, count);
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

/** The AAA makes counts at once. DUK-6 */
export function resolve(run: TableRun, card: SpecialCard): void {
  for (const count of countsOf(card, run.state.table)) {
    if (!isMade(run, count)) countForAll(run, count);
  }
}

/** Counts that nobody has made are made at the end. DUK-5 */
export function finish(run: TableRun): void {
  for (const count of COUNTS) countForAll(run, count);
}

/** Whether a count must have been made: all ducklings are circled, or a Validation card has made it. DUK-3 DUK-6 */
function isDue({ setup, sheets, table }: Position, count: DuckCount): boolean {
  const papers = sheets.map((sheet, player) => paperOf(sheet, setup.layouts[setup.layoutOf[player]]));
  const drawn = table.removed.flatMap((card) => (isConstruction(card) ? [] : countsOf(card, table)));
  return drawn.includes(count) || papers.some((paper) => allCircled(paper, count));
}

/** Whether counts have been made when they were due, by all at once; a position given can have any. DUK-3 to DUK-6 */
export function isPossible(position: Position): boolean {
  const { setup, sheets, table, agenda } = position;
  const own = ducksTable(table);
  return COUNTS.every((count) => {
    const counts = [
      ...sheets.map((sheet) => ducksSheet(sheet).counts),
      ...(own === null ? [] : [own.counts]),
    ];
    const made = counts.filter((each) => each[count] !== null).length;
    if (agenda.length === 0) return made === counts.length;
    if (setup.supply.from === "stacks") return true;
    return made === counts.length || (made === 0 && !isDue(position, count));
  });
}

/** Counts not made yet are taken as if they were made now. DUK-4 DUK-5 */
export function sectionsOf(paper: Paper): ScoreSection[] {
  const { counts } = ducksSheet(paper.sheet);
  const items = COUNTS.map((of) => {
    const points = counts[of] ?? ducklingsCounted(paper, of);
    return { of, count: points, points };
  });
  return [sectionOf("ducklings", "DUK-4", items)];
}

/** A point for each pair of cards given when a count was made. DUK-6 */
export function opponentSections({ opponent, own }: OpponentView): OpponentSection[] {
  const { counts }: DucksTable = ownAs(own, "ducks");
  const items = COUNTS.map((of) => {
    const points = counts[of] ?? pairsGiven(opponent);
    return { of, count: points, points };
  });
  return [sectionOf("ducklings", "DUK-6", items)];
}

/** No count can have brought more ducklings than are connected now: what is connected stays so. DUK-4 */
export function audit(paper: Paper): Violation[] {
  const { counts } = ducksSheet(paper.sheet);
  return COUNTS.flatMap((of) => {
    const most = ducklingsCounted(paper, of);
    const count = counts[of] ?? 0;
    return count > most ? [violationOf("sheet.ducklings", { of, count, most })] : [];
  });
}
