import fc from "fast-check";
import {
  createGame,
  PRINTED_TABLES,
  playersToMove,
  type RoofCard,
  type Tables,
  targets,
  viewHouse,
  viewMarket,
} from "perfect-home-rules/dream-home";
import { drawHouse, drawMarket } from "perfect-home-rules/dream-home/svg";
import { LANGUAGES, textsIn } from "perfect-home-rules/dream-home/texts";
import { describe, expect, test } from "vitest";
import { TINT } from "../../src/dream-home/svg/house.js";
import { DARK, LIGHT, type Palette } from "../../src/svg/palette.js";
import { runs } from "../support/games.js";
import { some } from "../support/thorough.js";
import { contrast, LEAST } from "../svg/contrast.js";
import { injectionsIn } from "../svg/hostile-views.js";
import { stumblingBlocks } from "../svg/layout.js";
import { keysIn, type Parsed, parsed } from "../svg/xml.js";
import { statesOf } from "./support/any-games.js";
import { gamesWithOwnTables } from "./support/own-tables.js";
import { manySpecials, randomGame } from "./support/random-games.js";

const usual = { players: ["Ann", "Bartholomew the Third of Somewhere", "Cleo"], seed: 8 };
const GAMES = [usual, { ...usual, seed: 9, tables: manySpecials(createGame(usual).setup) }];

/** Some states of some games: at the beginning, in between and at the end. */
const STATES = GAMES.flatMap((options) => {
  const all = [...randomGame(options)].map(({ state }) => state);
  return all.filter((_, index) => index % 13 === 0 || index === all.length - 1);
});

/** What no drawing can show: boxes that are less wide or high than nothing. */
function impossibleIn({ elements }: Parsed): string[] {
  return elements
    .filter(({ attributes }) => [attributes["width"], attributes["height"]].some((size) => Number(size) < 0))
    .map(({ name, attributes }) => `${name} ${JSON.stringify(attributes)}`);
}

