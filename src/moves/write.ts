import type { MoveCode } from "../clauses/move-kinds.js";
import { replaced } from "../input/plain.js";
import { houseOf, placeOf } from "../sheet/geometry.js";
import { boundsOf, fits } from "../sheet/numbering.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import type { Picked } from "../state/turn.js";
import { proceed } from "./agenda.js";
import { hasTempBox, LARGEST_SHIFT, numbersOf } from "./combination.js";
import { FIELDS } from "./move-fields.js";

function pickedIn(context: RuleContext): Picked {
  const { picked } = context.turn;
  if (picked === null) throw new Error("a number is written before a combination is chosen");
  return picked;
}

function whyNotNumber(context: RuleContext, number: number): MoveCode | null {
  const picked = pickedIn(context);
  const { from, to } = numbersOf(context, picked);
  if (from <= number && number <= to && Number.isInteger(number - from)) return null;
  if (picked.action !== "temp") return "write.other-number";
  if (Math.abs(number - picked.number) > LARGEST_SHIFT) return "write.shift-too-large";
  return hasTempBox(context) ? "write.other-number" : "write.no-temp-left";
}

/** Numbering a house. A number changed by a temp has used the action. [NUM-1] TMP-1 */
export const write: KindOf<"write"> = {
  type: "write",
  fields: FIELDS.write,
  list(context, _step, out) {
    const { geometry, player } = context;
    const bounds = boundsOf(context.turn.sheet, geometry);
    const { from, to } = numbersOf(context, pickedIn(context));
    for (const place of bounds.empty) {
      for (let number = from; number <= to; number++) {
        if (!fits(bounds, place, number)) continue;
        out.push({
          type: "write",
          player,
          street: geometry.streetOf[place],
          house: houseOf(geometry, place),
          number,
        });
      }
    }
  },
  whyNot(context, _step, move) {
    const { sheet } = context.turn;
    const place = placeOf(context.geometry, move.street, move.house);
    if (sheet.places[place] !== "empty") return "write.not-empty";
    const wrongNumber = whyNotNumber(context, move.number);
    if (wrongNumber !== null) return wrongNumber;
    const bounds = boundsOf(sheet, context.geometry);
    if (fits(bounds, place, move.number)) return null;
    const repeats = move.number === bounds.left[place] || move.number === bounds.right[place];
    return repeats ? "write.repeated" : "write.order";
  },
  play(turn, context, move) {
    const picked = pickedIn(context);
    const place = placeOf(context.geometry, move.street, move.house);
    const { sheet } = turn;
    sheet.places = replaced(sheet.places, place, "numbered");
    sheet.numbers = replaced(sheet.numbers, place, move.number);
    turn.written = place;
    const isShifted = move.number !== picked.number;
    if (isShifted) turn.sheet.tempsCrossed += 1;
    if (isShifted || picked.action === null) proceed(turn);
    else proceed(turn, { step: "act", action: picked.action });
    context.book.numbered(turn, context, place);
  },
};
