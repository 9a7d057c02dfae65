import { describe, expect, test } from "vitest";
import { PRINTED_TABLES } from "../../src/dream-home/data/tables.js";
import { afterMove } from "../../src/dream-home/game/apply.js";
import { movesIn } from "../../src/dream-home/moves/kinds.js";
import { bestRoof, scoreHouse } from "../../src/dream-home/scoring/score.js";
import type { RoofCard } from "../../src/dream-home/state/cards.js";
import type { House } from "../../src/dream-home/state/house.js";
import type { Move } from "../../src/dream-home/state/moves.js";
import type { GameState } from "../../src/dream-home/state/state.js";
import { houseFrom } from "./support/houses.js";
import { positionWith, settling } from "./support/positions.js";

const faces = (state: GameState): Record<number, string> =>
  Object.fromEntries(
    movesIn(state).flatMap((move) => (move.type === "place" ? [[move.space, move.face]] : [])),
  );
const decorSpaces = (state: GameState): number[] =>
  movesIn(state).flatMap((move) => (move.type === "decor" ? [move.space] : []));
const isLegal = (state: GameState, move: Move): boolean =>
  movesIn(state).some((each) => JSON.stringify(each) === JSON.stringify(move));
const points = (house: House): number => scoreHouse(PRINTED_TABLES, house).total;
const roof = (...words: string[]): RoofCard[] =>
  words.map((word) => ({ kind: "roof", colour: word.replace("*", ""), window: word.endsWith("*") }));

describe("placing", () => {
  test("DRH-27 a bedroom of two takes no third card", () => {
    const house = houseFrom(". . . . .\nbed bed . . .\n. .");
    expect(faces(settling(house, "bedroom"))[4]).toBe("down");
  });

  test("DRH-28 a kitchen of two is full", () => {
    const house = houseFrom(". . . . .\nkitchen kitchen . . .\n. .");
    expect(faces(settling(house, "kitchen"))[4]).toBe("down");
  });

  test("DRH-32 a bathroom beside a bathroom lies face down", () => {
    const house = houseFrom(". . . . .\nbath . . . .\n. .");
    const placed = afterMove(settling(house, "bathroom"), {
      type: "place",
      player: 0,
      space: 3,
      face: "down",
    });
    expect(faces(settling(house, "bathroom"))[3]).toBe("down");
    expect(scoreHouse(PRINTED_TABLES, placed.houses[0] as House).total).toBe(1);
  });

  test("DRH-33 face up in one place or face down in another, as the player likes", () => {
    const house = houseFrom(". . . . .\nliving . kitchen kitchen .\ngarage .");
    expect(faces(settling(house, "kitchen"))).toMatchObject({ 3: "down", 7: "up" });
    const free = houseFrom(". . . . .\nliving . bed kitchen kitchen\ngarage garage");
    expect(faces(settling(free, "kitchen"))[3]).toBe("up");
  });

  test("DRH-46 nothing is added to a living room with a piano", () => {
    const house = houseFrom(". . . . .\nliving:piano . . . .\n. .");
    expect(faces(settling(house, "living-room"))[3]).toBe("down");
    const designer = houseFrom(". . . . .\nliving:piano . . . .\n. .", { helpers: ["interior-designer"] });
    expect(faces(settling(designer, "living-room"))[3]).toBe("up");
  });

  test("DRH-27 a card that would join two rooms counts both", () => {
    const house = houseFrom(". . . . .\nliving living . living living\ngarage garage");
    expect(faces(settling(house, "living-room"))[4]).toBe("down");
  });
});

describe("decor", () => {
  const bed = { kind: "decor", decor: "canopy-bed" } as const;

  test("DRH-48 a bed finds no place where the only bedroom has a token", () => {
    const house = houseFrom(". . . . .\nbed:cat-house . . . .\n. .");
    const state = settling(house, "kitchen", bed);
    expect(decorSpaces(state)).toEqual([]);
    const placed = afterMove(state, { type: "place", player: 0, space: 4, face: "up" });
    expect(placed.table.removed.specials).toEqual([bed]);
    expect(placed.agenda[0]).toMatchObject({ do: "take", player: 1 });
    expect(faces(settling(house, "bedroom"))[3]).toBe("down");
  });

  test("DRH-43 a second bedroom takes it", () => {
    const house = houseFrom(". . . . .\nbed:cat-house . bed . .\n. .");
    expect(decorSpaces(settling(house, "kitchen", bed))).toEqual([4]);
  });
});

