import { contextOf, withTurn } from "../game/context.js";
import { checkSeat, isSeenToAct, knownPosition } from "../game/known.js";
import { listMoves, playMove } from "../moves/current-step.js";
import type { Place } from "../sheet/place.js";
import type { Move } from "../state/move.js";
import type { RuleContext } from "../state/rule-context.js";
import type { GameState, Observation } from "../state/state.js";
import type { Target } from "../state/target.js";
import { targetKey, targetsIn } from "./target-of.js";

/** A number that can be written in a house. */
export interface NumberAt extends Place {
  /** The number. */
  readonly number: number;
}

/** Something that can be clicked, with the moves that are made there. */
export interface TargetMoves {
  /** What is clicked. */
  readonly target: Target;
  /** Its {@link targetKey}. */
  readonly key: string;
  /** The legal moves, at least one. Where there are several, such as two numbers for a house, the player chooses. */
  readonly moves: readonly Move[];
  /** Where the number of a combination would go, for a stack or a card that is chosen; otherwise none. */
  readonly numbers: readonly NumberAt[];
}

/** The numbers that can be written after a combination has been chosen, each once for a house. */
function numbersAfter(context: RuleContext, moves: readonly Move[]): NumberAt[] {
  const found = new Map<string, NumberAt>();
  for (const move of moves) {
    if (move.type !== "pick" && move.type !== "pair") continue;
    for (const next of listMoves(withTurn(context, playMove(context, move)))) {
      if (next.type !== "write") continue;
      const { street, house, number } = next;
      found.set(`${street} ${house} ${number}`, { street, house, number });
    }
  }
  return [...found.values()];
}

/**
 * The legal moves of a player by what is clicked. Every legal move stands under exactly one target.
 *
 * @param state - a state or an observation.
 * @param player - the player, from 0.
 * @returns the targets in the order of `legalMoves`; none for a player who has nothing to do now, or whose turn an
 * observation does not show.
 * @throws RulesError `state.unknown`, `player.unknown`.
 * @see RND-1
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * const [first] = targets(state, 0);
 * first?.target // => { target: "stack", stack: 0 }
 * first?.moves // => [{ type: "pick", player: 0, stack: 0 }]
 * first?.numbers.length !== 0 // => true
 * ```
 */
export function targets(state: GameState | Observation, player: number): readonly TargetMoves[] {
  const position = knownPosition(state);
  checkSeat(position, player);
  if (!isSeenToAct(position, player)) return [];
  const context = contextOf(position, player);
  const targetOf = targetsIn(context);
  const byKey = new Map<string, { readonly target: Target; readonly moves: Move[] }>();
  for (const move of listMoves(context)) {
    const target = targetOf(move);
    const key = targetKey(target);
    const entry = byKey.get(key) ?? { target, moves: [] };
    entry.moves.push(move);
    byKey.set(key, entry);
  }
  return [...byKey].map(([key, { target, moves }]) => ({
    target,
    key,
    moves,
    numbers: numbersAfter(context, moves),
  }));
}
