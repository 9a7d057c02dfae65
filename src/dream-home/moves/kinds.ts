import { freezePlain } from "../../floor/freeze-plain.js";
import type { Tables } from "../data/tables.js";
import type { Move, MoveType } from "../state/moves.js";
import type { Position, Step } from "../state/state.js";
import { finish, handyman, roofer, supplier } from "./closing.js";
import { decor } from "./decor.js";
import { discardPair } from "./discard-pair.js";
import { drill } from "./drill.js";
import { decline, jackhammer } from "./jackhammer.js";
import { keep } from "./keep.js";
import { type Draft, type Field, type MoveKind, present } from "./kind.js";
import { mixer } from "./mixer.js";
import { place } from "./place.js";
import type { RefusalCode } from "./refusals.js";
import { scaffold } from "./scaffold.js";
import { take } from "./take.js";

/** All kinds of move, in the order in which legal ones are listed. */
const KINDS = {
  discardPair,
  jackhammer,
  decline,
  take,
  drill,
  mixer,
  place,
  decor,
  scaffold,
  keep,
  roofer,
  supplier,
  handyman,
  finish,
} satisfies { readonly [T in MoveType]: MoveKind<T> };

/** A kind of which neither the step nor the move is known. */
interface AnyKind {
  readonly type: MoveType;
  readonly step: Step["do"];
  readonly fields: readonly Field[];
  readonly whyNone?: (state: Position, step: Step) => RefusalCode | null;
  readonly whyNot: (state: Position, step: Step, move: Move) => RefusalCode | null;
  readonly play: (draft: Draft, step: Step, move: Move) => void;
}

/** A step in which a player moves. */
type PlayerStep = Extract<Step, { readonly player: number }>;

/** All kinds of move. */
export const kinds = Object.values(KINDS) as unknown as readonly AnyKind[];

/** The kind of a move. */
export function kindOf(type: MoveType): AnyKind {
  return KINDS[type] as unknown as AnyKind;
}

/** Every move of a kind whose fields are in their ranges. [DRH-87] */
function candidates(kind: AnyKind, player: number, tables: Tables): Move[] {
  let moves: object[] = [{ type: kind.type, player }];
  for (const { name, range } of kind.fields) {
    const values = range(tables);
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [name]: value })));
  }
  return freezePlain(moves as Move[]);
}

/** Moves that could be made in a step, by kind. */
type CandidatesOfStep = readonly (readonly [AnyKind, readonly Move[]])[];

/** The candidates for each step of each player with each tables that were played with: they are asked for all the time. */
const found = /* @__PURE__ */ new WeakMap<Tables, Map<string, CandidatesOfStep>>();

function candidatesIn(step: PlayerStep, tables: Tables): CandidatesOfStep {
  let known = found.get(tables);
  if (known === undefined) {
    known = new Map();
    found.set(tables, known);
  }
  const key = `${step.do}${step.player}`;
  let those = known.get(key);
  if (those === undefined) {
    those = kinds
      .filter((kind) => kind.step === step.do)
      .map((kind) => [kind, candidates(kind, step.player, tables)] as const);
    known.set(key, those);
  }
  return those;
}

/** The moves that the step under way takes. They are frozen. */
export function movesIn(state: Position): Move[] {
  const step = state.agenda[0];
  if (step === undefined || !("player" in step)) return [];
  const moves: Move[] = [];
  for (const [kind, those] of candidatesIn(step, state.setup.tables)) {
    if ((kind.whyNone?.(state, step) ?? null) !== null) continue;
    for (const move of those) if (kind.whyNot(state, step, move) === null) moves.push(move);
  }
  return moves;
}

/** Every move of the kinds that the step under way takes now, with why it can't be made; `null` for a legal one. */
export function judgedIn(state: Position): (readonly [Move, RefusalCode | null])[] {
  const step = state.agenda[0];
  if (step === undefined || !("player" in step)) return [];
  return candidatesIn(step, state.setup.tables)
    .filter(([kind]) => (kind.whyNone?.(state, step) ?? null) === null)
    .flatMap(([kind, those]) => those.map((move) => [move, kind.whyNot(state, step, move)] as const));
}

/** Why a move of the player who has to act, whose fields are in their ranges, can't be made in the step under way. */
export function whyNotIn(state: Position, move: Move): RefusalCode | null {
  const step = state.agenda[0];
  const kind = kindOf(move.type);
  if (step.do !== kind.step) return "move.not-now";
  return kind.whyNone?.(state, step) ?? kind.whyNot(state, step, move);
}

/** Makes a legal move. */
export function playIn(draft: Draft, move: Move): void {
  kindOf(move.type).play(draft, present(draft.agenda.shift()) as Step, move);
}
