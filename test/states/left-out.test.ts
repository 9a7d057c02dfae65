import { createGame, type GameOptions } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { without } from "../support/changed.js";
import { readingOf } from "./reading.js";

type Node = Record<string, unknown>;

/** The paths of all fields of plain data, those within lists but once: their elements are alike. */
function* paths(node: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof node !== "object" || node === null) return;
  const names = Array.isArray(node) ? Object.keys(node).slice(0, 1) : Object.keys(node);
  for (const name of names) {
    if (!Array.isArray(node)) yield [...path, name];
    yield* paths((node as Node)[name], [...path, name]);
  }
}

const GAMES: readonly (readonly [string, GameOptions])[] = [
  ["standard", { players: ["Ann", "Bob"], seed: 1 }],
  ["first edition, expert", { players: ["Ann", "Bob"], seed: 1, edition: "first-2018", mode: "expert" }],
  ["Zombies against the AAA", { players: ["Ann"], seed: 1, layout: "zombies", mode: { aaa: "sam" } }],
  ["Halloween, advanced", { players: ["Ann"], seed: 1, layout: "halloween", advanced: true }],
];

describe("a saved state with a field left out is refused", () => {
  test.each(GAMES)("%s", (_name, options) => {
    const state = JSON.parse(JSON.stringify(createGame(options)));
    const fields = Array.from(paths(state), (path) => path.join("."));
    expect(fields.filter((field) => "key" in readingOf(without(state, field)))).toEqual([]);
  });
});
