import { type SpecialCard, ZOMBIE_CARDS } from "../../../data/special-cards.js";
import type { Random } from "../../../input/random.js";
import type { Pile, Piles, Supply } from "../../../state/supply.js";
import type { DeckContext } from "../../../supplies/card-supply.js";

/** Construction cards of each pile of the first stack. ZOM-1 */
const STACK_PILE = 10;
/** Construction cards of each pile in AAA Solo. ZOM-13 */
const AAA_PILE = 20;
/** Construction cards per player in each deck in Expert Mode. ZOM-X */
const PER_PLAYER = 10;

/** Two stacks; or two cards in hand, one of which goes on. ZOM-1 ZOM-13 [ZOM-X] [XPT-8] */
export function supply(usual: Supply, { players }: DeckContext): Supply {
  if (usual.from === "stacks") return { from: "stacks", stacks: 2, endsWithFirst: true };
  const isAaa = usual.leftover === "opponent";
  const rebuild = { construction: PER_PLAYER * players, specials: 1, times: 2 };
  return { ...usual, handSize: 2, rebuild: isAaa ? null : rebuild };
}

function pile(stack: number, construction: number, ...specials: readonly SpecialCard[]): Pile {
  return { stack, construction, specials };
}

/** Three piles with a Zombie card each form the first stack, the other cards the second. [ZOM-1] */
function standardPiles({ deckSize }: DeckContext, zombies: readonly SpecialCard[]): Piles {
  const first = zombies.map((zombie) => pile(0, STACK_PILE, zombie));
  const second = pile(1, deckSize - STACK_PILE * first.length);
  return { piles: [...first, second], faceDown: [], others: "outOfGame" };
}

/** Three piles with a Zombie card each; a Validation card in the second, two in the third. [ZOM-13] */
function aaaPiles(
  validations: readonly SpecialCard[],
  [first, second, third]: readonly SpecialCard[],
): Piles {
  const [one, ...others] = validations;
  const piles = [
    pile(0, AAA_PILE, first),
    pile(0, AAA_PILE, second, one),
    pile(0, AAA_PILE, third, ...others),
  ];
  return { piles, faceDown: [], others: "outOfGame" };
}

/** One card for each player, then the first deck with a Zombie card; the others lie among the discards. [ZOM-X] */
function expertPiles({ deckSize, players }: DeckContext, [first, ...others]: readonly SpecialCard[]): Piles {
  const inDeck = Math.min(PER_PLAYER * players, deckSize - players);
  return { piles: [pile(0, players), pile(0, inDeck, first)], faceDown: others, others: "faceDown" };
}

/** How the cards are put together. */
export function piles(usual: Piles, context: DeckContext, random: Random): Piles {
  const zombies = random.shuffle([...ZOMBIE_CARDS]);
  switch (context.mode) {
    case "standard":
      return standardPiles(context, zombies);
    case "aaa":
      return aaaPiles([...usual.piles.flatMap(({ specials }) => specials), ...usual.faceDown], zombies);
    case "expert":
      return expertPiles(context, zombies);
    case "solo":
      return usual;
  }
}
