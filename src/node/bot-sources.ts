import { type Bot, type BotId, botOf } from "perfect-home-rules/bots";
import { BotError, thrownInWords } from "./bot-error.js";

/** Where a bot comes from. All but functions can be passed to another thread. */
export type BotSource =
  | { readonly from: "package"; readonly id: BotId }
  | { readonly from: "module"; readonly url: string }
  | { readonly from: "function"; readonly bot: Bot };

/** A program that plays. */
export interface ProgramSource {
  readonly from: "program";
  readonly command: readonly string[];
}

/** Says that the bot of a player can't be loaded, and why. */
export function notLoaded(player: number, thrown: string): BotError {
  return new BotError({ code: "bot.not-loaded", player, game: null, seed: null, violation: null, thrown });
}

async function importBot(url: string, player: number): Promise<Bot> {
  let module: { readonly bot?: unknown; readonly default?: { readonly bot?: unknown } };
  try {
    module = (await import(url)) as typeof module;
  } catch (error) {
    throw notLoaded(player, thrownInWords(error));
  }
  // Node does not see every name that a CommonJS module exports.
  const bot = module.bot ?? module.default?.bot;
  if (typeof bot !== "function") throw notLoaded(player, `${url} exports no function named "bot"`);
  return bot as Bot;
}

/** Loads the bot of a player. */
export async function loadBot(source: BotSource, player: number): Promise<Bot> {
  switch (source.from) {
    case "package":
      return botOf(source.id);
    case "module":
      return importBot(source.url, player);
    case "function":
      return source.bot;
    default:
      return source satisfies never;
  }
}

/**
 * Loads the bots of all seats, one after the other: of several that can't be loaded always the same one is named.
 *
 * @throws BotError `bot.not-loaded`.
 */
export async function loadSources(sources: readonly BotSource[]): Promise<readonly Bot[]> {
  const bots: Bot[] = [];
  for (const [player, source] of sources.entries()) bots.push(await loadBot(source, player));
  return bots;
}
