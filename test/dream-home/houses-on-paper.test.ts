import fc from "fast-check";
import {
  checkHouse,
  createGame,
  describeHouse,
  formatHouse,
  type GameState,
  type HouseDescription,
  type HouseOptions,
  isOver,
  isRulesError,
  type PlacedCard,
  PRINTED_TABLES,
  parseHouses,
  rankHouses,
  scoreHouses,
  scoreSheet,
  standings,
} from "perfect-home-rules/dream-home";
import { english, french, italian } from "perfect-home-rules/dream-home/texts";
import { describe, expect, test } from "vitest";
import { mutateText } from "../records/mutate.js";
import { rollOf } from "../support/chance.js";
import { runs } from "../support/games.js";
import { refusalOf } from "../support/refusals.js";
import { oracleScoreWith } from "./oracle/any-tables.js";
import { oracleScore } from "./oracle/score.js";
import { randomGames, statesOf } from "./support/any-games.js";
import { gamesWithOwnTables } from "./support/own-tables.js";

const optionsOf = ({ setup }: GameState): HouseOptions => ({
  tables: setup.tables,
  ...(setup.childrenBreakTies === true ? { childrenBreakTies: true } : {}),
});

/** What must hold of every house of a game. */
function check(state: GameState): void {
  const options = optionsOf(state);
  const houses = state.setup.players.map((_, player) => describeHouse(state, player));
  const isAsked = state.agenda[0]?.do === "keep";
  for (const [player, house] of houses.entries()) {
    if (!isAsked) expect(checkHouse(house, options)).toEqual([]);
    expect(scoreHouses([house], options)).toEqual([scoreSheet(state, player)]);
  }
  const text = houses.map((house, seat) => formatHouse(house, { ...options, player: `no. ${seat}` }));
  expect(parseHouses(text.join("\n"), options)).toEqual(
    houses.map((house, seat) => ({ player: `no. ${seat}`, house })),
  );
  if (isOver(state)) expect(rankHouses(houses, options)).toEqual(standings(state));
}

describe("houses of games", () => {
  test("DRH-72 DRH-78 are scored and ranked as in their game, have nothing wrong, and are read as they are written", () => {
    fc.assert(
      fc.property(randomGames, (game) => {
        let index = 0;
        for (const state of statesOf(game)) if (index++ % 11 === 0 || isOver(state)) check(state);
      }),
      runs(0.5),
    );
  });

  test("DRH-79 DRH-93 so are those of games with tables of all sorts", () => {
    fc.assert(
      fc.property(gamesWithOwnTables, (game) => {
        let index = 0;
        for (const state of statesOf(game)) if (index++ % 11 === 0 || isOver(state)) check(state);
      }),
      runs(0.5),
    );
  });

  test("are written as people write them", () => {
    const text = [
      "player Ann",
      "floor upper - - - - -",
      "floor lower living-room living-room (kitchen) bedroom:canopy-bed =",
      "floor basement garage -",
      "outside treehouse",
      "helpers architect",
      "roof red red* brown",
      "",
    ].join("\n");
    const [only, ...others] = parseHouses(`# after the tenth round\n${text}`);
    expect(others).toEqual([]);
    expect(only?.player).toBe("Ann");
    expect(only?.house.spaces.filter((card) => card !== null)).toHaveLength(5);
    expect(only?.house.scaffolds).toEqual([6]);
    expect(only === undefined ? "" : formatHouse(only.house, { player: "Ann" })).toBe(text);
    expect(parseHouses('helpers architect\n\n\nplayer " x"\n')).toMatchObject([
      { player: null, house: { helpers: ["architect"] } },
      { player: " x", house: { roof: null } },
    ]);
  });
});

const [NOTHING] = parseHouses("roof");

/** A house with cards on some spaces. */
function withCards(
  cards: Readonly<Record<number, PlacedCard>>,
  beside: Partial<HouseDescription> = {},
): HouseDescription {
  const spaces = PRINTED_TABLES.board.map((_, space) => cards[space] ?? null);
  return { spaces, ...beside };
}

const up = (room: string, token: string | null = null): PlacedCard => ({ room, face: "up", token });

