import {
  awaited,
  type DeckCard,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  type MoveResult,
  playersToMove,
  type RevealResult,
} from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import { parseMove } from "perfect-home-rules/notation";
import type { Session } from "perfect-home-rules/session";
import { CliError, NOT_RIGHT } from "../exit.js";
import type { Teller } from "../language.js";
import { narrate } from "../narrate.js";
import { escaped, wrapped } from "../wording.js";
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

/** The player at the beginning of a move as text. */
export const NOTATION_OF_PLAYER = /^\d+ /;
const NUMBER = /^\d+$/;

/** The first person to move; `null` when the game is over, and while a card is awaited. */
export function actorIn({ state }: Session): number | null {
  return playersToMove(state)[0] ?? null;
}

/** The move that a line stands for: its number in the list, or its text, with or without the player. */
function moveIn(line: string, state: GameState, player: number): Move | null {
  const listed = legalMoves(state, player);
  if (NUMBER.test(line)) return listed[Number(line) - 1] ?? null;
  if (!NOTATION_OF_PLAYER.test(line)) return parseMove(`${player + 1} ${line}`);
  const isToMove = playersToMove(state).includes(Number.parseInt(line, 10) - 1);
  return isToMove ? parseMove(line) : null; // a card entered where a move is asked for, for one
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
export function tellCards({ session: { state }, teller }: TableTalk): string[] {
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
export function enterAll(talk: TableTalk, line: string): string[] {
  const lines: string[] = [];
  for (const part of line.split(",")) {
    const entered = enter(talk, part.trim());
    lines.push(...entered.lines);
    if (!entered.ok) break;
  }
  return lines;
}
