import { formatMove, moveIn } from "./move-text.js";
import { type GameRecord, readRecord } from "./record.js";
import { throwViolation } from "./violation.js";

/**
 * Writes a record as text: a line each for the package, the options and the result, then one for every card entered and
 * every move.
 *
 * @param record - the record.
 * @returns the text; {@link parseRecord} reads the same record in it.
 * @throws RulesError `record.malformed`, `move.malformed`, `move.out-of-range`.
 * @example
 * ```ts
 * import { formatRecord } from "perfect-home-rules/dream-home";
 *
 * const options = { players: ["Ann", "Bob"], seed: 1 };
 * const moves = [{ type: "discardPair", player: 0, column: 1 }] as const;
 * formatRecord({ version: 1, package: "1.0.0", options, moves, revealed: [], result: null }).split("\n")[3]
 * // => "1 discardPair 2"
 * ```
 */
export function formatRecord(record: GameRecord): string {
  const { package: version, options, moves, revealed, result } = readRecord(record);
  return [
    `package ${JSON.stringify(version)}`,
    `options ${JSON.stringify(options)}`,
    `result ${JSON.stringify(result)}`,
    ...revealed.map((card) => `card ${JSON.stringify(card)}`),
    ...moves.map(formatMove),
    "",
  ].join("\n");
}

function fail(line: number, expected: string, column = 1): never {
  return throwViolation("notation.unexpected", { line, column, expected });
}

/** The value of a line that begins with a word. */
function valueIn(text: string | undefined, word: string, line: number): unknown {
  if (text?.startsWith(`${word} `) !== true) return fail(line, `a line that begins with ${word}`);
  try {
    return JSON.parse(text.slice(word.length + 1));
  } catch {
    return fail(line, "JSON", word.length + 2);
  }
}

/**
 * Reads a record as {@link formatRecord} writes it.
 *
 * @param text - the text.
 * @returns the record, which {@link replay} judges.
 * @throws RulesError `notation.unexpected` with `line`, `column` and what was `expected`; `record.malformed`.
 */
export function parseRecord(text: string): GameRecord {
  if (typeof text !== "string") return fail(1, "a text");
  const lines = text.split(/\r?\n/).map((each) => each.trim());
  while (lines.at(-1) === "") lines.pop();
  const [version, options, result] = ["package", "options", "result"].map((word, index) =>
    valueIn(lines[index], word, index + 1),
  );
  const rest = lines.slice(3);
  const cards = rest.filter((each) => each.startsWith("card "));
  const isInOrder = rest.slice(0, cards.length).every((each) => each.startsWith("card "));
  if (!isInOrder) fail(4, "all cards before the moves");
  const revealed = cards.map((each, index) => valueIn(each, "card", index + 4));
  const moves = rest.slice(cards.length).map((each, index) => moveIn(each, index + 4 + cards.length));
  return readRecord({ version: 1, package: version, options, moves, revealed, result });
}
