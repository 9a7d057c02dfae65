import type { MoveCode } from "../clauses/move-kinds.js";
import { replaced } from "../input/plain.js";
import { hasBox } from "../sheet/tracks.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import { proceed } from "./agenda.js";
import { FIELDS } from "./move-fields.js";
import { writtenPlace } from "./turn-context.js";

function whyNoPool(context: RuleContext): MoveCode | null {
  const place = writtenPlace(context);
  if (!context.geometry.hasPool[place]) return "pool.no-pool";
  if (context.turn.sheet.pools[place] === 1) return "pool.circled";
  return hasBox(context.layout.pools, context.turn.sheet.poolsCrossed) ? null : "pool.no-box";
}

/** Pool action ("pool manufacturer"): the pool of the house just numbered, then or never. [POL-1] [POL-2] ACT-2 */
export const pool: KindOf<"pool"> = {
  type: "pool",
  fields: FIELDS.pool,
  list(context, _step, out) {
    if (whyNoPool(context) === null) out.push({ type: "pool", player: context.player });
  },
  whyNot: whyNoPool,
  play(turn, context) {
    turn.sheet.pools = replaced(turn.sheet.pools, writtenPlace(context), 1);
    turn.sheet.poolsCrossed += 1;
    proceed(turn);
  },
};
