import type { GameOptions } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { gameAsJson, gameAsText } from "../../src/cli/report-game.js";

const KINDS: readonly { readonly kind: string; readonly options: Partial<Omit<GameOptions, "seed">> }[] = [
  { kind: "Advanced Mode", options: { advanced: true } },
  { kind: "the first edition", options: { edition: "first-2018", advanced: true } },
  { kind: "Expert Mode", options: { mode: "expert" } },
  { kind: "AAA Solo", options: { mode: { aaa: "sam" }, players: ["Ann"] } },
  {
    kind: "the first edition's solo game",
    options: { mode: "solo", edition: "first-2018", players: ["Ann"] },
  },
  { kind: "the 9¾ cards", options: { nineAndThreeQuarters: true } },
  { kind: "the Blueprint sheet", options: { sheet: "blueprint" } },
  { kind: "an expansion", options: { sheet: "easter-eggs" } },
];

describe("a game told", () => {
  test.each(KINDS)("of $kind reads well", ({ options }) => {
    for (let seed = 1; seed <= 5; seed++) {
      const text = gameAsText({ players: ["Ann", "Bob", "Cleo"], seed, ...options });
      expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|\[object|null/);
      expect(text).toContain("* the game is over: ");
    }
  });

  test.each(KINDS)("of $kind is a JSON document", ({ options }) => {
    const document = JSON.parse(gameAsJson({ players: ["Ann", "Bob"], seed: 1, ...options }));
    expect(document.options).toEqual({ players: ["Ann", "Bob"], seed: 1, ...options });
    expect(document.moves.length).toBeGreaterThan(0);
  });
});
