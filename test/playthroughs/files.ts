import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const ENDING = ".txt";

/** How files that differ are put right. */
export const HOW_TO_REWRITE =
  "If it is meant to: npm run playthroughs rewrites the files. Then review their diff.";

/** Whether the files are to be rewritten before they are compared. */
export const IS_REWRITING = process.env["PHR_PLAYTHROUGHS"] === "rewrite";

/** The playthroughs of a game, by their names, in a folder of their own. */
export interface Playthroughs {
  /** The folder, from the root of the repository. */
  readonly folder: string;
  /** The names. */
  readonly names: readonly string[];
}

/** The file of a playthrough, from the root of the repository. */
export function fileOf({ folder }: Playthroughs, name: string): string {
  return `${folder}/${name}${ENDING}`;
}

/** The files that there are. */
export function filesThere({ folder }: Playthroughs): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => `${folder}/${file}`);
}

/** The lines of a file; none where it is missing. */
export function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, "utf8").trimEnd().split(/\r?\n/) : [];
}

/** Writes a file for each playthrough, from the lines of the one before, and no other file. */
export function rewriteFiles(
  all: Playthroughs,
  write: (name: string, before: readonly string[]) => readonly string[],
): void {
  const files = all.names.map((name) => fileOf(all, name));
  for (const file of filesThere(all).filter((each) => !files.includes(each))) rmSync(file);
  for (const name of all.names) {
    const file = fileOf(all, name);
    writeFileSync(file, `${write(name, linesOf(file)).join("\n")}\n`);
  }
}

/** Where a file differs first from what is played now; `null` where it does not. */
export function firstDifference(
  file: string,
  lines: readonly string[],
  now: readonly string[],
): string | null {
  const index = now.findIndex((line, at) => line !== lines[at]);
  const at = index >= 0 || now.length === lines.length ? index : now.length;
  if (at < 0) return null;
  const said = (line: string | undefined): string => (line === undefined ? "nothing more" : `|${line}`);
  return `${file}:${at + 1}\n  file ${said(lines[at])}\n  now  ${said(now[at])}\n${HOW_TO_REWRITE}`;
}
