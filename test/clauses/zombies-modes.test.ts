import {
  createGame,
  type DeckCard,
  decision,
  type GameOptions,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  type Move,
  observe,
  opponentScore,
  parseState,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { card, playRounds, playUntil } from "../support/dealt.js";
import { dealt, validation } from "../support/position-cards.js";
import { kindsOf } from "../support/position-sheets.js";
import { after } from "../support/positions.js";
import { decide, hordesAsked, isAtHordes, LONG_ZOMBIES, rows, ZOMBIES, zombie } from "../support/zombies.js";

type Place = readonly [place: number, special: DeckCard];

describe("ZOM-13: AAA Solo", () => {
  /** The usual places of the special cards: the last of the first pile, and of the others. */
  const PLACES: readonly Place[] = [
    [20, zombie("right")],
    [41, zombie("left")],
    [42, validation("A")],
    [63, zombie("both")],
    [64, validation("B")],
    [65, validation("C")],
  ];

  const aaa = (
    first: readonly string[] = [],
    options: Partial<GameOptions> = {},
    places: readonly Place[] = PLACES,
  ): GameState =>
    dealt({ mode: { aaa: "sam" }, players: ["Ann"], seed: 1, ...ZOMBIES, ...options }, first, places);

  test("ZOM-13: three piles of 20 with Zombie and Validation cards, the others out of the game", () => {
    const state = aaa();
    expect(state.table.deck?.segments).toEqual([
      { left: 19, specials: ["zombie"] },
      { left: 22, specials: ["validation", "zombie"] },
      { left: 23, specials: ["validation", "validation", "zombie"] },
    ]);
    expect(state.hidden.outOfGame.length).toBe(3);
    expect(state.hidden.faceDown).toEqual([]);
  });

  test("ZOM-13 NTQ-6: 60 of 66 with the 9¾ cards", () => {
    const state = aaa([], { nineAndThreeQuarters: true });
    expect(state.table.deck?.segments.map(({ left }) => left)).toEqual([19, 22, 23]);
    expect(state.hidden.outOfGame.length).toBe(6);
  });

  test("ZOM-13: two cards, one for its number, the other for its action; either of them is given", () => {
    const begun = aaa(["4 park", "10 pool"]);
    expect(begun.hands).toEqual([[card("4 park"), card("10 pool")]]);
    expect(legalMoves(begun)).toEqual([
      { type: "pair", player: 0, numberCard: 0, actionCard: 1 },
      { type: "pair", player: 0, numberCard: 1, actionCard: 0 },
    ]);
    const written = after(
      begun,
      0,
      { type: "pair", numberCard: 0, actionCard: 1 },
      { type: "write", street: 0, house: 3, number: 4 },
    );
    expect(decision(written, 0)?.step).toEqual({ step: "give" });
    for (const [given, discarded] of [
      [0, 1],
      [1, 0],
    ]) {
      const ended = after(written, 0, { type: "give", card: given }, { type: "end" });
      expect(ended.table.opponent?.given).toEqual([begun.hands[0][given]]);
      expect(ended.table.discards).toEqual([begun.hands[0][discarded]]);
      expect(ended.hands[0].length).toBe(2);
    }
  });

  test("ZOM-13 AAA-7: with a Permit Refusal too (ruling)", () => {
    const refused = playUntil(aaa(), (state) => kindsOf(state).includes("permitRefusal"));
    const giving = after(refused, 0, { type: "permitRefusal" });
    expect(legalMoves(giving)).toEqual([
      { type: "give", player: 0, card: 0 },
      { type: "give", player: 0, card: 1 },
    ]);
    const ended = after(giving, 0, { type: "give", card: 1 }, { type: "end" });
    expect(ended.table.opponent?.given.at(-1)).toEqual(refused.hands[0][1]);
    expect(ended.table.discards.at(-1)).toEqual(refused.hands[0][0]);
  });

  test("ZOM-13 AAA-5: a Zombie card is resolved when it is drawn, then another card is drawn", () => {
    const begun = aaa(["4 park", "10 pool"], {}, [[1, zombie("right")], ...PLACES.slice(1)]);
    expect(begun.hands[0]).toEqual([card("4 park")]);
    expect(hordesAsked(begun)).toEqual(["1 left", "2 left", "3 left"]);
    const moved = decide(begun, 0, "move", "hold", "move");
    expect(rows(moved).map((row) => row.includes("Z"))).toEqual([true, false, true]);
    expect(moved.hands[0]).toEqual([card("4 park"), card("10 pool")]);
    expect(kindsOf(moved)).toEqual(["pair"]);
    expect(moved.table.round).toBe(1);
  });

  test("ZOM-13: two in a row, a Validation card between them", () => {
    const begun = aaa([], {}, [
      [20, zombie("right")],
      [21, validation("A")],
      [22, zombie("left")],
      ...PLACES.slice(3),
    ]);
    const first = playUntil(begun, isAtHordes);
    expect(first.table.deck?.top).toBe("validation");
    expect(hordesAsked(first)).toEqual(["1 left", "2 left", "3 left"]);
    const second = decide(first, 0, "move", "move", "move");
    expect(hordesAsked(second)).toEqual(["1 right", "2 right", "3 right"]);
    expect(second.table.opponent?.planPoints[0]).toBe(second.setup.plans[0].score[0]);
    expect(second.table.round).toBe(first.table.round);
    expect(decide(second, 0, "move", "move", "move").hands[0].length).toBe(2);
  });

  test("ZOM-13: the 60 cards are not rebuilt: 30 rounds, and nothing beneath the last card is resolved (ruling)", () => {
    const ended = playUntil(aaa([], { layout: LONG_ZOMBIES }), () => false);
    expect(ended.table).toMatchObject({ round: 30, endedBy: ["deck-empty"] });
    expect(ended.table.deck).toMatchObject({ rebuilt: 0, segments: [{ left: 3 }] });
    const specials = [...ended.table.removed, ...(ended.table.opponent?.given ?? [])].filter(
      (each) => "special" in each,
    );
    expect(specials).toEqual([validation("A"), zombie("right"), zombie("left")]);
  });

  test("ZOM-13: above the last card they are resolved", () => {
    const ended = playUntil(
      aaa([], { layout: LONG_ZOMBIES, mode: { aaa: "closed" } }, [
        ...PLACES.slice(0, 3),
        [62, zombie("both")],
        [63, validation("B")],
        [64, validation("C")],
      ]),
      () => false,
    );
    expect(ended.table.round).toBe(30);
    expect(ended.table.removed.length).toBe(6);
  });
});

describe("ZOM-14: the AAA from level 1 on", () => {
  const game = (mode: "sam" | "closed", places: readonly Place[], given: readonly string[]): GameState => {
    // Every other card is given: the first of each hand.
    const first = given.flatMap((text, round) => [text, `${[5, 6, 7, 9, 10][round]} improvement`]);
    return dealt({ mode: { aaa: mode }, players: ["Ann"], seed: 1, ...ZOMBIES }, first, places);
  };
  const LATER: readonly Place[] = [
    [41, zombie("left")],
    [42, validation("A")],
    [63, zombie("both")],
    [64, validation("B")],
    [65, validation("C")],
  ];
  const cards = (...texts: readonly string[]): DeckCard[] => texts.map(card);

  test("ZOM-14: the last two cards given leave the game and the Zombie card takes their place", () => {
    const state = playRounds(
      game("sam", [[6, zombie("right")], ...LATER], ["4 park", "8 pool", "3 temp"]),
      3,
    );
    expect(hordesAsked(state)).toEqual(["1 left", "2 left", "3 left"]);
    expect(state.table.opponent?.given).toEqual([...cards("4 park"), zombie("right")]);
    expect(state.table.removed).toEqual(cards("3 temp", "8 pool"));
  });

  test("ZOM-14: before the hordes move (ruling)", () => {
    const state = playRounds(game("sam", [[4, zombie("right")], ...LATER], ["4 park", "8 pool"]), 2);
    expect(state.table.opponent?.given).toEqual([zombie("right")]);
    expect(rows(state).join()).not.toContain("Z");
  });

  test.each([
    [0, [], []],
    [2, ["4 park"], ["4 park"]],
  ])("ZOM-14: as many as there are: drawn as card %i (ruling)", (place, given, removed) => {
    const begun = game("sam", [[place, zombie("right")], ...LATER], given);
    const state = playUntil(begun, isAtHordes);
    expect(state.table.opponent?.given).toEqual([zombie("right")]);
    expect(state.table.removed).toEqual(cards(...removed));
  });

  test("ZOM-14: Zombie cards in its stack stay, two Construction cards go (ruling)", () => {
    const first = playUntil(
      game("sam", [[20, zombie("right")], [21, zombie("left")], ...LATER.slice(1)], []),
      isAtHordes,
    );
    const before = first.table.opponent?.given ?? [];
    expect(before.length).toBe(9);
    const second = decide(first, 0, "move", "move", "move");
    expect(hordesAsked(second)).toEqual(["1 right", "2 right", "3 right"]);
    expect(second.table.opponent?.given).toEqual([...before.slice(0, 6), zombie("right"), zombie("left")]);
  });

  test("ZOM-14: it counts as a fence, for points and between estates", () => {
    const begun = game(
      "sam",
      [[8, zombie("right")], ...LATER],
      ["4 park", "8 pool", "3 temp", "3 extension", "9 park"],
    );
    const state = playRounds(begun, 5);
    const score = opponentScore(state);
    const given = state.table.opponent?.given ?? [];
    expect(given.slice(0, 3)).toEqual([...cards("4 park", "8 pool"), zombie("right")]);
    expect(given.length).toBe(4);
    expect(score?.sections.find(({ section }) => section === "fences")?.items).toEqual([
      { of: "fence", count: 1, points: 1 },
    ]);
    expect(score?.estates.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [3, 4],
    ]);
    // The temp card has left the game.
    expect(score?.sections.find(({ section }) => section === "temps")?.points).toBe(0);
  });

  test("ZOM-14 XPN-3: at level 0 the Zombie card just leaves the game", () => {
    const state = playRounds(
      game("closed", [[6, zombie("right")], ...LATER], ["4 park", "8 pool", "3 temp"]),
      3,
    );
    expect(state.table.opponent?.given).toEqual(cards("4 park", "8 pool", "3 temp"));
    expect(state.table.removed).toEqual([zombie("right")]);
  });
});

