import { isSame } from "../../floor/canonical.js";
import type { HelperId } from "../data/specials.js";
import { crowdedRoom } from "../house/rooms.js";
import type { Position, Step } from "../state/state.js";
import { closingSteps, nextPlace, roundSteps } from "./run.js";

/** Whether helpers are some of others, in the same order. */
function areSomeOf(helpers: readonly HelperId[], all: readonly HelperId[]): boolean {
  let from = 0;
  return helpers.every((helper) => {
    const at = all.indexOf(helper, from);
    from = at + 1;
    return at >= 0;
  });
}

/** Whether steps are the last ones of the closing phase, or none once the game is over. [DRH-70] */
export function isClosing(position: Position, steps: readonly Step[]): boolean {
  const all = closingSteps(position);
  const rest = all.slice(all.length - steps.length);
  const [first, whole] = [steps[0], rest[0]];
  if (!isSame(steps.slice(1), rest.slice(1))) return false;
  return first?.do === "close" && whole?.do === "close"
    ? first.player === whole.player && areSomeOf(first.helpers, whole.helpers)
    : isSame(first, whole);
}

/** What of a round is still to come after the step of a player who acts. */
interface RoundRest {
  /** Who is asked for jackhammers. */
  readonly asked: readonly number[];
  /** Who has still to take, apart from whoever is taking by jackhammer or settling. */
  readonly taking: readonly number[];
}

/** The last steps of a round in order: questions, then turns, then what is left is discarded. */
function restOf(steps: readonly Step[]): RoundRest | null {
  const asked: number[] = [];
  const taking: number[] = [];
  for (const step of steps.slice(0, -1)) {
    if (step.do === "ask" && taking.length === 0) asked.push(step.player);
    else if (step.do === "take" && !step.jackhammer) taking.push(step.player);
    else return null;
  }
  return steps.at(-1)?.do === "clear" ? { asked, taking } : null;
}

/** Whether players come in an order, each at most once. */
function isInOrder(players: readonly number[], order: readonly number[]): boolean {
  const places = players.map((player) => order.indexOf(player));
  return places.every((place, index) => index === 0 || place > places[index - 1]);
}

/** Whether the rest of a round can follow from a beginner. [DRH-14] [DRH-63] [DRH-64] */
function canFollow(position: Position, beginner: number, acting: number | null, rest: RoundRest): boolean {
  const { length } = position.setup.players;
  const order = Array.from({ length }, (_, index) => (beginner + index) % length);
  const { asked, taking } = rest;
  const areLast = isSame(asked, order.slice(length - asked.length));
  if (!isInOrder(taking, order) || !areLast || asked.includes(beginner)) return false;
  const gone = order.filter((player) => !taking.includes(player));
  if (asked.length > 0 && gone.some((player) => player === beginner || asked.includes(player))) return false;
  return acting === null || gone.includes(acting);
}

/** Where a round stands: who has still to take, and whether a pair has still to be discarded. */
export interface RoundStand {
  readonly taking: readonly number[];
  readonly isPairDiscarded: boolean;
}

/** How a round that is under way stands; `null` for an agenda that no round has. */
export function standOf(position: Position, steps: readonly Step[]): RoundStand | null {
  const { setup, table } = position;
  const [first] = steps;
  const all = setup.players.map((_, player) => player);
  if (first?.do === "deal")
    return setup.entered === true && nextPlace(table) !== null && isSame(steps, roundSteps(position))
      ? { taking: all, isPairDiscarded: false }
      : null;
  if (first?.do === "discardPair")
    return isSame(steps, roundSteps(position).slice(1)) ? { taking: all, isPairDiscarded: false } : null;
  const isApart = first?.do === "settle" || (first?.do === "take" && first.jackhammer);
  const rest = restOf(isApart ? steps.slice(1) : steps);
  const acting = isApart ? first.player : null;
  if (rest === null) return null;
  const beginners = table.columns[0].room === null ? all : [table.marker]; // [DRH-15]
  if (!beginners.some((beginner) => canFollow(position, beginner, acting, rest))) return null;
  const taking = first?.do === "take" && first.jackhammer ? [first.player, ...rest.taking] : rest.taking;
  return { taking, isPairDiscarded: setup.discardsPair };
}

/** The steps after a question which token stays, which must be about the tokens of one room. [DRH-85] */
export function afterKeep(position: Position): readonly Step[] | null {
  const [first, ...rest] = position.agenda;
  if (first?.do !== "keep") return position.agenda;
  const next = rest[0];
  const house = position.houses[first.player];
  const isAsked = isSame(crowdedRoom(position.setup.tables.board, house), first.spaces);
  return isAsked && next !== undefined && "player" in next && next.player === first.player ? rest : null;
}
