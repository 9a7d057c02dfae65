import type { Action } from "../data/cards.js";
import type { MoveType } from "../state/move.js";
import type { AnyKind, KindOf } from "../state/rule-context.js";
import type { ExpansionMove } from "../variants/expansions/types.js";
import { claim } from "./claim.js";
import { end } from "./end.js";
import { extend } from "./extend.js";
import { fence } from "./fence.js";
import { give } from "./give.js";
import { improve } from "./improve.js";
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

type CoreType = Exclude<MoveType, ExpansionMove["type"]>;

const KINDS: { readonly [T in CoreType]: KindOf<T> } = {
  pick,
  pair,
  give,
  permitRefusal,
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

/** The kinds of move of the basic game. */
export const BASIC_KINDS = Object.values(KINDS);

function basic(...types: readonly CoreType[]): readonly AnyKind[] {
  return types.map((type) => KINDS[type]);
}

/** What each step takes; an action is added to `act` by {@link ACTION_KINDS}. [RND-1] [RBT-5] */
export const STEP_KINDS = {
  choose: basic("pick", "pair", "permitRefusal", "roundabout"),
  write: basic("write"),
  give: basic("give"),
  use: basic("use"),
  finish: basic("end"),
  wrapUp: basic("claim", "roundabout", "reshuffle", "end"),
} as const;

/** The kind that carries out each action. [ACT-1] */
export const ACTION_KINDS: Readonly<Record<Action, AnyKind>> = {
  fence,
  improvement: improve,
  park,
  pool,
  temp,
  extension: extend,
};

/** Whether a move uses an action. */
export function isActionMove(type: MoveType): boolean {
  return Object.values(ACTION_KINDS).some((kind) => kind.type === type);
}
