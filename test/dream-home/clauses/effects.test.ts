import { describe, expect, test } from "vitest";
import type { RoofCard, SpecialCard } from "../../../src/dream-home/state/cards.js";
import type { House } from "../../../src/dream-home/state/house.js";
import type { GameState, Step } from "../../../src/dream-home/state/state.js";
import { closing, DRILL, display, house, newGame, PIANO, play, RED, ROOMS, taking } from "../support/play.js";
import { positionWith, settling } from "../support/positions.js";

const WINDOW: RoofCard = { kind: "roof", colour: "red", window: true };
const BROWN: RoofCard = { kind: "roof", colour: "brown", window: false };
const SCAFFOLDING: SpecialCard = { kind: "tool", tool: "scaffolding" };
const card = (room: string, token: string | null = null) => ({ room, face: "up", token }) as const;
const ownHouse = ({ houses }: GameState): House => houses[0] as House;

/** The places of a house in which two states differ, as they are in the second. */
function changed(before: GameState, after: GameState): Record<number, unknown> {
  const spaces = ownHouse(before).spaces;
  return Object.fromEntries(
    [...ownHouse(after).spaces.entries()].filter(
      ([space, lying]) => JSON.stringify(lying) !== JSON.stringify(spaces[space]),
    ),
  );
}

describe("the closing phase", () => {
  test("DRH-52: the roofer takes the very card that is named, and one of two roofers is used", () => {
    const owned = house("bath . . . .\nbed . . . .\n. .", { helpers: ["roofer", "supplier", "roofer"] });
    const state = closing(owned, { roofs: [RED, BROWN, WINDOW, RED] });
    const after = play(state, { type: "roofer", player: 0, colour: "red", kind: "window" });
    expect(after.table.discards.roofs).toEqual([RED, BROWN, RED]);
    expect(after.hidden.roofs[0]).toEqual([WINDOW]);
    expect(ownHouse(after)).toEqual({ ...owned, roofCards: 1 });
    expect(after.agenda[0]).toEqual({ do: "close", player: 0, helpers: ["supplier", "roofer"] });
    const again = play(after, { type: "roofer", player: 0, colour: "red", kind: "plain" });
    expect(again.table.discards.roofs).toEqual([BROWN, RED]);
    expect(again.agenda[0]).toEqual({ do: "close", player: 0, helpers: ["supplier"] });
  });

  test("DRH-53 DRH-57: the supplier's card comes without a token, that of the card removed leaves the game", () => {
    const owned = house(". . . . .\nliving:piano bath . . .\n. .", { helpers: ["supplier", "handyman"] });
    const state = closing(owned, { rooms: ["study", "kitchen", "kitchen"].map((room) => ({ room })) });
    const after = play(state, { type: "supplier", player: 0, room: "kitchen", space: 2 });
    expect(changed(state, after)).toEqual({ 2: card("kitchen") });
    expect(after.table.discards.rooms).toEqual([{ room: "study" }, { room: "kitchen" }]);
    expect(after.table.removed).toEqual({
      rooms: [{ room: "living-room" }],
      specials: [{ kind: "decor", decor: "piano" }],
    });
    expect(after.agenda[0]).toEqual({ do: "close", player: 0, helpers: ["handyman"] });
  });

  test("DRH-53: a like card may take the place of one with a token, or of one that lies face down", () => {
    const owned = house(". . . . .\nbed:canopy-bed -bed . . .\n. .", { helpers: ["supplier"] });
    const state = closing(owned, { rooms: [{ room: "bedroom" }] });
    const bare = play(state, { type: "supplier", player: 0, room: "bedroom", space: 2 });
    expect(changed(state, bare)).toEqual({ 2: card("bedroom") });
    const closed = closing(house(". . . . .\nbed . -bed . .\n. .", { helpers: ["supplier"] }), {
      rooms: [{ room: "bedroom" }],
    });
    const open = play(closed, { type: "supplier", player: 0, room: "bedroom", space: 4 });
    expect(changed(closed, open)).toEqual({ 4: card("bedroom") });
  });

  test("DRH-55: the handyman moves cards as they lie, with their tokens", () => {
    const owned = house(". . . . .\nliving:piano -bath . . .\n. .", { helpers: ["handyman"] });
    const state = closing(owned);
    const after = play(state, { type: "handyman", player: 0, first: 2, second: 3 });
    expect(changed(state, after)).toEqual({
      2: { room: "bathroom", face: "down", token: null },
      3: card("living-room", "piano"),
    });
    expect(after.table.removed).toEqual(state.table.removed);
    expect(after.agenda[0]).toEqual({ do: "close", player: 0, helpers: [] });
  });

  test("DRH-55 DRH-88: like cards change places where a token or a face makes them differ", () => {
    const owned = house(". . . . .\nbed:canopy-bed . bed . -bed\n. .", { helpers: ["handyman"] });
    const state = closing(owned);
    for (const second of [4, 6])
      expect(
        Object.keys(changed(state, play(state, { type: "handyman", player: 0, first: 2, second }))),
      ).toEqual(["2", String(second)]);
  });

  test("DRH-70: who finishes keeps the helpers, unused", () => {
    const owned = house(undefined, { helpers: ["roofer"] });
    const state = closing(owned, { roofs: [RED] });
    const after = play(state, { type: "finish", player: 0 });
    expect(ownHouse(after)).toEqual(owned);
    expect(after.table.discards.roofs).toEqual([RED]);
    expect(after.agenda[0]).toEqual({ do: "take", player: 1, jackhammer: false });
  });
});

