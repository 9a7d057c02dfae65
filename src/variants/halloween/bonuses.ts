import { proceed, stepAs } from "../../moves/agenda.js";
import { copyNumber, extend, listExtensions, whyNotExtend } from "../../moves/extend.js";
import { HOUSE, STREET } from "../../moves/fields.js";
import { skip } from "../../moves/skip.js";
import type { ViolationCode } from "../../rules/violation-kinds.js";
import { houseOf, placeOf } from "../../sheet/ground.js";
import { replaced } from "../../sheet/replaced.js";
import { hasBox } from "../../sheet/tracks.js";
import type { OpenTurn } from "../../state/open-turn.js";
import type { AnyKind, KindOf, Scene } from "../../state/scene.js";
import type { Step } from "../../state/turn.js";
import type { TierBonus } from "./shape.js";

function bonusIn(step: Step, bonus: TierBonus["bonus"]): TierBonus | undefined {
  return stepAs(step, "bonus").bonuses.find((each) => each.bonus === bonus);
}

/** After one action of a bonus come the others of the same one. HAL-4 HAL-5 */
function goOn(turn: OpenTurn, step: Step, bonus: TierBonus["bonus"]): void {
  const times = (bonusIn(step, bonus)?.times ?? 0) - 1;
  proceed(turn, ...(times > 0 ? [{ step: "bonus", bonuses: [{ bonus, times }] } as const] : []));
}

/** A pool that is planned and not circled yet, in any house that is one. HAL-5 RBT-6 */
function whyNoPool({ ground, turn: { sheet } }: Scene, place: number): ViolationCode | null {
  if (!ground.hasPool[place]) return "poolBonus.no-pool";
  if (sheet.places[place] === "roundabout") return "poolBonus.roundabout";
  return sheet.pools[place] === 1 ? "pool.circled" : null;
}

function hasPoolBox({ layout, turn }: Scene): boolean {
  return hasBox(layout.pools, turn.sheet.poolsCrossed);
}

/** Pool bonus: any pool, in a numbered house or not. HAL-5 HAL-7 */
export const poolBonus: KindOf<"poolBonus"> = {
  type: "poolBonus",
  fields: [STREET, HOUSE],
  list(scene, step, out) {
    const { ground, player } = scene;
    if (bonusIn(step, "pool") === undefined || !hasPoolBox(scene)) return;
    for (let place = 0; place < ground.size; place++) {
      if (whyNoPool(scene, place) !== null) continue;
      out.push({ type: "poolBonus", player, street: ground.streetOf[place], house: houseOf(ground, place) });
    }
  },
  whyNot(scene, step, { street, house }) {
    if (bonusIn(step, "pool") === undefined) return "bonus.other";
    if (!hasPoolBox(scene)) return "pool.no-box";
    return whyNoPool(scene, placeOf(scene.ground, street, house));
  },
  play(turn, { ground }, { street, house }, step) {
    turn.sheet.pools = replaced(turn.sheet.pools, placeOf(ground, street, house), 1);
    turn.sheet.poolsCrossed += 1;
    goOn(turn, step, "pool");
  },
};

function hasParkBox({ layout, turn }: Scene, street: number): boolean {
  return hasBox(layout.streets[street].parks, turn.sheet.parksCrossed[street]);
}

/** Park bonus: a box in any street. HAL-5 */
export const parkBonus: KindOf<"parkBonus"> = {
  type: "parkBonus",
  fields: [STREET],
  list(scene, step, out) {
    if (bonusIn(step, "park") === undefined) return;
    scene.layout.streets.forEach((_, street) => {
      if (hasParkBox(scene, street)) out.push({ type: "parkBonus", player: scene.player, street });
    });
  },
  whyNot(scene, step, { street }) {
    if (bonusIn(step, "park") === undefined) return "bonus.other";
    return hasParkBox(scene, street) ? null : "park.no-box";
  },
  play(turn, _scene, { street }, step) {
    const { sheet } = turn;
    sheet.parksCrossed = replaced(sheet.parksCrossed, street, sheet.parksCrossed[street] + 1);
    goOn(turn, step, "park");
  },
};

/** Extension bonus: an extension as usual, but no box is crossed and none is needed. HAL-5 */
const extensionBonus: KindOf<"extend"> = {
  ...extend,
  list(scene, step, out) {
    if (bonusIn(step, "extension") !== undefined) listExtensions(scene, out);
  },
  whyNot(scene, step, move) {
    return bonusIn(step, "extension") === undefined ? "bonus.other" : whyNotExtend(scene, move);
  },
  play(turn, scene, move, step) {
    const place = copyNumber(turn, scene, move);
    goOn(turn, step, "extension");
    scene.book.numbered(turn, scene, place);
  },
};

/** What the step of a bonus takes; each of its actions may be left. HAL-5 */
export const BONUS_KINDS: readonly AnyKind[] = [poolBonus, parkBonus, extensionBonus, skip];
