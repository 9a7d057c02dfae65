import { isConstruction, type SpecialCard } from "../../../data/special-cards.js";
import type { Writable } from "../../../input/plain.js";
import { choice, type ElementReader, list, type Readers, row } from "../../../input/readers.js";
import { slotOf } from "../../../plans/worth.js";
import { geometryOf } from "../../../sheet/geometry.js";
import { paperOf } from "../../../state/own-fields.js";
import type { Position, Setup } from "../../../state/state.js";
import type { OpponentTable } from "../../../state/table.js";
import type { TableRun } from "../../../state/table-run.js";
import { type Declaration, STREETS } from "../../paper/declare.js";
import { sheltersTable } from "./comparison.js";
import { sheltersLayout } from "./shelters.js";
import type { NuclearWarTable } from "./types.js";

/** Number of the cards given last that decide how much a shelter holds. NUC-5 */
const CARDS_CONSULTED = 3;

/** What a shelter holds that the AAA builds when the player builds a roundabout. NUC-6 */
const ANSWER_TO_ROUNDABOUT = 10;

/** The AAA has built the first shelter of each street that has one. [NUC-4] */
export function blankTable({ opponent, layouts: [layout] }: Setup): NuclearWarTable | null {
  if (opponent === null) return null;
  const { shelters, aaaStart } = sheltersLayout(layout);
  return {
    id: "nuclear-war",
    built: aaaStart.map((capacity, street) => (shelters[street].length > 0 ? [capacity] : [])),
  };
}

/**
 * In each street the AAA has built its first shelter, and no more than the sheet shows. Those built later hold the
 * number of a card given, or what answers a roundabout. NUC-4 to NUC-6
 */
export function tableReaders(
  { layouts: [layout] }: Setup,
  opponent: OpponentTable | null,
): Readers<NuclearWarTable> | null {
  if (opponent === null) return null;
  const { shelters, aaaStart } = sheltersLayout(layout);
  const later = choice([ANSWER_TO_ROUNDABOUT, ...numbersOf(opponent)]);
  const street: ElementReader<number[]> = (value, path, index) => {
    const max = shelters[index].length;
    const first = choice([aaaStart[index]]);
    const capacity: ElementReader<number> = (each, at, nth) => (nth === 0 ? first : later)(each, at);
    return list(capacity, "the shelters built", max, Math.min(1, max))(value, path);
  };
  return {
    id: choice(["nuclear-war"]),
    built: row(street, shelters.length, "a list with one entry per street"),
  };
}

/** The numbers of the cards given, of 9¾ the part before ¾. NUC-5 [NTQ-5] */
function numbersOf({ given }: OpponentTable): number[] {
  return given.filter(isConstruction).map(({ number }) => Math.floor(number));
}

/** The AAA builds a shelter in a street that has one left for it: as many as the sheet shows. NUC-5 NUC-6 */
function build({ setup, state }: TableRun, street: number, capacity: number): void {
  const onTable = sheltersTable(state.table.expansion) as Writable<NuclearWarTable> | null;
  const built = onTable?.built[street];
  const { shelters } = sheltersLayout(setup.layouts[0]);
  if (built !== undefined && built.length < shelters[street].length) built.push(capacity);
}

/** A Validation card: the highest number of the cards given last, in the street of its letter. [NUC-5] NTQ-5 */
export function resolve(run: TableRun, card: SpecialCard): void {
  if (card.special !== "validation") return;
  const { opponent } = run.state.table;
  const numbers = opponent === null ? [] : numbersOf(opponent).slice(-CARDS_CONSULTED);
  if (numbers.length > 0) build(run, slotOf(card.letter), Math.max(...numbers));
}

/** The capacities that a Validation card can have brought: the highest of some cards given one after the other. NUC-5 */
function highestOfThree(opponent: OpponentTable): number[] {
  const numbers = numbersOf(opponent);
  return numbers.map((_, last) =>
    Math.max(...numbers.slice(Math.max(0, last + 1 - CARDS_CONSULTED), last + 1)),
  );
}

/**
 * Whether the AAA has built what it must: one shelter for the Validation card of the street, one for each roundabout of
 * the player's there, up to the number that the sheet shows. NUC-5 NUC-6
 */
export function isPossible({ setup, table, sheets: [sheet] }: Position): boolean {
  const { opponent, removed } = table;
  const onTable = sheltersTable(table.expansion);
  if (onTable === null || opponent === null) return true;
  const [layout] = setup.layouts;
  const { shelters } = sheltersLayout(layout);
  const geometry = geometryOf(layout);
  const highest = highestOfThree(opponent);
  const answers = layout.streets.map(
    (_, street) =>
      sheet.places.filter((kind, place) => kind === "roundabout" && geometry.streetOf[place] === street)
        .length,
  );
  return onTable.built.every((built, street) => {
    const isDrawn = removed.some(
      (card) => !isConstruction(card) && card.special === "validation" && slotOf(card.letter) === street,
    );
    const drawn = isDrawn && highest.length > 0 ? 1 : 0;
    const later = built.slice(1);
    const others = later.filter((capacity) => capacity !== ANSWER_TO_ROUNDABOUT);
    const wanted = answers[street] + drawn;
    const isAll = later.length === Math.min(wanted, Math.max(0, shelters[street].length - 1));
    const isTen = others.length === 0 && drawn === 1 && later.length === wanted;
    return (
      isAll &&
      others.length <= drawn &&
      others.every((capacity) => highest.includes(capacity)) &&
      (!isTen || highest.includes(ANSWER_TO_ROUNDABOUT))
    );
  });
}

/** A roundabout is said as long as the AAA has a shelter left in its street. NUC-6 */
export const ROUNDABOUT: Declaration = {
  of: "roundabout",
  ...STREETS,
  times({ setup, table, player }, street) {
    const printed = paperOf(setup)?.[setup.playerLayouts[player]];
    const built = sheltersTable(table.expansion)?.built[street];
    if (!setup.advanced || printed === undefined || built === undefined) return 0;
    return Math.max(0, sheltersLayout(printed).shelters[street].length - built.length);
  },
};

/** The AAA answers the roundabouts of the round. [NUC-6] */
export function settle(run: TableRun): void {
  for (const turn of run.turns) {
    for (const move of turn?.moves ?? []) {
      if (move.type === "roundabout") build(run, move.street, ANSWER_TO_ROUNDABOUT);
      if (move.type === "declare" && move.of === "roundabout") build(run, move.index, ANSWER_TO_ROUNDABOUT);
    }
  }
}