describe("a turn", () => {
  test("DRH-42: a token is laid while the room card is still to be placed", () => {
    const pair = { room: { room: "bedroom" }, special: PIANO, scaffold: null };
    const state = positionWith(house(". . . . .\nliving . . . .\n. ."), { do: "settle", player: 0, pair });
    const after = play(state, { type: "decor", player: 0, space: 2 });
    expect(changed(state, after)).toEqual({ 2: card("living-room", "piano") });
    expect(after.agenda[0]).toEqual({ do: "settle", player: 0, pair: { ...pair, special: null } });
    expect(after.table.removed).toEqual(state.table.removed);
  });

  test("DRH-61: the drill sends the card to the display and its token out of the game, with one drill of two", () => {
    const tools = ["concrete-mixer", "drill", "jackhammer", "drill"] as const;
    const state = taking(house(". . . . .\nliving:piano . . . .\n. .", { tools }));
    const after = play(state, { type: "drill", player: 0, column: 1, space: 2 });
    expect(changed(state, after)).toEqual({ 2: card("bedroom") });
    expect(after.table.columns[1]).toEqual({ room: { room: "living-room" }, special: null });
    expect(after.table.removed.specials).toEqual([PIANO, DRILL]);
    expect(ownHouse(after).tools).toEqual(["concrete-mixer", "jackhammer", "drill"]);
    expect(after.agenda).toEqual(state.agenda);
  });

  test("DRH-66: the mixer is used up alone", () => {
    const tools = ["drill", "concrete-mixer", "jackhammer", "concrete-mixer"] as const;
    const state = taking(house(undefined, { tools }));
    const after = play(state, { type: "mixer", player: 0, first: 1, second: 3 });
    expect(after.table.columns.map(({ room }) => room?.room)).toEqual(
      "kitchen garage bathroom bedroom living-room".split(" "),
    );
    expect(ownHouse(after).tools).toEqual(["drill", "jackhammer", "concrete-mixer"]);
    expect(after.agenda).toEqual(state.agenda);
  });

  test("DRH-67: scaffolds are kept in the order of their spaces, and remembered for the turn", () => {
    const owned = house(". . . . .\nstudy . . . .\n. .", { scaffolds: [4] });
    const pair = { room: { room: "bedroom" }, special: SCAFFOLDING, scaffold: null };
    const state = positionWith(owned, { do: "settle", player: 0, pair });
    const after = play(state, { type: "scaffold", player: 0, space: 3 });
    expect(ownHouse(after).scaffolds).toEqual([3, 4]);
    expect(after.agenda[0]).toEqual({
      do: "settle",
      player: 0,
      pair: { room: { room: "bedroom" }, special: null, scaffold: 3 },
    });
  });

  test("DRH-67: a scaffold may come after the room card, also where it has to stand on it", () => {
    const state = settling(house(), "garage", SCAFFOLDING);
    const placed = play(state, { type: "place", player: 0, space: 0, face: "up" });
    expect(placed.agenda[0]).toMatchObject({ do: "settle", pair: { room: null, special: SCAFFOLDING } });
    const laid = play(placed, { type: "scaffold", player: 0, space: 5 });
    expect(ownHouse(laid).scaffolds).toEqual([5]);
    expect(laid.agenda[0]).toMatchObject({ do: "take", player: 1 });
  });

  test("DRH-68: of several scaffolds the one below the card is gone", () => {
    const state = settling(house(undefined, { scaffolds: [1, 3, 4] }), "bedroom", DRILL);
    const after = play(state, { type: "place", player: 0, space: 3, face: "up" });
    expect(ownHouse(after).scaffolds).toEqual([1, 4]);
    expect(after.table.removed.specials[0]).toEqual(SCAFFOLDING);
    const beside = play(state, { type: "place", player: 0, space: 2, face: "up" });
    expect(ownHouse(beside).scaffolds).toEqual([1, 3, 4]);
    expect(beside.table.removed.specials).not.toContainEqual(SCAFFOLDING);
  });

  const ask: Step = { do: "ask", player: 0 };

  test("DRH-63 DRH-82: a jackhammer is used up alone, and the others keep their turns", () => {
    const owned = house(undefined, { tools: ["drill", "jackhammer", "jackhammer"] });
    const state = {
      ...positionWith(owned, ask),
      agenda: [
        ask,
        ...[1, 0].map((player) => ({ do: "take", player, jackhammer: false }) as const),
        { do: "clear" },
      ],
    } as const;
    const after = play(state, { type: "jackhammer", player: 0 });
    expect(ownHouse(after).tools).toEqual(["drill", "jackhammer"]);
    expect(after.table.removed.specials).toEqual([{ kind: "tool", tool: "jackhammer" }]);
    expect(after.agenda).toEqual([
      { do: "take", player: 0, jackhammer: true },
      { do: "take", player: 1, jackhammer: false },
      { do: "clear" },
    ]);
    const declined = play(state, { type: "decline", player: 0 });
    expect(ownHouse(declined)).toEqual(owned);
    expect(declined.agenda).toEqual(state.agenda.slice(1));
  });
});

