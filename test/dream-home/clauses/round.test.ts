import { describe, expect, test } from "vitest";
import { PRINTED_TABLES } from "../../../src/dream-home/data/tables.js";
import { afterMove } from "../../../src/dream-home/game/apply.js";
import { movesIn } from "../../../src/dream-home/moves/kinds.js";
import type { GameState } from "../../../src/dream-home/state/state.js";
import {
  closing,
  DRILL,
  display,
  house,
  movesOf,
  newGame,
  PIANO,
  play,
  playUntil,
  RED,
  ROOMS,
  taking,
} from "../support/play.js";
import { settling } from "../support/positions.js";

const isNewRound = (round: number) => (state: GameState) => state.table.round === round;
const actor = ({ agenda: [step] }: GameState): number | null =>
  step !== undefined && "player" in step ? step.player : null;

/** Who takes in a round, in order. */
function takers(state: GameState): number[] {
  const found: number[] = [];
  const { round } = state.table;
  playUntil(state, (each) => {
    if (each.agenda[0]?.do === "take" && found.at(-1) !== actor(each)) found.push(actor(each) ?? -1);
    return each.table.round > round;
  });
  return found;
}

describe("a round", () => {
  test("DRH-12 DRH-14: in each round all take a turn, from the holder of the marker clockwise", () => {
    const state = playUntil(newGame(3), isNewRound(4));
    const { marker } = state.table;
    expect(takers(state)).toEqual([0, 1, 2].map((index) => (marker + index) % 3));
  });

  test("DRH-13 DRH-80: cards are dealt without a move, from the decks", () => {
    const before = newGame(2);
    const after = playUntil(before, isNewRound(1));
    expect(after.table.columns.map(({ room }) => room)).toEqual(before.hidden.rooms.slice(0, 5));
    expect(after.table.columns.slice(1).map(({ special }) => special)).toEqual(
      before.hidden.specials.slice(0, 4),
    );
  });

  test("DRH-15: the marker comes with the first column, and counts from the next round", () => {
    const taken = play(taking(house()), { type: "take", player: 0, column: 0 });
    expect(taken.table.marker).toBe(0);
    const other = play(
      { ...taking(house()), agenda: [{ do: "take", player: 1, jackhammer: false }, { do: "clear" }] },
      { type: "take", player: 1, column: 0 },
    );
    expect(other.table.marker).toBe(1);
    const next = playUntil(other, ({ agenda }) => agenda[0]?.do === "discardPair");
    expect(actor(next)).toBe(1);
  });

  test("DRH-16 DRH-17: what is left is discarded, roofs apart from rooms; columns stay empty till then", () => {
    const columns = display(ROOMS, [null, RED, DRILL, PIANO, RED]);
    const taken = play(taking(house(), columns), { type: "take", player: 0, column: 1 });
    expect(taken.table.columns[1]).toEqual({ room: null, special: null });
    const last: GameState = { ...taken, agenda: [taken.agenda[0] ?? { do: "clear" }, { do: "clear" }] };
    const placed = play(last, { type: "place", player: 0, space: 2, face: "up" });
    expect(placed.table.discards.roofs).toEqual([RED]);
    expect(placed.table.discards.rooms.map(({ room }) => room)).toEqual(
      "kitchen bathroom garage living-room".split(" "),
    );
    expect(placed.table.removed.specials).toEqual([DRILL, PIANO]);
  });
});

describe("pairs discarded", () => {
  test.each([[2], [3]])(
    "DRH-18 DRH-81: with %i players the holder of the marker discards one of columns 2 to 5",
    (players) => {
      const state = newGame(players);
      expect(movesIn(state)).toEqual(
        [1, 2, 3, 4].map((column) => ({ type: "discardPair", player: 0, column })),
      );
      const after = play(state, { type: "discardPair", player: 0, column: 2 });
      expect(after.table.discards.rooms).toEqual([state.table.columns[2]?.room]);
      expect(after.table.columns[2]).toEqual({ room: null, special: null });
    },
  );

  test("DRH-19: not in the simple variant", () => {
    expect(newGame(2, { simple: true }).agenda[0]).toMatchObject({ do: "take" });
  });

  test("DRH-20: nor with four players, who leave one column over", () => {
    const state = newGame(4);
    expect(state.agenda[0]).toMatchObject({ do: "take" });
    const end = playUntil(state, isNewRound(1));
    expect(end.table.discards.rooms.length).toBe(1);
  });
});

