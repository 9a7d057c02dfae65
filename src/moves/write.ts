import type { ViolationCode } from "../rules/violation-kinds.js";
import { houseOf, placeOf } from "../sheet/ground.js";
import { boundsOf, fits } from "../sheet/numbering.js";
import { replaced } from "../sheet/replaced.js";
import type { KindOf, Scene } from "../state/scene.js";
import type { Picked } from "../state/turn.js";
import { proceed } from "./agenda.js";
import { hasTempBox, LARGEST_SHIFT, numbersOf } from "./combination.js";
import { HOUSE, NUMBER, STREET } from "./fields.js";

function pickedIn(scene: Scene): Picked {
  const { picked } = scene.turn;
  if (picked === null) throw new Error("a number is written before a combination is chosen");
  return picked;
}

function whyNotNumber(scene: Scene, number: number): ViolationCode | null {
  const picked = pickedIn(scene);
  if (numbersOf(scene, picked).includes(number)) return null;
  if (picked.action !== "temp") return "write.other-number";
  if (Math.abs(number - picked.number) > LARGEST_SHIFT) return "write.shift-too-large";
  return hasTempBox(scene) ? "write.other-number" : "write.no-temp-left";
}

/** Numbering a house. A number changed by a temp has used the action. NUM-1 TMP-1 */
export const write: KindOf<"write"> = {
  type: "write",
  fields: [STREET, HOUSE, NUMBER],
  list(scene, _step, out) {
    const { ground, player } = scene;
    const bounds = boundsOf(scene.turn.sheet, ground);
    const numbers = numbersOf(scene, pickedIn(scene));
    for (const place of bounds.empty) {
      const street = ground.streetOf[place];
      const house = houseOf(ground, place);
      for (const number of numbers) {
        if (fits(bounds, place, number)) out.push({ type: "write", player, street, house, number });
      }
    }
  },
  whyNot(scene, _step, move) {
    const { sheet } = scene.turn;
    const place = placeOf(scene.ground, move.street, move.house);
    if (sheet.places[place] !== "empty") return "write.not-empty";
    const wrongNumber = whyNotNumber(scene, move.number);
    if (wrongNumber !== null) return wrongNumber;
    const bounds = boundsOf(sheet, scene.ground);
    if (fits(bounds, place, move.number)) return null;
    const repeats = move.number === bounds.left[place] || move.number === bounds.right[place];
    return repeats ? "write.repeated" : "write.order";
  },
  play(turn, scene, move) {
    const picked = pickedIn(scene);
    const place = placeOf(scene.ground, move.street, move.house);
    const { sheet } = turn;
    sheet.places = replaced(sheet.places, place, "numbered");
    sheet.numbers = replaced(sheet.numbers, place, move.number);
    turn.written = place;
    const isShifted = move.number !== picked.number;
    if (isShifted) turn.sheet.tempsCrossed += 1;
    if (isShifted || picked.action === null) proceed(turn);
    else proceed(turn, { step: "act", action: picked.action });
    scene.book.numbered(turn, scene, place);
  },
};
