import {
  awaited,
  type DeckCard,
  decision,
  type GameEvent,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  type Move,
  type MoveResult,
  playersToMove,
  type RevealResult,
  scorePaper,
} from "perfect-home-rules";
import { askBot, type Bot } from "perfect-home-rules/bots";
import { formatMove, parseMove, parseSheets } from "perfect-home-rules/notation";
import type { Session } from "perfect-home-rules/session";
import { drawStandings } from "../drawing/draw-score.js";
import { CliError, NOT_RIGHT } from "../exit.js";
import type { Teller } from "../language.js";
import { nameInText } from "../names.js";
import { narrate, withNames } from "../narrate.js";
import { tellSheets } from "../tell-game.js";
import { escaped, heading, wrapped } from "../wording.js";
import { cardsMeant, cardsOfGame, tellPossible } from "./card-entry.js";

/** A game at a terminal. */
export interface TableTalk {
  /** The game. */
  readonly session: Session;
  /** Who says what it would do; `null` for nobody. */
  readonly adviser: Bot | null;
  /** The language. */
  readonly teller: Teller;
  /** Reads the text of a file. */
  read(file: string): Promise<string>;
}

/** What a line of a person came to. */
export interface Answer {
  /** What is shown. */
  readonly lines: readonly string[];
  /** Whether the person leaves. */
  readonly leaves: boolean;
}

const NOTATION_OF_PLAYER = /^\d+ /;
const NUMBER = /^\d+$/;

/** The first person to move; `null` when the game is over, and while a card is awaited. */
function actorIn({ state }: Session): number | null {
  return playersToMove(state)[0] ?? null;
}

/** Cards in hand of the player, which nobody else sees at a table. */
function tellHand({ hands }: GameState, player: number, { texts }: Teller): string[] {
  const cards = hands[player].map((card) => texts.card(card)).join(" · ");
  return cards === "" ? [] : wrapped("   ", cards);
}

/** What the adviser would do. */
function tellAdvice(
  { session: { state }, adviser, teller: { texts, words } }: TableTalk,
  player: number,
): string[] {
  if (adviser === null || state.sheets[player].expansion?.id === "paper") return []; // it can't see the sheet
  const move = askBot(adviser, state, player, Math.random);
  return wrapped("   ", texts.about(words.advice, texts.move(state, move)));
}

/** What a person is asked, with all that can be answered, numbered from 1. */
export function tellQuestion(talk: TableTalk): string[] {
  const { session, teller } = talk;
  const { state } = session;
  const { texts } = teller;
  if (awaited(state) !== null) return ["", ...wrapped("", texts.prompt(withNames(state), 0, null))];
  const player = actorIn(session);
  if (player === null) return [];
  const name = nameInText(state.setup.players[player]);
  const moves = legalMoves(state, player);
  const width = String(moves.length).length;
  return [
    "",
    ...wrapped("", texts.about(name, texts.prompt(state, player, decision(state, player)))),
    ...tellHand(state, player, teller),
    ...moves.flatMap((move, index) =>
      wrapped(
        `  ${String(index + 1).padStart(width)}  `,
        `${texts.move(state, move)}  (${withoutPlayer(move)})`,
      ),
    ),
    ...tellAdvice(talk, player),
  ];
}

function withoutPlayer(move: Move): string {
  return formatMove(move).replace(NOTATION_OF_PLAYER, "");
}

/** The move that a line stands for: its number in the list, or its text, with or without the player. */
function moveIn(line: string, state: GameState, player: number): Move | null {
  const listed = legalMoves(state, player);
  if (NUMBER.test(line)) return listed[Number(line) - 1] ?? null;
  return parseMove(NOTATION_OF_PLAYER.test(line) ? line : `${player + 1} ${line}`);
}

/** What a bot or person has done, told as in `play`. */
function tellEvents(
  events: readonly GameEvent[],
  before: GameState,
  { session, teller }: TableTalk,
): string[] {
  return narrate(events, before, session.state, teller);
}

/** Does something with the game after which bots may move: what they throw ends the program; the game stands as before. */
export function withBots<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(wrapped("error: ", `a bot has failed: ${escaped(reason)}`), NOT_RIGHT);
  }
}

