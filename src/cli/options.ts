import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import { namesFor } from "./names.js";

const MOST_ARCHITECTS = 100;
const MOST_GAMES = 1_000_000;
const HIGHEST_SEED = 2 ** 32 - 1;

const DIGITS = /^\d+$/;
const CONTROL_CHARACTER = /\p{Cc}/u;

function wholeNumber(text: string, least: number, most: number): number {
  const number = DIGITS.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
}

function readPlayers(text: string): string[] {
  if (DIGITS.test(text)) return namesFor(wholeNumber(text, 1, MOST_ARCHITECTS));
  const names = text.split(",").map((name) => name.trim());
  const areNames = names.every((name) => name !== "" && !CONTROL_CHARACTER.test(name));
  if (!areNames || new Set(names).size < names.length || names.length > MOST_ARCHITECTS) {
    throw new InvalidArgumentError(
      `It must be a number from 1 to ${MOST_ARCHITECTS}, or different names with commas between them.`,
    );
  }
  return names;
}

/** Who plays. */
export const playersOption = new Option(
  "-p, --players <list>",
  "how many architects, or their names with commas between them",
)
  .argParser(readPlayers)
  .default(namesFor(2), "2");

/** What shuffles the cards and guides the bots. */
export const seedOption = new Option(
  "-s, --seed <number>",
  `the same seed gives the same game: 0 to ${HIGHEST_SEED} (default: a random one)`,
).argParser((text: string) => wholeNumber(text, 0, HIGHEST_SEED));

/** How many games. */
export const gamesOption = new Option(
  "-g, --games <number>",
  "play so many games and print statistics",
).argParser((text: string) => wholeNumber(text, 1, MOST_GAMES));

/** Whether to print JSON. */
export const jsonOption = new Option("--json", "print one JSON document");

/** A seed for a game whose seed nobody has chosen. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
