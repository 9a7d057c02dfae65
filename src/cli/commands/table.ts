import type { Command } from "@commander-js/extra-typings";
import { isOver } from "perfect-home-rules";
import { botOf } from "perfect-home-rules/bots";
import { createSession, restoreSession, type Session } from "perfect-home-rules/session";
import { CliError, EXIT_CODES, UNUSABLE } from "../exit.js";
import { readIn, unwritable } from "../files.js";
import { type GameFlags, gameOptionsOf } from "../game-flags.js";
import { type Teller, tellerOf } from "../language.js";
import { narrateStart } from "../narrate.js";
import type { SeatName } from "../option-values.js";
import {
  adviserOption,
  languageOption,
  paperOption,
  randomSeed,
  saveOption,
  seatsOption,
} from "../options.js";
import { tellSheets } from "../tell-game.js";
import type { Terminal } from "../terminal.js";
import { textOf, wrapped } from "../wording.js";
import { addGameOptions, newGameOptions, readDeckIn } from "./new-game.js";
import { answer, type TableTalk, tellQuestion } from "./table-talk.js";

/** Where a game is kept, so that it goes on after a crash. */
interface Keeping {
  readonly file: string | undefined;
  readonly terminal: Terminal;
}

/** Keeps the game as it stands: the file is there as a whole at every moment. */
function keep(session: Session, { file, terminal }: Keeping): void {
  if (file === undefined) return;
  try {
    terminal.replace(file, `${JSON.stringify(session)}\n`);
  } catch (error) {
    throw unwritable(file, error);
  }
}

/** The game that was kept in a file; `null` for a file that is not there yet. */
async function keptGame({ file, terminal }: Keeping, seats: readonly SeatName[]): Promise<Session | null> {
  if (file === undefined || !terminal.exists(file)) return null;
  return readIn(terminal, file, (text) => restoreSession(JSON.parse(text), settingsOf(seats)));
}

function settingsOf(seats: readonly SeatName[]) {
  return { bots: seats.map((seat) => (seat === "person" ? null : botOf(seat))) };
}

/** Asks line by line until the game is left, or nothing more is entered. */
async function sit(talk: TableTalk, keeping: Keeping): Promise<void> {
  const { terminal } = keeping;
  const { session, teller } = talk;
  const ask = (): void => terminal.out(`${textOf(tellQuestion(talk))}> `);
  keep(session, keeping);
  terminal.out(textOf([...wrapped("", teller.words.tableStart), ...narrateStart(session.state, teller)]));
  if (isOver(session.state)) terminal.out(textOf(tellSheets(session.state, teller)));
  ask();
  for await (const line of terminal.lines()) {
    const { lines, leaves } = await answer(talk, line);
    keep(session, keeping);
    terminal.out(textOf(lines));
    if (leaves) return;
    ask();
  }
  terminal.out("\n");
}

/** What is wrong with how seats are said. */
function checkSeats(seats: readonly SeatName[], players: number): void {
  if (seats.length <= players) return;
  throw new CliError([`error: there are ${seats.length} seats for ${players} players`], UNUSABLE);
}

interface TableFlags extends GameFlags {
  readonly seats: readonly SeatName[];
  readonly seed: number;
  readonly save: string | undefined;
  readonly adviser: Exclude<SeatName, "person"> | undefined;
  readonly teller: Teller;
}

async function openTable(terminal: Terminal, flags: TableFlags): Promise<void> {
  const { seats, seed, save, adviser, teller, ...game } = flags;
  const keeping = { file: save, terminal };
  const kept = await keptGame(keeping, seats);
  if (kept === null) checkSeats(seats, gameOptionsOf(game).players.length);
  const session = kept ?? createSession(newGameOptions(game, seed), settingsOf(seats));
  const read = (file: string): Promise<string> => terminal.read(file);
  await sit({ session, adviser: adviser === undefined ? null : botOf(adviser), teller, read }, keeping);
}

/** Adds the command `table`: a game at the terminal, for people at one keyboard, bots, and people with sheets of paper. */
export function addTable(program: Command, terminal: Terminal): void {
  addGameOptions(program.command("table").description("play at the terminal, line by line; type help there"))
    .addOption(seatsOption)
    .addOption(adviserOption)
    .addOption(saveOption)
    .addOption(paperOption)
    .addOption(languageOption)
    .addHelpText("after", EXIT_CODES)
    .action(async ({ seed = randomSeed(), seats = [], save, adviser, language, deck: file, ...flags }) => {
      const deck = await readDeckIn(terminal, file);
      await openTable(terminal, { ...flags, deck, seed, seats, save, adviser, teller: tellerOf(language) });
    });
}