describe("taking", () => {
  test("DRH-22 DRH-83: each column that has its room card, and nothing else without tools", () => {
    const state = taking(house(), display("kitchen - bathroom - study"));
    expect(movesIn(state)).toEqual([0, 2, 4].map((column) => ({ type: "take", player: 0, column })));
  });

  test("DRH-21 DRH-62: several tools one after the other, then the card sent to the display can be taken", () => {
    const owned = house(". . . . .\nstudy . . . .\n. .", { tools: ["drill", "concrete-mixer"] });
    const mixed = play(taking(owned), { type: "mixer", player: 0, first: 0, second: 1 });
    const drilled = play(mixed, { type: "drill", player: 0, column: 0, space: 2 });
    expect(drilled.houses[0]?.spaces[2]?.room).toBe("bedroom");
    const taken = play(drilled, { type: "take", player: 0, column: 0 });
    expect(taken.agenda[0]).toMatchObject({ do: "settle", pair: { room: { room: "study" } } });
  });

  test("DRH-24: the turn is over once both cards are dealt with", () => {
    const state = settling(house(". . . . .\nliving . . . .\n. ."), "bedroom", PIANO);
    const placed = play(state, { type: "place", player: 0, space: 3, face: "up" });
    expect(actor(placed)).toBe(0);
    expect(actor(play(placed, { type: "decor", player: 0, space: 2 }))).toBe(1);
  });

  test("DRH-84: the room card on every open space, the token on every valid card", () => {
    const state = settling(house(". . . . .\nliving . living . .\n. ."), "bedroom", PIANO);
    expect(movesOf(state, "place").map(({ space }) => space)).toEqual([0, 1, 3, 7, 9]);
    expect(movesOf(state, "decor").map(({ space }) => space)).toEqual([2, 4]);
  });

  test("DRH-69 DRH-80: nobody moves after the end, nor while the table acts", () => {
    const over = { ...newGame(2), agenda: [] };
    expect(movesIn(over)).toEqual([]);
    expect(movesIn({ ...over, agenda: [{ do: "clear" }] })).toEqual([]);
  });

  test("moves are frozen, and the same objects each time in one game", () => {
    const state = newGame(2);
    const [first] = movesIn(state);
    expect(Object.isFrozen(first)).toBe(true);
    expect(movesIn(state)[0]).toBe(first);
    expect(movesIn({ ...state, setup: newGame(2).setup })[0]).not.toBe(first);
  });

  test("only legal moves are made", () => {
    const state = taking(house(), display("kitchen -"));
    expect(() => afterMove(state, { type: "drill", player: 0, column: 1, space: 2 })).toThrow(RangeError);
    expect(() => afterMove({ ...state, agenda: [] }, { type: "finish", player: 0 })).toThrow(RangeError);
  });

  test("DRH-87: no step of a turn offers more than 75 moves, one of the closing phase not more than 267", () => {
    let most = 0;
    playUntil(newGame(4, { seed: 3 }), (state) => {
      const [step] = state.agenda;
      if (step?.do !== "close") most = Math.max(most, movesIn(state).length);
      return step === undefined;
    });
    expect(most).toBeGreaterThan(4);
    expect(most).toBeLessThanOrEqual(75);
    const full = "living bath study kitchen bed\nbed kids kitchen pantry sauna\ngarage -laundry";
    const rooms = PRINTED_TABLES.rooms.map(({ id }) => ({ room: id }));
    const helpers = ["roofer", "supplier", "handyman"] as const;
    const { length } = movesIn(closing(house(full, { helpers }), { rooms, roofs: [RED] }));
    expect(length).toBeGreaterThan(75);
    expect(length).toBeLessThanOrEqual(267);
  });
});
