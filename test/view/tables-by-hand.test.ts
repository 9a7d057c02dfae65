import { type GameState, observe } from "perfect-home-rules";
import { viewSheet, viewTable } from "perfect-home-rules/view";
import { expect, test } from "vitest";
import { aaaGame, card, playRounds, ROUNDS_BEFORE_VALIDATION } from "../support/dealt.js";
import { afterRound, dealt, inAnyOrder, LOWER_PART, pairing, validation } from "../support/position-cards.js";
import { LONG, roundsLater } from "../support/position-sheets.js";
import type { Untaken } from "../support/positions.js";

// What stands here was worked out on paper, card by card, from the order in which the cards lie.

/** A plan that a crossed temp meets, with values that are easy to tell apart. */
const PLAN = {
  id: "one-temp",
  letter: "A",
  score: [6, 2],
  parts: [{ where: { in: "sheet" }, needs: [{ need: "feature", feature: "temps", min: 1 }] }],
} as const;

/** A hand as text, for a round in which the first card's number is written with the action of the second one. */
type Hand = readonly [number: string, action: string, left: string];

/** Plays hands, a round each, in the first street from left to right; the actions named are used. */
function playHands(begun: GameState, hands: readonly Hand[], used: readonly string[]): GameState {
  return hands.reduce((state, [first, second], round) => {
    const [number, action] = [card(first).number, card(second).action];
    const act = (used.includes(action) ? { type: action } : { type: "skip" }) as Untaken;
    return afterRound(state, 0, ...pairing(0, 1, [0, round + 1, number]), act);
  }, begun);
}

test("AAA-3 AAA-10 AAA-11: a table with Irene, to whom four cards were given", () => {
  const hands: readonly Hand[] = [
    ["5 improvement", "7 fence", "9 park"],
    ["7 park", "8 temp", "2 fence"],
    ["9 improvement", "10 park", "4 extension"],
    ["11 park", "12 temp", "11 improvement"],
  ];
  const next = ["13 pool", "14 fence", "15 improvement"];
  const begun = dealt(
    { players: ["Ann"], seed: 1, mode: { aaa: "irene" }, plans: { A: PLAN } },
    [...hands.flat(), ...next, "3 temp"],
    [[LOWER_PART, validation("A")]],
  );
  const view = viewTable(playHands(begun, hands, []));
  expect(view).toMatchObject({
    edition: "collector-2023",
    mode: "aaa",
    advanced: false,
    round: 5,
    endedBy: [],
  });
  expect(view.players).toEqual([{ player: 0, name: "Ann", acting: true, hand: next.map(card) }]);
  // 63 Construction cards and a Validation card, of which five times three are drawn.
  expect(view.deck).toMatchObject({ top: "temp", left: 49, rebuilt: 0 });
  expect(inAnyOrder(view.deck?.discards ?? [])).toEqual(
    inAnyOrder(hands.flatMap(([number, action]) => [card(number), card(action)])),
  );
  expect([view.stacks, view.removed, view.expansion]).toEqual([[], [], null]);
  expect(view.plans[0]).toMatchObject({ letter: "A", card: PLAN, turned: false, worth: 6, validated: [] });
  const { given, planPoints, score } = view.opponent ?? {};
  expect(given).toEqual(["9 park", "2 fence", "4 extension", "11 improvement"].map(card));
  expect(planPoints).toEqual([null, null, null]);
  expect(score?.sections.map(({ section, points }) => [section, points])).toEqual([
    ["plans", 0],
    ["parks", 3],
    ["pools", 0],
    ["temps", 0],
    ["fences", 2],
    ["estates", 7],
  ]);
  // The park card is a house; the extension card stands for two, improved with the one after it.
  expect(score?.estates).toEqual([
    { from: 0, to: 1, houses: 1, each: 1, points: 1, counts: true },
    { from: 2, to: 4, houses: 3, each: 2, points: 6, counts: true },
  ]);
  expect(score?.total).toBe(12);
});

test("AAA-5 AAA-6: Validation A has come up: Irene has the higher value, and the lower one is left", () => {
  const begun = aaaGame({ mode: { aaa: "irene" }, plans: { A: PLAN }, layout: LONG }, []);
  const { plans, opponent, removed } = viewTable(playRounds(begun, ROUNDS_BEFORE_VALIDATION));
  expect([plans[0].turned, plans[0].worth, plans[0].validated]).toEqual([true, 2, []]);
  expect(opponent?.planPoints).toEqual([6, null, null]);
  expect(removed).toEqual([validation("A")]);
});

