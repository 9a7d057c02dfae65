import type { MoveCode } from "../clauses/move-kinds.js";
import { replaced } from "../input/plain.js";
import { hasFence } from "../sheet/fences.js";
import { houseOf, isFirst, isLast, placeOf } from "../sheet/geometry.js";
import { isNumbered } from "../sheet/sheet.js";
import { hasBox } from "../sheet/tracks.js";
import type { ExtendMove, Move } from "../state/move.js";
import type { Side } from "../state/move-of.js";
import type { OpenTurn } from "../state/open-turn.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { SIDES } from "../state/sides.js";
import { proceed } from "./agenda.js";
import { FIELDS } from "./move-fields.js";

/** The place beside another, over invaded houses; `null` at the end of the street. EXT-1 [ZOM-8] */
function neighbourOf({ geometry, turn: { sheet } }: RuleContext, place: number, side: Side): number | null {
  const isEnd = side === "left" ? isFirst : isLast;
  let neighbour = place;
  do {
    if (isEnd(geometry, neighbour)) return null;
    neighbour += side === "left" ? -1 : 1;
  } while (sheet.places[neighbour] === "invaded");
  return neighbour;
}

function hasExtensionBox(context: RuleContext): boolean {
  return hasBox(context.layout.extensions, context.turn.sheet.extensionsCrossed);
}

function whyNotAt(context: RuleContext, place: number, side: Side): MoveCode | null {
  const { sheet } = context.turn;
  if (sheet.places[place] !== "empty") return "extend.not-empty";
  const source = neighbourOf(context, place, side);
  if (source === null) return "extend.no-number";
  if (sheet.places[source] === "roundabout") return "extend.roundabout"; // [EXT-4]
  if (!isNumbered(sheet, source)) return "extend.no-number";
  const isFenced = hasFence(sheet, Math.min(place, source));
  return isFenced && !context.setup.rules.copiesMayBeFenced ? "extend.fence" : null; // [EXT-3]
}

/** Why a number can't be copied, whatever boxes are left; `null` where it can. EXT-1 [EXT-2] */
export function whyNotExtend(context: RuleContext, { street, house, from }: ExtendMove): MoveCode | null {
  return whyNotAt(context, placeOf(context.geometry, street, house), from);
}

/** Adds every copy that can be made, whatever boxes are left. EXT-1 EXT-2 */
export function listExtensions(context: RuleContext, out: Move[]): void {
  const { geometry, player } = context;
  for (let place = 0; place < geometry.size; place++) {
    if (context.turn.sheet.places[place] !== "empty") continue;
    for (const from of SIDES) {
      if (whyNotAt(context, place, from) !== null) continue;
      out.push({
        type: "extend",
        player,
        street: geometry.streetOf[place],
        house: houseOf(geometry, place),
        from,
      });
    }
  }
}

/** Copies the number; returns the place that has got it. EXT-1 */
export function copyNumber(
  turn: OpenTurn,
  context: RuleContext,
  { street, house, from }: ExtendMove,
): number {
  const place = placeOf(context.geometry, street, house);
  const source = neighbourOf(context, place, from);
  if (source === null) throw new Error("an extension has nothing to copy");
  const { sheet } = turn;
  sheet.places = replaced(sheet.places, place, "extension");
  sheet.numbers = replaced(sheet.numbers, place, sheet.numbers[source]);
  return place;
}

/**
 * Extension action ("bis"): the number of any numbered house is copied into an empty house beside it. [EXT-1] EXT-2
 */
export const extend: KindOf<"extend"> = {
  type: "extend",
  fields: FIELDS.extend,
  list(context, _step, out) {
    if (hasExtensionBox(context)) listExtensions(context, out);
  },
  whyNot(context, _step, move) {
    return hasExtensionBox(context) ? whyNotExtend(context, move) : "extend.no-box";
  },
  play(turn, context, move) {
    const place = copyNumber(turn, context, move);
    turn.sheet.extensionsCrossed += 1;
    proceed(turn);
    context.book.numbered(turn, context, place);
  },
};
