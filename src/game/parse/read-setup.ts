import { ACTIONS, type CardTable, cardsOf } from "../../data/cards.js";
import type { EditionRules } from "../../data/editions.js";
import type { Provenance, ProvenanceLevel } from "../../data/provenance.js";
import { isSame } from "../../floor/canonical.js";
import { fieldsOf, invalid } from "../../input/fields.js";
import {
  anything,
  boolean,
  choice,
  list,
  object,
  type Readers,
  row,
  text,
  whole,
} from "../../input/readers.js";
import { ownDeckOf, paperOf } from "../../state/own-fields.js";
import type { Setup } from "../../state/state.js";
import { hasQuarters, withoutQuarters } from "../../variants/nine-and-three-quarters.js";
import type { GameOptions } from "../options/options.js";
import { isPaperLayout } from "../options/read-layouts.js";
import { MAX_OF_ACTION } from "../options/read-own-deck.js";
import { resolveOptions } from "../options/resolve-options.js";
import { cardNumber } from "./read-cards.js";

const level = choice<ProvenanceLevel>(["rulebook", "published", "inferred", "reconstructed", "custom"]);

const provenance = object<Provenance>({ level, note: text });

const numbers = list(cardNumber, "a list of numbers", MAX_OF_ACTION);

const cards = object(
  Object.fromEntries(ACTIONS.map((action) => [action, numbers])) as unknown as Readers<CardTable>,
);

const rules = object<EditionRules>({
  copiesMayBeFenced: boolean,
  reshuffle: choice(["each", "together"]),
  reshuffleOnFirstPlan: boolean,
  oneRoundaboutPerRound: boolean,
  tieBreakBySize: boolean,
});

/** The options from which a setup like this one is resolved. */
function optionsFor(given: Setup): GameOptions {
  const { players, edition, advanced, nineAndThreeQuarters, opponent, deck, entered } = given;
  const layouts = list(anything, "a list of layouts")(given.layouts, "setup.layouts");
  const index = whole(0, layouts.length - 1);
  const playerLayouts = list(index, "an index for each player")(given.playerLayouts, "setup.playerLayouts");
  const paper =
    given.paper === undefined
      ? undefined
      : row(anything, layouts.length, "what is printed on each layout")(given.paper, "setup.paper");
  const [A, B, C] = row(anything, 3, "three plans")(given.plans, "setup.plans");
  return {
    players,
    seed: 0,
    edition,
    advanced,
    nineAndThreeQuarters,
    layout: playerLayouts.map((each) => {
      if (paper === undefined) return layouts[each];
      return isPaperLayout(layouts[each]) ? { paper: paper[each] } : paper[each];
    }),
    mode: opponent === null ? given.mode : { aaa: opponent },
    deck,
    plans: { A, B, C },
    cards: entered === true ? "entered" : "dealt",
  } as GameOptions;
}

/** The cards that the caller's own deck settles: all, but for 9¾ cards that it does not list. NTQ-1 */
function settledBy(deck: CardTable, cards: CardTable): CardTable {
  return hasQuarters(deck) ? cards : withoutQuarters(cards);
}

/** The cards must be as many as the other parts of the setup say, and those of a caller's own deck. */
function checkCards(setup: Setup, resolved: CardTable): void {
  const { cards, nineAndThreeQuarters } = setup;
  const deck = ownDeckOf(setup);
  const { length } = cardsOf(resolved);
  if (cardsOf(cards).length !== length) invalid("setup.cards", `${length} cards`);
  if (hasQuarters(cards) && !nineAndThreeQuarters)
    invalid("setup.cards", "no 9¾ cards, as the game has none");
  if (deck !== null && !isSame(settledBy(deck, cards), settledBy(deck, resolved)))
    invalid("setup.cards", "the cards of the deck");
}

/**
 * Reads the setup of a saved game: it must be one that the options of its parts come to. Only its tables are kept with
 * the game, as those of another version of the package may differ.
 */
export function readSetup(value: unknown): Setup {
  const given = fieldsOf(value, "setup") as unknown as Setup; // nothing in it is trusted
  const { setup } = resolveOptions(optionsFor(given));
  const paper = paperOf(setup);
  const read: Setup = {
    ...setup,
    rules: rules(given.rules, "setup.rules"),
    opponent:
      setup.opponent === null
        ? null
        : {
            ...setup.opponent,
            provenance: provenance(given.opponent?.provenance, "setup.opponent.provenance"),
          },
    layouts: setup.layouts.map((layout, index) => ({
      ...layout,
      provenance: provenance(given.layouts[index].provenance, `setup.layouts[${index}].provenance`),
    })),
    ...(paper === null
      ? {}
      : {
          paper: paper.map((layout, index) => ({
            ...layout,
            provenance: provenance(given.paper?.[index].provenance, `setup.paper[${index}].provenance`),
          })),
        }),
    plans: setup.plans.map((plan, slot) => ({
      ...plan,
      provenance: level(given.plans[slot].provenance, `setup.plans[${slot}].provenance`),
    })),
    cards: cards(given.cards, "setup.cards"),
  };
  checkCards(read, setup.cards);
  if (read.rules.reshuffleOnFirstPlan && read.specials.length > 0)
    invalid("setup.rules.reshuffleOnFirstPlan", "false, as special cards are not shuffled again");
  const names = Object.keys({ ...read, ...given }) as (keyof Setup)[];
  const wrong = names.find((each) => !isSame(read[each], given[each]));
  return wrong === undefined ? read : invalid(`setup.${wrong}`, "what the other parts of the setup come to");
}
