import { createGame, decodeMove, type EndCause, type Move, moveSpaceSize } from "perfect-home-rules";
import { allConfigurations, type ListedConfiguration } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { asFarAsLegal, drawn, given } from "./choosing.js";
import { EVENT_TYPES } from "./event-text.js";
import {
  fileOf,
  filesThere,
  firstDifference,
  HOW_TO_REWRITE,
  IS_REWRITING,
  linesOf,
  rewriteFiles,
} from "./files.js";
import { GAMES } from "./games.js";
import { readEvents, readMoves, readOptions, writePlaythrough } from "./playthrough.js";

const HOW_TO_FIND = "Give a game in test/playthroughs/games.ts another seed, or add one.";

const names = Object.keys(GAMES);
const all = { folder: "test/playthroughs", names };

if (IS_REWRITING)
  rewriteFiles(all, (name, before) =>
    writePlaythrough(GAMES[name], asFarAsLegal(readMoves(before), drawn(Number(GAMES[name].seed)))),
  );

const END_CAUSES = Object.keys({
  "all-plans": true,
  "last-refusal": true,
  "no-empty-house": true,
  "deck-empty": true,
} satisfies Readonly<Record<EndCause, true>>);

/** What is played, as a game or a combination says it. */
type Aspects = {
  readonly [name in "edition" | "layout" | "mode" | "advanced" | "nineAndThreeQuarters"]?: unknown;
};

const texts = new Map(names.map((name) => [name, linesOf(fileOf(all, name))]));
const states = Object.values(GAMES).map((options) => createGame(options));

describe("playthroughs", () => {
  test("there is a file for each listed game, and no other", () => {
    const files = names.map((name) => fileOf(all, name));
    expect(filesThere(all).sort(), HOW_TO_REWRITE).toEqual(files.sort());
  });

  test.each([...texts])("%s is played as it is written", (name, lines) => {
    const now = writePlaythrough(GAMES[name], given(readMoves(lines)));
    const difference = firstDifference(fileOf(all, name), lines, now);
    if (difference !== null) expect.fail(difference);
  });

  test.each([...texts])("%s: the file alone says from which options", (name, lines) => {
    expect(readOptions(lines)).toStrictEqual(GAMES[name]);
  });
});

describe("over all playthroughs", () => {
  const written = [...texts.values()];
  const playable = allConfigurations().filter(({ code }) => code === null);

  test("every type of move is made that a sheet has", () => {
    const made = new Set(written.flatMap(readMoves).map(({ type }) => type));
    const missing = new Set(playable.flatMap(typesOf).filter((type) => !made.has(type)));
    expect([...missing], HOW_TO_FIND).toEqual([]);
    expect(made.size).toBeGreaterThan(20);
  });

  test("every type of event occurs, and every cause of the end", () => {
    const events = written.flatMap(readEvents);
    const isThere = (word: string): boolean => events.some((event) => event.split(/[ ,]+/).includes(word));
    expect(
      EVENT_TYPES.filter((type) => type !== "moved" && type !== "cardRevealed" && !isThere(type)), // all are dealt
      HOW_TO_FIND,
    ).toEqual([]);
    expect(
      END_CAUSES.filter((cause) => !isThere(cause)),
      HOW_TO_FIND,
    ).toEqual([]);
  });

  test("every edition is played with each of its sheets and modes, with Advanced Mode and 9¾ cards", () => {
    const played = new Set(
      states.flatMap(({ setup }) => setup.layouts.flatMap(({ id }) => aspectsOf({ ...setup, layout: id }))),
    );
    const missing = playable
      .flatMap(({ options, mode }) => aspectsOf({ ...options, mode }))
      .filter((aspect) => !played.has(aspect));
    expect([...new Set(missing)], HOW_TO_FIND).toEqual([]);
  });
});

function typesOf({ options, mode }: ListedConfiguration): readonly Move["type"][] {
  const players = mode === "expert" ? ["Ann", "Bob"] : ["Ann"];
  const state = createGame({ ...options, players, seed: 1 });
  return Array.from({ length: moveSpaceSize(state) }, (_, code) => decodeMove(state, code, 0).type);
}

/** What is played, beside the edition, one by one. */
function aspectsOf(played: Aspects): string[] {
  const { edition, layout, mode, advanced, nineAndThreeQuarters } = played;
  return [layout, mode, `advanced ${advanced}`, `9¾ ${nineAndThreeQuarters}`].map(
    (each) => `${edition}: ${each}`,
  );
}
