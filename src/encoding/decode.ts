import { isRulesError, throwViolation } from "../clauses/violation.js";
import { ACTIONS } from "../data/cards.js";
import { isConstruction } from "../data/special-cards.js";
import { contextOf, withTurn } from "../game/context.js";
import { readablePosition } from "../game/known.js";
import { possibleAgendas } from "../game/parse/read-agenda.js";
import { parseState } from "../game/parse-state.js";
import { isWhole } from "../input/fields.js";
import { codesOn } from "../moves/codes.js";
import { listMoves, playMove } from "../moves/current-step.js";
import type { Sheet } from "../sheet/sheet.js";
import type { GameState, HandCard, Observation, Observer, Position, Setup } from "../state/state.js";
import type { Deck, Segment, Stack, Table, TableStep } from "../state/table.js";
import type { Turn } from "../state/turn.js";
import { sharedLayout } from "../variants/expansions/expansions.js";
import type { ExpansionTable } from "../variants/expansions/types.js";
import { rulebookOf } from "../variants/rulebook.js";
import { cardsAt, placesOf } from "./card-numbers.js";
import { CARD_PLACES, END_CAUSES, NOTHING, PHASE_CODES, SPECIAL_KINDS } from "./codes.js";
import { sheetFrom } from "./paper-sheets.js";
import { roomFor } from "./room.js";
import { type Shape, shapeOf } from "./shape.js";
import { readBy, sizeOf } from "./template.js";

/** What is read: the numbers of one observation and their layout. */
interface Encoded {
  readonly numbers: Float32Array;
  readonly shape: Shape;
}

function malformed(path: string, allowed: string): never {
  return throwViolation("state.malformed", { path, allowed });
}

function orNull(number: number): number | null {
  return number === NOTHING ? null : number;
}

function readParts({ numbers, shape }: Encoded, at: number): Segment[] {
  const width = 1 + SPECIAL_KINDS.length;
  return Array.from({ length: shape.segments }, (_, index) => at + index * width)
    .filter((start) => numbers[start] !== NOTHING)
    .map((start) => ({
      left: numbers[start],
      specials: SPECIAL_KINDS.flatMap((kind, index) => {
        const count = numbers[start + 1 + index];
        if (!isWhole(count, 0, shape.specials.length)) return malformed("table", "a number of special cards");
        return new Array<typeof kind>(count).fill(kind);
      }).sort(),
    }));
}

function readStack(encoded: Encoded, index: number): Stack {
  const { numbers, shape } = encoded;
  const { at, cards } = shape;
  const places = placesOf(shape);
  const start = at.stacks + 5 * index;
  const flipped = cardsAt(shape, numbers, at.cards, places.flipped(index)).filter(isConstruction);
  const [top = null] = cardsAt(shape, numbers, at.cards, places.top(index));
  const beneath = cardsAt(shape, numbers, at.cards, places.known(index)).filter(isConstruction);
  const known = top === null || !isConstruction(top) ? beneath : [...beneath, top];
  // By action and number, as the cards of a game are listed.
  const inOrder = [...known].sort((a, b) => cards.findIndex(isLike(a)) - cards.findIndex(isLike(b)));
  const width = shape.segments * (1 + SPECIAL_KINDS.length);
  return {
    flipped,
    top,
    left: numbers[start],
    segments: readParts(encoded, at["stack parts"] + index * width),
    known: numbers[start + 1] === 1 ? inOrder : null,
  };
}

function isLike(card: { readonly number: number; readonly action: string }) {
  return (other: { readonly number: number; readonly action: string }): boolean =>
    card.number === other.number && card.action === other.action;
}

function readDeck(encoded: Encoded): Deck {
  const { numbers, shape } = encoded;
  const { at } = shape;
  const back = numbers[at.deck];
  return {
    top: back === NOTHING ? null : (ACTIONS[back] ?? SPECIAL_KINDS[back - ACTIONS.length]),
    segments: readParts(encoded, at["deck parts"]),
    passed: numbers[at.deck + 1] === 1,
    rebuilt: numbers[at.deck + 2],
  };
}

function readTable(encoded: Encoded, like: Table): Table {
  const { numbers, shape } = encoded;
  const { at } = shape;
  const pile = (place: number) => cardsAt(shape, numbers, at.cards, place);
  const causes = END_CAUSES.map((cause, index) => ({ cause, rank: numbers[at["ended by"] + index] }));
  return {
    round: numbers[at.round],
    stacks: like.stacks.map((_, index) => readStack(encoded, index)),
    deck: like.deck === null ? null : readDeck(encoded),
    discards: pile(CARD_PLACES.discards).filter(isConstruction),
    removed: pile(CARD_PLACES.removed),
    opponent:
      like.opponent === null
        ? null
        : {
            given: pile(CARD_PLACES.given),
            planPoints: like.turned.map((_, slot) => orNull(numbers[at.opponent + slot])),
          },
    turned: like.turned.map((_, slot) => numbers[at.turned + slot] === 1),
    expansion:
      shape.onTable === null ? null : (readBy(shape.onTable, numbers, at.expansion) as ExpansionTable),
    endedBy: causes
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => a.rank - b.rank)
      .map(({ cause }) => cause),
  };
}

