import {
  createGame,
  legalMoves,
  observe,
  playersToMove,
  scoreSheet,
  targets,
  targetsOf,
  viewHouse,
  viewMarket,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { remember } from "../../src/dream-home/game/known.js";
import { house } from "./support/play.js";
import { positionWith } from "./support/positions.js";
import { manySpecials, randomGame } from "./support/random-games.js";

const usual = { players: ["Ann", "Bob", "Cleo"], seed: 2 };
const options = { ...usual, tables: manySpecials(createGame(usual).setup) };

describe("views", () => {
  test("DRH-7 DRH-91: show what a state says, from an observation too, as plain data", () => {
    for (const { state } of randomGame(options)) {
      for (const player of usual.players.keys()) {
        const view = viewHouse(state, player);
        expect(viewHouse(observe(state, "spectator"), player)).toEqual(view);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
        expect(view.score).toEqual(scoreSheet(state, player));
        const spaces = view.floors
          .flatMap((floor) => floor.spaces)
          .sort((one, other) => one.space - other.space);
        expect(spaces.map(({ type }) => type)).toEqual(
          state.houses[player]?.spaces.map((card) => card?.room ?? null),
        );
        expect(view.acting).toBe(playersToMove(state).includes(player));
      }
      const market = viewMarket(state);
      expect(viewMarket(observe(state, 0))).toEqual(market);
      const discarded = market.roomDiscard.reduce((sum, { count }) => sum + count, 0);
      expect(discarded).toBe(state.table.discards.rooms.length);
      expect(market.players.map(({ total }) => total)).toEqual(
        usual.players.map((_, player) => scoreSheet(state, player).total),
      );
    }
  });

  test("DRH-28 DRH-29 DRH-56: a room is open until it is full or has a token, unless tokens close nothing", () => {
    const text = ". . . . .\nliving:piano . bed kitchen kitchen\ngarage .";
    const open = (helpers: ("interior-designer" | "roofer")[]): Record<string, boolean> => {
      const position = positionWith(house(text, { helpers }), { do: "take", player: 0, jackhammer: false });
      const { rooms } = viewHouse(remember(position), 0);
      return Object.fromEntries(rooms.map((room) => [room.type, room.open]));
    };
    expect(open([])).toEqual({ garage: true, "living-room": false, bedroom: true, kitchen: false });
    expect(open(["interior-designer"])["living-room"]).toBe(true);
  });
});

describe("targets", () => {
  test("DRH-83 DRH-86: every legal move stands at each thing that it names, and no other", () => {
    for (const { state } of randomGame(options)) {
      const found = targets(state);
      for (const { key, moves } of found) for (const move of moves) expect(targetsOf(move)).toContain(key);
      const reached = new Set(found.flatMap(({ moves }) => moves.map((move) => JSON.stringify(move))));
      expect(reached).toEqual(new Set(legalMoves(state).map((move) => JSON.stringify(move))));
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
    }
  });
});
