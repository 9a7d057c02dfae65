import {
  applyMove,
  awaited,
  createGame,
  type GameState,
  isRulesError,
  observe,
  parseMove,
  type RevealResult,
  reveal,
  stateKey,
  takeBackReveal,
  tryReveal,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { unfrozenIn } from "../support/frozen.js";
import { WORKSHOP } from "./support/full-tables.js";
import { cardNamed, ROUNDS, SMALL, scripted, small } from "./support/scripted.js";

const options = { tables: SMALL, simple: true };
const after = (...lines: string[]): GameState => scripted(2, lines, options);

/** The cards that can come up, each with how often. */
const counts = (state: Parameters<typeof awaited>[0]): string[] | undefined =>
  awaited(state)?.cards.map(({ card, count }) => `${count} ${Object.values(card).join(" ")}`);

const codeOf = (result: RevealResult): string | null => (result.ok ? null : result.violation.code);

/** The code with which something is refused. */
function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (isRulesError(error)) return error.code;
    throw error;
  }
  return "nothing";
}

describe("DRH-3 DRH-13 the card that is awaited", () => {
  test.each<[string, GameState, object | undefined]>([
    ["the first special", after(), { row: "specials", column: 1 }],
    ["the last special", after("piano"), { row: "specials", column: 2 }],
    ["the first room card", after("piano red"), { row: "rooms", column: 0 }],
    ["the last room card", after("piano red hall hall"), { row: "rooms", column: 2 }],
    ["none while players act", small(1, 2), undefined],
    ["the first of the next round", small(2, 0), { row: "specials", column: 1 }],
    ["none in the closing phase", small(5, 0), undefined],
    ["none in a game with dealt cards", createGame({ players: ["Ann", "Bob"], seed: 1 }), undefined],
  ])("%s", (_name, state, place) => {
    expect(awaited(state)?.place).toEqual(place);
  });

  test("is one of those that have not come up, each with its number and share", () => {
    expect(counts(after("piano red"))).toEqual(["7 hall", "3 kitchen", "2 attic"]);
    const next = awaited(after("piano red hall hall"));
    expect(next?.cards).toEqual([
      { card: { room: "hall" }, count: 5, probability: 0.5 },
      { card: { room: "kitchen" }, count: 3, probability: 0.3 },
      { card: { room: "attic" }, count: 2, probability: 0.2 },
    ]);
    expect(counts(after())).toEqual([
      ...["1 roof red false", "1 roof red true", "1 decor piano", "1 decor lamp", "1 decor tree"],
      ...["1 helper roofer", "1 helper handyman", "1 helper interior-designer"],
    ]);
  });

  test("DRH-39 whoever entered the cards knows what lies in roof boxes, others do not", () => {
    const state = small(2, 0); // a red roof card lies in a box
    const rest = [
      "1 decor lamp",
      "1 decor tree",
      "1 helper roofer",
      "1 helper handyman",
      "1 helper interior-designer",
    ];
    expect(counts(state)).toEqual(["1 roof red true", ...rest]);
    expect(counts(observe(state, 0))).toEqual(["1 roof red false", "1 roof red true", ...rest]);
    expect(awaited(observe(state, 0))?.cards[0]?.probability).toBe(1 / 7);
  });

  test("must be one of them", () => {
    const state = after("piano red");
    const lamp = cardNamed("lamp", SMALL as never);
    for (const card of [{ room: "study" }, lamp, { room: "hall", children: 0 }, null, 7, [], () => {}])
      expect(codeOf(tryReveal(state, card as never))).toBe("reveal.impossible");
    const nobody: RevealResult = tryReveal(state, { room: "study" });
    expect(nobody.ok || nobody.violation).toMatchObject({ clause: "DRH-2", details: {} });
    expect(tryReveal(state, lamp)).toMatchObject({ violation: { details: { card: lamp } } });
    expect(codeOf(tryReveal(small(1, 2), { room: "hall" }))).toBe("reveal.not-awaited");
    expect(refusal(() => reveal(state, { room: "study" }))).toBe("reveal.impossible");
    expect(refusal(() => reveal(observe(state, 0) as never, { room: "hall" }))).toBe("state.observation");
  });

  test("comes to lie in its place; the state before stays", () => {
    const state = after("piano red");
    const card = { room: "hall" };
    const result = tryReveal(state, card);
    if (!result.ok) throw new Error(result.violation.message);
    expect(result.events).toEqual([]);
    expect(result.state.table.columns.map(({ room }) => room)).toEqual([card, null, null]);
    expect(result.state.table.left).toEqual({ rooms: 11, specials: 6 });
    expect(result.state.hidden).toEqual({ rooms: [], specials: [], roofs: [[], []] });
    expect(unfrozenIn(result.state)).toBe(null);
    expect(Object.isFrozen(card)).toBe(false);
    expect(state.table.left).toEqual({ rooms: 12, specials: 6 });
    expect(result.state.agenda).not.toBe(state.agenda);
  });
});

