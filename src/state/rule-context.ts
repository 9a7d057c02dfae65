import type { ClauseId } from "../clauses/catalogue.js";
import type { MoveCode } from "../clauses/move-kinds.js";
import type { Card } from "../data/cards.js";
import type { ModeId } from "../data/ids.js";
import type { Layout } from "../data/layout.js";
import type { Features } from "../sheet/feature.js";
import type { Geometry } from "../sheet/geometry.js";
import type { Move, MoveType } from "./move.js";
import type { OpenTurn } from "./open-turn.js";
import type { Setup } from "./state.js";
import type { Table } from "./table.js";
import type { Step, Turn } from "./turn.js";

/**
 * What a rule reads about one player. All of it is plain data as it stood before the move, also while a rule
 * writes to a copy of the turn.
 */
export interface RuleContext {
  /** What was decided before the game. */
  readonly setup: Setup;
  /** What lies on the table. */
  readonly table: Table;
  /** The layout of the player's sheet. */
  readonly layout: Layout;
  /** What follows from the layout. */
  readonly geometry: Geometry;
  /** The rules of the game. */
  readonly book: Rulebook;
  /** The player, from 0. */
  readonly player: number;
  /** The player's cards in hand; none where cards come from stacks. */
  readonly hand: readonly Card[];
  /** The player's turn. */
  readonly turn: Turn;
}

/** A field's value. */
export type FieldValue = number | string;

/** What the ranges of fields depend on: nothing that changes in a game. */
export interface FieldContext {
  /** What was decided before the game; nothing else of it, so that codes of moves depend on the layout alone. */
  readonly setup: Pick<Setup, "supply" | "nineAndThreeQuarters">;
  /** The layout of the player's sheet. */
  readonly layout: Layout;
}

/** The fields of a move that come before another one: ranges depend on them (houses on their street). */
export type EarlierFields = Readonly<Record<string, FieldValue>>;

/** A field that moves have beside `type` and `player`. */
export interface Field {
  /** Its name. */
  readonly name: string;
  /** How its values are read: an index is from 0, and people count from 1; an amount or a word is what it says. */
  readonly as: "index" | "amount" | "word";
  /** All values that it can have. */
  range(context: FieldContext, earlier: EarlierFields): readonly FieldValue[];
}

/**
 * A kind of move: the unit in which the rules are written.
 *
 * `list` and `whyNot` are asked only where the current step takes the kind, and call the same predicates, so
 * that what is listed is what is accepted. `play` writes to a copy of the turn, and reads from the context, which
 * shows everything as it was before the move.
 */
interface MoveKind<M extends Move> {
  /** The `type` of its moves. */
  readonly type: M["type"];
  /** Their fields beside `type` and `player`, in canonical order. */
  readonly fields: readonly Field[];
  /** Set where several such moves in a row name a set: the order does not change the sheet. */
  readonly namesSet?: true;
  /** Adds the legal moves to `out`, which holds those that the same step offered before. */
  list(context: RuleContext, step: Step, out: Move[]): void;
  /** Why a move with fields in range is not legal; `null` where it is. */
  whyNot(context: RuleContext, step: Step, move: M): MoveCode | null;
  /** Carries out a legal move; the step it belongs to is the first of the turn's agenda. */
  play(turn: OpenTurn, context: RuleContext, move: M, step: Step): void;
}

/** The kind of the moves of a type. */
export type KindOf<T extends MoveType> = MoveKind<Extract<Move, { readonly type: T }>>;

/** A kind of any move. Its functions are called only with moves of its own type. */
export type AnyKind = MoveKind<Move>;

/** Something that happens on a sheet beside what a move itself does, at a place of it. */
export type PlaceHook = (turn: OpenTurn, context: RuleContext, place: number) => void;

/** What the rules of a game are made of: the basic ones and those of its expansion. */
export interface Rulebook {
  /** The kinds of move, in a fixed order. */
  readonly kinds: readonly AnyKind[];
  /** What plans can count, by name. */
  readonly features: Features;
  /** The clauses that say how cards come and run out, in modes in which an expansion has rules of its own for it. */
  readonly cardClauses: { readonly [mode in ModeId]?: ClauseId };
  /** The steps of a turn, where the table asks for some. */
  asked(agenda: readonly Step[]): readonly Step[];
  /** The kinds of move that a step takes. RND-1 ACT-1 */
  kindsTaken(step: Step): readonly AnyKind[];
  /** A house has got a number, from a card, by extension or by a bonus; `turn` shows it, the context does not yet. */
  readonly numbered: PlaceHook;
  /** A house has been replaced by a roundabout. */
  readonly roundaboutBuilt: PlaceHook;
  /** The next improvement box of a size is about to be crossed. */
  improved(turn: OpenTurn, context: RuleContext, size: number): void;
}
