import {
  awaited,
  decision,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  type Move,
  scorePaper,
} from "perfect-home-rules";
import { askBot } from "perfect-home-rules/bots";
import { formatMove, parseSheets } from "perfect-home-rules/notation";
import { drawStandings } from "../drawing/draw-score.js";
import type { Teller } from "../language.js";
import { nameInText } from "../names.js";
import { withNames } from "../narrate.js";
import { tellSheets } from "../tell-game.js";
import { heading, wrapped } from "../wording.js";
import { actorIn, enterAll, NOTATION_OF_PLAYER, type TableTalk, tellCards, withBots } from "./table-entry.js";

/** What a line of a person came to. */
export interface Answer {
  /** What is shown. */
  readonly lines: readonly string[];
  /** Whether the person leaves. */
  readonly leaves: boolean;
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
  const move = askBot(state, player, adviser, Math.random);
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

/** The sheets and scores at the end; those of paper are not known yet. */
function tellEnd({ session: { state }, teller }: TableTalk): string[] {
  const hasPaper = state.sheets.some(({ expansion }) => expansion?.id === "paper");
  return [...tellSheets(state, teller), ...(hasPaper ? ["", ...wrapped("", teller.words.handIn)] : [])];
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
      lines: isNew ? [...lines, ...tellEnd(talk)] : lines,
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