describe("scoring", () => {
  test.each([
    ["bed bed", 4],
    ["living", 1],
    ["living living", 4],
    ["living living living", 9],
  ])("DRH-73 %s is worth %i", (rooms, worth) => {
    const floor = `${rooms} . . . . .`.split(" ").slice(0, 5).join(" ");
    expect(points(houseFrom(`. . . . .\n${floor}\n. .`))).toBe(worth);
  });

  test("DRH-73 a garage is worth nothing, two are worth 4", () => {
    expect(points(houseFrom(". . . . .\n. . . . .\ngarage ."))).toBe(0);
    expect(points(houseFrom(". . . . .\n. . . . .\ngarage garage"))).toBe(4);
  });

  test("DRH-76 the bonus for three rooms is scored once", () => {
    const house = houseFrom("bath kitchen bed kitchen .\nbath bed . . .\n. .");
    const { bonuses } = scoreHouse(PRINTED_TABLES, house);
    expect(bonuses.map((each) => each.points)).toEqual([3, 3]);
    const built = { ...house, helpers: ["architect"] } as const;
    expect(scoreHouse(PRINTED_TABLES, built).bonuses.map((each) => each.points)).toEqual([4, 4]); // DRH-54
  });

  test.each([
    [["red", "red", "red*"], 0],
    [["red*", "red", "brown*", "brown"], 5],
    [["red", "red", "red*", "red"], 9],
    [["red", "red", "red", "brown*", "red*", "roof-3*"], 9],
    [["red", "brown*", "red*", "roof-3*", "roof-4*"], 7],
  ])("DRH-41 a roof of %j is worth %i", (cards, worth) => {
    expect(bestRoof(PRINTED_TABLES, roof(...cards)).points).toBe(worth);
  });
});

