import { createGame, type GameOptions } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { changed } from "../support/changed.js";
import { FIRST } from "../support/position-sheets.js";
import { as, violationIn } from "../support/refusals.js";
import { refusedOptions } from "../support/refused-options.js";

describe("AAA-1: a custom Opponent card", () => {
  const right = {
    id: "mine",
    level: 3,
    validates: ["A", "C"],
    park: 1,
    pool: 2,
    temp: 3,
    fence: 4,
    extension: 5,
    improvement: 6,
  };
  const closed = {
    id: "mine",
    level: 0,
    validates: [],
    tempPlaces: [
      [6, 7],
      [4, 1],
    ],
  };
  const refusedCard = (aaa: unknown) => refusedOptions({ mode: { aaa } });

  test("AAA-1: right ones are played against", () => {
    for (const aaa of [right, closed]) {
      const state = createGame(as<GameOptions>({ players: ["Ann"], seed: 1, mode: { aaa } }));
      expect(state.setup.opponent).toMatchObject({ ...aaa, provenance: { level: "custom" } });
    }
  });

  test.each([
    [right, "id", "", "id: a text that is not empty"],
    [right, "level", 101, "level: a whole number from 0 to 100"],
    [right, "park", -1, "park: a whole number from 0 to 100"],
    [right, "improvement", 0.5, "improvement: a whole number from 0 to 100"],
    [right, "validates", ["D"], "validates[0]: A, B, C"],
    [right, "validates", ["A", "A"], "validates: plan letters, each once"],
    [right, "validates", ["A", "B", "C", "A"], "validates: a list of plan letters"],
    [closed, "tempPlaces", [[0, 7]], "tempPlaces[0][0]: a whole number from 1 to 100"],
    [closed, "tempPlaces", [[1, 101]], "tempPlaces[0][1]: a whole number from 0 to 100"],
    [closed, "tempPlaces", [[1, 2, 3]], "tempPlaces[0]: a pair of temps and points"],
    [
      closed,
      "tempPlaces",
      [
        [4, 7],
        [4, 4],
      ],
      "tempPlaces: pairs with falling numbers of temps",
    ],
    [
      closed,
      "tempPlaces",
      [
        [4, 7],
        [5, 4],
      ],
      "tempPlaces: pairs with falling numbers of temps",
    ],
    [
      closed,
      "tempPlaces",
      [
        [4, 7],
        [3, 4],
        [2, 1],
        [1, 0],
      ],
      "tempPlaces: at most three pairs of temps and points",
    ],
  ])("AAA-9 AAA-10: of %j %s must not be %j", (card, path, value, expected) => {
    expect(refusedCard(changed(card, path, value))).toBe(`options.invalid mode.aaa.${expected}`);
  });

  test("AAA-9: a closed agency has no values for cards, a player no thresholds", () => {
    expect(refusedCard({ ...closed, park: 1 })).toMatch(/^options.unknown mode.aaa.park/);
    expect(refusedCard({ ...right, tempPlaces: [] })).toMatch(/^options.unknown mode.aaa.tempPlaces/);
    expect(refusedCard("nobody")).toMatch(/^options.invalid mode.aaa: closed, sam/);
  });
});

describe("who can play what", () => {
  test.each([
    ["AAA-1: two players against the AAA", { players: ["Ann", "Bob"], mode: { aaa: "sam" } }, "aaa-players"],
    [
      "FST-1: two players in the solo game",
      { ...FIRST, players: ["Ann", "Bob"], mode: "solo" },
      "solo-players",
    ],
    ["XPT-1: one player in Expert Mode", { mode: "expert" }, "expert-alone"],
  ])("%s: refused", (_what, options, code) => {
    const violation = violationIn(() =>
      createGame(as<GameOptions>({ players: ["Ann"], seed: 1, ...options })),
    );
    const players = "players" in options ? 2 : 1;
    expect(violation).toMatchObject({ code: `options.${code}`, details: { path: "players", players } });
  });

  test("XPT-9: more players than the deck has hands for", () => {
    const players = Array.from({ length: 22 }, (_, seat) => `player ${seat + 1}`);
    const create = (count: number) =>
      createGame({ players: players.slice(0, count), seed: 1, mode: "expert" });
    expect(create(21).setup.players).toHaveLength(21);
    expect(violationIn(() => create(22))).toMatchObject({
      code: "options.expert-players",
      details: { path: "players", players: 22, max: 21 },
    });
  });
});