function readSheet({ numbers, shape }: Encoded, seat: number, setup: Setup, player: number): Sheet {
  const { at, sheet } = shape;
  const told = {
    expansion: null,
    ...(readBy(sheet, numbers, at.sheets + seat * sizeOf(sheet)) as Omit<Sheet, "expansion">),
  };
  return sheetFrom(told, setup, player);
}

function readHand({ numbers, shape }: Encoded, seat: number): HandCard[] {
  const { at, handSize } = shape;
  return Array.from({ length: handSize }, (_, index) => at.hands + 2 * (seat * handSize + index))
    .filter((start) => numbers[start + 1] !== NOTHING)
    .map((start) => ({ number: orNull(numbers[start]), action: ACTIONS[numbers[start + 1]] }));
}

/** What the table has to do: of all that it can have to do, what was told. */
function readAgenda({ numbers, shape }: Encoded, position: Position): readonly TableStep[] {
  const { phase } = shape.at;
  if (numbers[phase] === PHASE_CODES.over) return [];
  const found = possibleAgendas(position)[numbers[phase + 1]];
  return found ?? malformed("agenda", "what the table can have to do");
}

/** The turn that the moves come to; `null` for none. */
function playTurn({ numbers, shape }: Encoded, position: Position, player: number): Turn | null {
  const { at } = shape;
  const count = numbers[at.moves];
  if (count === NOTHING) return null;
  const { moves } = codesOn(sharedLayout(position.setup), rulebookOf(position.setup).kinds);
  let context = contextOf(position, player);
  for (let made = 0; made < count; made++) {
    const { type, values } = moves[numbers[at.moves + 1 + made]] ?? {};
    const wanted = JSON.stringify({ type, player, ...values });
    const legal = context.turn.agenda.length === 0 ? [] : listMoves(context);
    const move = legal.find((each) => JSON.stringify(each) === wanted);
    if (move === undefined) return malformed(`turns[${player}]`, "legal moves");
    context = withTurn(context, playMove(context, move));
  }
  return context.turn;
}

function decode(encoded: Encoded, { setup, table: like }: Position): Observation {
  const { numbers, shape } = encoded;
  const { length } = setup.players;
  const seat = numbers[shape.at.observer];
  const observer: Observer = seat === NOTHING ? "spectator" : seat;
  const seatOf = (player: number): number => (player - Math.max(seat, 0) + length) % length;
  const players = setup.players.map((_, player) => player);
  const start: Position = {
    version: 1,
    setup,
    table: readTable(encoded, like),
    agenda: [],
    sheets: players.map((player) => readSheet(encoded, seatOf(player), setup, player)),
    turns: players.map(() => null),
    ended: players.map((player) => numbers[shape.at.ended + seatOf(player)] === 1),
    hands: players.map((player) => readHand(encoded, seatOf(player))),
    hidden: null,
  };
  const position = { ...start, agenda: readAgenda(encoded, start) };
  const own = observer === "spectator" ? null : playTurn(encoded, position, observer);
  const turns = players.map((player) => (player === observer ? own : null));
  return parseState({ ...position, turns, observer }) as Observation;
}

/**
 * The observation that {@link encodeObservation} has told in numbers.
 *
 * @param state - a state, an observation, or the position of a simulator of the same game, or of another one with the
 * same setup: what is decided before a game is not among the numbers, but for the plans.
 * @param numbers - an array that holds the numbers.
 * @param offset - where they begin in it, from 0.
 * @throws RulesError `state.unknown`, `encoding.no-room`, and as `parseState` does for numbers that tell no observation.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const seen = observe(state, 1);
 * stateKey(decodeObservation(state, encodeObservation(seen, 1))) === stateKey(seen) // => true
 * ```
 */
export function decodeObservation(
  state: GameState | Observation | Position,
  numbers: Float32Array,
  offset = 0,
): Observation {
  const position = readablePosition(state);
  const shape = shapeOf(position.setup);
  const { size } = shape.encoding;
  const array = roomFor("Float32Array", size, numbers ?? new Float32Array(0), offset);
  try {
    return decode({ numbers: array.subarray(offset, offset + size), shape }, position);
  } catch (error) {
    if (isRulesError(error)) throw error;
    return malformed("", "numbers that tell an observation");
  }
}
