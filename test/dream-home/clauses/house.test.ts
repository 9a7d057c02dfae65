import { describe, expect, test } from "vitest";
import { PRINTED_TABLES } from "../../../src/dream-home/data/tables.js";
import { neighboursOf, openSpaces, sidesOf } from "../../../src/dream-home/house/board.js";
import { showingMost } from "../../../src/dream-home/house/children.js";
import { roomType } from "../../../src/dream-home/house/fits.js";
import { crowdedRoom, roomAround, roomsOf } from "../../../src/dream-home/house/rooms.js";
import { movesIn, whyNotIn } from "../../../src/dream-home/moves/kinds.js";
import { closing, house, movesOf, play, taking } from "../support/play.js";
import { settling } from "../support/positions.js";

/** A board of its own for each test: what lies beside its spaces is found anew. */
const newBoard = () => [...PRINTED_TABLES.board];

describe("the board", () => {
  test("DRH-28: beside a space lie those of its floor alone, none beyond the last", () => {
    const board = newBoard();
    expect([0, 1, 2, 4, 6, 7, 11].map((space) => neighboursOf(board, space))).toEqual([
      [1],
      [0],
      [3],
      [3, 5],
      [5],
      [8],
      [10],
    ]);
  });

  test("is looked at once", () => {
    const board = newBoard();
    expect(sidesOf(board)).toBe(sidesOf(board));
    expect(sidesOf(board)).not.toBe(sidesOf(newBoard()));
  });

  test("DRH-9 DRH-10: open are the spaces without a room card that something supports", () => {
    const board = newBoard();
    expect(openSpaces(board, house())).toEqual([0, 1, 2, 3, 4]);
    const built = house(". . . . .\nstudy . -bath . .\ngarage .", { scaffolds: [1] });
    expect(openSpaces(board, built)).toEqual([1, 3, 5, 6, 7, 9]);
    expect(openSpaces(board, house(". . . . .\n. . . . .\ngarage garage"))).toEqual([2, 3, 4, 5, 6]);
  });
});

describe("rooms", () => {
  test("DRH-73: a room is listed from the left, whichever of its cards is asked about", () => {
    const built = house(". . . . .\nliving living living . .\n. .");
    for (const space of [2, 3, 4])
      expect(roomAround(newBoard(), built, space, "living-room")).toEqual([2, 3, 4]);
    expect(roomsOf(newBoard(), built)).toEqual([{ type: "living-room", spaces: [2, 3, 4] }]);
  });

  test("DRH-31 DRH-36: a room is crowded by two tokens of its own, not by those beyond an empty room or another", () => {
    const crowded = (text: string) => crowdedRoom(newBoard(), house(text));
    expect(crowded(". . . . .\nbed:canopy-bed bed:cat-house . . .\n. .")).toEqual([2, 3]);
    expect(crowded(". . . . .\nliving:piano living living:cat-house . .\n. .")).toEqual([2, 4]);
    expect(crowded(". . . . .\nbed:canopy-bed -bed bed:cat-house . .\n. .")).toBe(null);
    expect(crowded(". . . . .\nbed:canopy-bed kids:cat-house . . .\n. .")).toBe(null);
    expect(crowded(". . . . .\nbed:canopy-bed bed . . .\n. .")).toBe(null);
    expect(crowded("bed:cat-house . . . .\nbed:canopy-bed . . . .\n. .")).toBe(null);
  });

  test("a type that the tables do not have is a mistake of the caller", () => {
    expect(() => roomType(PRINTED_TABLES, "attic")).toThrow(new RangeError("attic"));
    expect(roomType(PRINTED_TABLES, "study").id).toBe("study");
  });

  test("DRH-53 DRH-79: of like cards the first is chosen, of others the one that shows most children", () => {
    const cards = (...shown: number[]) => shown.map((children) => ({ room: "bedroom", children }));
    expect(showingMost(cards(2, 1), "bedroom")).toBe(0);
    expect(showingMost(cards(1, 2, 2), "bedroom")).toBe(1);
    expect(showingMost([{ room: "study" }, { room: "bedroom" }, { room: "bedroom" }], "bedroom")).toBe(1);
    expect(showingMost([{ room: "study" }], "bedroom")).toBe(-1);
  });
});

