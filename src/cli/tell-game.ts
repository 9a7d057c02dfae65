import {
  describeSheet,
  type GameOptions,
  type GameRecord,
  type GameState,
  isOver,
  opponentScore,
  type ReplayOutcome,
  replay,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { drawOpponent, drawScore, drawStandings, OPPONENT_NAME } from "./drawing/draw-score.js";
import { drawSheet } from "./drawing/draw-sheet.js";
import { legendFor } from "./drawing/legend.js";
import type { Teller } from "./language.js";
import { nameInText } from "./names.js";
import { narrate, narrateStart } from "./narrate.js";
import { heading, wrapped } from "./wording.js";

/** What is played, the plans and the first round. */
function tellStart(state: GameState, seed: GameOptions["seed"], teller: Teller): string[] {
  const { texts, words } = teller;
  const { players } = state.setup;
  const title = `${texts.count("player", players.length)} (${texts.list(players.map(nameInText))}), ${words.seed} ${[seed].flat().join(" ")}`;
  return [...wrapped("", title), ...wrapped("", texts.setup(state.setup)), ...narrateStart(state, teller)];
}

function drawPlayer(state: GameState, player: number, teller: Teller): string[] {
  const { players, layouts, playerLayouts } = state.setup;
  return [
    heading(players[player]),
    ...drawSheet(describeSheet(state, player), layouts[playerLayouts[player]], teller),
    "",
    ...drawScore(scoreSheet(state, player), teller),
    "",
  ];
}

function tellOpponent(state: GameState, teller: Teller): string[] {
  const score = opponentScore(state);
  return score === null ? [] : [heading(OPPONENT_NAME), ...drawOpponent(state, score, teller), ""];
}

/** The sheets and scores as they stand, and the ranking. */
export function tellSheets(state: GameState, teller: Teller): string[] {
  const { texts } = teller;
  const { players } = state.setup;
  const sheets = players.map((_, player) => describeSheet(state, player));
  return [
    "",
    heading(texts.term("sheets") + (isOver(state) ? "" : ` ── ${texts.round(state.table.round)}`)),
    ...legendFor(sheets, teller),
    "",
    ...players.flatMap((_, player) => drawPlayer(state, player, teller)),
    ...tellOpponent(state, teller),
    heading(texts.term("standings")),
    ...drawStandings(standings(state), players, teller),
  ];
}

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
