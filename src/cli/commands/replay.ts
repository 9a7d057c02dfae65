import type { Command } from "@commander-js/extra-typings";
import { isOver, isReplayError, type ReplayError, type ResultDifference } from "perfect-home-rules";
import { OPPONENT_NAME } from "../drawing/draw-score.js";
import { replayDreamHome } from "../dream-home/replay-dream-home.js";
import { DONE, EXIT_CODES, type ExitCode, NOT_RIGHT } from "../exit.js";
import { type Teller, tellerOf } from "../language.js";
import { nameInText } from "../names.js";
import { otherGameOption, playLanguageOption } from "../options.js";
import { doesNotFit, readRecordIn } from "../recorded-game.js";
import { tellRecord, tellSheets } from "../tell-game.js";
import { tellVerification } from "../tell-verification.js";
import type { Terminal } from "../terminal.js";
import { heading, textOf } from "../wording.js";

function differenceInWords(
  { player, of, recorded, computed }: ResultDifference,
  players: readonly string[],
  { texts, words }: Teller,
): string {
  const name = player === "opponent" ? OPPONENT_NAME : nameInText(players[player] ?? String(player + 1));
  const text = (value: number | null): string | null => (value === null ? null : String(value));
  const what = of === "total" ? texts.term("total") : of;
  return words.difference(name, what, text(recorded), text(computed));
}

/** The game up to the move that does not fit, and the state before it. */
function tellBreak(lines: readonly string[], { number, state }: ReplayError, teller: Teller): string {
  return textOf([...lines, "", heading(teller.words.doesNotFit(number)), ...tellSheets(state, teller)]);
}

/** Plays the recorded game in a file again, tells it and checks its results. */
async function replayFile(terminal: Terminal, file: string, teller: Teller): Promise<ExitCode> {
  const record = await readRecordIn(terminal, file);
  const lines: string[] = [];
  try {
    const outcome = tellRecord(record, lines, teller);
    const { state } = outcome;
    const differences = outcome.differences.map((each) =>
      differenceInWords(each, state.setup.players, teller),
    );
    const verified = tellVerification(record, { isOver: isOver(state), differences }, teller.words);
    terminal.out(textOf([...lines, ...tellSheets(state, teller), ...verified]));
    return outcome.differences.length === 0 ? DONE : NOT_RIGHT;
  } catch (error) {
    if (isReplayError(error)) terminal.out(tellBreak(lines, error, teller));
    throw doesNotFit(file, record, error);
  }
}

/** Adds the command `replay`: plays a recorded game again, tells it and checks its results. */
export function addReplay(program: Command, terminal: Terminal, end: (code: ExitCode) => void): void {
  program
    .command("replay")
    .description("play a recorded game (docs/records.md) again, print it as play does, and check its results")
    .argument("<file>", "the text of a record; - for standard input")
    .addOption(otherGameOption("play a recorded game of it again"))
    .addOption(playLanguageOption)
    .addHelpText("after", EXIT_CODES)
    .action(async (file, { game, language = "en" }, command) => {
      if (game === "dream-home") return end(await replayDreamHome(terminal, file, language));
      const spoken =
        language === "it"
          ? command.error("error: option '--language it' goes with '--game dream-home' only")
          : language;
      end(await replayFile(terminal, file, tellerOf(spoken)));
    });
}
