import { withCards } from "../house/board.js";
import type { Column } from "../state/cards.js";
import type { House, PlacedCard } from "../state/house.js";
import type { DecorMove, DrillMove, MixerMove, Move, PlaceMove, ScaffoldMove } from "../state/moves.js";
import type { Observation, Pair } from "../state/state.js";
import type { Bot } from "./bot.js";
import { checkedPlayer, checkedSight } from "./checked-player.js";
import {
  bestPlaced,
  decorated,
  outlook,
  type Prospect,
  placed,
  prospectOf,
  specialValue,
} from "./outlook.js";

/** What the first player marker is worth. */
const MARKER = 0.4;
/** What a tool must bring to be used. */
const WORTH_A_TOOL = 2;

/** A position as a player looks at it. */
interface Look extends Prospect {
  readonly seen: Observation;
  readonly player: number;
  readonly house: House;
}

/** What a column is worth to the owner of a house: its room card in the best place, and what comes with it. */
function columnValue(look: Prospect, house: House, column: Column, index: number, isAlone: boolean): number {
  if (column.room === null) return Number.NEGATIVE_INFINITY;
  const { special } = column;
  const isDesigner = special?.kind === "helper" && special.helper === "interior-designer" && !isAlone;
  const helped: House = isDesigner ? { ...house, helpers: [...house.helpers, "interior-designer"] } : house;
  const best = bestPlaced(look, helped, column.room.room);
  if (isAlone) return best.value;
  return best.value + (index === 0 ? MARKER * Math.sign(look.left) : specialValue(look, best.house, special));
}

function bestColumn(look: Prospect, house: House, columns: readonly Column[], isAlone: boolean): number {
  return Math.max(...columns.map((column, index) => columnValue(look, house, column, index, isAlone)));
}

function isAlone({ agenda: [step] }: Observation): boolean {
  return step?.do === "take" && step.jackhammer;
}

/** The house and the display after two room cards have changed places. */
function drilled({ seen, house }: Look, { column, space }: DrillMove): [House, Column[]] {
  const columns = [...seen.table.columns];
  const { room, special } = columns[column];
  const card = house.spaces[space];
  if (room === null || card === null) return [house, columns];
  columns[column] = { room: { room: card.room }, special };
  return [withCards(house, [[space, { room: room.room, face: "up", token: null }]]), columns];
}

function mixed({ seen }: Look, { first, second }: MixerMove): Column[] {
  const columns = [...seen.table.columns];
  const [one, other] = [columns[first], columns[second]];
  columns[first] = { ...one, room: other.room };
  columns[second] = { ...other, room: one.room };
  return columns;
}

/** Discarding takes from those who come later what they would like best; what the player wants is kept. */
function discardValue(look: Look, column: number): number {
  const { columns } = look.seen.table;
  const own = columns.map((each, index) => columnValue(look, look.house, each, index, false));
  if (own[column] === Math.max(...own)) return Number.NEGATIVE_INFINITY;
  const next = look.seen.houses[(look.player + 1) % look.seen.houses.length];
  return columnValue(look, next, columns[column], column, false) - outlook(look, next);
}

/** A jackhammer is played when the best room card is much better than the next one. */
function jackhammerValue(look: Look): number {
  const values = look.seen.table.columns
    .map((column, index) => columnValue(look, look.house, column, index, true))
    .sort((one, other) => other - one);
  return values[0] - values[1] - WORTH_A_TOOL;
}

function scaffoldValue(look: Look, pair: Pair, space: number): number {
  const house = { ...look.house, scaffolds: [...look.house.scaffolds, space] };
  return pair.room === null ? -space : bestPlaced(look, house, pair.room.room, space).value;
}

function exchanged({ house }: Look, first: number, second: number): House {
  const cards = [house.spaces[first], house.spaces[second]];
  const moved = [second, first].flatMap((space, index): (readonly [number, PlacedCard])[] => {
    const card = cards[index];
    return card === null ? [] : [[space, card]];
  });
  return withCards(house, moved);
}

/** What dealing with a pair promises: the room card first, unless a scaffold or a token helps it. */
function settleValue(look: Look, move: DecorMove | PlaceMove | ScaffoldMove): number {
  const step = look.seen.agenda[0];
  if (step?.do !== "settle") return 0;
  const { room, special } = step.pair;
  if (move.type === "scaffold") return scaffoldValue(look, step.pair, move.space);
  if (move.type === "place") {
    if (room === null) return 0;
    const house = placed(look, look.house, room.room, move.space);
    return outlook(look, house) + specialValue(look, house, special) + 0.01;
  }
  const token = special?.kind === "decor" ? special.decor : "";
  const house = decorated(look.house, move.space, token);
  return room === null ? outlook(look, house) : bestPlaced(look, house, room.room).value;
}

/** About what the player's house is worth after a move. */
function worthAfter(look: Look, move: Move): number {
  const { seen, house } = look;
  const alone = isAlone(seen);
  switch (move.type) {
    case "discardPair":
      return discardValue(look, move.column);
    case "jackhammer":
      return jackhammerValue(look);
    case "decline":
      return 0;
    case "take":
      return columnValue(look, house, seen.table.columns[move.column], move.column, alone);
    case "drill": {
      const [after, columns] = drilled(look, move);
      return bestColumn(look, after, columns, alone) - WORTH_A_TOOL;
    }
    case "mixer":
      return bestColumn(look, house, mixed(look, move), alone) - WORTH_A_TOOL / 2;
    case "place":
    case "decor":
    case "scaffold":
      return settleValue(look, move);
    case "keep": {
      const token = house.spaces[move.space]?.token ?? "";
      return look.tables.decor.find(({ id }) => id === token)?.points ?? 0;
    }
    case "roofer":
      return outlook(look, house) + 1 + (move.kind === "window" ? 1 : 0);
    case "supplier": {
      const card: PlacedCard = { room: move.room, face: "up", token: null };
      return outlook(look, withCards(house, [[move.space, card]]));
    }
    case "handyman":
      return outlook(look, exchanged(look, move.first, move.second));
    case "finish":
      return outlook(look, house);
    default:
      return move satisfies never;
  }
}

/**
 * A bot that plays what promises most for its house: points now, what open rooms and bonuses may become, and what roofs,
 * tokens, helpers and tools are worth on the average.
 */
export const greedyBot: Bot = (given) => {
  const mover = checkedPlayer(given);
  if (mover.moves.length === 1) return mover.moves[0];
  const { player } = mover;
  const { seen, moves } = checkedSight(mover);
  const [first, ...others] = moves;
  const { tables } = seen.setup;
  const look: Look = {
    ...prospectOf(tables, seen.table.round),
    seen,
    player,
    house: seen.houses[player],
  };
  let best = { move: first, value: worthAfter(look, first) };
  for (const move of others) {
    const value = worthAfter(look, move);
    if (value > best.value) best = { move, value };
  }
  return best.move;
};
