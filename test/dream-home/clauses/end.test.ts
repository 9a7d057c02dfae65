import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROVENANCE } from "../../../src/dream-home/data/provenance.js";
import { PRINTED_TABLES, type Tables } from "../../../src/dream-home/data/tables.js";
import { createGame } from "../../../src/dream-home/game/create.js";
import { provenance } from "../../../src/dream-home/game/provenance.js";
import { rankingOf } from "../../../src/dream-home/game/score.js";
import { bestRoof, scoreHouse } from "../../../src/dream-home/scoring/score.js";
import type { RoofCard } from "../../../src/dream-home/state/cards.js";
import { house, newGame } from "../support/play.js";

const total = (text: string): number => scoreHouse(PRINTED_TABLES, house(text)).total;

describe("scoring", () => {
  test("DRH-74: a pantry beside a kitchen scores 3, once, and one kitchen serves several annexes", () => {
    expect(total(". . . . .\nkitchen . pantry . .\n. .")).toBe(2);
    expect(total(". . . . .\nkitchen pantry kitchen . .\n. .")).toBe(5);
    expect(total(". . . . .\npantry kitchen pantry . .\n. .")).toBe(7);
    expect(total("pantry . . . .\nkitchen . . . .\n. .")).toBe(2);
  });

  test("DRH-75: a bathroom on each living floor scores 3, once", () => {
    expect(total("bath . . . .\nbath . bath . .\n. .")).toBe(6);
    expect(total(". . . . .\nbath . bath . .\n. .")).toBe(2);
  });

  test("DRH-77: helpers, tools and scaffolds score nothing themselves", () => {
    const beside = { helpers: ["roofer", "handyman"], tools: ["drill"], scaffolds: [0] } as const;
    expect(scoreHouse(PRINTED_TABLES, house(undefined, beside)).total).toBe(0);
  });

  test("DRH-78: the most points win; equal totals share a place", () => {
    const state = newGame(3);
    const houses = [
      house(". . . . .\nbath . . . .\n. ."),
      house(". . . . .\nstudy . . . .\n. ."),
      house(". . . . .\nbed . . . .\n. ."),
    ];
    expect(rankingOf({ ...state, houses }).map(({ player, place }) => [player, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
    ]);
  });
});

describe("score sheets", () => {
  const roofOf = (...words: string[]): RoofCard[] =>
    words.map((word) => ({ kind: "roof", colour: word.replace("*", ""), window: word.endsWith("*") }));

  test("DRH-72 to DRH-77: name every room, empty room, token, bonus and roof card with its points", () => {
    const owned = house(
      "kids bed:canopy-bed bed -study library\nbath kitchen pantry . study\ngarage workshop",
      {
        outside: ["treehouse"],
        helpers: ["interior-designer", "architect", "roofer"],
        roof: roofOf("brown", "red", "red*", "red", "red"),
        roofCards: 5,
      },
    );
    expect(scoreHouse(PRINTED_TABLES, owned)).toEqual({
      rooms: [
        { type: "garage", spaces: [0], floor: "basement", points: 0 },
        { type: "workshop", spaces: [1], floor: "basement", points: 3 },
        { type: "bathroom", spaces: [2], floor: "lower", points: 1 },
        { type: "kitchen", spaces: [3], floor: "lower", points: 1 },
        { type: "pantry", spaces: [4], floor: "lower", points: 3 },
        { type: "study", spaces: [6], floor: "lower", points: 2 },
        { type: "kids-room", spaces: [7], floor: "upper", points: 2 },
        { type: "bedroom", spaces: [8, 9], floor: "upper", points: 4 },
        { type: "library", spaces: [11], floor: "upper", points: 1 },
      ],
      emptyRooms: [{ space: 10, points: 1 }],
      decor: [
        { decor: "canopy-bed", space: 8, points: 3 },
        { decor: "treehouse", space: null, points: 3 },
      ],
      bonuses: [
        {
          bonus: "bathrooms",
          missing: [{ room: "bathroom", floor: "upper" }],
          points: 0,
        },
        { bonus: "functions", missing: [], points: 4 },
      ],
      roof: { cards: roofOf("red*", "red", "red", "red"), roof: 8, windows: 1, points: 9 },
      total: 17 + 1 + 6 + 4 + 9,
    });
  });

  test("DRH-40 DRH-41: of roofs that are worth as much the first of the box, none of too few cards", () => {
    const four = roofOf("red", "brown", "red", "brown");
    expect(bestRoof(PRINTED_TABLES, four)).toEqual({ cards: four, roof: 3, windows: 0, points: 3 });
    const none = { cards: [], roof: 0, windows: 0, points: 0 };
    expect(bestRoof(PRINTED_TABLES, roofOf("red*", "red*", "red*"))).toEqual(none);
    expect(bestRoof(PRINTED_TABLES, [])).toEqual(none);
    const windows = roofOf("red", "brown*", "roof-3*", "red*", "roof-4*");
    expect(bestRoof(PRINTED_TABLES, windows)).toEqual({
      cards: roofOf("brown*", "roof-3*", "red*", "roof-4*"),
      roof: 3,
      windows: 4,
      points: 7,
    });
  });
});

describe("roofs by tables of the caller's own", () => {
  const colours = ["red", "brown", "roof-3"];
  const boxes = fc.array(fc.record({ colour: fc.constantFrom(...colours), window: fc.boolean() }), {
    maxLength: 7,
  });
  const points = fc.nat(9);
  const tablesOfRoofs = fc.record({
    cards: fc.integer({ min: 1, max: 5 }),
    mixed: points,
    uniform: points,
    window: points,
  });

  /** The most that some cards of a box can be worth, by trying all. */
  function most(roof: Tables["scoring"]["roof"], box: readonly RoofCard[]): number {
    let best = 0;
    for (let set = 0; set < 2 ** box.length; set++) {
      const chosen = box.filter((_, index) => (set >> index) % 2 === 1);
      if (chosen.length !== roof.cards) continue;
      const base = new Set(chosen.map(({ colour }) => colour)).size === 1 ? roof.uniform : roof.mixed;
      best = Math.max(best, base + chosen.filter(({ window }) => window).length * roof.window);
    }
    return best;
  }

  test("DRH-40 DRH-93: the best cards are chosen, also where several colours are worth more than one", () => {
    fc.assert(
      fc.property(tablesOfRoofs, boxes, (roof, cards) => {
        const tables = { ...PRINTED_TABLES, scoring: { ...PRINTED_TABLES.scoring, roof } };
        const box = cards.map((card) => ({ kind: "roof", ...card }) as const);
        const best = bestRoof(tables, box);
        expect(best.points).toBe(most(roof, box));
        expect([0, roof.cards]).toContain(best.cards.length);
        expect(best.points).toBe(best.roof + best.windows);
      }),
      { numRuns: 300 },
    );
  });
});

describe("tables", () => {
  const options = { players: ["Ann", "Bob"], seed: 1 };

  test("DRH-94: a game says of every part of its tables that it is not printed in the rulebook", () => {
    const sources = provenance(createGame(options));
    const counts = sources.filter(({ part }) => part === "count");
    const [tokens, others] = [true, false].map((are) =>
      counts.filter((each) => (each.of === "decor") === are),
    );
    expect(new Set(others?.map(({ level }) => level))).toEqual(new Set(["reconstructed"]));
    expect(others?.length).toBe(16 + 4 + 5 + 4);
    expect(tokens?.map(({ level }) => level)).toEqual(Array(10).fill("published"));
    const unprinted = [
      "sauna",
      "study",
      "library",
      "game-room",
      "wine-cellar",
      "workshop",
      "laundry",
      "storage-room",
    ];
    expect(sources.filter(({ part }) => part === "floors").map(({ id }) => id)).toEqual(unprinted);
    expect(sources.some(({ id, part }) => id === "garage" && part === "points")).toBe(false);
    expect(sources.filter(({ level }) => level === "rulebook" || level === "custom")).toEqual([]);
    for (const table of ["rooms", "roofs", "decor"] as const)
      expect(Object.keys(PROVENANCE[table])).toEqual(PRINTED_TABLES[table].map(({ id }) => id));
  });

  test("DRH-94: what the caller gives is the caller's, entry by entry", () => {
    const decor = PRINTED_TABLES.decor.map((each) =>
      each.id === "painting" ? { ...each, points: 4 } : each,
    );
    const sources = provenance(createGame({ ...options, tables: { decor } }));
    expect(sources.filter(({ level }) => level === "custom")).toEqual([
      { of: "decor", id: "painting", part: null, level: "custom" },
    ]);
    expect(sources.some(({ id }) => id === "hot-tub")).toBe(true);
  });

  test("DRH-93: helpers and annexes are worth what the caller's tables say, each copy and each card", () => {
    const { scoring, rooms } = PRINTED_TABLES;
    const tables: Tables = {
      ...PRINTED_TABLES,
      scoring: { ...scoring, architect: { bonus: 2, emptyRoom: 3 }, designer: { token: 4 } },
      rooms: rooms.map((type) =>
        type.id === "pantry" ? { ...type, points: [1, 2], beside: { rooms: ["kitchen"], points: 7 } } : type,
      ),
    };
    const text = "bath . . . .\nbath kitchen pantry pantry -study\n. .";
    const helpers = ["architect", "architect", "interior-designer"] as const;
    const sheet = scoreHouse(tables, house(text, { helpers, outside: ["birdhouse"] }));
    expect(sheet.rooms.map(({ type, points }) => [type, points])).toEqual([
      ["bathroom", 1],
      ["kitchen", 1],
      ["pantry", 7],
      ["bathroom", 1],
    ]);
    expect(sheet.emptyRooms).toEqual([{ space: 6, points: 2 * 3 }]);
    expect(sheet.decor.map(({ points }) => points)).toEqual([1 + 4]);
    expect(sheet.bonuses.map(({ points }) => points)).toEqual([3 + 2 * 2, 0]);
  });

  test("DRH-93 DRH-95: tables of the caller's own are played with, as long as they fit each other", () => {
    const rooms = PRINTED_TABLES.rooms.map((room) => {
      if (room.id === "study") return { ...room, points: [5] };
      return room;
    });
    const { setup } = createGame({ ...options, tables: { rooms } });
    expect(setup.tables.rooms.find(({ id }) => id === "study")?.points).toEqual([5]);
    expect(setup.tables.roofs).toEqual(PRINTED_TABLES.roofs);
    const more = PRINTED_TABLES.rooms.map((room) => ({ ...room, count: room.count + 1 }));
    expect(() => createGame({ ...options, tables: { rooms: more } })).toThrow("tables.rooms");
  });
});
