import type { Writable } from "../../input/plain.js";
import type { Tables } from "../data/tables.js";
import type { Move, MoveType } from "../state/moves.js";
import type { GameState, Position, Step } from "../state/state.js";
import type { RefusalCode } from "./refusals.js";

/** A state that a move is writing. */
export type Draft = Writable<GameState>;

/** A step of one kind. */
export type StepOf<D extends Step["do"]> = Extract<Step, { readonly do: D }>;

/** In which step each kind of move can be made. DRH-81 to DRH-86 */
interface StepOfMove {
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

/** A move of one kind. */
type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;

/** A field that moves have beside `type` and `player`. */
export interface Field {
  /** Its name. */
  readonly name: string;
  /** How it is written: a number that counts from 0, or a word. */
  readonly as: "index" | "word";
  /** All values that it can have: they depend on the tables alone. */
  readonly range: (tables: Tables) => readonly (number | string)[];
}

/** Everything about one kind of move: where it belongs, what it could be, why it can't be made, what it does. */
export interface MoveKind<T extends MoveType> {
  readonly type: T;
  /** The step in which it can be made. */
  readonly step: StepOfMove[T];
  /** Its fields beside `type` and `player`, in order. */
  readonly fields: readonly Field[];
  /** Why no move of the kind can be made in the step, whatever its fields are; left out where nothing forbids all. */
  readonly whyNone?: (state: Position, step: StepOf<StepOfMove[T]>) => RefusalCode | null;
  /** Why a move, whose fields are in their ranges, can't be made, where not all are forbidden. */
  readonly whyNot: (state: Position, step: StepOf<StepOfMove[T]>, move: MoveOf<T>) => RefusalCode | null;
  /** Makes a legal move. The step under way is taken off the agenda first; it can be put back. */
  readonly play: (draft: Draft, step: StepOf<StepOfMove[T]>, move: MoveOf<T>) => void;
}

const numbersTo = (bound: number): number[] => Array.from({ length: bound }, (_, index) => index);

/** A field that names a column of the display. */
export const columnField = (name = "column"): Field => ({
  name,
  as: "index",
  range: ({ columns }) => numbersTo(columns),
});

/** A field that names a space of the house. */
export const spaceField = (name = "space"): Field => ({
  name,
  as: "index",
  range: ({ board }) => numbersTo(board.length),
});

/** What is there where a move is legal: its kind has seen to it. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new RangeError("only legal moves are made");
  return value;
}

/** The parts of a draft that belong to a player. */
export function houseOf(draft: Draft, player: number): Draft["houses"][number] {
  return draft.houses[player];
}
