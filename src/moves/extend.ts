import type { ViolationCode } from "../rules/violation-kinds.js";
import { hasFence } from "../sheet/fences.js";
import { houseOf, isFirst, isLast, placeOf } from "../sheet/ground.js";
import { replaced } from "../sheet/replaced.js";
import { isNumbered } from "../sheet/sheet.js";
import { hasBox } from "../sheet/tracks.js";
import type { ExtendMove, Move } from "../state/move.js";
import type { Side } from "../state/move-of.js";
import type { OpenTurn } from "../state/open-turn.js";
import type { KindOf, Scene } from "../state/scene.js";
import { SIDES } from "../state/sides.js";
import { proceed } from "./agenda.js";
import { FROM, HOUSE, STREET } from "./fields.js";

/** The place beside another, over lost houses; `null` at the end of the street. EXT-1 ZOM-8 */
function neighbourOf({ ground, turn: { sheet } }: Scene, place: number, side: Side): number | null {
  const isEnd = side === "left" ? isFirst : isLast;
  let neighbour = place;
  do {
    if (isEnd(ground, neighbour)) return null;
    neighbour += side === "left" ? -1 : 1;
  } while (sheet.places[neighbour] === "lost");
  return neighbour;
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

/** Why a number can't be copied, whatever boxes are left; `null` where it can. EXT-1 EXT-2 */
export function whyNotExtend(scene: Scene, { street, house, from }: ExtendMove): ViolationCode | null {
  return whyNotAt(scene, placeOf(scene.ground, street, house), from);
}

/** Adds every copy that can be made, whatever boxes are left. EXT-1 EXT-2 */
export function listExtensions(scene: Scene, out: Move[]): void {
  const { ground, player } = scene;
  for (let place = 0; place < ground.size; place++) {
    if (scene.turn.sheet.places[place] !== "empty") continue;
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
}

/** Copies the number; returns the place that has got it. EXT-1 */
export function copyNumber(turn: OpenTurn, scene: Scene, { street, house, from }: ExtendMove): number {
  const place = placeOf(scene.ground, street, house);
  const source = neighbourOf(scene, place, from);
  if (source === null) throw new Error("an extension has nothing to copy");
  const { sheet } = turn;
  sheet.places = replaced(sheet.places, place, "extension");
  sheet.numbers = replaced(sheet.numbers, place, sheet.numbers[source]);
  return place;
}

/**
 * Extension action: the number of any numbered house is copied into an empty house beside it. EXT-1 EXT-2
 */
export const extend: KindOf<"extend"> = {
  type: "extend",
  fields: [STREET, HOUSE, FROM],
  list(scene, _step, out) {
    if (hasExtensionBox(scene)) listExtensions(scene, out);
  },
  whyNot(scene, _step, move) {
    return hasExtensionBox(scene) ? whyNotExtend(scene, move) : "extend.no-box";
  },
  play(turn, scene, move) {
    const place = copyNumber(turn, scene, move);
    turn.sheet.extensionsCrossed += 1;
    proceed(turn);
    scene.book.numbered(turn, scene, place);
  },
};
