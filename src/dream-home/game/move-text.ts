import { isWhole } from "../../input/fields.js";
import { malformedField, readMoveOf } from "../../input/read-move.js";
import { kinds } from "../moves/kinds.js";
import type { Move } from "../state/moves.js";
import { throwViolation } from "./violation.js";

/** Indexes that can be written. */
const MAX_INDEX = 9998;

const PLAIN = /^[\w-]+$/;
/** A word, or a text in quotes with whatever else an id may have. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s"]+/y;
const BLANKS = /[ \t]*/y;

function written(value: unknown, as: "index" | "word", field: string): string {
  if (as === "word" && typeof value === "string" && value !== "")
    return PLAIN.test(value) ? value : JSON.stringify(value);
  if (as === "index" && isWhole(value, 0, MAX_INDEX)) return String(value + 1);
  return throwViolation("move.out-of-range", { field });
}

/**
 * Writes a move as a short text: who makes it, its type and its fields, all counted from 1, as in `1 take 3` for the third
 * column.
 *
 * @param move - the move, legal or not.
 * @returns the text; {@link parseMove} reads the same move in it.
 * @throws RulesError `move.malformed`, and `move.out-of-range` with the field in `details.field`.
 * @example
 * ```ts
 * import { formatMove } from "perfect-home-rules/dream-home";
 *
 * formatMove({ type: "place", player: 0, space: 4, face: "up" }) // => "1 place 5 up"
 * ```
 */
export function formatMove(move: Move): string {
  const read = readMoveOf(move, kinds) ?? throwViolation("move.malformed", malformedField(move, kinds));
  const fields = kinds.find(({ type }) => type === read["type"])?.fields ?? [];
  const words = fields.map(({ name, as }) => written(read[name], as, name));
  return [written(read["player"], "index", "player"), read["type"], ...words].join(" ");
}

/** Reads a text word by word. */
interface Words {
  /** The next word; refuses the text where `accepts` gives `null` for it. */
  next<T>(expected: string, accepts: (word: string) => T | null): T;
  /** Refuses whatever is left. */
  end(): void;
}

function wordsOf(text: string, line: number): Words {
  let at = 0;
  const skip = (): void => {
    BLANKS.lastIndex = at;
    at += BLANKS.exec(text)?.[0].length ?? 0;
  };
  const fail = (expected: string): never =>
    throwViolation("notation.unexpected", { line, column: at + 1, expected });
  return {
    next(expected, accepts) {
      skip();
      TOKEN.lastIndex = at;
      const word = TOKEN.exec(text)?.[0];
      const value = word === undefined ? null : accepts(word);
      if (word === undefined || value === null) return fail(expected);
      at += word.length;
      return value;
    },
    end() {
      skip();
      if (at < text.length) fail("the end of the move");
    },
  };
}

const INDEX = /^[1-9]\d{0,3}$/;

function readWord(word: string): string | null {
  if (PLAIN.test(word)) return word;
  try {
    const read: unknown = JSON.parse(word);
    return typeof read === "string" && read !== "" && !PLAIN.test(read) ? read : null;
  } catch {
    return null; // not in quotes, or not a text in them
  }
}

const readIndex = (word: string): number | null => (INDEX.test(word) ? Number(word) - 1 : null);

/** {@link parseMove} of a line of a longer text. */
export function moveIn(text: string, line: number): Move {
  const words = wordsOf(text, line);
  const player = words.next("the number of a player", readIndex);
  const kind = words.next(
    `a move (${kinds.map(({ type }) => type).join(", ")})`,
    (word) => kinds.find(({ type }) => type === word) ?? null,
  );
  const fields = kind.fields.map(({ name, as }) => {
    const what = `the ${name} of ${kind.type}`;
    const value: number | string = as === "index" ? words.next(what, readIndex) : words.next(what, readWord);
    return [name, value] as const;
  });
  words.end();
  return { type: kind.type, player, ...Object.fromEntries(fields) } as unknown as Move;
}

/**
 * Reads a move as {@link formatMove} writes it; blanks around words do not matter.
 *
 * @param text - the text.
 * @returns the move, legal or not.
 * @throws RulesError `notation.unexpected` with `line`, `column` and what was `expected`.
 * @example
 * ```ts
 * import { parseMove } from "perfect-home-rules/dream-home";
 *
 * parseMove("2 take 1") // => { type: "take", player: 1, column: 0 }
 * ```
 */
export function parseMove(text: string): Move {
  if (typeof text !== "string")
    throwViolation("notation.unexpected", { line: 1, column: 1, expected: "a text" });
  return moveIn(text, 1);
}
