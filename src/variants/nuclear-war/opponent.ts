import { PLAN_LETTERS } from "../../data/plan-card.js";
import { isConstruction, type SpecialCard } from "../../data/special-cards.js";
import type { Writable } from "../../sheet/writable.js";
import type { Setup } from "../../state/state.js";
import type { TableRun } from "../../state/table-run.js";
import { sheltersTable } from "./comparison.js";
import type { SheltersTable } from "./shape.js";
import { sheltersLayout } from "./shelters.js";

/** So many of the cards given last decide how much a shelter holds. NUC-5 */
const CARDS_CONSULTED = 3;

/** What a shelter holds that the AAA builds when the architect builds a roundabout. NUC-6 */
const ANSWER_TO_ROUNDABOUT = 10;

/** The AAA has built the first shelter of each street that has one. NUC-4 */
export function blankTable({ opponent, layouts: [layout] }: Setup): SheltersTable | null {
  if (opponent === null) return null;
  const { shelters, aaaStart } = sheltersLayout(layout);
  return {
    variant: "nuclear-war",
    built: aaaStart.map((capacity, street) => (shelters[street].length > 0 ? [capacity] : [])),
  };
}

/** The AAA builds a shelter in a street that has one left for it: as many as the sheet shows. NUC-5 NUC-6 */
function build({ setup, state }: TableRun, street: number, capacity: number): void {
  const onTable = sheltersTable(state.table.own) as Writable<SheltersTable> | null;
  const built = onTable?.built[street];
  const { shelters } = sheltersLayout(setup.layouts[0]);
  if (built !== undefined && built.length < shelters[street].length) built.push(capacity);
}

/** A Validation card: the highest number of the cards given last, in the street of its letter. NUC-5 NTQ-5 */
export function resolve(run: TableRun, card: SpecialCard): void {
  if (card.special !== "validation") return;
  const given = (run.state.table.opponent?.given ?? []).filter(isConstruction);
  const numbers = given.slice(-CARDS_CONSULTED).map(({ number }) => Math.floor(number));
  if (numbers.length > 0) build(run, PLAN_LETTERS.indexOf(card.letter), Math.max(...numbers));
}

/** The AAA answers the roundabouts of the round. NUC-6 */
export function settle(run: TableRun): void {
  for (const turn of run.turns) {
    for (const move of turn?.moves ?? []) {
      if (move.type === "roundabout") build(run, move.street, ANSWER_TO_ROUNDABOUT);
    }
  }
}
