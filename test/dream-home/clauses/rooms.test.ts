import { describe, expect, test } from "vitest";
import { PRINTED_TABLES } from "../../../src/dream-home/data/tables.js";
import { whyNotIn } from "../../../src/dream-home/moves/kinds.js";
import { scoreHouse } from "../../../src/dream-home/scoring/score.js";
import {
  closing,
  display,
  house,
  movesOf,
  newGame,
  PIANO,
  play,
  playUntil,
  RED,
  taking,
} from "../support/play.js";
import { settling } from "../support/positions.js";

const faceOn = (text: string, room: string, space: number): string | undefined =>
  movesOf(settling(house(text), room), "place").find((move) => move.space === space)?.face;
const total = (text: string, beside = {}): number => scoreHouse(PRINTED_TABLES, house(text, beside)).total;

describe("placing", () => {
  test("DRH-25: an unfilled, supported space on the right floor beside no closed room takes a card face up", () => {
    const text = ". . . . .\nliving . kitchen . .\n. .";
    expect(faceOn(text, "living-room", 3)).toBe("up");
    expect(faceOn(text, "living-room", 2)).toBeUndefined();
    expect(faceOn(text, "living-room", 5)).toBeUndefined();
    expect(faceOn(text, "living-room", 0)).toBe("down");
  });

  test("DRH-26: basement cards in the basement, all others upstairs", () => {
    expect(faceOn(". . . . .\n. . . . .\n. .", "garage", 0)).toBe("up");
    expect(faceOn(". . . . .\n. . . . .\n. .", "garage", 2)).toBe("down");
    expect(faceOn(". . . . .\n. . . . .\n. .", "study", 0)).toBe("down");
  });

  test("DRH-29: an open room grows on either side, and a card of another type lies anywhere", () => {
    const text = ". . . . .\n. living . . .\n. .";
    expect(faceOn(text, "living-room", 2)).toBe("up");
    expect(faceOn(text, "living-room", 4)).toBe("up");
    expect(faceOn(text, "study", 2)).toBe("up");
  });

  test("DRH-34: a space has one face for a card", () => {
    const spaces = movesOf(settling(house(), "kitchen"), "place").map(({ space }) => space);
    expect(new Set(spaces).size).toBe(spaces.length);
  });

  test("DRH-35: an empty room counts for nothing, with an architect it is worth 1", () => {
    const text = ". . . . .\nkitchen -pantry -bath . .\n. .";
    expect(total(text)).toBe(1);
    expect(total(text, { helpers: ["architect"] })).toBe(3);
    expect(movesOf(settling(house(text), null, PIANO), "decor")).toEqual([]);
  });

  test("DRH-36: empty rooms beside each other do not join", () => {
    const text = ". . . . .\n-bed -bed . . .\n. .";
    expect(scoreHouse(PRINTED_TABLES, house(text)).emptyRooms.map(({ space }) => space)).toEqual([2, 3]);
    expect(scoreHouse(PRINTED_TABLES, house(text)).rooms).toEqual([]);
  });
});

describe("roofs", () => {
  test("DRH-38 DRH-39: a roof card goes to the box unseen", () => {
    const red = { kind: "roof", colour: "red", window: true } as const;
    const columns = display("kitchen study", [null, red]);
    const after = play(taking(house(), columns), { type: "take", player: 0, column: 1 });
    expect(after.houses[0]).toMatchObject({ roofCards: 1, roof: null });
    expect(after.hidden.roofs[0]).toEqual([red]);
    expect(JSON.stringify({ ...after, hidden: null, setup: null, turn: null })).not.toContain(
      '"window":true',
    );
  });

  test("DRH-40 DRH-71: at the end all are revealed, and the best four are used", () => {
    const end = playUntil(newGame(2, { seed: 5 }), ({ agenda }) => agenda.length === 0);
    for (const { roof, roofCards } of end.houses) expect(roof?.length).toBe(roofCards);
    expect(end.hidden.roofs).toEqual([[], []]);
    const box = ["red", "brown", "red", "red", "red"].map(
      (colour) => ({ kind: "roof", colour, window: false }) as const,
    );
    const { roof } = scoreHouse(PRINTED_TABLES, house(undefined, { roof: box, roofCards: 5 }));
    expect(roof).toMatchObject({
      points: 8,
      cards: Array(4).fill({ kind: "roof", colour: "red", window: false }),
    });
  });
});

