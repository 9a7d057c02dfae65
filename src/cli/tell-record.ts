import { type GameRecord, type GameState, type ReplayOutcome, replay } from "perfect-home-rules";
import type { Teller } from "./language.js";
import { narrate } from "./narrate.js";
import { tellStart } from "./tell-game.js";

/**
 * Tells a recorded game move by move, up to its end or to the first move that does not fit.
 *
 * @param lines - where it is told: also what came before a move that does not fit is there.
 * @throws RulesError as `replay` does.
 */
export function tellRecord(record: GameRecord, lines: string[], teller: Teller): ReplayOutcome {
  const steps = replay(record);
  let before: GameState | null = null;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const { events, state } = step.value;
    lines.push(
      ...(before === null
        ? tellStart(state, record.options.seed, teller)
        : narrate(events, before, state, teller)),
    );
    before = state;
  }
}
