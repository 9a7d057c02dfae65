import {
  type CustomPlanCard,
  type DeckCard,
  type GameEvent,
  type GameOptions,
  type GameState,
  isOver,
  type PlanLetter,
  planStatus,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { afterRound, dealt, LOWER_PART, pairing, validation } from "../support/position-cards.js";
import { allNumbered, LONG, roundsLater, scored } from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";

const PLANS = { A: "six-estates-of-1", B: "3-6", C: "1-2-2-3" } as const;

/** A plan that is met by one temp box. */
function oneTemp(letter: "A" | "C", first: number, later: number): CustomPlanCard {
  const needs = [{ need: "feature", feature: "temps", min: 1 }] as const;
  return { id: "one-temp", letter, score: [first, later], parts: [{ where: { in: "sheet" }, needs }] };
}

/** A round in which a temp is used: the first card is a temp, the second one an 8. */
const TEMP_ROUND = ["3 temp", "8 park", "5 fence"];
const USE_TEMP: readonly Untaken[] = [...pairing(1, 0, [0, 5, 8]), { type: "temp" }];

/** Rounds after which the first Validation card of a game has come up. */
const ROUNDS = 14;

/** A long game against an opponent, whose first Validation card is the second one drawn in round 15. */
function gameWith(
  aaa: "sam" | "irene" | "alan" | "closed",
  letter: PlanLetter,
  options: Partial<GameOptions> = {},
): GameState {
  const game = { players: ["Ann"], seed: 1, mode: { aaa }, layout: LONG, plans: PLANS, ...options };
  return dealt(game, TEMP_ROUND, [[LOWER_PART, validation(letter)]]);
}

interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** A round in which nothing but numbering is done. */
function playRound(state: GameState): Played {
  const result = tryApplyMove(allNumbered(state), { type: "end", player: 0 });
  if (!result.ok) throw new Error(result.violation.code);
  return result;
}

/** Plays on until all Validation cards were drawn: in which round which letter, and what the AAA scored. */
function drawnIn(begun: GameState): { readonly drawn: readonly string[]; readonly state: GameState } {
  const drawn: string[] = [];
  let state = begun;
  while (state.table.removed.length < 3) {
    const played = playRound(state);
    state = played.state;
    for (const event of played.events) {
      if (event.type === "validationDrawn") drawn.push(`${state.table.round} ${event.plan} ${event.points}`);
    }
  }
  return { drawn, state };
}

/** The first of some games, which differ in their seeds, that is as wanted. */
function search<T>(games: (seed: number) => T, isWanted: (game: T) => boolean): T {
  for (let seed = 0; seed < 500; seed++) {
    const game = games(seed);
    if (isWanted(game)) return game;
  }
  throw new Error("there is no such game");
}

describe("a Validation card", () => {
  const before = roundsLater(gameWith("sam", "A"), ROUNDS - 1);
  const { state: drawn, events } = playRound(before);

  test("AAA-5: is resolved before anything else is drawn; it leaves the game and another card is drawn", () => {
    const told = events.map(({ type }) => type).filter((type) => type.endsWith("Drawn"));
    expect(told).toEqual(["validationDrawn", "cardsDrawn"]);
    expect(drawn.hands[0]).toHaveLength(3);
    expect(drawn.table.removed).toEqual([validation("A")]);
    const isLeft = (card: DeckCard) => "special" in card;
    expect([...drawn.hidden.deck, ...drawn.table.discards].some(isLeft)).toBe(false);
  });

  test("AAA-5: where the AAA validates that letter it scores the higher value, and the card is turned", () => {
    expect(drawn.table.opponent?.planPoints).toEqual([8, null, null]);
    expect(drawn.table.turned).toEqual([true, false, false]);
  });

  test("AAA-5: where it does not, nothing happens", () => {
    const { table } = roundsLater(gameWith("sam", "B"), ROUNDS);
    expect(table.removed).toEqual([validation("B")]);
    expect(table.opponent?.planPoints).toEqual([null, null, null]);
    expect(table.turned).toEqual([false, false, false]);
  });

  test("AAA-5: may be followed by another one in the same draw: both are resolved", () => {
    const roundOf = (text: string) => text.split(" ")[0];
    const { drawn: letters, state } = search(
      (seed) => drawnIn(gameWith("alan", "B", { seed })),
      ({ drawn: [, second, third] }) => roundOf(second) === roundOf(third),
    );
    expect(letters).toHaveLength(3);
    expect(state.hands[0]).toHaveLength(3);
    expect(state.table.opponent?.planPoints).toEqual([8, 8, 11]);
  });

  test("AAA-5: Irene: B is nothing to her, A scores 8, and C, validated by the player before, 6", () => {
    const plans = { ...PLANS, C: oneTemp("C", 11, 6) };
    const begun = (seed: number) =>
      afterRound(gameWith("irene", "B", { seed, plans }), 0, ...USE_TEMP, { type: "claim", plan: "C" });
    const { drawn: letters, state } = search(
      (seed) => drawnIn(begun(seed)),
      ({ drawn: [, second] }) => second.includes("A"),
    );
    expect(letters.map((text) => text.split(" ").slice(1).join(" "))).toEqual(["B null", "A 8", "C 6"]);
    expect(state.table.opponent?.planPoints).toEqual([8, null, 6]);
    expect(state.table.turned).toEqual([true, false, true]);
    expect(scored(state, "plans")).toBe(11);
  });

  test("AAA-5: each is met once, the others not before the deck is rebuilt", () => {
    const { drawn: letters } = drawnIn(gameWith("alan", "C"));
    expect(letters.map((text) => text.split(" ")[1]).sort()).toEqual(["A", "B", "C"]);
    const [first, ...others] = letters.map((text) => Number(text.split(" ")[0]));
    expect(first).toBe(15);
    for (const round of others) expect(round).toBeGreaterThan(21);
  });
});

describe("a plan turned by the AAA", () => {
  const options = { plans: { ...PLANS, A: oneTemp("A", 7, 3) } };
  const claim: Untaken = { type: "claim", plan: "A" };
  const begun = afterRound(gameWith("sam", "A", options), 0, ...USE_TEMP);

  test("AAA-6: is worth its lower value to the player in that same round", () => {
    const later = roundsLater(begun, ROUNDS - 1);
    expect([later.table.round, later.table.turned[0]]).toEqual([15, true]);
    expect(planStatus(later, 0, "A")).toMatchObject({ met: true, worth: 3 });
    expect(scored(after(allNumbered(later), 0, claim), "plans")).toBe(3);
  });

  test("AAA-6: in the round before it is worth the higher one, and then the AAA scores the lower", () => {
    const later = roundsLater(begun, ROUNDS - 2);
    const claimed = afterRound(allNumbered(later), 0, claim);
    expect(scored(claimed, "plans")).toBe(7);
    expect(claimed.table.opponent?.planPoints).toEqual([3, null, null]);
  });
});

test("AAA-8: only the player ends the game: with all three plans validated by the AAA it goes on", () => {
  const { state } = drawnIn(gameWith("alan", "A"));
  expect(state.table.opponent?.planPoints).toEqual([8, 8, 11]);
  expect(isOver(state)).toBe(false);
  expect(isOver(playRound(state).state)).toBe(false);
});

test("AAA-9: a closed agency competes for plans all the same", () => {
  const { state } = drawnIn(gameWith("closed", "C"));
  expect(state.table.turned).toEqual([true, true, true]);
  expect(state.table.opponent?.planPoints).toEqual([8, 8, 11]);
});
