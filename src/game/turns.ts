import { listMoves, playMove } from "../moves/current-step.js";
import type { Move, MoveType } from "../state/move.js";
import type { Rulebook, RuleContext } from "../state/rule-context.js";
import type { GameState, Observation } from "../state/state.js";
import type { Turn } from "../state/turn.js";
import { contextOf, withTurn } from "./context.js";
import { checkSeat, isSeenToAct, knownPosition } from "./known.js";

/** What a turn comes to, whichever way it came there. */
function outcomeOf({ sheet, agenda }: Turn): string {
  return JSON.stringify([sheet.used, sheet.expansion, agenda[0]]);
}

/** Whether moves of a type name a set, in any order. */
function namesSet({ kinds }: Rulebook, type: MoveType): boolean {
  return kinds.some((kind) => kind.type === type && kind.namesSet === true);
}

/**
 * The series that go on from a context.
 *
 * @param met - what came of the moves while they name a set: the same set in another order is left out.
 */
function* turnsFrom(
  context: RuleContext,
  made: readonly Move[],
  met: Set<string>,
): Generator<readonly Move[], void, undefined> {
  const legal = listMoves(context);
  const [{ type }] = legal;
  const isSet = namesSet(context.book, type);
  const outcomes = made.at(-1)?.type === type ? met : new Set<string>();
  for (const move of legal) {
    const turn = playMove(context, move);
    const outcome = isSet ? outcomeOf(turn) : "";
    if (outcomes.has(outcome)) continue;
    if (isSet) outcomes.add(outcome);
    const moves = [...made, move];
    if (turn.agenda.length === 0) yield moves;
    else yield* turnsFrom(withTurn(context, turn), moves, outcomes);
  }
}

function* noTurns(): Generator<readonly Move[], void, undefined> {
  // A player who has nothing to do now has no turn to play.
}

/**
 * Every way for a player to play the turn to its end: each series of legal moves from here on whose last move
 * ends the turn, each series once. What the others do does not matter.
 *
 * The series are found one after the other as they are asked for, in the order of {@link legalMoves}. Series that
 * come to the same sheet, such as two plans claimed in either order, are different ones; but a set, such as the estates
 * for a plan, is named in one order only. There are most of them in
 * the first round: 200 to 5,000, but up to 4 millions where two roundabouts may be built; `docs/records.md` has more.
 *
 * @param state - a state or an observation.
 * @param player - the player, from 0.
 * @returns an iterator over the series; it has none for a player who has nothing to do now, or whose turn an observation
 * does not show.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see RND-1, RND-3
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const [turn] = legalTurns(state, 1);
 * turn?.at(-1) // => { type: "end", player: 1 }
 * ```
 */
export function legalTurns(
  state: GameState | Observation,
  player: number,
): Generator<readonly Move[], void, undefined> {
  const position = knownPosition(state);
  checkSeat(position, player);
  return isSeenToAct(position, player) ? turnsFrom(contextOf(position, player), [], new Set()) : noTurns();
}
