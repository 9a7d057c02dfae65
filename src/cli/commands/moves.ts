import type { Command } from "@commander-js/extra-typings";
import { checkRecord, type GameState, legalMoves, playersToMove } from "perfect-home-rules";
import { formatMove } from "perfect-home-rules/notation";
import { EXIT_CODES, refusalAt, UNUSABLE } from "../exit.js";
import { fileInWords } from "../files.js";
import { playerOption } from "../options.js";
import { doesNotFit, readRecordIn } from "../recorded-game.js";
import type { Terminal } from "../terminal.js";
import { counted, textOf } from "../wording.js";

async function lastState(terminal: Terminal, file: string): Promise<GameState> {
  const record = await readRecordIn(terminal, file);
  try {
    return checkRecord(record).state;
  } catch (error) {
    throw doesNotFit(file, record, error);
  }
}

function actorsOf(state: GameState, file: string, player: number | undefined): readonly number[] {
  if (player === undefined) return playersToMove(state);
  const { length } = state.setup.players;
  if (player <= length) return [player - 1];
  throw refusalAt(
    fileInWords(file),
    [`there is no player ${player}, only ${counted(length, "player")}`],
    UNUSABLE,
  );
}

/** Adds the command `moves`: lists the legal moves in the last state of a recorded game. */
export function addMoves(program: Command, terminal: Terminal): void {
  program
    .command("moves")
    .description(
      "list the legal moves in the last state of a recorded game (docs/records.md), each in a line",
    )
    .argument("<file>", "the text of a record; - for standard input")
    .addOption(playerOption)
    .addHelpText("after", EXIT_CODES)
    .action(async (file, { player }) => {
      const state = await lastState(terminal, file);
      const moves = actorsOf(state, file, player).flatMap((actor) => legalMoves(state, actor));
      terminal.out(textOf(moves.map(formatMove)));
    });
}