test("XPT-2 XPT-3 XPT-4 XPT-5: Ann's table in the second round of an Expert game", () => {
  const cards = [
    ...["5 fence", "6 fence", "7 fence"], // one each
    ...["1 fence", "8 park", "2 fence", "9 park", "1 improvement", "10 park"], // two each
    ...["4 temp", "6 temp", "8 temp", "3 pool", "6 pool", "7 pool"], // two each in the second round
    "12 extension",
  ];
  const begun = dealt({ players: ["Ann", "Bob", "Cara"], seed: 1, mode: "expert" }, cards);
  const turns = [5, 6, 7].map((number): Untaken[] => [...pairing(0, 1, [0, 4, number]), { type: "skip" }]);
  const state = turns.reduce((before, turn, player) => afterRound(before, player, ...turn), begun);
  const { round, players, deck } = viewTable(observe(state, 0));
  const hidden = (text: string) => ({ ...card(text), number: null });
  expect(round).toBe(2);
  expect(players).toEqual([
    { player: 0, name: "Ann", acting: true, hand: ["10 park", "4 temp", "6 temp"].map(card) },
    // Ann knows the card that she has passed to the left.
    { player: 1, name: "Bob", acting: true, hand: [card("8 park"), hidden("8 temp"), hidden("3 pool")] },
    { player: 2, name: "Cara", acting: true, hand: ["9 park", "6 pool", "7 pool"].map(hidden) },
  ]);
  // 63 cards, of which nine and six are drawn.
  expect(deck).toMatchObject({ top: "extension", left: 48, rebuilt: 0 });
  const discarded = ["5 fence", "1 fence", "6 fence", "2 fence", "7 fence", "1 improvement"];
  expect(inAnyOrder(deck?.discards ?? [])).toEqual(inAnyOrder(discarded.map(card)));
});

const SOLO = { edition: "first-2018", mode: "solo", players: ["Ann"], seed: 1 } as const;

test("FST-1 FST-4: the first edition's solo game: six temps score, five do not", () => {
  const hands = ([5, 6, 7, 8, 9, 10] as const).map((number, round): Hand => {
    return [`${number} fence`, `${[3, 4, 6, 7, 8, 9][round]} temp`, `${[1, 2, 4, 5, 5, 6][round]} park`];
  });
  const next = ["1 improvement", "2 improvement", "4 improvement"];
  const begun = dealt(SOLO, [...hands.flat(), ...next, "3 pool"], [[60, { special: "solo" }]]);
  const five = playHands(begun, hands.slice(0, 5), ["temp"]);
  expect(viewSheet(five, 0).tracks.temps).toEqual({ boxes: 11, crossed: 5, place: null, points: 0 });
  const six = playHands(begun, hands, ["temp"]);
  expect(viewSheet(six, 0).tracks.temps).toEqual({ boxes: 11, crossed: 6, place: 1, points: 7 });
  const view = viewTable(six);
  expect(view).toMatchObject({ edition: "first-2018", mode: "solo", round: 7, stacks: [], opponent: null });
  expect(view.players).toEqual([{ player: 0, name: "Ann", acting: true, hand: next.map(card) }]);
  // 81 Construction cards and the Solo card, of which seven times three are drawn; all three of a round are discarded.
  expect(view.deck).toMatchObject({ top: "pool", left: 61 });
  expect(inAnyOrder(view.deck?.discards ?? [])).toEqual(inAnyOrder(hands.flat().map(card)));
});

test("FST-2: the Solo card has come up: all plans show their lower value, and a further card was drawn", () => {
  const begun = dealt({ ...SOLO, layout: LONG, plans: { A: PLAN } }, [], [[40, { special: "solo" }]]);
  const [before, after] = [12, 13].map((rounds) => viewTable(roundsLater(begun, rounds)));
  expect([before.plans[0].turned, before.plans[0].worth, before.removed]).toEqual([false, 6, []]);
  expect(after.plans.map(({ turned }) => turned)).toEqual([true, true, true]);
  expect(after.plans[0].worth).toBe(2);
  expect(after.removed).toEqual([{ special: "solo" }]);
  // 39 cards in 13 rounds, three more and the Solo card.
  expect([after.players[0].hand.length, after.deck?.left]).toEqual([3, 39]);
});