/** What came of a part of a line. */
interface Entered {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

const refused = (lines: readonly string[]): Entered => ({ lines, ok: false });

/** What a move or card has come to. */
function tellResult(result: MoveResult | RevealResult, before: GameState, talk: TableTalk): Entered {
  if (result.ok) return { lines: tellEvents(result.events, before, talk), ok: true };
  return refused(wrapped("", talk.teller.texts.violation(result.violation)));
}

/** The cards that can come up; nothing where none is awaited. */
function tellCards({ session: { state }, teller }: TableTalk): string[] {
  const next = awaited(state);
  return next === null ? [] : tellPossible(next, teller);
}

/** Enters a card: one that can come up, or one of the game, which is refused. */
function enterCard(talk: TableTalk, entry: string, possible: readonly DeckCard[]): Entered {
  const { session, teller } = talk;
  const { state } = session;
  const meant = cardsMeant(entry, possible, teller);
  const [card = null] = meant.length > 0 ? meant : cardsMeant(entry, cardsOfGame(state), teller);
  if (card === null) return refused(wrapped("", teller.words.noCard(entry)));
  if (meant.length > 1) {
    const names = meant.map((each) => teller.texts.card(each)).join(" · ");
    return refused(wrapped("", teller.words.whichCard(names)));
  }
  const told = tellResult(
    withBots(() => session.reveal(card)),
    state,
    talk,
  );
  return told.ok
    ? { lines: [...wrapped("   ", teller.texts.card(card)), ...told.lines], ok: true }
    : refused([...told.lines, ...tellCards(talk)]);
}

/** Makes a move, or enters a card where one is awaited. */
function enter(talk: TableTalk, entry: string): Entered {
  const { session, teller } = talk;
  const { state } = session;
  const next = awaited(state);
  if (next !== null)
    return enterCard(
      talk,
      entry,
      next.cards.map(({ card }) => card),
    );
  const player = actorIn(session);
  if (player === null) return refused(wrapped("", teller.words.over));
  const move = moveIn(entry, state, player);
  if (move === null) return refused(wrapped("", teller.words.noSuchAnswer));
  return tellResult(
    withBots(() => session.play(move)),
    state,
    talk,
  );
}

/** Enters the parts of a line one after the other, up to one that is refused. */
function enterAll(talk: TableTalk, line: string): string[] {
  const lines: string[] = [];
  for (const part of line.split(",")) {
    const entered = enter(talk, part.trim());
    lines.push(...entered.lines);
    if (!entered.ok) break;
  }
  return lines;
}

/** Scores the sheets of paper in a file. */
async function scoreFile({ session: { state }, teller, read }: TableTalk, file: string): Promise<string[]> {
  const written = parseSheets(await read(file), { edition: state.setup.edition });
  let next = 0;
  const sheets = state.sheets.map(({ expansion }) =>
    expansion?.id === "paper" ? (written[next++]?.description ?? null) : null,
  );
  if (next < written.length) return wrapped("", teller.words.sheetsLeft(next));
  const { standings } = scorePaper(state, sheets);
  return [heading(teller.texts.term("standings")), ...drawStandings(standings, state.setup.players, teller)];
}

/** Does what a line asks for. */
async function answered(talk: TableTalk, line: string): Promise<string[]> {
  const { session, teller } = talk;
  const [word, ...rest] = line.split(" ");
  switch (word) {
    case "":
      return [];
    case "help":
      return teller.words.tableHelp.flatMap(([command, text]) => wrapped(`  ${command.padEnd(12)}`, text));
    case "cards":
      return awaited(session.state) === null ? wrapped("", teller.words.noCardAwaited) : tellCards(talk);
    case "undo":
      return withBots(session.undo) ? [] : wrapped("", teller.words.nothingToUndo);
    case "redo":
      return withBots(session.redo) ? [] : wrapped("", teller.words.nothingToRedo);
    case "sheets":
      return tellSheets(session.state, teller);
    case "score":
      return scoreFile(talk, rest.join(" "));
    default:
      return enterAll(talk, line);
  }
}

/** What comes of a line that a person has entered. */
export async function answer(talk: TableTalk, entered: string): Promise<Answer> {
  const line = entered.trim().replaceAll(/\s+/g, " ");
  if (line === "quit") return { lines: [], leaves: true };
  const wasOver = isOver(talk.session.state);
  try {
    const lines = await answered(talk, line);
    const isNew = !wasOver && isOver(talk.session.state);
    return {
      lines: isNew ? [...lines, ...tellSheets(talk.session.state, talk.teller)] : lines,
      leaves: false,
    };
  } catch (error) {
    if (isRulesError(error)) {
      return {
        lines: error.violations.slice(0, 1).flatMap((each) => wrapped("", talk.teller.texts.violation(each))),
        leaves: false,
      };
    }
    if (error instanceof Error && "code" in error)
      return { lines: wrapped("", talk.teller.words.noFile), leaves: false };
    throw error;
  }
}