describe("DRH-13 taking back the card entered last", () => {
  const words = ROUNDS[0]?.slice(0, 2).join(" ").split(" ") ?? [];

  test("gives each state before, down to the first", () => {
    for (let count = words.length; count > 0; count--) {
      const state = after(words.slice(0, count).join(" "));
      const before = count > 1 ? after(words.slice(0, count - 1).join(" ")) : after();
      expect(stateKey(takeBackReveal(state))).toBe(stateKey(before));
      expect(unfrozenIn(takeBackReveal(state))).toBe(null);
    }
  });

  const jackhammers = [
    ...["jackhammer jackhammer jackhammer drill", "kitchen bedroom bathroom study living-room"],
    ...["1 take 2", "1 place 3 up", "2 take 3", "2 place 3 up", "3 take 4", "3 place 3 up"],
    ...["scaffolding scaffolding drill drill", "kitchen bedroom bathroom study"],
  ];
  const three = (...lines: string[]): GameState =>
    scripted(3, [...jackhammers, ...lines], { tables: WORKSHOP, simple: true });

  test("also where players are asked for jackhammers, or discard a pair", () => {
    expect(stateKey(takeBackReveal(three("living-room")))).toBe(stateKey(three()));
    const pair = ["red piano drill roofer", "kitchen bedroom bathroom study"];
    const begun = scripted(2, [...pair, "garage"]);
    expect(begun.agenda[0]?.do).toBe("discardPair");
    expect(stateKey(takeBackReveal(begun))).toBe(stateKey(scripted(2, pair)));
  });

  test.each<[string, GameState]>([
    ["before the first card", after()],
    ["before the first card of a later round", small(2, 0)],
    ["once a player has taken", small(1, 3)],
    ["once a player has placed", small(1, 5)],
    ["once a question for a jackhammer is answered", three("living-room", "2 decline")],
    ["once a jackhammer is played", three("living-room", "2 jackhammer")],
    ["in the closing phase", small(5, 0)],
    ["when the game is over", small(5, 3)],
    ["where cards are dealt", createGame({ players: ["Ann", "Bob"], seed: 1 })],
  ])("is refused %s", (_name, state) => {
    expect(refusal(() => takeBackReveal(state))).toBe("takeBack.no-reveal");
  });

  test("is refused once a tool is used that leaves the player on turn", () => {
    const mixer = [
      ...["concrete-mixer red piano drill", "kitchen bedroom bathroom study living-room"],
      ...["1 take 2", "1 place 3 up", "2 take 3", "2 place 3 up"],
      ...["brown brown brown brown", "kitchen bedroom bathroom study living-room"],
    ];
    const state = scripted(2, mixer, { simple: true });
    expect(takeBackReveal(state).agenda[0]).toEqual({ do: "deal" });
    const mixed = applyMove(state, parseMove("1 mixer 1 2"));
    expect(refusal(() => takeBackReveal(mixed))).toBe("takeBack.no-reveal");
    expect(refusal(() => takeBackReveal(observe(state, 0) as never))).toBe("state.observation");
  });
});
