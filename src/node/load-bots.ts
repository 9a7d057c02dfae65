import type { Bot } from "perfect-home-rules/bots";
import { invalid } from "perfect-home-rules/readers";
import { type BotSource, loadBot, loadSources } from "./bot-sources.js";
import type { BotChoice } from "./many-games.js";
import { readBot } from "./read-many-games.js";
import { tryModuleOf, tryModules } from "./try-modules.js";

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

function urlOf(value: unknown): string {
  try {
    if (value instanceof URL) return value.href;
  } catch {
    // A proxy threw.
  }
  return invalid("module", "a URL");
}

/**
 * Loads the bot that a module exports as `bot`, for either game. As with {@link loadBots} the module is first loaded in a thread of
 * its own; which game its bot plays nobody checks.
 *
 * @typeParam B - the bots of the game that is played.
 * @param module - the URL of the module.
 * @param player - the seat that the error names, from 0.
 * @throws RulesError `options.invalid`; a {@link BotError} `bot.not-loaded`. The promise is rejected with them.
 * @example
 * ```ts
 * import { createGame } from "perfect-home-rules/dream-home";
 * import { askBot, type Bot } from "perfect-home-rules/dream-home/bots";
 *
 * const module = new URL("data:text/javascript,export const bot = ({ moves }) => moves[0];");
 * const bot = await loadBotModule<Bot>(module);
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * askBot(state, 0, bot, Math.random) // => { type: "discardPair", player: 0, column: 1 }
 * ```
 */
export async function loadBotModule<B extends (mover: never) => unknown>(
  module: URL,
  player = 0,
): Promise<B> {
  const url = urlOf(module);
  if (!Number.isInteger(player) || player < 0) invalid("player", "a non-negative integer");
  const source: BotSource = { from: "module", url };
  await tryModuleOf(player, source, null);
  return (await loadBot(source, player)) as unknown as B;
}
