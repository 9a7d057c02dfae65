import { Immer } from "immer";
import { RulesError, type Violation } from "../clauses/violation.js";
import { freezePlain } from "../floor/freeze-plain.js";
import type { Writable } from "../input/plain.js";
import { replaced } from "../input/plain.js";
import { playMove } from "../moves/current-step.js";
import type { GameEvent } from "../state/events.js";
import type { Move } from "../state/move.js";
import type { GameState } from "../state/state.js";
import type { TableStep } from "../state/table.js";
import { copyStack } from "../supplies/copies.js";
import { closePhase } from "./close-phase.js";
import { contextOf } from "./context.js";
import { knownState, remember } from "./known.js";
import { judge } from "./legal.js";

/** A private instance: what callers set up in theirs does not matter here. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

type Emit = (event: GameEvent) => void;

function frozenWith<T>(list: readonly T[], index: number, value: T): readonly T[] {
  return Object.freeze(replaced(list, index, value));
}

/**
 * Puts plain copies in the place of the lists of steps and cards, which every round changes: to take from a draft of a list
 * costs a hundred times as much.
 */
function openLists(draft: Writable<GameState>, { agenda, table, hands, hidden }: GameState): void {
  draft.agenda = [...agenda] as Writable<TableStep>[];
  draft.table.stacks = table.stacks.map(copyStack);
  draft.table.discards = [...table.discards];
  draft.hands = hands.map((hand) => [...hand]);
  draft.hidden.stacks = hidden.stacks.map((cards) => [...cards]);
  draft.hidden.deck = [...hidden.deck];
}

/** The state after a legal move. */
function play(state: GameState, move: Move, emit: Emit): GameState {
  const { player } = move;
  const turn = freezePlain(playMove(contextOf(state, player), move));
  emit({ type: "moved", to: player, move });
  const turns = frozenWith(state.turns, player, turn);
  if (turn.agenda.length > 0) return remember(Object.freeze({ ...state, turns }));
  emit({ type: "turnEnded", to: "all", player });
  const next = { ...state, turns, ended: frozenWith(state.ended, player, true) };
  if (next.ended.includes(false)) return remember(Object.freeze(next));
  return remember(
    immer.produce<GameState>(next, (draft) => {
      const open = draft as Writable<GameState>;
      openLists(open, next);
      closePhase(next, open, emit);
    }),
  );
}

/** What came of a move. */
export type MoveResult = MoveAccepted | MoveRefused;

/** A legal move was made. */
export interface MoveAccepted {
  /** The move was legal. */
  readonly ok: true;
  /** The state after it. */
  readonly state: GameState;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/** A move was refused; nothing has changed. */
export interface MoveRefused {
  /** The move was not legal. */
  readonly ok: false;
  /** Why. */
  readonly violation: Violation;
}

/**
 * Makes a move, or says why it can't be made.
 *
 * @param state - a state; it is not changed.
 * @param move - the move; it is copied. Anything at all is taken and judged.
 * @returns the new state with what happened; or the violation, and then nothing has changed.
 * @throws RulesError `state.unknown`, `state.observation`.
 * @see RND-1, RND-7
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const picked = tryApplyMove(state, { type: "pick", player: 0, stack: 2 });
 * picked.ok ? picked.events : []
 * // => [{ type: "moved", to: 0, move: { type: "pick", player: 0, stack: 2 } }]
 * const ended = tryApplyMove(state, { type: "end", player: 0 });
 * ended.ok ? null : ended.violation.code // => "move.not-now"
 * ```
 */
export function tryApplyMove(state: GameState, move: Move): MoveResult {
  const position = knownState(state);
  const judgement = judge(position, move);
  if (!judgement.ok) return judgement;
  const events: GameEvent[] = [];
  const next = play(position, judgement.move, (event) => events.push(event));
  return { ok: true, state: next, events };
}

/**
 * Makes a move.
 *
 * @param state - a state; it is not changed.
 * @param move - the move, one of {@link legalMoves}; it is copied.
 * @returns the state after it.
 * @throws RulesError with the violation where the move is not legal; `state.unknown`, `state.observation`.
 * @see RND-1, RND-7
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * applyMove(state, { type: "pick", player: 0, stack: 2 }).turns[0]?.moves.length // => 1
 * ```
 */
export function applyMove(state: GameState, move: Move): GameState {
  const position = knownState(state);
  const judgement = judge(position, move);
  if (!judgement.ok) throw new RulesError([judgement.violation]);
  return play(position, judgement.move, () => {});
}