describe("helpers and tools", () => {
  const closing = (text: string, helper: "handyman" | "supplier"): GameState =>
    positionWith(houseFrom(text, { helpers: [helper] }), { do: "close", player: 0, helpers: [helper] });
  const FULL = "living bath living study pantry\nbed kitchen wardrobe kitchen bath\ngarage -bath";

  test("DRH-55 a card of the basement does not change places with one upstairs", () => {
    expect(isLegal(closing(FULL, "handyman"), { type: "handyman", player: 0, first: 0, second: 2 })).toBe(
      false,
    );
  });

  test("DRH-55 a living room is moved beside another", () => {
    const state = closing(FULL, "handyman");
    const move: Move = { type: "handyman", player: 0, first: 8, second: 9 };
    expect(isLegal(state, move)).toBe(true);
    expect(points(afterMove(state, move).houses[0] as House) - points(state.houses[0] as House)).toBe(2);
  });

  test("DRH-61 a study goes to the display for a third living room card", () => {
    const house = houseFrom(". . . . .\nliving study living . .\n. .", { tools: ["drill"] });
    const columns = ["bedroom", "living-room", "kitchen", "bathroom", "garage"].map((room) => ({
      room: { room },
      special: null,
    }));
    const state = positionWith(house, { do: "take", player: 0, jackhammer: false }, { columns });
    const drilled = afterMove(state, { type: "drill", player: 0, column: 1, space: 3 });
    expect(drilled.houses[0]?.spaces.slice(2, 5).map((card) => card?.room)).toEqual(
      Array(3).fill("living-room"),
    );
    expect(drilled.table.columns[1]?.room).toEqual({ room: "study" });
    expect(drilled.houses[0]?.tools).toEqual([]);
    expect(drilled.agenda[0]).toEqual({ do: "take", player: 0, jackhammer: false });
  });

  test("DRH-66 two room cards change places, then the roof is taken with the one wanted", () => {
    const red = { kind: "roof", colour: "red", window: true } as const;
    const shown = [
      { room: null, special: null },
      { room: { room: "living-room" }, special: { kind: "tool", tool: "drill" } },
      { room: { room: "garage" }, special: red },
      { room: { room: "bathroom" }, special: { kind: "helper", helper: "roofer" } },
      { room: { room: "kitchen" }, special: { kind: "decor", decor: "piano" } },
    ] as const;
    const house = houseFrom(". . . . .\nliving . . . .\n. .", { tools: ["concrete-mixer"] });
    const state = positionWith(house, { do: "take", player: 0, jackhammer: false }, { columns: shown });
    const mixed = afterMove(state, { type: "mixer", player: 0, first: 1, second: 2 });
    expect(mixed.table.columns[1]).toEqual({ room: { room: "garage" }, special: shown[1].special });
    expect(mixed.table.columns[2]).toEqual({ room: { room: "living-room" }, special: red });
    expect(mixed.houses[0]?.tools).toEqual([]);
    expect(mixed.table.removed.specials).toEqual([{ kind: "tool", tool: "concrete-mixer" }]);
    const taken = afterMove(mixed, { type: "take", player: 0, column: 2 });
    expect(taken.hidden.roofs[0]).toEqual([red]);
    expect(faces(taken)[3]).toBe("up");
    const placed = afterMove(taken, { type: "place", player: 0, space: 3, face: "up" });
    expect(points(placed.houses[0] as House)).toBe(4);
  });

  test("DRH-23 DRH-67 the room card of the same turn stands on the scaffold", () => {
    const house = houseFrom(". . . . .\n. . living living .\ngarage .");
    const state = settling(house, "living-room", { kind: "tool", tool: "scaffolding" });
    expect(faces(state)[6]).toBeUndefined();
    const laid = afterMove(state, { type: "scaffold", player: 0, space: 1 });
    expect(faces(laid)).toMatchObject({ 6: "up" });
    expect(faces(laid)[1]).toBeUndefined(); // DRH-68
    const placed = afterMove(laid, { type: "place", player: 0, space: 6, face: "up" });
    expect(faces(settling(placed.houses[0] as House, "garage"))[1]).toBe("up");
  });
});

describe("DRH-72 the scoring example of the book", () => {
  const ROOF = roof("red*", "red", "brown", "roof-3");
  const TEXT =
    "kids living:piano living bath wardrobe\nbath bed:cat-house kitchen pantry kitchen\ngarage -garage";
  const house = houseFrom(TEXT, { roof: ROOF, roofCards: 4 });

  test("29 points", () => {
    const { rooms, emptyRooms, decor, bonuses, roof: scored, total } = scoreHouse(PRINTED_TABLES, house);
    const sum = (items: readonly { readonly points: number }[]): number =>
      items.reduce((all, each) => all + each.points, 0);
    expect([sum(rooms) + sum(emptyRooms), sum(decor), sum(bonuses), scored?.points, total]).toEqual([
      15, 4, 6, 4, 29,
    ]);
  });

  test("DRH-54 DRH-56 32 with the architect, 31 with the interior designer", () => {
    expect(points({ ...house, helpers: ["architect"] })).toBe(32);
    expect(points({ ...house, helpers: ["interior-designer"] })).toBe(31);
  });

  test("DRH-55 DRH-53 33 with the handyman, 33 with the supplier", () => {
    const closed = (helper: "handyman" | "supplier"): GameState =>
      positionWith(
        { ...house, helpers: [helper] },
        { do: "close", player: 0, helpers: [helper] },
        { discards: { rooms: [{ room: "garage" }], roofs: [] } },
      );
    const exchanged = afterMove(closed("handyman"), { type: "handyman", player: 0, first: 5, second: 6 });
    expect(points(exchanged.houses[0] as House)).toBe(33);
    const supplied = afterMove(closed("supplier"), { type: "supplier", player: 0, room: "garage", space: 1 });
    expect(points(supplied.houses[0] as House)).toBe(33);
  });
});