describe("what is wrong with a house", () => {
  test.each<[string, string, HouseDescription, object]>([
    ["house.over-hole", "DRH-9", withCards({ 7: up("study") }), { space: 7 }],
    ["house.scaffold", "DRH-68", withCards({ 2: up("study") }, { scaffolds: [2] }), { space: 2 }],
    ["house.floor", "DRH-26", withCards({ 2: up("garage") }), { space: 2 }],
    ["house.size", "DRH-27", withCards({ 2: up("bathroom"), 3: up("bathroom") }), { space: 2 }],
    [
      "house.tokens",
      "DRH-43",
      withCards({ 2: up("bedroom", "canopy-bed"), 3: up("bedroom", "cat-house") }),
      { space: 2 },
    ],
    [
      "house.wrong-room",
      "DRH-42",
      withCards({ 2: up("study", "canopy-bed") }),
      { space: 2, decor: "canopy-bed" },
    ],
    ["house.outside", "DRH-49", withCards({}, { outside: ["piano"] }), { decor: "piano" }],
    [
      "house.cards",
      "DRH-2",
      withCards({}, { outside: ["treehouse", "treehouse"] }),
      { card: { kind: "decor", decor: "treehouse" } },
    ],
    [
      "house.cards",
      "DRH-2",
      withCards({}, { scaffolds: [0, 1, 2, 3] }),
      { card: { kind: "tool", tool: "scaffolding" } },
    ],
  ])("%s %s", (code, clause, house, details) => {
    const found = checkHouse(house);
    expect(found).toEqual([expect.objectContaining({ code, clause, details })]);
    for (const texts of [english, french, italian])
      for (const each of found) expect(texts.violation(each)).toMatch(/\.$/);
    expect(scoreHouses([house])).toHaveLength(1);
  });

  test("all of it is named, and nothing of an empty house", () => {
    const wrong = withCards({ 7: up("garage"), 8: up("garage") }, { outside: ["piano"] });
    expect(checkHouse(wrong).map(({ code }) => code)).toEqual([
      "house.over-hole",
      "house.over-hole",
      "house.floor",
      "house.floor",
      "house.outside",
    ]);
    expect(NOTHING === undefined ? null : checkHouse(NOTHING.house)).toEqual([]);
    expect(NOTHING?.house.roof).toEqual([]);
  });

  test("houses that no game has are scored as the second scorers do", () => {
    const { rooms, decor } = PRINTED_TABLES;
    for (let number = 1; number <= 300; number++) {
      const roll = rollOf(number);
      const any = <T>(all: readonly T[]): T => all[roll(all.length)] as T;
      const card = (): PlacedCard | null =>
        roll(5) === 0
          ? null
          : {
              room: any(rooms).id,
              face: any(["up", "up", "up", "down"]),
              token: roll(4) === 0 ? any(decor).id : null,
            };
      const spaces = PRINTED_TABLES.board.map(card);
      const roof = Array.from({ length: roll(7) }, () => ({
        kind: "roof" as const,
        colour: any(PRINTED_TABLES.roofs).id,
        window: roll(3) === 0,
      }));
      const helpers = [any(["architect", "interior-designer", "roofer"] as const)];
      const house = { spaces, outside: roll(2) === 0 ? ["treehouse"] : [], helpers, roof };
      const whole = { ...house, scaffolds: [], tools: [], roofCards: roof.length };
      const [sheet] = scoreHouses([house]);
      expect(sheet?.total).toBe(oracleScore(whole));
      expect(sheet?.total).toBe(oracleScoreWith(PRINTED_TABLES, whole));
    }
  });
});

describe("what can't be read", () => {
  test.each<[string, number, number, string]>([
    ["Ann", 1, 1, "player, floor, outside, helpers, roof"],
    ["player", 1, 7, "a name"],
    ['player "Ann', 1, 8, "quotation marks"],
    ["floor", 1, 6, "the name of a floor"],
    ["floor attic -", 1, 7, "upper, lower, basement"],
    ["floor basement garage", 1, 22, "2 cards"],
    ["floor basement garage garage garage", 1, 36, "2 cards"],
    ["floor basement garage garden", 1, 23, "wine-cellar"],
    ["floor basement (garage garage", 1, 23, ")"],
    ["floor basement garage:bed -", 1, 23, "canopy-bed"],
    ["floor basement -garage", 1, 16, "garage"],
    ["player Ann\nhelpers architect\nhelpers roofer", 3, 1, "no second helpers"],
    ["floor basement - -\nfloor basement - -", 2, 1, "no second floor"],
    ["roof red**", 1, 10, "a space"],
    ['outside "tree', 1, 9, "treehouse"],
    ["floor basement garage/1 -", 1, 22, "a space"],
  ])("%j", (text, line, column, expected) => {
    const [violation] = refusalOf(() => parseHouses(text)).violations;
    expect(violation).toMatchObject({ code: "notation.unexpected", details: { line, column } });
    expect(violation?.details["expected"]).toContain(expected);
  });

  test("DRH-79 children are written where they break ties, and only there", () => {
    const rooms = PRINTED_TABLES.rooms.map((type) => ({
      ...type,
      children: Array<number>(type.count).fill(2),
    }));
    const options = { tables: { rooms }, childrenBreakTies: true };
    const [only] = parseHouses("floor basement garage/2 (garage/2):piano", options);
    expect(only?.house.spaces.slice(0, 2)).toEqual([
      { room: "garage", children: 2, face: "up", token: null },
      { room: "garage", children: 2, face: "down", token: "piano" },
    ]);
    expect(() => parseHouses("floor basement garage -", options)).toThrow();
    expect(() => checkHouse(withCards({}), { childrenBreakTies: true })).toThrow();
  });

  test("a description that is none is refused with where", () => {
    const wrong = { spaces: [up("igloo")] } as unknown as HouseDescription;
    expect(() => checkHouse(wrong)).toThrow(/house\.spaces/);
    expect(() => scoreHouses([withCards({}), wrong])).toThrow(/houses\[1\]\.spaces/);
    expect(() => formatHouse(withCards({}), { player: 5 as never })).toThrow(/player/);
    expect(() => describeHouse(createGame({ players: ["Ann", "Bob"], seed: 1 }), 2)).toThrow();
  });

  test("changed texts are refused with a typed error, or read as what is written again", () => {
    const text =
      "player Ann\nfloor lower living-room (kitchen) bedroom:canopy-bed - =\noutside treehouse\nroof red red* brown\n";
    let read = 0;
    for (let number = 1; number <= 1000; number++) {
      try {
        const houses = parseHouses(mutateText(text, rollOf(number)));
        for (const { player, house } of houses) {
          const again = formatHouse(house, player === null ? {} : { player });
          expect(parseHouses(again === "\n" ? "roof" : again)).toHaveLength(1);
          if (player !== null) expect(parseHouses(again)).toEqual([{ player, house }]);
        }
        read += 1;
      } catch (error) {
        if (!isRulesError(error)) throw error;
      }
    }
    expect(read).toBeGreaterThan(0);
  });
});
