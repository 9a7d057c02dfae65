import { playMany, type SeedlessOptions } from "perfect-home-rules/node";
import { allConfigurations, type ListedConfiguration } from "perfect-home-rules/testing";
import type { Language } from "perfect-home-rules/texts";
import { expect } from "vitest";
import { gameAsText } from "../../src/cli/commands/report-game.js";
import { tellerOf } from "../../src/cli/language.js";
import { tooWide } from "./run-cli.js";

/** Every combination that can be played. */
export const PLAYED = allConfigurations().filter(({ code }) => code === null);

/** A game played at random, as it is told. */
export async function told(
  options: SeedlessOptions,
  seed: number,
  language: Language = "en",
): Promise<string> {
  const bots = options.players.map(() => "random" as const);
  const outcomes = await playMany({ options, games: 1, seed, bots, records: true });
  return outcomes
    .map(({ record }) => (record === null ? "" : gameAsText(record, tellerOf(language))))
    .join("");
}

/** Fails where a game of a combination is not told as it should be. */
export async function readsWell(
  { mode, options }: ListedConfiguration,
  seed: number,
  language: Language = "en",
): Promise<void> {
  const players = mode === "aaa" || mode === "solo" ? ["Ann"] : ["Ann", "Bob", "Cleo"];
  const text = await told({ ...options, players }, seed, language);
  expect(tooWide(text)).toEqual([]);
  expect(text).not.toMatch(/undefined|NaN|\[object|null|\n +\n/);
  expect(text).toContain(language === "en" ? "* The game is over: " : "* La partie est terminée\u00a0: ");
}
