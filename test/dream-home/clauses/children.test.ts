import {
  awaited,
  createGame,
  formatRecord,
  type GameOptions,
  type GameState,
  isRulesError,
  legalMoves,
  observe,
  PRINTED_TABLES,
  parseRecord,
  parseState,
  sampleState,
  standings,
  stateKey,
  viewHouse,
  viewMarket,
} from "perfect-home-rules/dream-home";
import { textsIn } from "perfect-home-rules/dream-home/texts";
import { describe, expect, test } from "vitest";
import { rankingOf } from "../../../src/dream-home/game/score.js";
import { handyman, supplier } from "../../../src/dream-home/moves/closing.js";
import { drill } from "../../../src/dream-home/moves/drill.js";
import { mixer } from "../../../src/dream-home/moves/mixer.js";
import type { House } from "../../../src/dream-home/state/house.js";
import { playOn, stepFrom } from "../support/any-games.js";
import { closing, house, play, taking } from "../support/play.js";

/** Every second card of a type shows a child, and its last one shows two. */
const rooms = PRINTED_TABLES.rooms.map((type) => ({
  ...type,
  children: Array.from({ length: type.count }, (_, card) => (card === type.count - 1 ? 2 : card % 2)),
}));
const options: GameOptions = { players: ["Ann", "Bob"], seed: 4, childrenBreakTies: true, tables: { rooms } };

/** A house whose cards show children, from the lowest space on. */
function showing(text: string, children: readonly number[], beside: Partial<House> = {}): House {
  const { spaces, ...others } = house(text, beside);
  let next = 0;
  return {
    ...others,
    spaces: spaces.map((card) => (card === null ? null : { ...card, children: children[next++] ?? 0 })),
  };
}

/** The places of houses of two bathrooms each, of which the lower one lies left. */
function placesOf(houses: readonly House[], childrenBreakTies: boolean): [number, number][] {
  const { tables, ...setup } = createGame(options).setup;
  const state = createGame({ players: ["Ann", "Bob", "Cleo", "Dan"].slice(0, houses.length), seed: 1 });
  const { childrenBreakTies: _flag, ...plain } = { ...setup, tables, players: state.setup.players };
  const changed = { ...state, setup: childrenBreakTies ? { ...plain, childrenBreakTies } : plain, houses };
  return rankingOf(changed as GameState).map(({ player, place }) => [player, place]);
}

