import type { ViolationCode } from "../rules/violation-kinds.js";
import { houseOf, isFirst, isLast, placeOf } from "../sheet/ground.js";
import { isNumbered } from "../sheet/sheet.js";
import { hasBox } from "../sheet/tracks.js";
import type { Side } from "../state/move.js";
import type { Scene } from "../state/scene.js";
import { type KindOf, proceed } from "./move-kind.js";

const SIDES: readonly Side[] = ["left", "right"];

/** The place from which a number is copied; `null` where there is no numbered house on that side. EXT-1 */
function sourceOf(scene: Scene, place: number, side: Side): number | null {
  const atEnd = side === "left" ? isFirst(scene.ground, place) : isLast(scene.ground, place);
  const neighbour = side === "left" ? place - 1 : place + 1;
  return !atEnd && isNumbered(scene.turn.sheet, neighbour) ? neighbour : null;
}

function hasExtensionBox(scene: Scene): boolean {
  return hasBox(scene.layout.extensions, scene.turn.sheet.extensionsCrossed);
}

function whyNotAt(scene: Scene, place: number, side: Side): ViolationCode | null {
  if (scene.turn.sheet.places[place] !== "empty") return "extend.not-empty";
  return sourceOf(scene, place, side) === null ? "extend.no-number" : null;
}

/**
 * Extension action: the number of any numbered house is copied into an empty house beside it, over a fence too.
 * EXT-1 EXT-2 EXT-3
 */
export const extend: KindOf<"extend"> = {
  type: "extend",
  fields: ["street", "house", "from"],
  list(scene, _step, out) {
    if (!hasExtensionBox(scene)) return;
    const { ground, player } = scene;
    for (let place = 0; place < ground.size; place++) {
      for (const from of SIDES) {
        if (whyNotAt(scene, place, from) !== null) continue;
        out.push({ type: "extend", player, street: ground.streetOf[place], house: houseOf(ground, place), from });
      }
    }
  },
  whyNot(scene, _step, move) {
    if (!hasExtensionBox(scene)) return "extend.no-box";
    return whyNotAt(scene, placeOf(scene.ground, move.street, move.house), move.from);
  },
  play(turn, scene, move) {
    const place = placeOf(scene.ground, move.street, move.house);
    const source = sourceOf(scene, place, move.from);
    if (source === null) throw new Error("an extension has nothing to copy");
    turn.sheet.places[place] = "extension";
    turn.sheet.numbers[place] = scene.turn.sheet.numbers[source];
    turn.sheet.extensionsCrossed += 1;
    proceed(turn);
  },
};
