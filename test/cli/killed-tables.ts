import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { type GameOptions, isOver, stateKey } from "perfect-home-rules";
import { restoreSession } from "perfect-home-rules/session";
import { expect } from "vitest";
import { REAL_TABLES } from "../support/real-cards.js";
import { type Line, people } from "./people.js";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const PROMPT = /(?:^|\n)> $/;

/** Answers each prompt of a process with the next line; after some lines kills it, as a loss of power would. */
function sitDown(args: readonly string[], lines: readonly Line[], killAfter: number): Promise<number> {
  const child = spawn(process.execPath, [manifest.bin["perfect-home-rules"], ...args]);
  let seen = "";
  let entered = 0;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    seen = (seen + text).slice(-4000);
    if (!PROMPT.test(seen)) return;
    seen = "";
    if (entered === killAfter) child.kill("SIGKILL");
    else if (entered === lines.length) child.stdin.end();
    else child.stdin.write(`${lines[entered++].line}\n`);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 || killAfter < lines.length ? resolve(entered) : reject(new Error(seen)),
    );
  });
}

const WAYS = [
  { way: "sheets kept, cards entered", isOnPaper: false, isEntered: true },
  { way: "sheets on paper, cards entered", isOnPaper: true, isEntered: true },
  { way: "sheets on paper, cards dealt", isOnPaper: true, isEntered: false },
] as const;

/** Every table with what its players keep on paper or enter; every fourth has each table once, and each way once. */
export const KILLED_TABLES = REAL_TABLES.flatMap(([name, { layout = "classic", ...rest }, lay]) =>
  WAYS.map((way) => ({ name, ...way, layout, rest, lay })),
);

/** Plays a whole game at the terminal whose process is killed in the middle, and compares what it has saved. */
export async function playKilled({
  name,
  way,
  isOnPaper,
  isEntered,
  layout,
  rest,
  lay,
}: (typeof KILLED_TABLES)[number]): Promise<void> {
  mkdirSync("temp/real-process", { recursive: true });
  const save = `temp/real-process/${name} ${way}.json`;
  rmSync(save, { force: true });
  const options = {
    ...rest,
    layout: isOnPaper ? { paper: layout } : layout,
    ...(isEntered ? { cards: "entered" } : {}),
  } as GameOptions;
  const lines = [...people(options, lay, 11)];
  const { players, mode } = rest;
  const args = [
    ...["table", "--players", players.join(","), "--seed", "5", "--layout", String(layout), "--save", save],
    ...(mode === "expert" ? ["--mode", "expert"] : []),
    ...(typeof mode === "object" ? ["--mode", "aaa"] : []),
    ...(isOnPaper ? ["--paper"] : []),
    ...(isEntered ? ["--cards", "entered"] : []),
  ];
  const cuts = [Math.floor(lines.length / 2), lines.length];
  let begun = 0;
  for (const cut of cuts) {
    const part = lines.slice(begun);
    expect(await sitDown(args, part, cut === lines.length ? Number.POSITIVE_INFINITY : cut - begun)).toBe(
      cut - begun,
    );
    begun = cut;
    const { state } = restoreSession(JSON.parse(readFileSync(save, "utf8")));
    expect(stateKey(state)).toBe(stateKey(lines[cut - 1].state));
  }
  expect(isOver(lines[lines.length - 1].state)).toBe(true);
}