describe("drawings of Dream Home", () => {
  test.each(LANGUAGES)(
    "are well-formed, and no text is cut off, pale or over another one: %s",
    (language) => {
      const texts = textsIn(language);
      for (const state of STATES) {
        const options = { texts, targets: targets(state), label: texts.move.bind(null, state) };
        const drawings = [
          ...usual.players.map((_, player) => drawHouse(viewHouse(state, player), options)),
          drawMarket(viewMarket(state), options),
        ];
        for (const svg of drawings) {
          const drawing = parsed(svg);
          expect(stumblingBlocks(drawing)).toEqual([]);
          expect(drawing.texts["title"]?.[0]).not.toBe("");
          expect(drawing.texts["desc"]?.[0]).toMatch(/\.$/);
        }
      }
    },
  );

  test("everything that can be clicked has its place, once, with the names of its moves", () => {
    const texts = textsIn("en");
    for (const state of STATES) {
      const open = targets(state);
      const options = { texts, targets: open, label: texts.move.bind(null, state) };
      const [player = 0] = open.flatMap(({ moves }) => moves.map((move) => move.player));
      const both = [drawHouse(viewHouse(state, player), options), drawMarket(viewMarket(state), options)].map(
        parsed,
      );
      const pressed = both.flatMap(({ elements }) =>
        elements.filter(({ attributes }) => attributes["role"] === "button"),
      );
      const keys = pressed.map(({ attributes }) => attributes["data-target"] ?? "");
      const places = open.map(({ key }) => key).filter((key) => !key.startsWith("button "));
      expect(keys.filter((key) => !key.startsWith("button ")).sort()).toEqual(places.sort());
      for (const { key } of open) expect(keys).toContain(key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test("DRH-93: show all that there is with tables of all sorts, each thing once", () => {
    const texts = textsIn("en");
    fc.assert(
      fc.property(gamesWithOwnTables, (game) => {
        let index = 0;
        for (const state of statesOf(game)) {
          if (index++ % 7 > 0 && state.agenda.length > 0) continue;
          const open = targets(state);
          const options = { texts, targets: open, label: texts.move.bind(null, state) };
          const [actor = 0] = playersToMove(state);
          const market = parsed(drawMarket(viewMarket(state), options));
          const houses = state.houses.map((_, player) =>
            parsed(drawHouse(viewHouse(state, player), options)),
          );
          for (const drawing of [market, ...houses]) {
            expect(stumblingBlocks(drawing)).toEqual([]);
            expect(impossibleIn(drawing)).toEqual([]);
          }
          const keys = [market, houses[actor] ?? market].flatMap(keysIn);
          const places = keys.filter((key) => !key.startsWith("button "));
          expect(places.filter((key, at) => places.indexOf(key) < at)).toEqual([]);
          for (const { key } of open) expect(keys).toContain(key);
          for (const [player, { outside }] of state.houses.entries()) {
            const shown = houses[player]?.elements.filter(({ content }) => / \d+$/.test(content)) ?? [];
            for (const id of new Set(outside)) {
              const count = shown.filter(({ content }) => content.startsWith(`${texts.decor(id)} `)).length;
              expect(count, id).toBe(outside.filter((each) => each === id).length);
            }
          }
        }
      }),
      runs(2),
    );
  });

  test("DRH-93: show houses of many columns and a display of many", () => {
    const upTo = (count: number): number[] => [...Array(count).keys()];
    const board = PRINTED_TABLES.board.map((space) => ({ ...space, column: space.column * 16 }));
    const none = { roofer: 0, supplier: 0, architect: 0, handyman: 0, "interior-designer": 0 };
    const tables: Partial<Tables> = {
      board,
      rooms: upTo(6).map((index) => ({
        id: `room ${index}`,
        floors: ["lower"],
        points: [1],
        beside: null,
        count: 200,
      })),
      roofs: upTo(3).map((index) => ({ id: `roof ${index}`, plain: 200, window: 196 })),
      helpers: none,
      tools: { drill: 0, jackhammer: 0, "concrete-mixer": 0, scaffolding: 0 },
      decor: [],
      scoring: { ...PRINTED_TABLES.scoring, bonuses: [] },
      columns: 100,
    };
    const state = createGame({ ...usual, tables });
    const texts = textsIn("en");
    for (const svg of [
      drawHouse(viewHouse(state, 0), { texts }),
      drawMarket(viewMarket(state), { texts, targets: targets(state) }),
    ]) {
      expect(impossibleIn(parsed(svg))).toEqual([]);
      expect(stumblingBlocks(parsed(svg))).toEqual([]);
    }
  });

  test("without targets they are pictures, whose places have their keys all the same", () => {
    const [state] = STATES;
    if (state === undefined) throw new Error("no state");
    const drawing = parsed(drawHouse(viewHouse(state, 1), { texts: textsIn("en") }));
    expect(drawing.elements[0]?.attributes["role"]).toBe("img");
    expect(keysIn(drawing)).toHaveLength(12);
    expect(keysIn(drawing)).toContain("space 1 11");
  });

  test("revealed roof cards are drawn in their colours, also where they make no roof", () => {
    const [state] = STATES;
    if (state === undefined) throw new Error("no state");
    const texts = textsIn("it");
    const view = viewHouse(state, 0);
    const cards = (...colours: string[]) =>
      colours.map((colour) => ({ kind: "roof", colour, window: false }) as const);
    const drawn = (roof: readonly RoofCard[], made: readonly RoofCard[]) => {
      const score = { ...view.score, roof: { type: "incomplete", cards: made, points: 0 } as never };
      return parsed(drawHouse({ ...view, roof, score }, { texts })).elements.filter(
        ({ attributes }) => attributes["d"] === "M1 16L10 3l9 13z",
      );
    };
    const classes = (roof: readonly RoofCard[]) =>
      drawn(roof, []).map(({ attributes }) => attributes["class"]);
    expect(classes(cards("blue", "green", "lilac"))).toEqual(["fwater link", "fleaf link", "froad link"]);
    const many = cards(...Array<string>(9).fill("yellow"));
    for (const { attributes } of drawn(many, many))
      expect(Number(/translate\(([\d.]+)/.exec(attributes["transform"] ?? "")?.[1])).toBeLessThan(242);
    expect(texts.roof({ colour: "blue", window: false })).toBe("tetto (blu)");
  });

  test("a theme is written out, or left to the reader's system", () => {
    const [state] = STATES;
    if (state === undefined) throw new Error("no state");
    const draw = (theme: "auto" | "dark") => drawHouse(viewHouse(state, 0), { texts: textsIn("en"), theme });
    expect(draw("auto")).toContain("prefers-color-scheme:dark");
    expect(draw("dark")).toContain(DARK.paper);
    expect(draw("dark")).not.toContain("var(--");
  });

  test.each<[string, Palette]>([
    ["light", LIGHT],
    ["dark", DARK],
  ])("names of rooms can be read on every tint: %s", (_, palette) => {
    const parts = (colour: string): number[] =>
      [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    for (const name of ["go", "fresh", "roof", "wood", "water", "ink", "leaf"] as const) {
      const [wall, veil] = [parts(palette.wall), parts(palette[name])];
      const mixed = wall.map((each, index) => Math.round(each * (1 - TINT) + (veil[index] ?? 0) * TINT));
      const colour = `#${mixed.map((each) => each.toString(16).padStart(2, "0")).join("")}`;
      expect(contrast(palette.ink, colour), name).toBeGreaterThan(LEAST.text);
    }
  });

  test("a view that came from anywhere brings no markup of its own", () => {
    const texts = textsIn("en");
    for (const state of some(STATES, 5)) {
      expect(injectionsIn(viewMarket(state), (view) => drawMarket(view, { texts }))).toEqual([]);
      expect(injectionsIn(viewHouse(state, 0), (view) => drawHouse(view, { texts }))).toEqual([]);
    }
  });

  test("a view that went through JSON is drawn, and what is no view is refused", () => {
    const [state] = STATES;
    if (state === undefined) throw new Error("no state");
    const view = viewMarket(state);
    const texts = textsIn("en");
    expect(drawMarket(JSON.parse(JSON.stringify(view)), { texts })).toBe(drawMarket(view, { texts }));
    expect(() => drawMarket({} as typeof view, { texts })).toThrow("what the functions of views give");
  });
});