describe("why a card does not lie face up", () => {
  test.each([
    ["DRH-26", "fit.floor", ". . . . .\n. . . . .\n. .", "garage", 2],
    ["DRH-27", "fit.size", ". . . . .\nbath . . . .\n. .", "bathroom", 3],
    ["DRH-28", "fit.closed", ". . . . .\nliving:piano . . . .\n. .", "living-room", 3],
  ] as const)("%s: %s", (_clause, code, text, room, space) => {
    expect(whyNotIn(settling(house(text), room), { type: "place", player: 0, space, face: "up" })).toBe(code);
  });
});

describe("rooms with tokens that meet", () => {
  const designer = { helpers: ["interior-designer"] } as const;

  test("DRH-31 DRH-85: a card laid between them asks which token stays", () => {
    const owned = house(". . . . .\nliving:piano . living:cat-house . .\n. .", designer);
    const placed = play(settling(owned, "living-room"), { type: "place", player: 0, space: 3, face: "up" });
    expect(placed.agenda[0]).toEqual({ do: "keep", player: 0, spaces: [2, 4] });
    expect(movesIn(placed)).toEqual([2, 4].map((space) => ({ type: "keep", player: 0, space })));
    const kept = play(placed, { type: "keep", player: 0, space: 2 });
    expect(kept.houses[0]?.spaces.slice(2, 5).map((card) => card?.token)).toEqual(["piano", null, null]);
    expect(kept.table.removed.specials).toEqual([{ kind: "decor", decor: "cat-house" }]);
    expect(kept.agenda[0]).toMatchObject({ do: "take", player: 1 });
  });

  test("DRH-61 DRH-85: a drilled card asks as well, and the turn goes on with it", () => {
    const owned = house(". . . . .\nliving:piano study living:cat-house . .\n. .", {
      ...designer,
      tools: ["drill"],
    });
    const drilled = play(taking(owned), { type: "drill", player: 0, column: 4, space: 3 });
    expect(drilled.agenda[0]).toEqual({ do: "keep", player: 0, spaces: [2, 4] });
    const kept = play(drilled, { type: "keep", player: 0, space: 4 });
    expect(kept.agenda[0]).toEqual({ do: "take", player: 0, jackhammer: false });
  });

  test("DRH-53 DRH-55 DRH-85: supplier and handyman ask in the closing phase", () => {
    const helpers = ["interior-designer", "supplier", "handyman"] as const;
    const text = ". . . . .\nliving:piano study living:cat-house . .\n. .";
    const state = closing(house(text, { helpers }), { rooms: [{ room: "living-room" }] });
    const supplied = play(state, { type: "supplier", player: 0, room: "living-room", space: 3 });
    expect(supplied.agenda.slice(0, 2)).toEqual([
      { do: "keep", player: 0, spaces: [2, 4] },
      { do: "close", player: 0, helpers: ["handyman"] },
    ]);
    const exchanged = play(state, { type: "handyman", player: 0, first: 3, second: 4 });
    expect(exchanged.agenda.slice(0, 2)).toEqual([
      { do: "keep", player: 0, spaces: [2, 3] },
      { do: "close", player: 0, helpers: ["supplier"] },
    ]);
  });

  test("DRH-85: of two rooms that are crowded one is asked about after the other", () => {
    const owned = house(
      "bed:canopy-bed bed:cat-house . . .\nliving:piano living:cat-house . . .\n. .",
      designer,
    );
    const state = {
      ...settling(owned, null),
      agenda: [{ do: "keep", player: 0, spaces: [2, 3] }, ...settling(owned, "study").agenda],
    } as const;
    const first = play(state, { type: "keep", player: 0, space: 2 });
    expect(first.agenda[0]).toEqual({ do: "keep", player: 0, spaces: [7, 8] });
    const second = play(first, { type: "keep", player: 0, space: 8 });
    expect(second.agenda[0]).toMatchObject({ do: "settle" });
    expect(movesOf(second, "place").length).toBeGreaterThan(0);
  });
});
