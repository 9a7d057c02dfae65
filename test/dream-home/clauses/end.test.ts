import { describe, expect, test } from "vitest";
import { PROVENANCE } from "../../../src/dream-home/data/provenance.js";
import { PRINTED_TABLES } from "../../../src/dream-home/data/tables.js";
import { createGame } from "../../../src/dream-home/game/create.js";
import { provenance } from "../../../src/dream-home/game/provenance.js";
import { rankingOf } from "../../../src/dream-home/game/score.js";
import { scoreHouse } from "../../../src/dream-home/scoring/score.js";
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

describe("tables", () => {
  const options = { players: ["Ann", "Bob"], seed: 1 };

  test("DRH-94: a game says of every part of its tables that it is not printed in the rulebook", () => {
    const sources = provenance(createGame(options));
    const counts = sources.filter(({ part }) => part === "count");
    expect(new Set(counts.map(({ level }) => level))).toEqual(new Set(["reconstructed"]));
    expect(counts.length).toBe(16 + 4 + 5 + 4);
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