describe("DRH-79 children as tie-break", () => {
  const bath = ". . . . .\nbath . . . .\n. .";

  test("of those with equal points whoever shows more children is first; more points beat any child", () => {
    const study = showing(". . . . .\nstudy . . . .\n. .", [0]);
    const houses = [showing(bath, [1]), showing(bath, [2]), study];
    expect(placesOf(houses, true)).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
  });

  test("who is equal in both shares the place; without the option children count for nothing", () => {
    const houses = [showing(bath, [1]), showing(bath, [2]), showing(bath, [2])];
    expect(placesOf(houses, true)).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
    expect(new Set(placesOf(houses, false).map(([, place]) => place))).toEqual(new Set([1]));
  });

  test("a card that lies face down shows none", () => {
    const hidden = showing(". . . . .\nbath -bed . . .\n. .", [1, 2]);
    expect(placesOf([hidden, showing(bath, [1])], true)).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  test("is refused unless all room cards say how many they show, one number for each card", () => {
    const short = rooms.map((type) => (type.id === "study" ? { ...type, children: [1] } : type));
    const pathOf = (given: Partial<GameOptions>): unknown => {
      try {
        createGame({ ...options, ...given });
      } catch (error) {
        return isRulesError(error) && error.violations[0]?.details.path;
      }
      return null;
    };
    expect(pathOf({ tables: {} })).toBe("childrenBreakTies");
    expect(
      pathOf({
        tables: { rooms: rooms.map((type, at) => (at < 15 ? type : (PRINTED_TABLES.rooms[15] ?? type))) },
      }),
    ).toBe("childrenBreakTies");
    expect(pathOf({ tables: { rooms: short } })).toMatch(/^tables\.rooms\[\d+\]\.children$/);
    expect(pathOf({ childrenBreakTies: 1 } as never)).toBe("childrenBreakTies");
    expect(pathOf({})).toBe(null);
  });

  test("without the option cards show nothing, though the tables say what they would", () => {
    const { childrenBreakTies: _option, ...plain } = options;
    const state = createGame(plain);
    expect(state.hidden.rooms.every((card) => Object.keys(card).join() === "room")).toBe(true);
    expect(Object.hasOwn(state.setup, "childrenBreakTies")).toBe(false);
    expect(standings(state)[0]).toEqual({ player: 0, place: 1, total: 0 });
    expect(viewHouse(state, 0).children).toBe(null);
  });

  test("the same games are played, saved, seen, sampled and recorded with it", () => {
    let choice = 5;
    const choices = (): number => {
      choice = (choice * 48271) % 2147483647;
      return choice;
    };
    const first = createGame(options);
    const cards = [...first.hidden.rooms, ...first.table.columns.flatMap(({ room }) => room ?? [])];
    const total = rooms.flatMap(({ children }) => children).reduce((sum, each) => sum + each);
    expect(cards.reduce((sum, { children = 0 }) => sum + children, 0)).toBe(total);
    const last = playOn(first, choices);
    for (const state of [first, last]) {
      expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
      const seen = observe(state, 1);
      expect(stateKey(parseState(stateKey(seen)))).toBe(stateKey(seen));
      expect(legalMoves(sampleState(seen, 2))).toEqual(legalMoves(state));
    }
    const faceUp = last.houses.map(({ spaces }) =>
      spaces.reduce((sum, card) => sum + (card?.face === "up" ? (card.children ?? 0) : 0), 0),
    );
    for (const { player, children } of standings(last)) {
      expect(children).toBe(faceUp[player]);
      expect(viewHouse(last, player).children).toBe(children);
    }
    const shown = viewMarket(last).roomDiscard;
    expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(last.table.discards.rooms.length);
    expect(shown.length).toBe(new Set(last.table.discards.rooms.map((card) => JSON.stringify(card))).size);
    const record = { version: 1, package: "1.0.0", options, moves: [], revealed: [], result: null } as const;
    expect(parseRecord(formatRecord(record)).options).toEqual(options);
  });

  test("cards of a real table are entered with their children", () => {
    let state = createGame({ ...options, cards: "entered" });
    while (awaited(state)?.place.row === "specials") state = stepFrom(state, 0);
    const studies = awaited(state)?.cards.filter(({ card }) => "room" in card && card.room === "study");
    expect(studies?.map(({ card, count }) => [card, count])).toEqual([
      [{ room: "study", children: 0 }, 1],
      [{ room: "study", children: 2 }, 1],
    ]);
  });

  test("are told in words", () => {
    const said = textsIn("it").standing({ player: 0, place: 1, total: 29, children: 1 }, ["Serena"]);
    expect(said).toBe("1. Serena: 29 punti (1 bambino)");
    expect(textsIn("en").roomCard({ room: "study", children: 2 })).toBe("study (2 children)");
    expect(textsIn("fr").roomCard({ room: "study", children: 0 })).toBe(textsIn("fr").room("study"));
  });
});

describe("DRH-88 with DRH-79: cards that show other numbers of children are not alike", () => {
  const two = ". . . . .\nbed . bed . .\n. .";
  const step = { do: "take", player: 0, jackhammer: false } as const;
  const close = { do: "close", player: 0, helpers: ["supplier", "handyman"] } as const;

  test("drill and mixer exchange them", () => {
    const columns = [0, 1].map((children) => ({ room: { room: "bedroom", children }, special: null }));
    const tools = ["drill", "concrete-mixer"] as const;
    const state = taking(showing(two, [0, 1], { tools }), columns);
    const whyDrill = (column: number, space: number) =>
      drill.whyNot(state, step, { type: "drill", player: 0, column, space });
    expect([whyDrill(0, 2), whyDrill(1, 2), whyDrill(0, 4)]).toEqual(["drill.same", null, null]);
    expect(mixer.whyNot(state, step, { type: "mixer", player: 0, first: 0, second: 1 })).toBe(null);
  });

  test("a handyman exchanges them, and a supplier brings the one that shows most", () => {
    const discards = { rooms: [0, 2, 1].map((children) => ({ room: "bedroom", children })) };
    const state = closing(showing(two, [0, 2], { helpers: ["supplier", "handyman"] }), discards);
    expect(handyman.whyNot(state, close, { type: "handyman", player: 0, first: 2, second: 4 })).toBe(null);
    const whySupplier = (space: number) =>
      supplier.whyNot(state, close, { type: "supplier", player: 0, room: "bedroom", space });
    expect([whySupplier(2), whySupplier(4)]).toEqual([null, "supplier.same"]);
    const after = play(state, { type: "supplier", player: 0, room: "bedroom", space: 2 });
    expect(after.houses[0]?.spaces[2]?.children).toBe(2);
    expect(after.table.discards.rooms.map(({ children }) => children)).toEqual([0, 1]);
    expect(after.table.removed.rooms).toEqual([{ room: "bedroom", children: 0 }]);
  });
});
