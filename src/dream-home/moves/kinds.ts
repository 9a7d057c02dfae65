import type { Tables } from "../data/tables.js";
import type { Move, MoveType } from "../state/moves.js";
import type { Position, Step } from "../state/state.js";
import { finish, handyman, roofer, supplier } from "./closing.js";
import { decor } from "./decor.js";
import { discardPair } from "./discard-pair.js";
import { drill } from "./drill.js";
import { decline, jackhammer } from "./jackhammer.js";
import { keep } from "./keep.js";
import type { Draft, Field, MoveKind } from "./kind.js";
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
  readonly whyNot: (state: Position, step: Step, move: Move) => RefusalCode | null;
  readonly play: (draft: Draft, step: Step, move: Move) => void;
}

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
  return moves as Move[];
}

/** The moves that the step under way takes. */
export function movesIn(state: Position): Move[] {
  const step = state.agenda[0];
  if (step === undefined || !("player" in step)) return [];
  return kinds
    .filter((kind) => kind.step === step.do)
    .flatMap((kind) =>
      candidates(kind, step.player, state.setup.tables).filter(
        (move) => kind.whyNot(state, step, move) === null,
      ),
    );
}

/** Why a move of the player who has to act, whose fields are in their ranges, can't be made in the step under way. */
export function whyNotIn(state: Position, move: Move): RefusalCode | null {
  const step = state.agenda[0];
  const kind = kindOf(move.type);
  return step.do === kind.step ? kind.whyNot(state, step, move) : "move.not-now";
}

/** Makes a legal move. */
export function playIn(draft: Draft, move: Move): void {
  const step = draft.agenda.shift();
  if (step !== undefined) kindOf(move.type).play(draft, step as Step, move);
}
