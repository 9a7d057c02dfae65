import { isClosed } from "../data/opponents.js";
import { type SpecialCard, VALIDATION_CARDS } from "../data/special-cards.js";
import { slotOf, worthOf } from "../plans/worth.js";
import type { CardRole } from "../scoring/opponent-score.js";
import { type TempPlace, tempPlaces } from "../scoring/temp-places.js";
import type { Position } from "../state/state.js";
import type { TableRun } from "../state/table-run.js";
import type { Mode } from "../supplies/card-supply.js";
import { ALL_CARDS } from "../supplies/deck.js";
import { expansionIn } from "./expansions/expansions.js";

/** Construction cards in the lower part of the deck, among which one Validation card lies. AAA-2 */
const LOWER_PART = 20;

/** A Validation card: where the AAA validates this plan, it scores the value that shows and turns the card. [AAA-5] */
function resolve({ setup, state, emit }: TableRun, card: SpecialCard): void {
  const { table } = state;
  if (card.special !== "validation" || table.opponent === null) return;
  const plan = card.letter;
  const slot = slotOf(plan);
  if (setup.opponent === null || !setup.opponent.validates.includes(plan)) {
    emit({ type: "validationDrawn", to: "all", plan, points: null });
    return;
  }
  const points = worthOf(setup.plans[slot], table.turned[slot]);
  table.opponent.planPoints[slot] = points;
  table.turned[slot] = true; // [AAA-6]
  emit({ type: "validationDrawn", to: "all", plan, points });
}

/** The cards given to the AAA that count as temps. AAA-10 */
export function tempCards({ setup, table }: Pick<Position, "setup" | "table">): number {
  return rolesGiven({ setup, table }).filter((role) => role === "temp").length;
}

/** What each of the cards given to the AAA counts as. AAA-10 */
export function rolesGiven({ setup, table }: Pick<Position, "setup" | "table">): readonly CardRole[] {
  return expansionIn(setup).rolesOf(table.opponent?.given ?? []);
}

/** Where the agency is closed, the card's thresholds; otherwise the comparison with the AAA's temp cards. [AAA-9] AAA-10 */
function places(position: Position, crossedByAll: readonly number[]): (crossed: number) => TempPlace {
  const { opponent } = position.setup;
  if (opponent !== null && isClosed(opponent)) {
    return (crossed) => {
      const index = opponent.tempPlaces.findIndex(([temps]) => crossed >= temps);
      return index < 0
        ? { place: null, points: 0 }
        : { place: index + 1, points: opponent.tempPlaces[index][1] };
    };
  }
  return tempPlaces([...crossedByAll, tempCards(position)]);
}

/** AAA Solo: three cards a round, the third one given to the AAA. [AAA-2] [AAA-3] */
export const aaaSolo: Mode = {
  supply: () => ({ from: "deck", handSize: 3, drawnAtSetup: 0, leftover: "opponent", rebuild: ALL_CARDS }),
  piles: ({ deckSize }, random) => {
    const [inDeck, ...faceDown] = random.shuffle([...VALIDATION_CARDS]);
    return {
      piles: [
        { stack: 0, construction: deckSize - LOWER_PART, specials: [] },
        { stack: 0, construction: LOWER_PART, specials: [inDeck] },
      ],
      faceDown,
      others: "faceDown",
    };
  },
  resolve,
  tempPlaces: places,
};
