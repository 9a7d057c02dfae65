import {
  type GameRecord,
  type GameState,
  isOver,
  isRulesError,
  parseRecord,
  type ReplayOutcome,
  type ResultDifference,
  replay,
} from "perfect-home-rules/dream-home";
import { type Language, type Texts, textsIn } from "perfect-home-rules/dream-home/texts";
import { DONE, type ExitCode, NOT_RIGHT, refusalAt } from "../exit.js";
import { fileInWords, readIn } from "../files.js";
import { tellVerification } from "../tell-verification.js";
import type { Terminal } from "../terminal.js";
import { textOf, wrapped } from "../wording.js";
import { tellEnd, tellMarket } from "./play-dream-home.js";
import { type DreamHomeWords, wordsIn } from "./words.js";

/** The game as it was played, with the market above each round; what comes before a move that does not fit is told too. */
function tellRecord(record: GameRecord, lines: string[], texts: Texts): ReplayOutcome {
  const steps = replay(record);
  let before: GameState | null = null;
  let round = -1;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const { move, card, state } = step.value;
    if (card !== null)
      lines.push(...wrapped("", "room" in card ? texts.roomCard(card) : texts.special(card)));
    if (move !== null && before !== null) {
      if (before.table.round !== round) lines.push(...tellMarket(before, texts));
      round = before.table.round;
      lines.push(...wrapped(`${before.setup.players[move.player]} `, texts.playedMove(before, move)));
    }
    before = state;
  }
}

function differenceInWords(
  { player, of, recorded, computed }: ResultDifference,
  players: readonly string[],
  texts: Texts,
  words: DreamHomeWords,
): string {
  const text = (value: number | null): string | null => (value === null ? null : String(value));
  const what = of === "total" ? texts.term(of) : of;
  return words.difference(players[player] ?? String(player + 1), what, text(recorded), text(computed));
}

/** Plays the recorded game of Dream Home in a file again, tells it and checks its results. */
export async function replayDreamHome(
  terminal: Terminal,
  file: string,
  language: Language,
): Promise<ExitCode> {
  const texts = textsIn(language);
  const words = wordsIn(language);
  const record = await readIn(terminal, file, parseRecord);
  const lines: string[] = [];
  try {
    const outcome = tellRecord(record, lines, texts);
    const { state } = outcome;
    const told = [...lines, ...(isOver(state) ? [] : tellMarket(state, texts)), ...tellEnd(state, texts)];
    const differences = outcome.differences.map((each) =>
      differenceInWords(each, state.setup.players, texts, words),
    );
    const verified = tellVerification(record, { isOver: isOver(state), differences }, words);
    terminal.out(textOf([...told, ...verified]));
    return outcome.differences.length === 0 ? DONE : NOT_RIGHT;
  } catch (error) {
    if (!isRulesError(error)) throw error;
    terminal.out(textOf(lines));
    const sentences = error.violations.map(
      (violation) => `${violation.details.path ?? ""}: ${texts.violation(violation)}`,
    );
    throw refusalAt(fileInWords(file), sentences, NOT_RIGHT);
  }
}
