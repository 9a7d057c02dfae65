import { existsSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import type { PlanChoices } from "perfect-home-rules";
import { BOT_IDS } from "perfect-home-rules/bots";
import type { BotChoice, ProgramBot } from "perfect-home-rules/node";
import { namesFor } from "./names.js";
import { STANDARD_INPUT } from "./terminal.js";

/** The most players that a game can be asked for. */
export const MAX_PLAYERS = 100;

const DIGITS = /^\d+$/;
const CONTROL_CHARACTER = /\p{Cc}/u;
const PLAN = /^([ABC])=(.+)$/;

/** Reads a whole number. */
export function wholeNumber(text: string, min: number, max: number): number {
  const number = DIGITS.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
}

/** Reads who plays: names, or how many. */
export function readPlayers(text: string): readonly string[] {
  if (DIGITS.test(text)) return namesFor(wholeNumber(text, 1, MAX_PLAYERS));
  const names = text.split(",").map((name) => name.trim());
  const areNames = names.every((name) => name !== "" && !CONTROL_CHARACTER.test(name));
  if (!areNames || new Set(names).size < names.length || names.length > MAX_PLAYERS) {
    throw new InvalidArgumentError(
      `It must be a number from 1 to ${MAX_PLAYERS}, or different names with commas between them.`,
    );
  }
  return names;
}

/** Reads plans: letters with the ids of their cards. */
export function readPlans(text: string): PlanChoices {
  const plans = text.split(",").flatMap((part) => {
    const [, letter, id] = PLAN.exec(part.trim()) ?? [];
    return letter === undefined || id === undefined ? [] : [[letter, id] as const];
  });
  if (plans.length < text.split(",").length || new Map(plans).size < plans.length) {
    throw new InvalidArgumentError(
      "It must be plans like A=two-estates-of-4,C=2-5, each letter at most once.",
    );
  }
  return Object.fromEntries(plans);
}

const PATH = /[./\\]/;
const PACKAGE = /^(@[\w.-]+\/)?[\w-][\w.-]*$/;

/** A bot, and how it was named. */
export interface NamedBot {
  /** The text that stands for it. */
  readonly name: string;
  /** What is to be played by. */
  readonly bot: BotChoice;
}

/** The module of a package that is installed where the program runs; `null` for none. */
function moduleOfPackage(name: string): URL | null {
  try {
    return pathToFileURL(createRequire(resolve("package.json")).resolve(name));
  } catch {
    return null;
  }
}

function moduleNamed(name: string): URL | null {
  const isThere = existsSync(name);
  if (isThere && PATH.test(name)) {
    if (!statSync(name).isFile()) throw new InvalidArgumentError(`${name} is not a file.`);
    return pathToFileURL(resolve(name));
  }
  const found = PACKAGE.test(name) ? moduleOfPackage(name) : null;
  if (found === null && PATH.test(name)) throw new InvalidArgumentError(`There is no file ${name}.`);
  return found;
}

/** Reads the name of a module: a file, or a package. */
export function readModule(name: string): URL {
  const url = moduleNamed(name);
  if (url === null)
    throw new InvalidArgumentError("It must be a file like ./bot.mjs, or a package that is installed.");
  return url;
}

/** A bot of the package, or that of a module; `null` for neither. */
function botNamed(name: string): NamedBot | null {
  const bot = BOT_IDS.find((each) => each === name) ?? moduleNamed(name);
  return bot === null ? null : { name, bot };
}

/** Reads a bot of the package, or the file of a module. */
export function readBot(name: string): NamedBot {
  const named = botNamed(name);
  if (named !== null) return named;
  throw new InvalidArgumentError(
    `It must be ${BOT_IDS.join(", ")} or files of modules like ./bot.mjs, with commas between them.`,
  );
}

/** Whatever else a file is, it is a program. */
const MODULE = /\.[cm]?[jt]s$/;

/** Who moves, and how they were named: also a program, or whoever sits at the keyboard. */
export interface NamedMover extends Pick<NamedBot, "name"> {
  /** What is to be played by; `null` for a person. */
  readonly bot: BotChoice | ProgramBot | null;
}

function readMover(name: string): NamedMover {
  if (name === "person") return { name, bot: null };
  const words = name.split(/\s+/);
  if (words.length > 1) return { name, bot: { program: words } };
  const named = botNamed(name);
  if (named === null)
    throw new InvalidArgumentError(
      `It must be ${BOT_IDS.join(", ")}, files of modules like ./bot.mjs, or programs like ./my-bot or "python3 bot.py", with commas between them; with '--game dream-home' random, greedy, person, modules or programs.`,
    );
  const isProgram = PATH.test(name) && existsSync(name) && !MODULE.test(name);
  return isProgram ? { name, bot: { program: [resolve(name)] } } : named;
}

/** Reads who moves. */
export function readBots(text: string): readonly NamedMover[] {
  return text.split(",").map((name) => readMover(name.trim()));
}

/** Reads the name of a file to be written. */
export function readFileName(text: string): string {
  if (text !== "" && text !== STANDARD_INPUT) return text;
  throw new InvalidArgumentError("It must be the name of a file.");
}

/** Reads the name of a folder. */
export function readFolder(text: string): string {
  if (existsSync(text) && statSync(text).isDirectory()) return text;
  throw new InvalidArgumentError(`There is no folder ${text}.`);
}

const SERIES_NAME = /^[A-Za-z0-9._-]{1,100}$/;

/** Reads the name of a series. */
export function readSeriesName(text: string): string {
  if (SERIES_NAME.test(text)) return text;
  throw new InvalidArgumentError("It must be 1 to 100 letters, digits, -, _ and .");
}

/** Who sits at a seat of a table: a person, one with a sheet of paper, or a bot. */
export type Seat = "person" | "paper" | NamedBot;

function readSeat(name: string): Seat {
  if (name === "person" || name === "paper") return name;
  if (PATH.test(name) || BOT_IDS.some((id) => id === name)) return readBot(name);
  throw new InvalidArgumentError(
    `It must be ${["person", "paper", ...BOT_IDS].join(", ")} or files of modules, with commas between them.`,
  );
}

/** Reads who sits where. */
export function readSeats(text: string): readonly Seat[] {
  return text.split(",").map((name) => readSeat(name.trim()));
}
