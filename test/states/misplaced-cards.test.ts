import { type GameState, observe, parseState } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { at, BASES, type Part, refusedState } from "../support/saved-states.js";
import type { Saved } from "./move-cards.js";

/** Changes a saved state. */
type Change = (state: Part) => void;

const asSaved =
  (change: (saved: Saved) => void): Change =>
  (state) =>
    change(state as unknown as Saved);

/** All cards of the second stack, out of the game. */
const withoutSecondStack = asSaved(({ table, hidden }) => {
  const [, stack] = table.stacks;
  table.removed.push(...(stack.top === null ? [] : [stack.top]), ...hidden.stacks[1]);
  Object.assign(stack, { top: null, left: 0 });
  hidden.stacks[1] = [];
});

const discardFlipped = asSaved(({ table }) => {
  table.discards.push(...table.stacks[1].flipped.splice(0));
});

const flippedOnce = asSaved(({ table }) => {
  const [stack] = table.stacks;
  stack.flipped.push(...table.stacks[1].flipped.splice(1));
});

const exchangeSpecial = asSaved(({ table, hidden }) => {
  const [first, second] = table.stacks;
  const below = hidden.stacks[1];
  const at = below.findIndex((card) => JSON.stringify(card) !== JSON.stringify(second.top));
  [first.top, below[at]] = [below[at], first.top as (typeof below)[number]];
});

/** A card of one list, put on another. */
function moved(from: (saved: Saved) => unknown[], to: (saved: Saved) => unknown[]): Change {
  return asSaved((saved) => {
    to(saved).push(from(saved).pop());
  });
}

describe("SET-7: a saved state in which cards lie where no game puts them is refused, though all are there", () => {
  test.each<readonly [string, string, Change, string]>([
    ["no second stack", "zombies", withoutSecondStack, "table.stacks[1]: "],
    ["no flipped cards while a horde moves", "zombies", discardFlipped, "table.stacks[1]: "],
    ["the special card of another stack", "zombies", at("agenda.1.stack", 1), "agenda: "],
    ["a special card where none is put", "zombies", exchangeSpecial, "agenda: "],
    ["cards flipped from one stack more often", "standard", flippedOnce, "table.stacks[0]: "],
    ["a round before the first flip", "standard", at("table.round", 1), "table.round: "],
    ["a round that nobody has played", "standard", at("table.round", 20_000), "table.round: "],
    ["a reshuffle that was not", "standard", at("table.stacks.0.known", []), "table.stacks[0]: "],
    [
      "a card given and one discarded, exchanged for the other",
      "aaa",
      moved(
        ({ table }) => table.opponent?.given ?? [],
        ({ table }) => table.discards,
      ),
      "table: cards where they can lie in this round",
    ],
    [
      "a card from the deck",
      "solo",
      asSaved((saved) => {
        const [segment] = saved.table.deck?.segments ?? [];
        segment.left -= 1;
        saved.table.discards.push(...saved.hidden.deck.splice(-2, 1));
      }),
      "table: cards where they can lie in this round",
    ],
    [
      "cards out of the game",
      "zombies AAA",
      moved(
        ({ table }) => table.discards,
        ({ table }) => table.removed,
      ),
      "table: cards where they can lie in this round",
    ],
    [
      "cards face down that are not in the game",
      "expert",
      moved(
        ({ table }) => table.discards,
        ({ hidden }) => hidden.outOfGame,
      ),
      "table: cards where they can lie in this round",
    ],
    [
      "a deck formed anew",
      "aaa",
      at("table.deck.rebuilt", 1),
      "table: cards where they can lie in this round",
    ],
    ["cards passed before the first round", "roswell", at("table.deck.passed", true), "table: cards where"],
    ["cards not passed", "expert", at("table.deck.passed", false), "table: cards where"],
    ["a round before the first one", "roswell", at("table.round", 1), "table.round: "],
    ["another round than the sheets", "expert", at("table.round", 99), "table.round: "],
    ["a plan turned by nobody", "expert", at("table.turned.0", true), "table.turned[0]: "],
    [
      "points of the AAA for no card",
      "aaa",
      at("table.opponent.planPoints.2", 5),
      "table.opponent.planPoints[2]: ",
    ],
    [
      "no points of the AAA for its card",
      "aaa",
      at("table.opponent.planPoints.0", null),
      "table.opponent.planPoints[0]: ",
    ],
    ["the end for another reason", "over", at("table.endedBy", ["deck-empty"]), "table.endedBy: "],
  ])("%s (%s)", (_what, base, change, expected) => {
    expect(refusedState(base, change)).toContain(`state.malformed ${expected}`);
  });

  test("RND-6: a game with special cards that are shuffled again", () => {
    expect(refusedState("aaa", at("setup.rules.reshuffleOnFirstPlan", true))).toContain(
      "state.malformed setup.rules.reshuffleOnFirstPlan: ",
    );
  });

  test("SET-1: fewer cards than the edition has, everywhere in the state", () => {
    const fewer = refusedState(
      "expert",
      asSaved(({ setup, table }) => {
        const card = table.discards.pop();
        if (card === undefined || "special" in card) throw new Error("there is no card");
        const numbers = setup.cards[card.action];
        numbers.splice(numbers.indexOf(card.number), 1);
      }),
    );
    expect(fewer).toContain("state.malformed setup.cards: 63 cards");
  });
});

describe("SET-7 XPT-5: an observation is read just where a state shows it", () => {
  const seen = observe(BASES["expert"] as GameState, 0);

  test("XPT-5: a number filled in that the observer does not know", () => {
    for (const number of [1, 8, 15]) {
      const filled = JSON.parse(JSON.stringify(seen)) as Saved;
      const hand = filled.hands[1] as { number: number | null }[];
      const at = hand.findIndex((card) => card.number === null);
      hand[at].number = number;
      expect(() => parseState(JSON.stringify(filled))).toThrow(/hands|a state/);
    }
  });

  test("XPT-5: a number left out that the observer knows", () => {
    const known = seen.hands[1].findIndex((card) => card.number !== null);
    expect(known).toBe(0);
    expect(refusedState("expert seen", at("hands.1.0.number", null))).toContain("state.malformed hands: ");
  });

  test("RND-4: the known cards of two stacks exchanged", () => {
    const saved = JSON.parse(JSON.stringify(observe(BASES["reshuffled"] as GameState, 0))) as Saved;
    const [first, second] = saved.table.stacks;
    [first.known, second.known] = [second.known, first.known];
    expect(() => parseState(JSON.stringify(saved))).toThrow(/known/);
  });
});
