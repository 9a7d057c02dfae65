import { isSame } from "../../floor/canonical.js";
import { invalid } from "../../input/fields.js";
import { copyPlain } from "../../input/plain.js";
import { sum } from "../../input/sum.js";
import { roundsOf } from "../data/tables.js";
import type { RoomCard, SpecialCard } from "../state/cards.js";
import type { Hidden, Position, Step } from "../state/state.js";
import { cardText, roomCardsOf, specialsOf } from "./cards.js";
import { afterKeep, isClosing, type RoundStand, standOf } from "./check-agenda.js";
import { faultOfHouse } from "./check-house.js";
import { runTable } from "./run.js";
import { openRooms, openSpecials, roofsOfTurn, unseen } from "./unseen.js";

/** How many cards the decks must have left while no card is awaited. */
function cardsLeft({ setup, table }: Position): { readonly rooms: number; readonly specials: number } {
  const { columns } = setup.tables;
  const rounds = Math.max(0, roundsOf(setup.tables) - table.round - 1);
  return { rooms: rounds * columns, specials: rounds * (columns - 1) };
}

/** The places of the display in the order in which cards are dealt to them, with whether a card lies there. [DRH-3] */
function placesOf({ columns }: Position["table"]): {
  readonly specials: boolean[];
  readonly rooms: boolean[];
} {
  return {
    specials: columns.slice(1).map(({ special }) => special !== null),
    rooms: columns.map(({ room }) => room !== null),
  };
}

const missing = (places: readonly boolean[]): number => places.filter((isThere) => !isThere).length;

/** The display while its cards are entered: none lies beyond the first place without one. */
function checkDealing(position: Position): void {
  const { specials, rooms } = placesOf(position.table);
  const all = [...specials, ...rooms];
  if (all.lastIndexOf(true) > all.indexOf(false)) invalid("table.columns", "cards in the order of the deal");
  const left = cardsLeft(position);
  const expected = { rooms: left.rooms + missing(rooms), specials: left.specials + missing(specials) };
  if (!isSame(position.table.left, expected)) invalid("table.left", "what the round leaves in the decks");
}

/** The display while players act: each column is there or gone. [DRH-17] */
function checkDisplay(position: Position, { taking, isPairDiscarded }: RoundStand): void {
  const { setup, table } = position;
  const { rooms } = placesOf(table);
  const isWhole = table.columns.every(({ room, special }, column) =>
    column === 0 ? special === null : (room === null) === (special === null),
  );
  const gone = setup.players.length - taking.length + Number(isPairDiscarded);
  if (!isWhole || missing(rooms) !== gone) invalid("table.columns", "the columns that nobody has taken");
  if (!isSame(table.left, cardsLeft(position))) invalid("table.left", "what the round leaves in the decks");
}

/** What is being dealt with must leave a choice. [DRH-23] */
function checkPair(position: Position, step: Step | undefined): void {
  if (step?.do !== "settle") return;
  const { setup, table, houses, turn } = position;
  const { special, scaffold } = step.pair;
  const isLast = table.round === roundsOf(setup.tables) - 1;
  const decor = special?.kind === "decor" && setup.tables.decor.find(({ id }) => id === special.decor);
  const isOpen =
    special === null ||
    (decor ? decor.rooms !== null : special.kind === "tool" && special.tool === "scaffolding" && !isLast);
  const isLaid = scaffold === null || (special === null && houses[step.player].scaffolds.includes(scaffold));
  if (!isOpen || !isLaid || turn === null) invalid("agenda[0]", "what is dealt with in a turn");
}

