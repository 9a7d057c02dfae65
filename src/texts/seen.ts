import type { Action, HandCard, Picked, Position, Side, SpecialCard } from "perfect-home-rules";
import type { Speech } from "./say.js";
import type { Seen, Words } from "./words.js";

/** A card or combination: its number, where it is known, and its action. */
export function sayCard(
  { number, action }: { readonly number: number | null; readonly action: Action | null },
  { actions }: Words,
  say: Speech,
): string {
  const parts = [number === null ? "" : say.number(number), action === null ? "" : actions[action]];
  return parts.filter((part) => part !== "").join(" ");
}

/** A special card, face up. */
export function saySpecial(card: SpecialCard, { specialCards }: Words, say: Speech): string {
  const inWords = specialCards[card.special] as (each: SpecialCard, say: Speech) => string;
  return inWords(card, say);
}

/** The combination of a stack. RND-2 */
function combinationOf({ table }: Position, stack: number): Picked | null {
  const { flipped = [], top = null } = table.stacks[stack] ?? {};
  const last = flipped.at(-1);
  return last !== undefined && top !== null && "number" in top
    ? { number: top.number, action: last.action }
    : null;
}

/** The place of a house, counted through all streets. */
function placeOf({ setup }: Position, player: number, street: number, house: number): number {
  const { streets } = setup.layouts[setup.playerLayouts[player]];
  return streets.slice(0, street).reduce((sum, { houses }) => sum + houses, house);
}

/** The street and the house of a place. */
function houseAt({ setup }: Position, player: number, place: number): [street: number, house: number] {
  let house = place;
  for (const [street, { houses }] of setup.layouts[setup.playerLayouts[player]].streets.entries()) {
    if (house < houses) return [street, house];
    house -= houses;
  }
  return [0, place];
}

function range(from: number, to: number | null): string {
  if (to === null) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** What a player sees in a position, in words. */
export function seenBy(position: Position, player: number, words: Words, say: Speech): Seen {
  const { setup, table } = position;
  const turn = position.turns[player] ?? null;
  const sheet = turn?.sheet ?? position.sheets[player];
  const layout = setup.layouts[setup.playerLayouts[player]];
  const picked = turn?.picked ?? null;
  const written = turn?.written ?? null;
  const inWords = (place: number): string => say.house(...houseAt(position, player, place));
  const card = (shown: HandCard | Picked | null | undefined): string =>
    shown === null || shown === undefined ? "?" : sayCard(shown, words, say);
  return {
    number: say.number,
    list: say.list,
    count: say.count,
    street: say.street,
    house: say.house,
    gap: say.gap,
    combination: (stack) => card(combinationOf(position, stack)),
    inHand: (index) => card(position.hands[player]?.[index]),
    leftover: setup.supply.from === "deck" ? setup.supply.leftover : null,
    picked: picked === null ? null : sayCard(picked, words, say),
    pickedNumber: picked?.number ?? null,
    written: written === null ? null : inWords(written),
    copied(street: number, house: number, from: Side) {
      const step = from === "left" ? -1 : 1;
      let place = placeOf(position, player, street, house);
      // ZOM-8: the copy may stand beyond invaded houses.
      if (sheet.numbers[place] === null)
        do place += step;
        while (sheet.places[place] === "invaded");
      const number = sheet.numbers[place] ?? null;
      return number === null ? "?" : say.number(number);
    },
    worth(letter) {
      const slot = ["A", "B", "C"].indexOf(letter);
      const [first, later] = setup.plans[slot].score;
      return sheet.planPoints[slot] ?? (table.turned[slot] ? later : first);
    },
    objective(index) {
      const objective = layout.expansion?.id === "roswell" ? layout.expansion.objectives[index] : undefined;
      return objective === undefined
        ? null
        : { range: range(objective.from, objective.to), each: objective.each };
    },
    tier(of, tier) {
      if (layout.expansion?.id !== "halloween") return null;
      const { ghostTiers, candyTiers } = layout.expansion;
      return (of === "ghost" ? ghostTiers[tier]?.ghosts : candyTiers[tier]?.candies) ?? null;
    },
  };
}
