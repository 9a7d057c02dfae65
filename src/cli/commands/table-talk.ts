import {
  decision,
  type GameEvent,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  type Move,
  playersToMove,
  scorePaper,
} from "perfect-home-rules";
import { askBot, type Bot } from "perfect-home-rules/bots";
import { formatMove, parseMove, parseSheets } from "perfect-home-rules/notation";
import type { Session } from "perfect-home-rules/session";
import { drawStandings } from "../drawing/draw-score.js";
import type { Teller } from "../language.js";
import { nameInText } from "../names.js";
import { narrate } from "../narrate.js";
import { tellSheets } from "../tell-game.js";
import { heading, wrapped } from "../wording.js";

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

/** The first person to move; `null` when the game is over. */
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
  if (adviser === null) return [];
  const move = askBot(adviser, state, player, Math.random);
  return wrapped("   ", texts.about(words.advice, texts.move(state, move)));
}

/** What a person is asked, with all that can be answered, numbered from 1. */
export function tellQuestion(talk: TableTalk): string[] {
  const { session, teller } = talk;
  const { state } = session;
  const player = actorIn(session);
  if (player === null) return [];
  const { texts } = teller;
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

function playLine(talk: TableTalk, line: string): string[] {
  const { session, teller } = talk;
  const before = session.state;
  const player = actorIn(session);
  if (player === null) return wrapped("", teller.words.over);
  const move = moveIn(line, before, player);
  if (move === null) return wrapped("", teller.words.noSuchAnswer);
  const result = session.play(move);
  return result.ok
    ? tellEvents(result.events, before, talk)
    : wrapped("", teller.texts.violation(result.violation));
}

/** Scores the sheets of paper in a file. */
async function scoreFile({ session: { state }, teller, read }: TableTalk, file: string): Promise<string[]> {
  const sheets = parseSheets(await read(file), { edition: state.setup.edition });
  const { standings } = scorePaper(
    state,
    sheets.map(({ description }) => description),
  );
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
    case "undo":
      return session.undo() ? [] : wrapped("", teller.words.nothingToUndo);
    case "redo":
      return session.redo() ? [] : wrapped("", teller.words.nothingToRedo);
    case "sheets":
      return tellSheets(session.state, teller);
    case "score":
      return scoreFile(talk, rest.join(" "));
    default:
      return playLine(talk, line);
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
