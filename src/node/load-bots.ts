import type { Bot } from "perfect-home-rules/bots";
import { invalid } from "perfect-home-rules/readers";
import { type BotSource, loadSources } from "./bot-sources.js";
import type { BotChoice } from "./many-games.js";
import { readBot } from "./read-many-games.js";
import { tryModules } from "./try-modules.js";

const MAX_SEATS = 10_000;

/** Stands at the seats of persons, so that bots are named by their seat. */
const NOBODY: BotSource = { from: "function", bot: ({ moves }) => moves[0] };

/** The choices in a list, read by index. */
function choicesIn(value: unknown): BotSource[] {
  try {
    if (Array.isArray(value) && value.length <= MAX_SEATS)
      return Array.from({ length: value.length }, (_, seat) =>
        value[seat] === null ? NOBODY : readBot(value[seat], `[${seat}]`),
      );
  } catch {
    // A proxy threw, or a choice is none.
  }
  return invalid("bots", "a list of bots, and null for persons");
}

/**
 * Loads bots to play with in this thread, such as those of a session. A module is first loaded in a thread of its own,
 * which is stopped if it does not come to an end of loading; what its bot does with a move nothing can stop.
 *
 * @param choices - for each seat who plays; `null` for a person.
 * @returns for each seat the bot; `null` for a person.
 * @throws RulesError `options.invalid`; a {@link BotError} `bot.not-loaded`. The promise is rejected with them.
 * @example
 * ```ts
 * const bots = await loadBots([null, "greedy"]);
 * createSession({ players: ["Ann", "Bob"], seed: 1 }, { bots }).canUndo // => false
 * ```
 */
export async function loadBots(choices: readonly (BotChoice | null)[]): Promise<readonly (Bot | null)[]> {
  const sources = choicesIn(choices);
  await tryModules(sources, null);
  const bots = await loadSources(sources);
  return bots.map((bot, seat) => (sources[seat] === NOBODY ? null : bot));
}
