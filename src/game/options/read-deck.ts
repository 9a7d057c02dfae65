import { throwInput } from "../../clauses/violation.js";
import { cardsOf } from "../../data/cards.js";
import type { CardSource } from "../../data/ids.js";
import { type DeckCard, SPECIAL_CARDS, type SpecialCard } from "../../data/special-cards.js";
import type { Random } from "../../input/random.js";
import type { Setup } from "../../state/state.js";
import type { Piles, Supply } from "../../state/supply.js";
import type { Cards, DeckContext } from "../../supplies/card-supply.js";
import type { Additions } from "../../variants/expansions/expansion.js";
import { expansionIn } from "../../variants/expansions/expansions.js";
import { modeOf } from "../../variants/modes.js";
import { arrangeCards } from "../start.js";
import { formPiles, readCards } from "./read-card-order.js";
import type { Start } from "./read-start.js";

/** Where the cards come from: shuffled here, entered as they come up, or in an order given. */
export type CardsChoice = CardSource | readonly DeckCard[];

/** How cards come to the players, in a mode and with an expansion. */
export function supplyFor(expansion: Additions, context: DeckContext): Supply {
  return expansion.supply(modeOf(context.mode).supply(context), context);
}

/** How the cards are put together, in a mode and with an expansion. */
export function pilesFor(expansion: Additions, context: DeckContext, random: Random): Piles {
  return expansion.piles(modeOf(context.mode).piles(context, random), context, random);
}

/** The special cards of a game, in a fixed order. */
export function specialsIn({ piles, faceDown }: Piles): readonly SpecialCard[] {
  const used = [...piles.flatMap(({ specials }) => specials), ...faceDown];
  return SPECIAL_CARDS.filter((card) => used.includes(card));
}

/** For how many players the deck has enough cards; `null` where nobody has a hand. [XPT-9] ZOM-X */
export function mostHands({ mode, supply }: Pick<Setup, "mode" | "supply">, deckSize: number): number | null {
  return mode === "expert" && supply.from === "deck" ? Math.floor(deckSize / supply.handSize) : null;
}

/** The deck must be enough for all hands. [XPT-9] ZOM-X */
export function checkHands(setup: Setup, deckSize: number): void {
  const { players } = setup;
  const max = mostHands(setup, deckSize);
  if (max === null || players.length <= max) return;
  const { expert: clause } = expansionIn(setup).cardClauses;
  throwInput("options.expert-players", { path: "players", players: players.length, max }, clause);
}

/** The cards to lay out: those given, or shuffled ones; in a position given, those shown lie where they are seen. */
export function readDeck(
  given: unknown,
  setup: Setup,
  piles: Piles,
  start: Start | null,
  random: Random,
): Cards {
  const deck = cardsOf(setup.cards);
  const isDealt = given === undefined || given === "dealt" || setup.entered; // entered ones: only how many lie where
  const cards = isDealt ? formPiles(random.shuffle([...deck]), piles, random) : readCards(given, deck, piles);
  return start === null ? cards : arrangeCards(cards, start);
}