describe("a column that is taken", () => {
  const decor = (id: string): SpecialCard => ({ kind: "decor", decor: id });

  test.each<[string, SpecialCard, Partial<House>, SpecialCard | null]>([
    ["DRH-38: a roof card goes to the box", RED, { roofCards: 1 }, null],
    [
      "DRH-51: a helper stands beside the house",
      { kind: "helper", helper: "roofer" },
      { helpers: ["roofer"] },
      null,
    ],
    ["DRH-59: a tool is kept for later", DRILL, { tools: ["drill"] }, null],
    ["DRH-67: a scaffolding is laid in the turn", SCAFFOLDING, {}, SCAFFOLDING],
    ["DRH-42: a token is laid in the turn", PIANO, {}, PIANO],
    ["DRH-49: a treehouse stands outside", decor("treehouse"), { outside: ["treehouse"] }, null],
  ])("%s", (_name, special, beside, open) => {
    const owned = house(". . . . .\nliving . . . .\n. .");
    const state = taking(owned, display(ROOMS, [null, null, special]));
    const after = play(state, { type: "take", player: 0, column: 2 });
    expect(ownHouse(after)).toEqual({ ...owned, ...beside });
    expect(after.table.columns[2]).toEqual({ room: null, special: null });
    expect(after.table.marker).toBe(state.table.marker);
    expect(after.agenda[0]).toEqual({
      do: "settle",
      player: 0,
      pair: { room: { room: "bathroom" }, special: open, scaffold: null },
    });
  });

  test.each<[SpecialCard, readonly SpecialCard[], readonly SpecialCard[]]>([
    [RED, [RED], []],
    [DRILL, [], [DRILL]],
    [PIANO, [], [PIANO]],
  ])(
    "DRH-16 DRH-65: a jackhammer leaves the special %j to the discards, or out of the game",
    (special, roofs, specials) => {
      const state = taking(house(), display(ROOMS, [null, special]), true);
      const { table, agenda, houses } = play(state, { type: "take", player: 0, column: 1 });
      expect([table.discards.roofs, table.removed.specials]).toEqual([roofs, specials]);
      expect(agenda[0]).toMatchObject({ do: "settle", pair: { room: { room: "bedroom" }, special: null } });
      expect(houses[0]).toEqual(house());
    },
  );

  test("DRH-18: a pair is discarded as a whole, and the first to take is the holder of the marker", () => {
    const state = {
      ...newGame(2),
      table: { ...newGame(2).table, columns: display(ROOMS, [null, DRILL, RED]) },
    };
    const { table, agenda } = play(state, { type: "discardPair", player: 0, column: 2 });
    expect(table.discards).toEqual({ rooms: [{ room: "bathroom" }], roofs: [RED] });
    expect(table.removed).toEqual({ rooms: [], specials: [] });
    expect(agenda).toEqual([
      { do: "take", player: 0, jackhammer: false },
      { do: "take", player: 1, jackhammer: false },
      { do: "clear" },
    ]);
    expect(play(state, { type: "discardPair", player: 0, column: 1 }).table.removed.specials).toEqual([
      DRILL,
    ]);
  });

  test("DRH-15: the first column brings the marker, any other leaves it", () => {
    const state = { ...taking(house()), table: { ...taking(house()).table, marker: 1 } };
    expect(play(state, { type: "take", player: 0, column: 0 }).table.marker).toBe(0);
    expect(play(state, { type: "take", player: 0, column: 3 }).table.marker).toBe(1);
  });

  test("DRH-60: only in the last round a scaffolding has no effect", () => {
    const taken = (round: number) => {
      const columns = display(ROOMS, [null, SCAFFOLDING]);
      const state = positionWith(house(), { do: "take", player: 0, jackhammer: false }, { columns, round });
      return ownHouse(play(state, { type: "take", player: 0, column: 1 })).tools;
    };
    expect([taken(10), taken(11)]).toEqual([[], ["scaffolding"]]);
  });
});
