import type { Position } from "../../state/state.js";
import type { CardPlace, TableStep } from "../../state/table.js";
import { cardSupplyOf } from "../../variants/modes.js";

type Agenda = readonly TableStep[];

function awaitAll(places: readonly CardPlace[], rest: Agenda): Agenda {
  return [...places.map((place): TableStep => ({ do: "await", ...place })), ...rest];
}

/** Whether cards have just been laid out: before the first round, or when all were shuffled. RND-6 */
function canBeLaid({ setup, table }: Position): boolean {
  return table.round === 0 || (setup.rules.reshuffleOnFirstPlan && table.turned.includes(true));
}

/** Whether all cards to come up do so after those that have. */
function areLast(places: readonly unknown[], all: number, first: number): boolean {
  return first + places.length === all;
}

/** The stacks come up one after the other, when they are laid or flipped, or when a special card has left one. ZOM-3 */
function onStacks(position: Position, before: Agenda): Agenda[] {
  const { setup, table } = position;
  const places = table.stacks.flatMap(({ top, left }, stack): CardPlace[] =>
    top === null && left > 0 ? [{ for: "stack", stack }] : [],
  );
  const [place] = places;
  if (place?.for !== "stack") return [];
  const round = cardSupplyOf(setup.supply).round(setup);
  const flip = round.findIndex((step) => step.do === "flip");
  const isFlipped = table.stacks[0].flipped.length > 0;
  const isInOrder = areLast(places, table.stacks.length, place.stack);
  const isRemoved =
    places.length === 1 && table.removed.length > 0 && table.stacks[place.stack].segments.length > 0;
  if (!isInOrder && !isRemoved) return [];
  if (isFlipped) return [awaitAll(places, round.slice(flip + 1))];
  const laid =
    isInOrder && table.removed.length === 0 && canBeLaid(position) ? [awaitAll(places, before)] : [];
  return isRemoved ? [...laid, awaitAll(places, round)] : laid;
}

/** Hands are filled card by card; when a deck is laid out, all draw the same number before anything else is done. XPT-2 */
function inHands(position: Position, before: Agenda): Agenda[] {
  const { setup, table, hands } = position;
  if (setup.supply.from !== "deck" || table.deck === null || table.deck.segments.length === 0) return [];
  const { handSize, drawnAtSetup } = setup.supply;
  const open = hands.findIndex((hand) => hand.length < handSize);
  const round = cardSupplyOf(setup.supply).round(setup);
  const drawn: Agenda[] = open < 0 ? [] : [awaitAll([{ for: "hand", player: open }], round)];
  const count = table.round === 0 ? drawnAtSetup : 1;
  const places = hands.flatMap((hand, player) =>
    Array.from({ length: Math.max(0, count - hand.length) }, (): CardPlace => ({ for: "hand", player })),
  );
  const first = hands.findIndex((hand) => hand.length < count);
  const isInOrder = first >= 0 && hands.slice(first + 1).every((hand) => hand.length === 0);
  return isInOrder && canBeLaid(position) ? [...drawn, awaitAll(places, before)] : drawn;
}

/**
 * What the table can have to do where a card is awaited.
 *
 * @param before - what it does before the first round.
 */
export function waitingAgendas(position: Position, before: Agenda): Agenda[] {
  return position.setup.supply.from === "stacks" ? onStacks(position, before) : inHands(position, before);
}
