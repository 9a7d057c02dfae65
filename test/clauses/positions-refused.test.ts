import { createGame, type GameOptions } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { changed } from "../support/changed.js";
import { classic } from "../support/position-sheets.js";
import { as, refusalOf } from "../support/refusals.js";
import { refusedOptions } from "../support/refused-options.js";

describe("RND-2: a position to play on from", () => {
  const table = {
    round: 3,
    combinations: [
      { number: 4, action: "fence" },
      { number: 5, action: "park" },
      { number: 6, action: "temp" },
    ],
    turned: ["A"],
  };
  const refusedStart = (start: object, options: object = {}) =>
    refusedOptions({ start: { sheets: [classic("")], table, ...start }, ...options });

  test.each([
    ["round", 0, "round: a whole number from 1 to 9999"],
    ["round", 10_000, "round: a whole number from 1 to 9999"],
    ["combinations", table.combinations.slice(1), "combinations: 3 combinations"],
    ["combinations.0.number", 18, "combinations[0].number: 1, 2, 3"],
    ["combinations.0.number", 17, "combinations[0].number: 1, 2, 3"],
    ["combinations.0.number", 9.75, "combinations[0].number: 1, 2, 3"],
    ["combinations.1.action", "bis", "combinations[1].action: fence"],
    ["nextActions", ["park"], "nextActions: 3 actions, or null"],
    ["turned", ["D"], "turned[0]: A, B, C"],
    ["turned", ["A", "B", "C", "A"], "turned: a list of plan letters"],
  ])("RND-2 PLN-2: %s must not be %j", (path, value, expected) => {
    expect(refusedStart({ table: changed(table, path, value) })).toContain(`start.table.${expected}`);
  });

  test("SET-5: it has a sheet for each player", () => {
    expect(refusedStart({ sheets: [] })).toContain("start.sheets: a sheet for each player");
    expect(refusedStart({}, { players: ["Ann", "Bob"] })).toContain("start.sheets: a sheet for each player");
  });

  test("XPT-4: it shows stacks, so it is none of a game with a deck", () => {
    const start = { sheets: [classic(""), classic("")], table };
    expect(refusedOptions({ players: ["Ann", "Bob"], mode: "expert", start })).toMatch(
      /^options.start-mode start/,
    );
  });

  test("POL-2: a pool at an empty house is refused as it is found wrong, with all else that is wrong on any sheet", () => {
    const sheets = [classic(". . .* 3", "pools 1"), classic("5 5", "temps 99")];
    const start = { sheets, table };
    const { violations } = refusalOf(() =>
      createGame(as<GameOptions>({ players: ["Ann", "Bob"], seed: 1, start })),
    );
    expect(violations.map(({ code, details }) => `${code} ${String(details["player"])}`)).toEqual([
      "sheet.unnumbered-pool 0",
      "sheet.repeated 1",
      "sheet.boxes 1",
    ]);
  });
});
