import { throwPlay } from "../clauses/violation.js";
import { contextOf, firstActor } from "../game/context.js";
import { choiceIn } from "../moves/current-step.js";
import type { Move } from "../state/move.js";
import type { RuleContext } from "../state/rule-context.js";
import type { GameState } from "../state/state.js";
import { closePhaseOf, type Game, isPhaseOver, play } from "./game.js";

function anyOf(moves: readonly Move[], random: () => number): Move {
  if (moves.length === 1) return moves[0];
  const share = random();
  const isShare = typeof share === "number" && share >= 0 && share < 1;
  if (!isShare)
    throwPlay("random.out-of-range", {
      value: typeof share === "number" ? String(share) : typeof share,
    });
  return moves[Math.floor(share * moves.length)];
}

/** Plays at random to the end of the game. Returns how many moves that took. */
export function playToEnd(game: Game, random: () => number): number {
  let made = 0;
  for (let player = firstActor(game as GameState); player !== null; player = firstActor(game as GameState)) {
    const context: { -readonly [Part in keyof RuleContext]: RuleContext[Part] } = contextOf(
      game as GameState,
      player,
    );
    for (; !game.ended[player]; made += 1) {
      const { index, moves } = choiceIn(context);
      context.turn = play(game, context, anyOf(moves, random), index);
    }
    if (isPhaseOver(game)) closePhaseOf(game);
  }
  return made;
}
