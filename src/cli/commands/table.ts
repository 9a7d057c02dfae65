import type { Command } from "@commander-js/extra-typings";
import { isOver } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import { type BotChoice, isBotError, loadBots } from "perfect-home-rules/node";
import { createSession, restoreSession, type SavedSession, type Session } from "perfect-home-rules/session";
import { CliError, EXIT_CODES, refusalAt, UNUSABLE } from "../exit.js";
import { readIn, unwritable } from "../files.js";
import { type GameFlags, gameOptionsOf } from "../game-flags.js";
import { type Teller, tellerOf } from "../language.js";
import { narrateStart } from "../narrate.js";
import type { NamedBot, Seat } from "../option-values.js";
import {
  adviserOption,
  cardsOption,
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
import { type TableTalk, withBots } from "./table-entry.js";
import { answer, tellQuestion } from "./table-talk.js";

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

type Settings = NonNullable<Parameters<typeof createSession>[1]>;

/** The game that was kept in a file; `null` for a file that is not there yet. */
async function keptGame({ file, terminal }: Keeping, settings: Settings): Promise<Session | null> {
  if (file === undefined || !terminal.exists(file)) return null;
  return readIn(terminal, file, (text) => restoreSession(savedIn(text, file), settings));
}

/** A saved game as JSON; what it says is judged when it is restored. */
function savedIn(text: string, file: string): SavedSession {
  try {
    return JSON.parse(text);
  } catch {
    throw refusalAt(file, ["it must be a game that was saved here, as JSON"], UNUSABLE);
  }
}

/** The bots at the seats; modules are loaded. */
async function botsFor(seats: readonly Seat[]): Promise<readonly (Bot | null)[]> {
  const choices = seats.map((seat): BotChoice | null => (typeof seat === "string" ? null : seat.bot));
  try {
    return await loadBots(choices);
  } catch (error) {
    if (!isBotError(error)) throw error;
    throw new CliError(wrapped("error: ", error.message), UNUSABLE);
  }
}

/** Who says what it would do; `null` for nobody. */
async function adviserFor(named: NamedBot | undefined): Promise<Bot | null> {
  if (named === undefined) return null;
  try {
    const [bot] = await loadBots([named.bot]);
    return bot;
  } catch (error) {
    if (!isBotError(error)) throw error;
    throw refusalAt(named.name, [`the adviser can't be loaded: ${error.failure.thrown ?? ""}`], UNUSABLE);
  }
}

/** For each player whether the sheet is on paper: as the seats say, or that of all persons. */
function papersOf(seats: readonly Seat[], areAll: boolean, players: number): boolean[] {
  return Array.from({ length: players }, (_, player) => {
    const seat = seats[player] ?? "person";
    return seat === "paper" || (areAll && seat === "person");
  });
}

/** Asks line by line until the game is left, or nothing more is entered. */
async function sit(talk: TableTalk, keeping: Keeping): Promise<void> {
  const { terminal } = keeping;
  const { session, teller } = talk;
  const ask = (): void => terminal.out(`${textOf(tellQuestion(talk))}> `);
  keep(session, keeping);
  const { tableStart, cardsStart } = teller.words;
  terminal.out(
    textOf([
      ...wrapped("", tableStart),
      ...(session.state.setup.entered === true ? wrapped("", cardsStart) : []),
      ...narrateStart(session.state, teller),
    ]),
  );
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
function checkSeats(seats: readonly Seat[], players: number): void {
  if (seats.length <= players) return;
  throw new CliError([`error: there are ${seats.length} seats for ${players} players`], UNUSABLE);
}

interface TableFlags extends Omit<GameFlags, "paper"> {
  readonly seats: readonly Seat[];
  readonly paper: boolean;
  readonly seed: number;
  readonly save: string | undefined;
  readonly adviser: NamedBot | undefined;
  readonly teller: Teller;
}

async function openTable(terminal: Terminal, flags: TableFlags): Promise<void> {
  const { seats, paper, seed, save, adviser: named, teller, ...game } = flags;
  const keeping = { file: save, terminal };
  const settings = { bots: await botsFor(seats) };
  const adviser = await adviserFor(named);
  const session = (await keptGame(keeping, settings)) ?? newGame();
  const read = (file: string): Promise<string> => terminal.read(file);
  await sit({ session, adviser, teller, read }, keeping);

  function newGame(): Session {
    const { length } = gameOptionsOf(game).players;
    checkSeats(seats, length);
    const options = newGameOptions({ ...game, paper: papersOf(seats, paper, length) }, seed);
    return withBots(() => createSession(options, settings));
  }
}

/** Adds the command `table`: a game at the terminal, for people at one keyboard, bots, and people with sheets of paper. */
export function addTable(program: Command, terminal: Terminal): void {
  addGameOptions(program.command("table").description("play at the terminal, line by line; type help there"))
    .addOption(seatsOption)
    .addOption(adviserOption)
    .addOption(saveOption)
    .addOption(paperOption)
    .addOption(cardsOption)
    .addOption(languageOption)
    .addHelpText("after", EXIT_CODES)
    .action(
      async ({
        seed = randomSeed(),
        seats = [],
        paper = false,
        save,
        adviser,
        language,
        deck: file,
        ...flags
      }) => {
        const deck = await readDeckIn(terminal, file);
        const teller = tellerOf(language);
        await openTable(terminal, { ...flags, deck, seed, seats, paper, save, adviser, teller });
      },
    );
}
