import type { ViolationCode } from "../rules/violation-kinds.js";
import { hasFence } from "../sheet/fences.js";
import { houseOf, isFirst, isLast, placeOf } from "../sheet/ground.js";
import { isNumbered } from "../sheet/sheet.js";
import { hasBox } from "../sheet/tracks.js";
import type { Side } from "../state/move.js";
import type { KindOf, Scene } from "../state/scene.js";
import { proceed } from "./agenda.js";
import { FROM, HOUSE, STREET } from "./fields.js";

const SIDES: readonly Side[] = ["left", "right"];

/** The place on one side of another; `null` at the end of the street. */
function neighbourOf(scene: Scene, place: number, side: Side): number | null {
  const atEnd = side === "left" ? isFirst(scene.ground, place) : isLast(scene.ground, place);
  if (atEnd) return null;
  return side === "left" ? place - 1 : place + 1;
}

function hasExtensionBox(scene: Scene): boolean {
  return hasBox(scene.layout.extensions, scene.turn.sheet.extensionsCrossed);
}

function whyNotAt(scene: Scene, place: number, side: Side): ViolationCode | null {
  const { sheet } = scene.turn;
  if (sheet.places[place] !== "empty") return "extend.not-empty";
  const source = neighbourOf(scene, place, side);
  if (source === null) return "extend.no-number";
  if (sheet.places[source] === "roundabout") return "extend.roundabout"; // EXT-4
  if (!isNumbered(sheet, source)) return "extend.no-number";
  const isFenced = hasFence(sheet, Math.min(place, source));
  return isFenced && !scene.setup.rules.copiesMayBeFenced ? "extend.fence" : null; // EXT-3
}

/**
 * Extension action: the number of any numbered house is copied into an empty house beside it. EXT-1 EXT-2
 */
export const extend: KindOf<"extend"> = {
  type: "extend",
  fields: [STREET, HOUSE, FROM],
  list(scene, _step, out) {
    if (!hasExtensionBox(scene)) return;
    const { ground, player } = scene;
    for (let place = 0; place < ground.size; place++) {
      for (const from of SIDES) {
        if (whyNotAt(scene, place, from) !== null) continue;
        out.push({
          type: "extend",
          player,
          street: ground.streetOf[place],
          house: houseOf(ground, place),
          from,
        });
      }
    }
  },
  whyNot(scene, _step, move) {
    if (!hasExtensionBox(scene)) return "extend.no-box";
    return whyNotAt(scene, placeOf(scene.ground, move.street, move.house), move.from);
  },
  play(turn, scene, move) {
    const place = placeOf(scene.ground, move.street, move.house);
    const source = neighbourOf(scene, place, move.from);
    if (source === null) throw new Error("an extension has nothing to copy");
    turn.sheet.places[place] = "extension";
    turn.sheet.numbers[place] = scene.turn.sheet.numbers[source];
    turn.sheet.extensionsCrossed += 1;
    proceed(turn);
    scene.book.numbered(turn, scene, place);
  },
};
