import { isRulesError } from "../clauses/violation.js";
import type { DeckCard } from "../data/special-cards.js";
import { deckCard } from "../game/parse/read-cards.js";
import { type GameRecord, malformedRecord, type RecordedScore, readRecord } from "../game/record.js";
import { refusedAsShape } from "../input/read-as.js";
import { readMove } from "../moves/read-move.js";
import type { Move } from "../state/move.js";
import { MOVE_SHAPES } from "../variants/move-shapes.js";
import { writeCard } from "./card-text.js";
import { writeMoveBody, writePlayer } from "./move-text.js";
import { jsonText, writeName } from "./names.js";

/** A move as its line says it. */
interface WrittenMove {
  readonly player: string;
  readonly body: string;
}

function writeMove(move: Move, index: number): WrittenMove {
  const path = `moves[${index}]`;
  const read = readMove(move, MOVE_SHAPES) ?? malformedRecord(path, "a move");
  try {
    return { player: writePlayer(read), body: writeMoveBody(read) };
  } catch (error) {
    if (isRulesError(error)) malformedRecord(path, "a move that can be written");
    throw error;
  }
}

/** The moves in lines: one for a player's turn, with an empty line after the last turn of each phase. */
function writeMoves(moves: readonly Move[], players: number): string[] {
  const lines: string[] = [];
  let turn: WrittenMove[] = [];
  let ended = 0;
  const endLine = (): void => {
    if (turn.length > 0) lines.push(`${turn[0].player} ${turn.map(({ body }) => body).join(", ")}`);
    turn = [];
  };
  moves.forEach((move, index) => {
    const written = writeMove(move, index);
    if (turn.length > 0 && turn[0].player !== written.player) endLine();
    turn.push(written);
    if (move.type !== "end") return;
    endLine();
    ended += 1;
    if (ended % players === 0 && index < moves.length - 1) lines.push("");
  });
  endLine();
  return lines;
}

/** Cards on a line. */
const PER_LINE = 9;

/** The cards entered, some to a line. */
function writeCards(cards: readonly DeckCard[]): string[] {
  const texts = cards.map((card, index) => {
    const path = `revealed[${index}]`;
    return writeCard(refusedAsShape("record.malformed", deckCard)(card, path));
  });
  const lines = Array.from({ length: Math.ceil(texts.length / PER_LINE) }, (_, line) =>
    texts.slice(line * PER_LINE, (line + 1) * PER_LINE),
  );
  return lines.map((line) => `${REVEAL_WORD} ${line.join(", ")}`);
}

function writeScore({ player, sections, ...standing }: RecordedScore): string {
  const numbers = Object.entries({ ...standing, ...sections }).map(([name, number]) => `${name} ${number}`);
  const who = player === "opponent" ? OPPONENT_WORD : String(player + 1);
  return `${RESULT_WORD} ${who} ${numbers.join(", ")}`;
}

function playerCount({ options }: GameRecord): number {
  const players: unknown = options.players;
  return Array.isArray(players) ? Math.max(players.length, 1) : 1;
}

function writeOptions({ options }: GameRecord): string[] {
  return Object.entries(options).map(([name, value]) => `${name} ${jsonText(value)}`);
}

/**
 * Writes a record as text: a line for each option, lines of entered cards, one for each turn, and one for each result, so that two records
 * compare line by line. The grammar is in `docs/records.md`.
 *
 * @param record - the record; whether its moves fit is not asked.
 * @returns the text, with a line break at its end; {@link parseRecord} reads the same record in it.
 * @throws RulesError `record.malformed`.
 * @example
 * ```ts
 * const options = { players: ["Ann"], seed: 1 };
 * formatRecord({ version: 1, package: "1.0.0", options, moves: [], result: null }).split("\n")
 * // => ["record 1", "package 1.0.0", 'players ["Ann"]', "seed 1", ""]
 * ```
 */
export function formatRecord(record: GameRecord): string {
  const read = readRecord(record);
  const paragraphs = [
    [`${RECORD_WORD} ${read.version}`, `${PACKAGE_WORD} ${writeName(read.package)}`, ...writeOptions(read)],
    writeCards(read.revealed ?? []),
    writeMoves(read.moves, playerCount(read)),
    (read.result ?? []).map(writeScore),
  ];
  const text = paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${text.join("\n\n")}\n`;
}

/** The word that begins a record. */
export const RECORD_WORD = "record";
/** Begins a line of cards entered. */
export const REVEAL_WORD = "reveal";
/** The word before the version of the package. */
export const PACKAGE_WORD = "package";
/** The word that begins the line of a result. */
export const RESULT_WORD = "result";
/** Whose result it is, where it is the AAA's. */
export const OPPONENT_WORD = "opponent";
