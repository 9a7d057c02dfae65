import { throwShape } from "../clauses/violation.js";
import { malformedField } from "../input/read-move.js";
import { type FieldForm, type MoveShape, readMove } from "../moves/read-move.js";
import { fieldsIn } from "../moves/shape.js";
import type { Move } from "../state/move.js";
import type { FieldValue } from "../state/rule-context.js";
import { MOVE_SHAPES } from "../variants/move-shapes.js";
import { type Cursor, cursorOf, fail, isTextEnd, skipToContent, take } from "./cursor.js";
import { readField, readIndex, writeField, writeIndex } from "./field-text.js";

const BLANKS = /[ \t]+/y;
const PLACE_SIGN = /\./y;
const TYPE = /[A-Za-z]+(?:-[A-Za-z]+)*/y;

/** Whether a field is written as one with the street before it: `2.5` for a house or a gap. */
function isInStreet(fields: readonly FieldForm[], index: number): boolean {
  return fields[index].as === "index" && fields[index - 1]?.name === "street";
}

function readKind(cursor: Cursor): MoveShape {
  const start = { ...cursor };
  const type = take(cursor, TYPE);
  const types = MOVE_SHAPES.map((kind) => kind.type).join(", ");
  return MOVE_SHAPES.find((kind) => kind.type === type) ?? fail(start, `a move (${types})`);
}

/** Reads what a move says beside who makes it. */
export function readMoveBody(cursor: Cursor, player: number): Move {
  const { type, fields } = readKind(cursor);
  const values: Record<string, FieldValue> = {};
  fields.forEach((field, index) => {
    const what = `the ${field.name} of ${type}`;
    const isJoined = isInStreet(fields, index);
    if (take(cursor, isJoined ? PLACE_SIGN : BLANKS) === null)
      fail(cursor, `${isJoined ? "." : "a space"} before ${what}`);
    values[field.name] = readField(cursor, field, what);
  });
  return { type, player, ...values } as unknown as Move;
}

/**
 * Writes what a move says beside who makes it.
 *
 * @throws RulesError `move.out-of-range`, with the field.
 */
export function writeMoveBody(move: Move): string {
  const { fields } =
    MOVE_SHAPES.find(({ type }) => type === move.type) ?? throwShape("move.malformed", { field: "type" });
  const texts = fields.map((field, index) => {
    const text =
      writeField(field, fieldsIn(move)[field.name]) ?? throwShape("move.out-of-range", { field: field.name });
    return isInStreet(fields, index) ? `.${text}` : ` ${text}`;
  });
  return [move.type, ...texts].join("");
}

/** Writes who makes a move. */
export function writePlayer({ player }: Move): string {
  return writeIndex(player) ?? throwShape("move.out-of-range", { field: "player" });
}

/** Reads who makes a move, and the blanks after it. */
export function readPlayer(cursor: Cursor): number {
  const player = readIndex(cursor, "the number of a player");
  if (take(cursor, BLANKS) === null) fail(cursor, "a space after the number of the player");
  return player;
}

/**
 * Writes a move as a short text: who makes it, its type and its fields, all counted from 1, as in `1 write 2.5 8` for
 * an 8 in the fifth house of the second street. The grammar is in `docs/records.md`.
 *
 * @param move - the move, legal or not; indexes and amounts up to 9999 can be written, and 9¾ and its like.
 * @returns the text; {@link parseMove} reads the same move in it.
 * @throws RulesError `move.malformed`, and `move.out-of-range` with the field in `details.field`.
 * @example
 * ```ts
 * formatMove({ type: "extend", player: 0, street: 2, house: 3, from: "left" }) // => "1 extend 3.4 left"
 * formatMove({ type: "write", player: 1, street: 0, house: 0, number: 9.75 }) // => "2 write 1.1 9¾"
 * ```
 */
export function formatMove(move: Move): string {
  const read = readMove(move, MOVE_SHAPES) ?? throwShape("move.malformed", malformedField(move, MOVE_SHAPES));
  return `${writePlayer(read)} ${writeMoveBody(read)}`;
}

/**
 * Reads a move written as text. What it says does not depend on any game, so it may be one that no game takes;
 * `explainMove` judges it.
 *
 * @param text - the text of one move, with blanks and a comment after `#` around it at the most.
 * @throws RulesError `notation.unexpected`, with `line` and `column` (both from 1, counted in UTF-16 units),
 * `expected` and `found` in the details.
 * @example
 * ```ts
 * parseMove("1 fence 1.3") // => { type: "fence", player: 0, street: 0, gap: 2 }
 * ```
 */
export function parseMove(text: string): Move {
  const cursor = cursorOf(text);
  skipToContent(cursor);
  const move = readMoveBody(cursor, readPlayer(cursor));
  skipToContent(cursor);
  return isTextEnd(cursor) ? move : fail(cursor, "the end of the move");
}
