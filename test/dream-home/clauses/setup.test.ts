import { describe, expect, test } from "vitest";
import { PRINTED_TABLES } from "../../../src/dream-home/data/tables.js";
import { createGame } from "../../../src/dream-home/game/create.js";
import { isSupported } from "../../../src/dream-home/house/board.js";
import { house, movesOf, newGame, play, playUntil } from "../support/play.js";
import { settling } from "../support/positions.js";

const { board } = PRINTED_TABLES;

describe("setup", () => {
  test.each([[1], [5]])("DRH-1: %i players are refused", (players) => {
    const names = ["Ann", "Bob", "Cleo", "Dan", "Eve"].slice(0, players);
    expect(() => createGame({ players: names, seed: 1 })).toThrow("2 to 4 names");
  });

  test.each([[2], [3], [4]])("DRH-2 DRH-6: all 60 and 48 cards, whether %i play or more", (players) => {
    const { table, hidden } = newGame(players);
    expect(hidden.rooms.length + table.columns.length).toBe(60);
    expect(hidden.specials.length + table.columns.length - 1).toBe(48);
    expect(table.removed).toEqual({ rooms: [], specials: [] });
  });

  test("DRH-3: five room cards, a special above each but the first", () => {
    const { columns } = newGame(2).table;
    expect(columns.map(({ room }) => room !== null)).toEqual(Array(5).fill(true));
    expect(columns.map(({ special }) => special !== null)).toEqual([false, true, true, true, true]);
  });

  test("DRH-4 DRH-96: who begins can be said, the first player by default", () => {
    expect(newGame(3).table.marker).toBe(0);
    expect(createGame({ players: ["Ann", "Bob"], seed: 1, first: 1 }).agenda[0]).toEqual({
      do: "discardPair",
      player: 1,
    });
  });

  test("DRH-5: each decor card has a token, which comes into a house once", () => {
    const ids = PRINTED_TABLES.decor.map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
    const end = playUntil(newGame(4), ({ agenda }) => agenda.length === 0, "take");
    const laid = end.houses.flatMap(({ spaces, outside }) => [
      ...spaces.flatMap((card) => card?.token ?? []),
      ...outside,
    ]);
    expect(new Set(laid).size).toBe(laid.length);
    expect(ids).toEqual(expect.arrayContaining(laid));
  });
});

describe("house", () => {
  test("DRH-7 DRH-8: two spaces below columns 4 and 5, two floors of five, five spaces on the ground", () => {
    const onFloor = (floor: string): number[] =>
      board.filter((space) => space.floor === floor).map(({ column }) => column);
    expect(onFloor("basement")).toEqual([3, 4]);
    expect(onFloor("lower")).toEqual([0, 1, 2, 3, 4]);
    expect(onFloor("upper")).toEqual([0, 1, 2, 3, 4]);
    const open = [...board.keys()].filter((space) => isSupported(board, house(), space));
    expect(open).toEqual([0, 1, 2, 3, 4]);
  });

  test("DRH-9: a card face up, one face down or a scaffold supports the space above", () => {
    const spaces = (text: string, scaffolds: number[] = []): number[] =>
      movesOf(settling(house(text, { scaffolds }), "bathroom"), "place").map(({ space }) => space);
    expect(spaces(". . . . .\n. . . . .\n. .")).not.toContain(5);
    expect(spaces(". . . . .\n. . . . .\ngarage .")).toContain(5);
    expect(spaces(". . . . .\n. . . . .\n-study .")).toContain(5);
    expect(spaces(". . . . .\n. . . . .\n. .", [0])).toContain(5);
  });

  test("DRH-10: a floor may be filled from both ends", () => {
    const spaces = movesOf(settling(house(". . . . .\nstudy . . . bed\n. garage"), "kitchen"), "place");
    expect(spaces.map(({ space }) => space)).toEqual([0, 3, 4, 7, 11]);
  });

  test("DRH-11 DRH-37: a card stays as it was placed, and one that lies face down is still known", () => {
    const placed = play(settling(house(), "garage"), { type: "place", player: 0, space: 2, face: "down" });
    const later = playUntil(placed, ({ agenda }) => agenda[0]?.do === "discardPair");
    expect(later.houses[0]?.spaces[2]).toEqual({ room: "garage", face: "down", token: null });
  });
});
