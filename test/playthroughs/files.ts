import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { GameOptions } from "perfect-home-rules";
import { asFarAsLegal, drawn } from "./choosing.js";
import { readMoves, writePlaythrough } from "./playthrough.js";

const FOLDER = "test/playthroughs";
const ENDING = ".txt";

/** The file of a game, from the root of the repository. */
export function fileOf(name: string): string {
  return `${FOLDER}/${name}${ENDING}`;
}

/** The files that there are. */
export function filesThere(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => `${FOLDER}/${file}`);
}

/** The lines of a file; none where it is missing. */
export function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split(/\r?\n/) : [];
}

/** Writes a file for each game, with the moves of the one before as far as they are legal, and no other file. */
export function rewriteFiles(games: Readonly<Record<string, GameOptions>>): void {
  const files = Object.keys(games).map(fileOf);
  for (const file of filesThere().filter((each) => !files.includes(each))) rmSync(file);
  for (const [name, options] of Object.entries(games)) {
    const file = fileOf(name);
    const choose = asFarAsLegal(readMoves(linesOf(file)), drawn(Number(options.seed)));
    writeFileSync(file, `${writePlaythrough(options, choose).join("\n")}\n`);
  }
}
