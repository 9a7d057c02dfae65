import { type BotFailure, isBotError, type ManyGames, playMany } from "perfect-home-rules/node";
import { expect } from "vitest";
import { moduleWith } from "./modules.js";

/** Games of two bots. */
export const TWO: ManyGames = {
  options: { players: ["Ann", "Bob"] },
  games: 12,
  seed: 7,
  bots: ["random", "random"],
};

/** What games are rejected with; `null` where they are all played. */
export async function errorOf(games: ManyGames, play = playMany): Promise<unknown> {
  return play(games).then(
    () => null,
    (error: unknown) => error,
  );
}

/** How a bot fails. */
export async function failureOf(games: ManyGames, play = playMany): Promise<BotFailure> {
  const error = await errorOf(games, play);
  if (!isBotError(error)) throw new Error(`no BotError but ${error}`);
  expect(error.code).toBe(error.failure.code);
  return error.failure;
}

/** A bot that fails now and then, in the same games whatever is played before. */
const FAILING = `export const bot = ({ moves, random }) => {
  if (random() < 0.002) throw new RangeError("out of ideas");
  return moves[0];
};`;

/** Sees to it that the first game in which a bot fails is named, and its seed, with which the bot fails again. */
export async function checkFirstFailure(workers: number, play = playMany): Promise<void> {
  const games = { ...TWO, games: 300, bots: ["random", moduleWith(FAILING)] as const };
  const { thrown, ...failure } = await failureOf({ ...games, workers }, play);
  const { game, seed } = failure;
  expect(failure).toMatchObject({ code: "bot.threw", player: 1, violation: null, seed: 7 + (game ?? 0) });
  expect(thrown).toMatch(/^RangeError: out of ideas\n +at bot /);
  expect(await failureOf({ ...games, games: 1, seed: seed ?? 0 }, play)).toMatchObject({ game: 0, seed });
  expect(await play({ ...games, games: game ?? 0 })).toHaveLength(game ?? 0);
}
