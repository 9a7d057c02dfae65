import { readdirSync, readFileSync } from "node:fs";
import { createGame, type GameOptions, type GameState } from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { combination } from "../support/positions.js";

/** A position whose series of moves have been counted, as its file has it. */
interface PositionFile {
  readonly options: GameOptions;
  /** The sheets to start from, line by line; left out for an opening. */
  readonly sheets?: readonly (readonly string[])[];
  /** The combinations shown to those who start from sheets. */
  readonly combinations?: readonly string[];
  /** How many series of 1, 2, … moves there are. */
  readonly counts: readonly number[];
}

/** A position whose series of moves have been counted. */
export interface CountedPosition {
  /** Name of its file. */
  readonly name: string;
  readonly state: GameState;
  /** How many series of 1, 2, … moves there are. */
  readonly counts: readonly number[];
}

const FOLDER = "test/perft";

function stateOf({ options, sheets, combinations = [] }: PositionFile): GameState {
  if (sheets === undefined) return createGame(options);
  const described = sheets.map((lines) => parseSheet(lines.join("\n"), { layout: "classic" }));
  return createGame({
    ...options,
    start: { sheets: described, table: { combinations: combinations.map(combination) } },
  });
}

/** All counted positions. */
export function countedPositions(): CountedPosition[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => {
    const position = JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8")) as PositionFile;
    return { name: file.replace(".json", ""), state: stateOf(position), counts: position.counts };
  });
}