/** How many room cards each house must hold. [DRH-11] */
function checkHouses(position: Position, taking: readonly number[], step: Step | undefined): void {
  const { setup, table, houses, agenda } = position;
  const [first] = agenda;
  const isOver = agenda.length === 0;
  const most = setup.tables.board.length;
  for (const [player, house] of houses.entries()) {
    const isHolding = step?.do === "settle" && step.player === player && step.pair.room !== null;
    const isToPlace = taking.includes(player) || isHolding;
    const cards = table.round === most ? most : table.round + 1 - Number(isToPlace);
    const keep = first?.do === "keep" && first.player === player ? first.spaces : [];
    const fault = faultOfHouse(setup.tables, house, keep);
    if (fault !== null) invalid(`houses[${player}]`, fault);
    if (house.spaces.filter((card) => card !== null).length !== cards)
      invalid(`houses[${player}].spaces`, `${cards} cards`);
    if ((house.roof !== null) !== isOver || (house.roof ?? []).length > house.roofCards)
      invalid(`houses[${player}].roof`, "cards when the game is over, and only then");
    if (isOver && house.roof?.length !== house.roofCards)
      invalid(`houses[${player}].roofCards`, "the number of cards revealed");
  }
}

/** All cards that are not hidden must be cards of the game. */
function checkCards(position: Position): void {
  const { setup, table, houses } = position;
  const hidden = unseen(position);
  const inBoxes = sum(houses.map(({ roof, roofCards }) => (roof === null ? roofCards : 0)));
  const boxes = inBoxes - roofsOfTurn(position).length;
  const open = { rooms: openRooms(position).length, specials: openSpecials(position).length };
  const { rooms, specials } = table.left;
  if (hidden.rooms.length !== rooms || open.rooms + rooms !== roomCardsOf(setup).length)
    invalid("table", "the room cards of the game");
  if (
    hidden.specials.length !== specials + boxes ||
    open.specials + specials + boxes !== specialsOf(setup.tables).length
  )
    invalid("table", "the specials of the game");
  if (hidden.specials.filter(({ kind }) => kind === "roof").length < boxes)
    invalid("houses", "roof boxes with roof cards");
}

/** What all see must be such as can be at this point of a game. */
export function checkPosition(position: Position): void {
  const { table, setup } = position;
  const steps = afterKeep(position);
  if (steps === null) invalid("agenda[0]", "the tokens of a room");
  const isOver = table.round === roundsOf(setup.tables);
  const stand = isOver ? null : standOf(position, steps);
  if (isOver ? !isClosing(position, steps) : stand === null) invalid("agenda", "what can come next");
  if (steps[0]?.do === "deal") checkDealing(position);
  else if (stand !== null) checkDisplay(position, stand);
  else if (table.columns.some(({ room, special }) => room !== null || special !== null))
    invalid("table.columns", "no cards after the last round");
  if (isOver && !isSame(table.left, cardsLeft(position))) invalid("table.left", "no cards");
  checkPair(position, steps[0]);
  checkHouses(position, stand?.taking ?? [], steps[0]);
  checkCards(position);
}

const sorted = (cards: readonly (RoomCard | SpecialCard)[]): string[] => cards.map(cardText).sort();

/** Hidden cards must be those that nobody sees. */
export function checkHidden(position: Position, { rooms, specials, roofs }: Hidden): void {
  const { setup, houses } = position;
  const left = unseen(position);
  const specialsLeft = [...left.specials, ...roofsOfTurn(position)];
  const areFull = houses.every(
    ({ roof, roofCards }, player) => roofs[player].length === (roof === null ? roofCards : 0),
  );
  if (!areFull) invalid("hidden.roofs", "as many cards as the boxes have");
  const below = [...specials, ...roofs.flat()];
  if (setup.entered === true) {
    const counts = sorted(specialsLeft);
    const isThere = sorted(below).every((card) => {
      const at = counts.indexOf(card);
      if (at >= 0) counts.splice(at, 1);
      return at >= 0;
    });
    if (rooms.length > 0 || specials.length > 0 || !isThere)
      invalid("hidden", "no cards but unseen roof cards");
  } else if (!isSame(sorted(rooms), sorted(left.rooms)) || !isSame(sorted(below), sorted(specialsLeft)))
    invalid("hidden", "the cards that nobody sees");
}

/** The table must have done whatever nobody decides. */
export function checkSettled(position: Position & { readonly hidden: Hidden }): void {
  if (position.agenda[0]?.do === "deal") return; // cards are awaited
  const draft = copyPlain(position);
  runTable(draft);
  if (!isSame(draft.agenda, position.agenda)) invalid("agenda", "a step in which somebody decides");
}
