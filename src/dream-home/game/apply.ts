import { Immer } from "immer";
import type { Writable } from "../../input/plain.js";
import type { Draft } from "../moves/kind.js";
import { playIn } from "../moves/kinds.js";
import type { Move } from "../state/moves.js";
import type { GameState, Position, Step, Turn } from "../state/state.js";
import { runTable } from "./run.js";

/** A private instance: what callers set up in theirs does not matter here. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/** Who decides in a step. */
export function actorOf(step: Step | undefined): number | null {
  return step !== undefined && "player" in step ? step.player : null;
}

/** The turn under way, or a new one. [DRH-89] */
function turnOf({ turn, table, houses, agenda }: Position, player: number): Turn {
  return turn ?? { player, moves: [], before: { table, house: houses[player], agenda } };
}

/** Makes a legal move of a turn, and does what nobody decides. */
export function playMove(draft: Draft, turn: Turn | Writable<Turn>, move: Move): void {
  playIn(draft, move);
  const hasRun = runTable(draft);
  const goesOn = !hasRun && actorOf(draft.agenda[0] as Step | undefined) === move.player;
  draft.turn = (goesOn ? { ...turn, moves: [...turn.moves, move] } : null) as Writable<Turn> | null;
}

/** The state after a legal move. */
export function afterMove(state: GameState, move: Move): GameState {
  const turn = turnOf(state, move.player);
  return immer.produce(state, (draft) => playMove(draft as Draft, turn, move));
}
