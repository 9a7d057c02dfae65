import { createGame, type GameEvent } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { kinds } from "../../../src/dream-home/moves/kinds.js";
import {
  fileOf,
  filesThere,
  firstDifference,
  HOW_TO_REWRITE,
  IS_REWRITING,
  linesOf,
  rewriteFiles,
} from "../files.js";
import { readEvents, readOptions } from "../playthrough.js";
import { GAMES } from "./games.js";
import { asFarAsLegal, drawn, given, readMoves, writePlaythrough } from "./playthrough.js";

const HOW_TO_FIND = "Give a game in test/playthroughs/dream-home/games.ts another seed, or add one.";
const EVENT_TYPES = Object.keys({
  turnEnded: true,
  dealt: true,
  specialLost: true,
  roofsRevealed: true,
  gameOver: true,
} satisfies Readonly<Record<Exclude<GameEvent["type"], "moved">, true>>);

const games = Object.entries(GAMES);
const all = { folder: "test/playthroughs/dream-home", names: Object.keys(GAMES) };

if (IS_REWRITING)
  rewriteFiles(all, (name, before) => {
    const options = GAMES[name];
    if (options === undefined) throw new Error(`${name} is no game`);
    return writePlaythrough(options, asFarAsLegal(readMoves(before), drawn(Number(options.seed))));
  });

const texts = new Map(all.names.map((name) => [name, linesOf(fileOf(all, name))]));
const written = [...texts.values()];

describe("playthroughs of Dream Home", () => {
  test("there is a file for each listed game, and no other", () => {
    expect(filesThere(all).sort(), HOW_TO_REWRITE).toEqual(all.names.map((name) => fileOf(all, name)).sort());
  });

  test.each(games)("%s is played as it is written, from the options in the file", (name, options) => {
    const lines = texts.get(name) ?? [];
    expect(readOptions(lines)).toStrictEqual(options);
    const difference = firstDifference(
      fileOf(all, name),
      lines,
      writePlaythrough(options, given(readMoves(lines))),
    );
    if (difference !== null) expect.fail(difference);
  });

  test("over all of them every type of move is made, and every type of event occurs", () => {
    const made = new Set(written.flatMap(readMoves).map(({ type }) => type));
    const events = new Set(written.flatMap(readEvents).map((event) => event.split(" ")[0]));
    expect(
      kinds.map(({ type }) => type).filter((type) => !made.has(type)),
      HOW_TO_FIND,
    ).toEqual([]);
    expect(
      EVENT_TYPES.filter((type) => !events.has(type)),
      HOW_TO_FIND,
    ).toEqual([]);
  });

  test("every number of players is played, with and without the discarded pair, and every special is taken", () => {
    const setups = games.map(([, options]) => createGame(options).setup);
    const ways = new Set(setups.map(({ players, discardsPair }) => `${players.length} ${discardsPair}`));
    expect([...ways].sort()).toEqual(["2 false", "2 true", "3 false", "3 true", "4 false"]);
    const ends = written.flatMap((lines) => lines.slice(lines.lastIndexOf(""))).join("\n");
    const { decor = [], helpers, tools } = setups[0]?.tables ?? {};
    const names = [
      ...decor.map(({ id }) => id),
      ...Object.keys(helpers ?? {}),
      ...Object.keys(tools ?? {}),
    ].filter(
      (name) => name !== "scaffolding", // it leaves the game when a card lies in its place
    );
    expect(
      names.filter((name) => !ends.includes(name)),
      HOW_TO_FIND,
    ).toEqual([]);
  });
});
