import type { MoveCode } from "../../../clauses/move-kinds.js";
import { replaced } from "../../../input/plain.js";
import { proceed, stepAs } from "../../../moves/agenda.js";
import { copyNumber, extend, listExtensions, whyNotExtend } from "../../../moves/extend.js";
import { skip } from "../../../moves/skip.js";
import { houseOf, placeOf } from "../../../sheet/geometry.js";
import { hasBox } from "../../../sheet/tracks.js";
import type { OpenTurn } from "../../../state/open-turn.js";
import type { AnyKind, KindOf, RuleContext } from "../../../state/rule-context.js";
import type { Step } from "../../../state/turn.js";
import { FIELDS } from "./fields.js";
import type { TierBonus } from "./types.js";

function bonusIn(step: Step, bonus: TierBonus["bonus"]): TierBonus | undefined {
  return stepAs(step, "bonus").bonuses.find((each) => each.bonus === bonus);
}

/** After one action of a bonus come the others of the same one. [HAL-4] HAL-5 */
function goOn(turn: OpenTurn, step: Step, bonus: TierBonus["bonus"]): void {
  const times = (bonusIn(step, bonus)?.times ?? 0) - 1;
  proceed(turn, ...(times > 0 ? [{ step: "bonus", bonuses: [{ bonus, times }] } as const] : []));
}

/** A pool that is planned and not circled yet, in any house that is one. HAL-5 RBT-6 */
function whyNoPool({ geometry, turn: { sheet } }: RuleContext, place: number): MoveCode | null {
  if (!geometry.hasPool[place]) return "poolBonus.no-pool";
  if (sheet.places[place] === "roundabout") return "poolBonus.roundabout";
  return sheet.pools[place] === 1 ? "pool.circled" : null;
}

function hasPoolBox({ layout, turn }: RuleContext): boolean {
  return hasBox(layout.pools, turn.sheet.poolsCrossed);
}

/** Pool bonus: any pool, in a numbered house or not. HAL-5 [HAL-7] */
export const poolBonus: KindOf<"poolBonus"> = {
  type: "poolBonus",
  fields: FIELDS.poolBonus,
  list(context, step, out) {
    const { geometry, player } = context;
    if (bonusIn(step, "pool") === undefined || !hasPoolBox(context)) return;
    for (let place = 0; place < geometry.size; place++) {
      if (whyNoPool(context, place) !== null) continue;
      out.push({
        type: "poolBonus",
        player,
        street: geometry.streetOf[place],
        house: houseOf(geometry, place),
      });
    }
  },
  whyNot(context, step, { street, house }) {
    if (bonusIn(step, "pool") === undefined) return "bonus.other";
    if (!hasPoolBox(context)) return "pool.no-box";
    return whyNoPool(context, placeOf(context.geometry, street, house));
  },
  play(turn, { geometry }, { street, house }, step) {
    turn.sheet.pools = replaced(turn.sheet.pools, placeOf(geometry, street, house), 1);
    turn.sheet.poolsCrossed += 1;
    goOn(turn, step, "pool");
  },
};

function hasParkBox({ layout, turn }: RuleContext, street: number): boolean {
  return hasBox(layout.streets[street].parks, turn.sheet.parksCrossed[street]);
}

/** Park bonus: a box in any street. [HAL-5] */
export const parkBonus: KindOf<"parkBonus"> = {
  type: "parkBonus",
  fields: FIELDS.parkBonus,
  list(context, step, out) {
    if (bonusIn(step, "park") === undefined) return;
    context.layout.streets.forEach((_, street) => {
      if (hasParkBox(context, street)) out.push({ type: "parkBonus", player: context.player, street });
    });
  },
  whyNot(context, step, { street }) {
    if (bonusIn(step, "park") === undefined) return "bonus.other";
    return hasParkBox(context, street) ? null : "park.no-box";
  },
  play(turn, _context, { street }, step) {
    const { sheet } = turn;
    sheet.parksCrossed = replaced(sheet.parksCrossed, street, sheet.parksCrossed[street] + 1);
    goOn(turn, step, "park");
  },
};

/** Extension bonus: an extension as usual, but no box is crossed and none is needed. HAL-5 */
const extensionBonus: KindOf<"extend"> = {
  ...extend,
  list(context, step, out) {
    if (bonusIn(step, "extension") !== undefined) listExtensions(context, out);
  },
  whyNot(context, step, move) {
    return bonusIn(step, "extension") === undefined ? "bonus.other" : whyNotExtend(context, move);
  },
  play(turn, context, move, step) {
    const place = copyNumber(turn, context, move);
    goOn(turn, step, "extension");
    context.book.numbered(turn, context, place);
  },
};

/** What the step of a bonus takes; each of its actions may be left. HAL-5 */
export const BONUS_KINDS: readonly AnyKind[] = [poolBonus, parkBonus, extensionBonus, skip];