describe("ZOM-X: Expert Mode", () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);

  /** A game whose first deck has its Zombie card at a place, by default at the bottom. */
  const expert = (count: number, place = 10 * count, options: Partial<GameOptions> = {}): GameState =>
    dealt(
      { mode: "expert", players: names(count), seed: 1, ...ZOMBIES, ...options },
      [],
      [[count + place, zombie("right")]],
    );

  /** Cards that are in the deck or were drawn from it in the first round. */
  const deckSize = (state: GameState): number =>
    (state.table.deck?.segments ?? []).reduce((sum, { left }) => sum + left, state.setup.players.length);

  test("ZOM-X: with four players the deck has 40 Construction cards and one Zombie card", () => {
    const state = expert(4);
    expect(deckSize(state)).toBe(41);
    expect(state.table.deck?.segments).toEqual([{ left: 37, specials: ["zombie"] }]);
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
    const inPile = state.hidden.faceDown.filter((each) => "number" in each);
    expect([inPile.length, state.hidden.faceDown.length]).toEqual([63 - 4 - 40, 63 - 4 - 40 + 2]);
  });

  test.each([
    [2, false, 20],
    [5, false, 50],
    [6, false, 57],
    [6, true, 60],
    [7, false, 56],
  ])("ZOM-X: %i players, 9¾ cards %j: %i Construction cards (ruling)", (count, quarters, construction) => {
    const state = expert(count, construction, { nineAndThreeQuarters: quarters });
    expect(deckSize(state)).toBe(construction + 1);
    const total = quarters ? 66 : 63;
    const aside = state.hidden.faceDown.filter((each) => "number" in each).length;
    expect(aside).toBe(total - count - construction);
  });

  test.each([
    [31, false, 32],
    [33, true, 34],
  ])("ZOM-X XPT-9: at most %i players", (most, nineAndThreeQuarters, tooMany) => {
    const game = (count: number): GameState =>
      createGame({ ...ZOMBIES, mode: "expert", nineAndThreeQuarters, seed: 1, players: names(count) });
    expect(game(most).setup.players.length).toBe(most);
    try {
      game(tooMany);
      expect.unreachable();
    } catch (error) {
      expect(isRulesError(error) && error.violations[0]).toMatchObject({
        code: "options.expert-players",
        clause: "ZOM-X",
        details: { players: tooMany, max: most },
      });
    }
  });

  test("ZOM-X: one card for its number, the other for its action; one is discarded, the other goes to the left", () => {
    const begun = expert(2);
    const turn = (player: number, given: number) => {
      const [pair] = legalMoves(begun, player) as Extract<Move, { type: "pair" }>[];
      return { player, given, pair };
    };
    let state = begun;
    for (const { player, given, pair } of [turn(0, 0), turn(1, 1)]) {
      state = after(state, player, pair);
      state = after(state, player, legalMoves(state, player)[0]);
      if (decision(state, player)?.step.step === "act") state = after(state, player, { type: "skip" });
      state = after(state, player, { type: "give", card: given }, { type: "end" });
    }
    expect(state.hands[1][0]).toEqual(begun.hands[0][0]);
    expect(state.hands[0][0]).toEqual(begun.hands[1][1]);
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 2]);
    expect(state.table.discards).toEqual([begun.hands[0][1], begun.hands[1][0]]);
    // XPT-5: who has passed a card on knows its number.
    expect(observe(state, 0).hands[1].map(({ number }) => number === null)).toEqual([false, true]);
  });

  test("ZOM-X: a Zombie card drawn is resolved by all before the next card is drawn", () => {
    const begun = expert(3, 1);
    expect(begun.hands.map((hand) => hand.length)).toEqual([2, 1, 1]);
    const two = decide(decide(begun, 2, "move", "move", "move"), 0, "hold", "move", "move");
    expect(two.hands.map((hand) => hand.length)).toEqual([2, 1, 1]);
    expect(kindsOf(two, 1)).toEqual(["horde"]);
    const all = decide(two, 1, "move", "move", "hold");
    expect(all.hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(all.hands[0]).toEqual(begun.hands[0]);
    expect([0, 1, 2].map((player) => rows(all, player).map((row) => row.includes("Z")))).toEqual([
      [false, true, true],
      [true, true, false],
      [true, true, true],
    ]);
    expect(all.table.removed).toEqual([zombie("right")]);
  });

  test("ZOM-X XPT-5: on top of the deck it shows as such, but not which way it goes", () => {
    const state = expert(2, 2);
    expect(state.table.deck?.top).toBe("zombie");
    expect(JSON.stringify(observe(state, 0).table.deck)).not.toContain("right");
  });

  test("ZOM-X: a refusal when neither number fits: one card is discarded, the other goes on", () => {
    const refused = playUntil(
      createGame({ ...ZOMBIES, mode: "expert", seed: 1, players: names(2) }),
      (state) => kindsOf(state).includes("permitRefusal"),
    );
    const [move] = legalMoves(refused);
    expect(move.type).toBe("permitRefusal");
    const giving = after(refused, move.player, { type: "permitRefusal" });
    expect(legalMoves(giving, move.player).map(({ type }) => type)).toEqual(["give", "give"]);
  });

  /** The state in which a new deck has just been formed and drawn from. */
  const rebuiltOnce = (count: number, place: number): GameState =>
    playUntil(expert(count, place, { layout: LONG_ZOMBIES }), ({ table }) => table.deck?.rebuilt === 1);

  test("ZOM-X: a deck used up is formed anew of the discards, ten for each player and a new Zombie card", () => {
    const state = rebuiltOnce(2, 5);
    expect(state.table.round).toBe(11);
    const left = state.table.deck?.segments[0].left ?? 0;
    const drawn = state.hands.flat().length - 2;
    const isShown = isAtHordes(state) ? 1 : 0;
    expect(left + drawn + isShown).toBe(21);
    expect(state.table.discards).toEqual([]);
    expect(state.hidden.faceDown.length).toBe(63 - 2 - 20 + 1);
  });

  test("ZOM-X: the third time the game is over, after the round with the last card", () => {
    const ended = playUntil(expert(2, 5, { layout: LONG_ZOMBIES }), () => false);
    expect(ended.table).toMatchObject({ round: 30, endedBy: ["deck-empty"] });
    expect(ended.table.deck?.rebuilt).toBe(2);
    expect(ended.table.removed.length).toBeGreaterThanOrEqual(2);
  });

  test("ZOM-X: a Zombie card left alone in the first deck is resolved at the next draw, before the rebuilding (ruling)", () => {
    const alone = playUntil(expert(2, 20, { layout: LONG_ZOMBIES }), isAtHordes);
    expect(alone.table.deck).toMatchObject({ rebuilt: 0, top: null, segments: [] });
    expect(alone.table.round).toBe(11);
    const next = playUntil(alone, (state) => !isAtHordes(state) && kindsOf(state).includes("pair"));
    expect(next.table.deck?.rebuilt).toBe(1);
  });

  /** A game in which the Zombie card of the third deck is its last card. */
  const aloneInThird = (options: Partial<GameOptions> = {}): GameState => {
    const isLast = ({ table, hidden: { deck } }: GameState): boolean =>
      table.deck?.rebuilt === 2 && deck.length > 0 && "special" in deck[0];
    for (let seed = 1; seed <= 200; seed++) {
      const state = playUntil(expert(2, 5, { layout: LONG_ZOMBIES, seed, ...options }), isLast);
      if (!isOver(state)) return state;
    }
    throw new Error("the Zombie card is never the last one");
  };

  test("ZOM-X: a Zombie card left alone in the third deck is resolved after the last round, then the game ends (ruling)", () => {
    const alone = playUntil(aloneInThird(), (state) => state.table.round === 30 && isAtHordes(state));
    expect(alone.table).toMatchObject({
      round: 30,
      endedBy: [],
      deck: { rebuilt: 2, top: null, segments: [] },
    });
    expect(alone.hands.map(({ length }) => length)).toEqual([1, 1]);
    const one = decide(alone, 1, ...hordesAsked(alone, 1).map(() => "move" as const));
    const moved = after(one, 0, ...hordesAsked(one).map(() => ({ type: "horde", order: "move" }) as const));
    const result = tryApplyMove(moved, { type: "end", player: 0 });
    if (!result.ok) expect.unreachable();
    expect(result.events.map(({ type }) => type)).toEqual([
      "moved",
      "turnEnded",
      "turnRevealed",
      "turnRevealed",
      "gameOver",
    ]);
    expect(result.state.table).toMatchObject({ round: 30, endedBy: ["deck-empty"] });
    expect(result.state.table.removed.length).toBe(3);
  });

  test("ZOM-X END-1: a game that ends otherwise with the last round leaves it where it is (ruling)", () => {
    const parts = [
      { where: { in: "sheet" }, needs: [{ need: "feature", feature: "parks", min: 1 }] },
    ] as const;
    const plan = (letter: "A" | "B" | "C") => ({ id: "a-park", letter, score: [2, 1], parts }) as const;
    const plans = { A: plan("A"), B: plan("B"), C: plan("C") };
    const last = playUntil(aloneInThird({ plans }), ({ table }) => table.round === 30);
    const withPark = { ...last.sheets[0], parksCrossed: last.sheets[0].parksCrossed.map(() => 1) };
    const state = parseState({ ...last, sheets: [withPark, last.sheets[1]] });
    if (state.hidden === null) expect.unreachable();
    const claiming = playUntil(state, (reached) => kindsOf(reached).includes("claim"));
    const claimed = after(
      claiming,
      0,
      ...(["A", "B", "C"] as const).map((each) => ({ type: "claim", plan: each }) as const),
    );
    const ended = playUntil(claimed, () => false);
    expect(ended.table.endedBy).toEqual(["all-plans"]);
    expect(ended.table.deck).toMatchObject({ top: "zombie", segments: [{ left: 1 }] });
    expect(ended.table.removed.length).toBe(2);
  });

  test("ZOM-X: six players: the last cards of a deck are drawn by some, those of the next one by the others", () => {
    const options = { layout: LONG_ZOMBIES };
    const before = playUntil(expert(6, 3, options), ({ table }) => table.round === 10);
    expect(before.table.deck?.rebuilt).toBe(1);
    const drawn = playUntil(before, (state) => !isAtHordes(state));
    expect(drawn.hands.map((hand) => hand.length)).toEqual([2, 2, 2, 2, 2, 2]);
    const ended = playUntil(drawn, () => false);
    expect(ended.table.endedBy).toEqual(["deck-empty"]);
    expect(ended.table.deck?.rebuilt).toBe(2);
  });

  test("ZOM-X: who gets no second card from the third deck uses the one in hand for its number (ruling)", () => {
    const isShort = (state: GameState): boolean =>
      !isAtHordes(state) &&
      state.turns.every((turn) => turn === null) &&
      state.hands.some(({ length }) => length === 1);
    const state = playUntil(expert(4, 3, { layout: LONG_ZOMBIES }), isShort);
    expect(isOver(state)).toBe(true); // 40 cards for four: nobody is left out
    const six = playUntil(expert(6, 3, { layout: LONG_ZOMBIES }), isShort);
    const lengths = six.hands.map(({ length }) => length);
    expect(lengths.includes(1)).toBe(true);
    const player = lengths.indexOf(1);
    expect(legalMoves(six, player)).toEqual([{ type: "pair", player, numberCard: 0, actionCard: 0 }]);
    const written = after(six, player, { type: "pair", numberCard: 0, actionCard: 0 });
    const ended = after(written, player, legalMoves(written, player)[0]);
    expect(decision(ended, player)?.step).toEqual({ step: "wrapUp" });
    expect(playUntil(ended, () => false).table).toMatchObject({
      round: six.table.round,
      endedBy: ["deck-empty"],
    });
  });
});
