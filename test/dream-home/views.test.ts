import {
  createGame,
  explainMove,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  type SpecialCard,
  type Step,
  scoreSheet,
  targets,
  targetsOf,
  viewHouse,
  viewMarket,
  whyNotAt,
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

describe("DRH-80 to DRH-88: why a click does nothing", () => {
  const BUILT = "pantry . . . .\nkitchen study . . -bath\n. garage";
  const settle = (room: string | null, special: SpecialCard | null) => ({
    do: "settle" as const,
    player: 0,
    pair: { room: room === null ? null : { room }, special, scaffold: null },
  });
  const piano: SpecialCard = { kind: "decor", decor: "piano" };

  test.each<[string, Step, string, string | null]>([
    ["a space with a card", settle("bedroom", null), "space 0 3", "place.filled"],
    ["a space over a hole", settle("bedroom", null), "space 0 9", "place.unsupported"],
    ["a space that the card fits", settle("bedroom", null), "space 0 4", null],
    ["a column, with cards in hand", settle("bedroom", null), "column 1", "move.not-now"],
    ["a room that the token does not belong in", settle("bedroom", piano), "space 0 3", "decor.wrong-room"],
    ["a card face down", settle("bedroom", piano), "space 0 6", "place.filled"],
    ["a card face down, with a token alone", settle(null, piano), "space 0 6", "decor.no-room"],
    ["another one's house", settle("bedroom", null), "space 1 5", "move.not-now"],
    ["a space, without a drill", { do: "take", player: 0, jackhammer: false }, "space 0 3", "move.not-now"],
    ["a button", { do: "take", player: 0, jackhammer: false }, "button finish", "move.not-now"],
    ["nothing", { do: "take", player: 0, jackhammer: false }, "", "move.not-now"],
    [
      "the first column, for a pair",
      { do: "discardPair", player: 0 },
      "column 0",
      "discardPair.first-column",
    ],
    ["a card, without helpers", { do: "close", player: 0, helpers: [] }, "space 0 3", "move.not-now"],
    [
      "an empty space, for a handyman",
      { do: "close", player: 0, helpers: ["handyman"] },
      "space 0 5",
      "handyman.no-card",
    ],
  ])("%s", (_name, step, key, code) => {
    const state = remember(positionWith(house(BUILT), step));
    expect(whyNotAt(state, 0, key)?.code ?? null).toBe(code);
    expect(whyNotAt(state, 1, key)?.code).toBe("move.not-yours");
  });

  test("is said of every place in random games, but for those where a move can be made", () => {
    for (const { state } of randomGame(options)) {
      const open = targets(state).map(({ key }) => key);
      const [player = 0] = playersToMove(state);
      const keys = [
        ...state.setup.tables.board.map((_, space) => `space ${player} ${space}`),
        ...state.table.columns.map((_, column) => `column ${column}`),
        ...state.setup.tables.rooms.map(({ id }) => `room ${id}`),
      ];
      const seen = observe(state, player);
      for (const key of keys) {
        const why = whyNotAt(state, player, key);
        expect(why === null).toBe(open.includes(key));
        expect(whyNotAt(seen, player, key)).toEqual(why);
        const move = why?.details.move as Move | undefined;
        if (move !== undefined) expect(explainMove(state, move)).toEqual(why);
      }
    }
  });

  test("nobody has a place while a card is awaited, or when the game is over", () => {
    const waiting = createGame({ players: ["Ann", "Bob"], cards: "entered" });
    expect(whyNotAt(waiting, 0, "column 1")?.code).toBe("move.card-awaited");
    const over = remember({ ...positionWith(house(BUILT), { do: "clear" }), agenda: [] });
    expect(whyNotAt(over, 0, "column 1")?.code).toBe("move.game-over");
    expect(() => whyNotAt(waiting, 2, "column 1")).toThrow("no player");
  });
});
