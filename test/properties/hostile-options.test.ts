import { createGame, type GameOptions, type LayoutId } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { deckOf } from "../support/deck.js";
import { as, hostile, prototypes, violationIn, withThrowingField } from "../support/refusals.js";

const good = { players: ["Ann", "Bob"], seed: 1 };
const deck = deckOf(createGame(good).setup.cards);

/** Whether options are refused with the path of one of them. */
function isRefusedByPath(options: unknown): boolean {
  const { code, details } = violationIn(() => createGame(as<GameOptions>(options)));
  return code.startsWith("options.") && typeof details["path"] === "string";
}

describe("options that fight back", () => {
  test.each(["players", "seed", "edition", "mode", "layout", "advanced", "plans", "cards", "start"])(
    "%s throws when read",
    (name) => {
      expect(isRefusedByPath(withThrowingField(good, name))).toBe(true);
    },
  );

  test.each([
    ["options", hostile()],
    ["players", { ...good, players: hostile() }],
    ["a player", { ...good, players: [hostile()] }],
    ["seed", { ...good, seed: hostile() }],
    ["a word of the seed", { ...good, seed: [1, 2, 3, hostile()] }],
    ["mode", { ...good, mode: hostile() }],
    ["plans", { ...good, plans: hostile() }],
    ["a plan", { ...good, plans: { A: hostile() } }],
    ["a card", { ...good, cards: [hostile()] }],
    ["a card's number", { ...good, cards: [withThrowingField({ action: "park" }, "number")] }],
  ])("a proxy that throws as %s", (_name, options) => {
    expect(isRefusedByPath(options)).toBe(true);
  });

  test.each([
    ["a symbol", Symbol("ten")],
    ["a bigint", 10n],
    ["an object that is ten as a number", { valueOf: () => 10 }],
    ["a proxy that throws", hostile()],
  ])("fields that others depend on are judged before those: %s", (_name, value) => {
    const layout = (layout: LayoutId) => createGame({ ...good, layout }).setup.layouts[0];
    const expansion = (sheet: LayoutId, part: object) => {
      const { provenance: _provenance, ...printed } = layout(sheet);
      return { ...good, layout: { ...printed, id: "mine", expansion: { ...printed.expansion, ...part } } };
    };
    const { provenance: _provenance, ...classic } = layout("classic");
    const street = { ...classic.streets[0], houses: value };
    const paths = [
      { ...good, layout: { ...classic, id: "mine", streets: [street, street] } },
      expansion("roswell", { objectives: [{ from: value, to: 3, each: 1 }] }),
      expansion("easter-eggs", { eggs: [{ street: value, house: 0, count: 1, colour: "teal" }] }),
      expansion("ducks", { ducklings: [{ family: "black", street: value, house: 0, side: "right" }] }),
    ].map((options) => violationIn(() => createGame(as<GameOptions>(options))).details["path"]);
    expect(paths).toEqual([
      "layout.streets[0].houses",
      "layout.expansion.objectives[0].from",
      "layout.expansion.eggs[0].street",
      "layout.expansion.ducklings[0].street",
    ]);
  });

  test("a list of four thousand million holes is not walked through", () => {
    expect(isRefusedByPath({ ...good, players: new Array(2 ** 32 - 1) })).toBe(true);
  });

  test("what the options hold is copied: changing it later changes no game", () => {
    const players = ["Ann", "Bob"];
    const cards = deck.map((card) => ({ ...card }));
    const seed = [1, 2, 3, 4];
    const state = createGame({ players, seed, cards });
    const before = JSON.stringify(state);
    players[0] = "Eve";
    seed[0] = 9;
    for (const card of cards) card.number = 1;
    expect(JSON.stringify(state)).toBe(before);
    expect([players, cards, seed, cards[0]].some(Object.isFrozen)).toBe(false);
  });

  test("bad options pollute no prototype", () => {
    const before = prototypes();
    for (const json of ['{"__proto__":{"seed":1}}', '{"constructor":{"prototype":{"seed":1}}}']) {
      expect(isRefusedByPath(JSON.parse(json))).toBe(true);
      expect(isRefusedByPath({ ...good, plans: JSON.parse(json) })).toBe(true);
    }
    expect(prototypes()).toBe(before);
  });
});
