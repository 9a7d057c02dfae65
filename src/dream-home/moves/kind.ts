import type { Writable } from "../../input/plain.js";
import type { MoveOf, MoveType } from "../state/moves.js";
import type { GameState, Step } from "../state/state.js";
import type { RefusalCode } from "./refusals.js";

/** A state that a move is writing. */
export type Draft = Writable<GameState>;

/** A step of one kind. */
export type StepOf<D extends Step["do"]> = Extract<Step, { readonly do: D }>;

/** In which step each kind of move can be made. DRH-81 to DRH-86 */
export interface StepOfMove {
  readonly discardPair: "discardPair";
  readonly jackhammer: "ask";
  readonly decline: "ask";
  readonly take: "take";
  readonly drill: "take";
  readonly mixer: "take";
  readonly place: "settle";
  readonly decor: "settle";
  readonly scaffold: "settle";
  readonly keep: "keep";
  readonly roofer: "close";
  readonly supplier: "close";
  readonly handyman: "close";
  readonly finish: "close";
}

/** Everything about one kind of move: where it belongs, what it could be, why it can't be made, what it does. */
export interface MoveKind<T extends MoveType> {
  readonly type: T;
  /** The step in which it can be made. */
  readonly step: StepOfMove[T];
  /** All moves of this kind whose fields are in their ranges, legal or not. */
  readonly candidates: (state: GameState, step: StepOf<StepOfMove[T]>) => readonly MoveOf<T>[];
  /** Why a move, whose fields are in their ranges, can't be made. */
  readonly whyNot: (state: GameState, step: StepOf<StepOfMove[T]>, move: MoveOf<T>) => RefusalCode | null;
  /** Makes a legal move. The step under way is taken off the agenda first; it can be put back. */
  readonly play: (draft: Draft, step: StepOf<StepOfMove[T]>, move: MoveOf<T>) => void;
}

/** The numbers from 0 below a bound. */
export function upTo(bound: number): number[] {
  return Array.from({ length: bound }, (_, index) => index);
}

/** Every two numbers from 0 below a bound, the lower one first. */
export function pairsUpTo(bound: number): [number, number][] {
  return upTo(bound).flatMap((one) => upTo(one).map((other): [number, number] => [other, one]));
}

/** The parts of a draft that belong to a player. */
export function houseOf(draft: Draft, player: number): Draft["houses"][number] {
  return draft.houses[player];
}