describe("decor", () => {
  test("DRH-42 DRH-45: the token lies on the card that the player chooses, and the decor card leaves the game", () => {
    const state = settling(house(". . . . .\nliving living . . .\n. ."), null, PIANO);
    expect(movesOf(state, "decor").map(({ space }) => space)).toEqual([2, 3]);
    const { houses, agenda } = play(state, { type: "decor", player: 0, space: 3 });
    expect(houses[0]?.spaces.map((card) => card?.token ?? null).indexOf("piano")).toBe(3);
    expect(agenda[0]).not.toMatchObject({ do: "settle" });
  });

  test("DRH-44: a room that is full takes its first token", () => {
    const tub = { kind: "decor", decor: "hot-tub" } as const;
    expect(movesOf(settling(house(". . . . .\nbath . . . .\n. ."), null, tub), "decor")).toHaveLength(1);
  });

  test("DRH-47: a token that has a place must be laid", () => {
    const state = settling(house(". . . . .\nliving . . . .\n. ."), null, PIANO);
    expect(movesOf(state, "decor")).toHaveLength(1);
    expect(state.agenda[0]).toMatchObject({ do: "settle" });
  });

  test("DRH-49: treehouse and birdhouse stand outside, both of them", () => {
    const columns = display("study study", [null, { kind: "decor", decor: "treehouse" }]);
    const owned = house(undefined, { outside: ["birdhouse"] });
    const after = play(taking(owned, columns), { type: "take", player: 0, column: 1 });
    expect(after.houses[0]?.outside).toEqual(["birdhouse", "treehouse"]);
  });

  test("DRH-50: each token its points, with the interior designer 1 more, outside too", () => {
    const text = ". . . . .\nliving:piano . . . .\n. .";
    expect(total(text, { outside: ["treehouse"] })).toBe(1 + 3 + 2);
    expect(total(text, { outside: ["treehouse"], helpers: ["interior-designer"] })).toBe(1 + 4 + 3);
  });
});

describe("rooms in their places", () => {
  test("DRH-73 DRH-74: are listed from the left, and an annex in the basement sees the first space", () => {
    const sheet = scoreHouse(PRINTED_TABLES, house(". . . . .\n. living living . .\ngarage workshop"));
    expect(sheet.rooms.map(({ type, spaces, points }) => [type, spaces, points])).toEqual([
      ["garage", [0], 0],
      ["workshop", [1], 3],
      ["living-room", [3, 4], 4],
    ]);
  });

  test("DRH-70: a helper that was used is used up, the others remain", () => {
    const state = closing(house(". . . . .\nbed bath . . .\n. .", { helpers: ["handyman", "roofer"] }), {
      roofs: [RED, RED],
    });
    const after = play(state, { type: "roofer", player: 0, colour: "red", kind: "plain" });
    expect(after.agenda[0]).toMatchObject({ do: "close", helpers: ["handyman"] });
    expect(movesOf(after, "roofer")).toEqual([]);
  });

  test("DRH-83 DRH-86: two columns or spaces are named in their order, never one twice", () => {
    const tools = taking(house(undefined, { tools: ["concrete-mixer"] }));
    expect(whyNotIn(tools, { type: "mixer", player: 0, first: 2, second: 2 })).toBe("mixer.order");
    const helpers = closing(house(". . . . .\nbed bath . . .\n. .", { helpers: ["handyman"] }));
    expect(whyNotIn(helpers, { type: "handyman", player: 0, first: 2, second: 2 })).toBe("handyman.order");
  });
});
