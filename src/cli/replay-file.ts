import {
  type GameRecord,
  isOver,
  isReplayError,
  type ReplayError,
  type ReplayOutcome,
  type ResultDifference,
} from "perfect-home-rules";
import { OPPONENT_NAME } from "./draw-score.js";
import { DONE, type ExitCode, NOT_RIGHT } from "./exit-codes.js";
import { heading } from "./heading.js";
import { nameInText } from "./names.js";
import { readRecordIn } from "./read-game.js";
import { doesNotFit } from "./record-refusal.js";
import { tellSheets } from "./tell-game.js";
import { tellRecord } from "./tell-record.js";
import type { Terminal } from "./terminal.js";
import { textOf, wrapped } from "./wording.js";

function differenceInWords(
  { player, of, recorded, computed }: ResultDifference,
  players: readonly string[],
): string {
  const who = player === "opponent" ? OPPONENT_NAME : nameInText(players[player] ?? `Player ${player + 1}`);
  return `${who}, ${of}: ${recorded ?? "nothing"} recorded, ${computed ?? "nothing"} found`;
}

function tellVerification(
  { package: by, result }: GameRecord,
  { state, differences }: ReplayOutcome,
): string[] {
  const told = ["", heading("Verification")];
  if (result === null) {
    const which = isOver(state) ? "No results are recorded." : "The game is not over yet.";
    return [...told, ...wrapped("   ", `All moves fit. ${which}`)];
  }
  if (differences.length === 0) {
    return [...told, ...wrapped("   ", "All moves fit, and the results are those recorded.")];
  }
  return [
    ...told,
    ...wrapped("   ", `All moves fit, but the results differ from those recorded with version ${by}:`),
    ...differences.flatMap((each) => wrapped("   * ", differenceInWords(each, state.setup.players))),
  ];
}

/** The game up to the move that does not fit, and the state before it. */
function tellBreak(lines: readonly string[], { number, state }: ReplayError): string {
  return textOf([...lines, "", heading(`Move ${number} does not fit`), ...tellSheets(state)]);
}

/** Plays the recorded game in a file again, tells it and checks its results. */
export async function replayFile(terminal: Terminal, file: string): Promise<ExitCode> {
  const record = await readRecordIn(terminal, file);
  const lines: string[] = [];
  try {
    const outcome = tellRecord(record, lines);
    terminal.out(textOf([...lines, ...tellSheets(outcome.state), ...tellVerification(record, outcome)]));
    return outcome.differences.length === 0 ? DONE : NOT_RIGHT;
  } catch (error) {
    if (isReplayError(error)) terminal.out(tellBreak(lines, error));
    throw doesNotFit(file, record, error);
  }
}
