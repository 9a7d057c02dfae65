import type { Action } from "../data/cards.js";
import type { Move, MoveType } from "../state/move.js";
import type { Step } from "../state/turn.js";
import { claim } from "./claim.js";
import { end } from "./end.js";
import { extend } from "./extend.js";
import { fence } from "./fence.js";
import { give } from "./give.js";
import { improve } from "./improve.js";
import type { KindOf, MoveKind } from "./move-kind.js";
import { pair } from "./pair.js";
import { park } from "./park.js";
import { permitRefusal } from "./permit-refusal.js";
import { pick } from "./pick.js";
import { pool } from "./pool.js";
import { reshuffle } from "./reshuffle.js";
import { roundabout } from "./roundabout.js";
import { skip } from "./skip.js";
import { temp } from "./temp.js";
import { use } from "./use.js";
import { write } from "./write.js";

/** A kind of any move. Its functions are called only with moves of its own type. */
export type AnyKind = MoveKind<Move>;

const KINDS: { readonly [T in MoveType]: KindOf<T> } = {
  pick,
  pair,
  give,
  refuse: permitRefusal,
  write,
  skip,
  fence,
  improve,
  park,
  pool,
  temp,
  extend,
  roundabout,
  claim,
  use,
  reshuffle,
  end,
};

/** All types of move. */
export const MOVE_TYPES = Object.keys(KINDS) as readonly MoveType[];

/** The kind of the moves of a type. */
export function kindOf(type: MoveType): AnyKind {
  return KINDS[type] as AnyKind;
}

const STEP_KINDS: Readonly<Record<Exclude<Step["step"], "act">, readonly AnyKind[]>> = {
  choose: [kindOf("pick"), kindOf("pair"), kindOf("refuse"), kindOf("roundabout")], // RBT-5

  write: [kindOf("write")],
  give: [kindOf("give")],
  use: [kindOf("use")],
  "wrap-up": [kindOf("claim"), kindOf("roundabout"), kindOf("reshuffle"), kindOf("end")],
};

function acting(type: MoveType): readonly AnyKind[] {
  return [kindOf(type), kindOf("skip")];
}

const ACT_KINDS: Readonly<Record<Action, readonly AnyKind[]>> = {
  fence: acting("fence"),
  improvement: acting("improve"),
  park: acting("park"),
  pool: acting("pool"),
  temp: acting("temp"),
  extension: acting("extend"),
};

/** The kinds of move that a step takes. RND-1 ACT-1 */
export function kindsTaken(step: Step): readonly AnyKind[] {
  return step.step === "act" ? ACT_KINDS[step.action] : STEP_KINDS[step.step];
}

/** Whether a move uses an action. */
export function isActionMove(type: MoveType): boolean {
  return Object.values(ACT_KINDS).some(([kind]) => kind.type === type);
}
