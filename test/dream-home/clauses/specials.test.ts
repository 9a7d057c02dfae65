import { describe, expect, test } from "vitest";
import { PRINTED_TABLES } from "../../../src/dream-home/data/tables.js";
import { afterMove } from "../../../src/dream-home/game/apply.js";
import { movesIn } from "../../../src/dream-home/moves/kinds.js";
import { scoreHouse } from "../../../src/dream-home/scoring/score.js";
import type { GameState } from "../../../src/dream-home/state/state.js";
import {
  closing,
  DRILL,
  display,
  house,
  movesOf,
  newGame,
  play,
  playUntil,
  RED,
  ROOMS,
  taking,
} from "../support/play.js";
import { positionWith } from "../support/positions.js";

const SCAFFOLDING = { kind: "tool", tool: "scaffolding" } as const;
const FULL = "living bath living study pantry\nbed kitchen wardrobe kitchen bath\ngarage -bath";

describe("helpers", () => {
  test("DRH-51: a helper lies open from the moment it is taken", () => {
    const columns = display(ROOMS, [null, { kind: "helper", helper: "architect" }]);
    expect(play(taking(house(), columns), { type: "take", player: 0, column: 1 }).houses[0]?.helpers).toEqual(
      ["architect"],
    );
  });

  test("DRH-52: the roofer adds a discarded roof card", () => {
    const state = closing(house(FULL, { helpers: ["roofer"] }), { roofs: [RED] });
    expect(movesOf(state, "roofer")).toEqual([{ type: "roofer", player: 0, colour: "red", kind: "plain" }]);
    const after = play(state, { type: "roofer", player: 0, colour: "red", kind: "plain" });
    expect(after.hidden.roofs[0]).toContainEqual(RED);
    expect(after.table.discards.roofs).toEqual([]);
    expect(movesOf(closing(house(FULL, { helpers: ["roofer"] })), "roofer")).toEqual([]);
  });

  test("DRH-53 DRH-86: the supplier brings any discarded type where it fits; what is removed leaves the game", () => {
    const state = closing(house(FULL, { helpers: ["supplier"] }), { rooms: [{ room: "garage" }] });
    expect(movesOf(state, "supplier").map(({ space }) => space)).toEqual([1]);
    const after = play(state, { type: "supplier", player: 0, room: "garage", space: 1 });
    expect(after.table.removed.rooms).toEqual([{ room: "bathroom" }]);
    expect(after.table.discards.rooms).toEqual([]);
  });

  test("DRH-57: exchanged cards fit face up in the house as it then is, whatever token moves with them", () => {
    const owned = house(
      "living:piano study living bath wardrobe\nbath bed kitchen pantry kitchen\ngarage -garage",
      {
        helpers: ["handyman"],
      },
    );
    // The piano moves away from the place beside which the other living room card stands.
    expect(movesOf(closing(owned), "handyman")).toContainEqual({
      type: "handyman",
      player: 0,
      first: 7,
      second: 8,
    });
    expect(movesOf(closing(owned), "handyman")).not.toContainEqual({
      type: "handyman",
      player: 0,
      first: 8,
      second: 9,
    });
  });

  test("DRH-58: each copy of a helper works by itself", () => {
    const twice = house(FULL, { helpers: ["architect", "architect"] });
    const once = house(FULL, { helpers: ["architect"] });
    expect(scoreHouse(PRINTED_TABLES, twice).total - scoreHouse(PRINTED_TABLES, once).total).toBe(3);
  });

  test("DRH-70: helpers of the closing phase in any order, each or none, one player after the other", () => {
    const state = closing(house(FULL, { helpers: ["handyman", "supplier"] }), {
      rooms: [{ room: "garage" }],
    });
    const supplied = play(state, { type: "supplier", player: 0, room: "garage", space: 1 });
    expect(supplied.agenda[0]).toMatchObject({ do: "close", player: 0, helpers: ["handyman"] });
    expect(play(supplied, { type: "finish", player: 0 }).agenda[0]).not.toMatchObject({ do: "close" });
  });

  test("DRH-85: of several tokens in a room the one that is named stays", () => {
    const owned = house(". . . . .\nliving:piano living:cat-house . . .\n. .");
    const state = positionWith(owned, { do: "keep", player: 0, spaces: [2, 3] });
    expect(movesIn(state)).toEqual([2, 3].map((space) => ({ type: "keep", player: 0, space })));
    const kept = play(state, { type: "keep", player: 0, space: 3 });
    expect(kept.houses[0]?.spaces.map((card) => card?.token ?? null).slice(2, 4)).toEqual([
      null,
      "cat-house",
    ]);
    expect(kept.table.removed.specials).toEqual([{ kind: "decor", decor: "piano" }]);
  });

  test("DRH-88: exchanges of like cards are not offered", () => {
    const owned = house(". . . . .\nkitchen . . . .\n. .", { tools: ["drill", "concrete-mixer"] });
    const state = taking(owned, display("kitchen kitchen study"));
    expect(movesOf(state, "drill").map(({ column }) => column)).toEqual([2]);
    expect(movesOf(state, "mixer").map(({ first, second }) => [first, second])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});

describe("tools", () => {
  test("DRH-59: a tool works in a later turn, once, and leaves the game", () => {
    const taken = play(taking(house(), display(ROOMS, [null, DRILL])), {
      type: "take",
      player: 0,
      column: 1,
    });
    expect(taken.houses[0]?.tools).toEqual(["drill"]);
    const owned = house(". . . . .\nstudy . . . .\n. .", { tools: ["drill"] });
    const used = play(taking(owned), { type: "drill", player: 0, column: 0, space: 2 });
    expect(used.houses[0]?.tools).toEqual([]);
    expect(used.table.removed.specials).toEqual([DRILL]);
  });

  test("DRH-60: in the last round a scaffolding is put away without effect", () => {
    const columns = display(ROOMS, [null, SCAFFOLDING]);
    const state = positionWith(house(), { do: "take", player: 0, jackhammer: false }, { columns, round: 11 });
    const after = play(state, { type: "take", player: 0, column: 1 });
    expect(after.houses[0]?.tools).toEqual(["scaffolding"]);
    expect(movesOf(after, "scaffold")).toEqual([]);
  });

  const asked = (): GameState => {
    const state = newGame(2, { simple: true });
    const [first, second] = state.houses;
    if (first === undefined || second === undefined) throw new Error("two houses");
    return {
      ...state,
      houses: [first, { ...second, tools: ["jackhammer"] }],
      agenda: [{ do: "ask", player: 1 }, ...state.agenda],
    };
  };

  test("DRH-63 DRH-64 DRH-82: whoever plays a jackhammer has the turn of the round at once, and no other", () => {
    const state = asked();
    expect(movesIn(state).map(({ type }) => type)).toEqual(["jackhammer", "decline"]);
    const played = play(state, { type: "jackhammer", player: 1 });
    expect(played.agenda[0]).toEqual({ do: "take", player: 1, jackhammer: true });
    expect(played.agenda.filter((step) => step.do === "take" && step.player === 1)).toHaveLength(1);
    expect(play(state, { type: "decline", player: 1 }).agenda[0]).toMatchObject({ do: "take", player: 0 });
  });

  test("DRH-65: a jackhammer turn takes the room card alone; the first one without the marker", () => {
    const columns = display(ROOMS, [null, RED]);
    const state = taking(house(), columns, true);
    const taken = play(state, { type: "take", player: 0, column: 1 });
    expect(taken.houses[0]?.roofCards).toBe(0);
    expect(taken.table.discards.roofs).toEqual([RED]);
    const other: GameState = { ...state, table: { ...state.table, marker: 1 } };
    expect(play(other, { type: "take", player: 0, column: 0 }).table.marker).toBe(1);
  });

  test("DRH-66: the mixer exchanges two room cards, the specials stay", () => {
    const columns = display("kitchen bedroom living-room", [null, RED, DRILL]);
    const state = taking(house(undefined, { tools: ["concrete-mixer"] }), columns);
    const mixed = play(state, { type: "mixer", player: 0, first: 1, second: 2 });
    expect(mixed.table.columns.slice(0, 3).map(({ room }) => room?.room)).toEqual([
      "kitchen",
      "living-room",
      "bedroom",
    ]);
    expect(mixed.table.columns.map(({ special }) => special)).toEqual([null, RED, DRILL, null, null]);
  });

  test("DRH-68: a room card replaces a scaffold of an earlier turn", () => {
    const owned = house(undefined, { scaffolds: [1] });
    const state = positionWith(owned, {
      do: "settle",
      player: 0,
      pair: { room: { room: "garage" }, special: null, scaffold: null },
    });
    const placed = play(state, { type: "place", player: 0, space: 1, face: "up" });
    expect(placed.houses[0]?.scaffolds).toEqual([]);
    expect(placed.table.removed.specials).toEqual([SCAFFOLDING]);
  });

  test("DRH-89: a turn remembers its moves until the next player can act", () => {
    const state = playUntil(newGame(2, { simple: true }), ({ agenda }) => agenda[0]?.do === "settle");
    expect(state.turn?.moves.map(({ type }) => type)).toEqual(["take"]);
    const [move] = movesIn(state);
    if (move === undefined) throw new Error("nothing can be done");
    expect(playUntil(afterMove(state, move), ({ agenda: [step] }) => step?.do === "take").turn).toBeNull();
  });
});
