import { SOLO_CARD } from "../data/special-cards.js";
import type { Mode } from "../supplies/card-supply.js";

/** Cards above the part in which the Solo card lies. FST-1 */
const UPPER_PART = 40;

/** The fewest temp boxes for which the solo player scores {@link POINTS}. FST-4 */
const TEMPS = 6;
const POINTS = 7;

/**
 * The first edition's solo game: three cards a round, all discarded, the deck gone through once. [FST-1] FST-3
 */
export const firstEditionSolo: Mode = {
  supply: () => ({ from: "deck", handSize: 3, drawnAtSetup: 0, leftover: "discard", rebuild: null }),
  piles: ({ deckSize }) => ({
    piles: [
      { stack: 0, construction: UPPER_PART, specials: [] },
      { stack: 0, construction: deckSize - UPPER_PART, specials: [SOLO_CARD] },
    ],
    faceDown: [],
    others: "faceDown",
  }),
  /** The Solo card: all plans are worth their lower value from this round on. [FST-2] */
  resolve({ state, emit }) {
    state.table.turned = state.table.turned.map(() => true);
    emit({ type: "soloDrawn", to: "all" });
  },
  /** A number of temps to be reached; there is nobody to compare with. [FST-4] */
  tempPlaces: () => (crossed) =>
    crossed >= TEMPS ? { place: 1, points: POINTS } : { place: null, points: 0 },
};
