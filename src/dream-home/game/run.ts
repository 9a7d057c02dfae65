import type { HelperId } from "../data/specials.js";
import { roundsOf } from "../data/tables.js";
import { decorOn, whyNoToken } from "../moves/decor.js";
import { discardRoom, discardSpecial, remove } from "../moves/discards.js";
import type { Draft, StepOf } from "../moves/kind.js";
import { scaffold } from "../moves/scaffold.js";
import type { Position, Step, Table } from "../state/state.js";

/** The players from one on, clockwise. */
function clockwise({ setup }: Position | Draft, from: number): number[] {
  return setup.players.map((_, index) => (from + index) % setup.players.length);
}

/** What happens in a round. [DRH-12] [DRH-14] */
export function roundSteps(state: Position | Draft): Step[] {
  const { marker } = state.table;
  const order = clockwise(state, marker);
  return [
    { do: "deal" },
    ...(state.setup.discardsPair ? [{ do: "discardPair", player: marker } as const] : []),
    ...order.slice(1).map((player) => ({ do: "ask", player }) as const), // [DRH-64]
    ...order.map((player) => ({ do: "take", player, jackhammer: false }) as const),
    { do: "clear" },
  ];
}

const CLOSING: readonly HelperId[] = ["roofer", "supplier", "handyman"];

/** What happens after the last round. [DRH-70] [DRH-71] */
export function closingSteps(draft: Position | Draft): Step[] {
  const steps = clockwise(draft, draft.table.marker).flatMap((player): Step[] => {
    const helpers = draft.houses[player].helpers.filter((helper) => CLOSING.includes(helper));
    return helpers.length > 0 ? [{ do: "close", player, helpers }] : [];
  });
  return [...steps, { do: "reveal" }];
}

/** A place of the display that is still without its card: the upper row is dealt first. */
export interface OpenPlace {
  /** Which row. */
  readonly row: "rooms" | "specials";
  /** The column, from 0. */
  readonly column: number;
}

/** The next place of the display to which a card is dealt; `null` once all lie there. [DRH-3] */
export function nextPlace({ columns }: Table): OpenPlace | null {
  const special = columns.findIndex((each, column) => column > 0 && each.special === null);
  if (special >= 0) return { row: "specials", column: special };
  const room = columns.findIndex((each) => each.room === null);
  return room >= 0 ? { row: "rooms", column: room } : null;
}

/** Five room cards and four specials come from the decks. Tells whether all are there: some may have to be entered. [DRH-13] [DRH-80] */
function deal({ table, hidden }: Draft): boolean {
  const { columns } = table;
  // At once, as each card that is taken off a large deck moves all others.
  const specials = hidden.specials.splice(
    0,
    columns.slice(1).filter(({ special }) => special === null).length,
  );
  const rooms = hidden.rooms.splice(0, columns.filter(({ room }) => room === null).length);
  for (let place = nextPlace(table); place !== null; place = nextPlace(table)) {
    const column = columns[place.column];
    const room = place.row === "rooms" ? rooms.shift() : undefined;
    const special = place.row === "specials" ? specials.shift() : undefined;
    if (room === undefined && special === undefined) return false;
    column.room = room ?? column.room;
    column.special = special ?? column.special;
    table.left[place.row]--;
  }
  return true;
}

/** The cards that nobody took are discarded, and the next round or the closing phase begins. [DRH-16] */
function clear(draft: Draft): void {
  const { table } = draft;
  for (const { room, special } of table.columns) {
    discardRoom(draft, room);
    discardSpecial(draft, special);
  }
  table.columns = table.columns.map(() => ({ room: null, special: null }));
  table.round++;
  const isLast = table.round === roundsOf(draft.setup.tables);
  draft.agenda.push(...((isLast ? closingSteps(draft) : roundSteps(draft)) as Draft["agenda"]));
}

/** All roofs are revealed. [DRH-71] */
function reveal({ houses, hidden }: Draft): void {
  for (const [player, roof] of hidden.roofs.entries()) houses[player].roof = [...roof];
  hidden.roofs = hidden.roofs.map(() => []);
}

/** Whether a special of which the room card lies already can't be used. [DRH-48] [DRH-67] */
function isLost(state: Position, step: StepOf<"settle">): boolean {
  const { player, pair } = step;
  if (pair.room !== null || pair.special === null) return false;
  const { tables } = state.setup;
  const spaces = [...tables.board.keys()];
  const token = decorOn(tables, pair.special);
  return token === null
    ? spaces.every((space) => scaffold.whyNot(state, step, { type: "scaffold", player, space }) !== null)
    : spaces.every((space) => whyNoToken(tables, state.houses[player], token, space) !== null);
}

/** Does what nobody decides, up to a step in which a player moves. Tells whether the table did something. */
export function runTable(draft: Draft): boolean {
  let hasRun = false;
  for (let step = draft.agenda[0]; step !== undefined; step = draft.agenda[0]) {
    switch (step.do) {
      case "deal":
        if (!deal(draft)) return true;
        draft.agenda.shift();
        hasRun = true;
        break;
      case "clear":
      case "reveal":
        draft.agenda.shift();
        ({ clear, reveal })[step.do](draft);
        hasRun = true;
        break;
      case "ask":
        if (draft.houses[step.player].tools.includes("jackhammer")) return hasRun;
        draft.agenda.shift();
        break;
      case "settle": {
        const { pair, player } = step;
        const isDone = pair.room === null && pair.special === null;
        if (isLost(draft as Position, step as StepOf<"settle">)) {
          remove(draft, pair.special);
          draft.agenda[0] = { do: "settle", player, pair: { ...pair, special: null } };
        } else if (isDone)
          draft.agenda.shift(); // [DRH-24]
        else return hasRun;
        break;
      }
      default:
        return hasRun;
    }
  }
  return hasRun;
}
