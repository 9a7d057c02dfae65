import fc from "fast-check";
import {
  type Action,
  applyMove,
  type Card,
  type Combination,
  createGame,
  describeSheet,
  type GameOptions,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  playersToMove,
  type SheetDescription,
  type Stack,
  type StartTable,
  scoreSheet,
  scoreSheets,
  standings,
  type Violation,
} from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { inRandomGames, sampledStates } from "../support/check.js";
import { deckOf, multiset } from "../support/deck.js";
import { optionsOf } from "../support/games.js";
import { seats } from "../support/sheets.js";

const BLANK = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);

const TABLE: StartTable = {
  round: 7,
  combinations: [
    { number: 5, action: "park" },
    { number: 9, action: "pool" },
    { number: 14, action: "fence" },
  ],
};

type DeckCard = GameState["hidden"]["stacks"][number][number];

/** A card of a stack, which in these games is a Construction card. */
function construction(card: DeckCard | null): Card {
  if (card !== null && "number" in card) return card;
  throw new Error("not a Construction card");
}

/** What a stack shows. RND-2 SET-7 */
function shownOn({ top, flipped }: Stack): Combination & { readonly next: Action } {
  const { number, action: next } = construction(top);
  return { number, action: construction(flipped[flipped.length - 1]).action, next };
}

function startWith(
  sheets: readonly SheetDescription[],
  table: Partial<StartTable> = {},
  more: Partial<GameOptions> = {},
): GameState {
  const players = sheets.map((_, seat) => `player ${seat + 1}`);
  return createGame({ players, seed: 1, ...more, start: { sheets, table: { ...TABLE, ...table } } });
}

function violationsOf(create: () => unknown): readonly Violation[] {
  try {
    create();
  } catch (error) {
    if (isRulesError(error)) return error.violations;
    throw error;
  }
  throw new Error("the position was not refused");
}

function sheetWith(streets: readonly string[], more: readonly string[] = []): SheetDescription {
  return parseSheet([...streets, ...more].join("\n"));
}

describe("a game from a position", () => {
  test("RND-2: begins with the round, the combinations and the next actions given", () => {
    const nextActions: readonly Action[] = ["improvement", "fence", "park"];
    const { table } = startWith([BLANK, BLANK], { nextActions, turned: ["B"] });
    expect(table.round).toBe(7);
    expect(table.turned).toEqual([false, true, false]);
    expect(table.stacks.map(shownOn)).toEqual([
      { number: 5, action: "park", next: "improvement" },
      { number: 9, action: "pool", next: "fence" },
      { number: 14, action: "fence", next: "park" },
    ]);
  });

  test("SET-1: the cards shown and those beneath are those of the game, in equal stacks", () => {
    for (let seed = 0; seed < 30; seed++) {
      const { table, hidden, setup } = startWith([BLANK], {}, { seed });
      const cards = table.stacks.flatMap(({ flipped, top }, stack) =>
        [...flipped, top, ...hidden.stacks[stack]].map(construction),
      );
      expect(multiset(cards)).toEqual(multiset(deckOf(setup.cards)));
      expect(table.stacks.map(({ left }) => left)).toEqual([20, 20, 20]);
      expect(hidden.stacks.map((beneath) => beneath.length)).toEqual([19, 19, 19]);
    }
  });

  test.each([
    [
      "a number that no card has",
      [17, 9, 14],
      ["park", "pool", "fence"],
      null,
      "options.invalid start.table.combinations[0].number",
    ],
    [
      "a 1 with a pool in its corner",
      [1, 9, 14],
      ["park", "pool", "fence"],
      ["pool", "pool", "park"],
      "options.start-cards start.table.nextActions[0]",
    ],
    [
      "three of the two 15",
      [15, 15, 15],
      ["park", "pool", "fence"],
      null,
      "options.start-cards start.table.combinations[2].number",
    ],
    [
      "two of the one 3 with a temp",
      [3, 3, 5],
      ["park", "park", "park"],
      ["temp", "temp", "park"],
      "options.start-cards start.table.nextActions[1]",
    ],
  ] as const)(
    "RND-2: cards that the game does not have are not shown: %s",
    (_, numbers, actions, nextActions, at) => {
      const combinations = numbers.map((number, stack) => ({ number, action: actions[stack] }));
      const [{ code, details }] = violationsOf(() => startWith([BLANK], { combinations, nextActions }));
      expect(`${code} ${details["path"]}`).toBe(at);
    },
  );

  test("RND-2: a number and an action are those of two cards: a 1 can lie beside a pool card", () => {
    const combinations = [1, 1, 15].map((number) => ({ number, action: "pool" }) as const);
    const { table, setup } = startWith([BLANK], { combinations });
    expect(table.stacks.map(shownOn).map(({ number, action }) => ({ number, action }))).toEqual(combinations);
    expect(setup.cards.pool).not.toContain(1);
  });

  test("RND-2: cards make room for one another: whatever a table shows, start can show", () => {
    const decks = [
      {},
      { nineAndThreeQuarters: true },
      { edition: "first-2018" },
      { layout: "zombies" },
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...decks), fc.nat(), (options, seed) => {
        const dealt = createGame({ ...options, players: ["Ann"], seed });
        const shown = dealt.table.stacks.map(({ top }) => top !== null && "number" in top);
        if (shown.includes(false)) return;
        const all = dealt.table.stacks.map(shownOn);
        const combinations = all.map(({ number, action }) => ({ number, action }));
        const nextActions = seed % 2 === 0 ? all.map(({ next }) => next) : null;
        const sheets = [describeSheet(dealt, 0)];
        const cards = seed % 3 === 0 && options !== decks[3] ? deckOf(dealt.setup.cards) : undefined;
        const start = { sheets, table: { combinations, nextActions } };
        const again = createGame({ ...options, players: ["Ann"], seed: 1, cards, start });
        expect(again.table.stacks.map(shownOn).map(({ number, action }) => ({ number, action }))).toEqual(
          combinations,
        );
        expect(again.setup.cards).toEqual(dealt.setup.cards);
        expect(again.table.stacks.map(({ left }) => left)).toEqual(
          dealt.table.stacks.map(({ left }) => left),
        );
      }),
    );
  });

  test("the same position and seed give the same game, another seed other cards beneath", () => {
    expect(startWith([BLANK])).toEqual(startWith([BLANK]));
    expect(startWith([BLANK], {}, { seed: 2 }).hidden).not.toEqual(startWith([BLANK]).hidden);
  });

  test("cards given lie beneath in their order", () => {
    const cards = deckOf(createGame({ players: ["Ann"], seed: 1 }).setup.cards);
    const { hidden } = startWith([BLANK], {}, { cards });
    const order = hidden.stacks.flatMap((beneath) => [...beneath].reverse().map(construction));
    const places = order.map(({ number, action }) =>
      cards.findIndex((card) => card.number === number && card.action === action),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("RND-4: is played on to its end, over reshuffled stacks", () => {
    let state = startWith([BLANK, BLANK]);
    const sizes = new Set<number>();
    while (!isOver(state)) {
      const moves = legalMoves(state);
      state = applyMove(state, moves[(state.table.round * 7) % moves.length]);
      sizes.add(state.table.stacks[0].left);
    }
    expect(state.table.round).toBeGreaterThan(20);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  test("any position at the beginning of a round of a random game gives the same sheets and moves", () => {
    inRandomGames((script) => {
      const options = optionsOf(script);
      if ((options.mode ?? "standard") !== "standard") return;
      const isBeginning = ({ turns }: GameState): boolean => turns.every((turn) => turn === null);
      for (const state of sampledStates(script, 1).filter(isBeginning).slice(-2)) {
        const again = playOn(state, options);
        expect(again.sheets).toEqual(state.sheets);
        expect(again.table.turned).toEqual(state.table.turned);
        expect(again.table.endedBy).toEqual(state.table.endedBy);
        expect(playersToMove(again)).toEqual(playersToMove(state));
        for (const player of seats(state))
          expect(legalMoves(again, player)).toEqual(legalMoves(state, player));
      }
    });
  });
});

/** The game played on from what is described of its state. */
function playOn(state: GameState, { cards: _cards, ...options }: GameOptions): GameState {
  const { table, setup } = state;
  const [A, B, C] = setup.plans.map(({ provenance: _provenance, ...plan }) => plan);
  return createGame({
    ...options,
    plans: { A, B, C },
    start: {
      sheets: seats(state).map((player) => describeSheet(state, player)),
      table: {
        round: Math.max(table.round, 1),
        combinations: table.stacks.map(shownOn).map(({ number, action }) => ({ number, action })),
        nextActions: table.stacks.map(shownOn).map(({ next }) => next),
      },
    },
  });
}

describe("plans in a position", () => {
  const scored = sheetWith([". ".repeat(10), ". ".repeat(11), ". ".repeat(12)], ["plans B 4"]);

  test("PLN-2: a plan that a sheet has points for is turned", () => {
    expect(startWith([BLANK, scored]).table.turned).toEqual([false, true, false]);
    expect(startWith([BLANK, scored], { turned: ["A"] }).table.turned).toEqual([true, true, false]);
  });

  test("points that no card gives are taken as they are", () => {
    const state = startWith([scored]);
    expect(scoreSheet(state, 0).sections[0].points).toBe(4);
  });
});

describe("a finished position is over at once and can be scored", () => {
  const empty = [". ".repeat(10), ". ".repeat(11), ". ".repeat(12)];
  const full = ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12"];

  test.each([
    ["REF-4: the third refusal", sheetWith(empty, ["refusals 3"]), "last-refusal"],
    ["END-1: all three plans", sheetWith(empty, ["plans A 8 B 0 C 3"]), "all-plans"],
    ["END-1: no empty house", sheetWith(full), "no-empty-house"],
  ])("%s", (_, sheet, cause) => {
    const sheets = [BLANK, sheet];
    const state = startWith(sheets);
    expect(isOver(state)).toBe(true);
    expect(playersToMove(state)).toEqual([]);
    expect(state.table.endedBy).toEqual([cause]);
    expect(state.table.round).toBe(7);
    expect([0, 1].map((player) => scoreSheet(state, player))).toEqual(scoreSheets(sheets));
    expect(standings(state)).toHaveLength(2);
  });
});

describe("a position that is refused", () => {
  test("NUM-2 POL-1 ACT-2: sheets with violations, with all of them", () => {
    const wrong = sheetWith(["2* 1 . . . . . . . .", ". ".repeat(11), ". ".repeat(12)]);
    const violations = violationsOf(() => startWith([{ ...BLANK, temps: 12 }, wrong]));
    expect(violations.map(({ code, details }) => [code, details["player"]])).toEqual([
      ["sheet.boxes", 0],
      ["sheet.order", 1],
      ["sheet.no-pool", 1],
      ["sheet.pool-boxes", 1],
    ]);
  });

  const park = { number: 5, action: "park" } as const;
  const WRONG: readonly (readonly [string, unknown, string, string])[] = [
    ["no object", 7, "options.not-an-object", "start"],
    ["no table", { sheets: [BLANK] }, "options.not-an-object", "start.table"],
    ["an unknown field", { sheets: [BLANK], table: TABLE, round: 2 }, "options.unknown", "start.round"],
    ["a sheet too few", { sheets: [], table: TABLE }, "options.invalid", "start.sheets"],
    ["a sheet too many", { sheets: [BLANK, BLANK], table: TABLE }, "options.invalid", "start.sheets"],
    ["no sheet", { sheets: [null], table: TABLE }, "description.malformed", "start.sheets[0]"],
    [
      "a sheet of another layout",
      { sheets: [{ ...BLANK, layout: "blueprint" }], table: TABLE },
      "description.malformed",
      "start.sheets[0].layout",
    ],
    ["round 0", { sheets: [BLANK], table: { ...TABLE, round: 0 } }, "options.invalid", "start.table.round"],
    [
      "two combinations",
      { sheets: [BLANK], table: { combinations: [park, park] } },
      "options.invalid",
      "start.table.combinations",
    ],
    [
      "no such action",
      { sheets: [BLANK], table: { combinations: [park, park, { number: 1, action: "bis" }] } },
      "options.invalid",
      "start.table.combinations[2].action",
    ],
    [
      "no action",
      { sheets: [BLANK], table: { combinations: [park, park, { number: 1 }] } },
      "options.invalid",
      "start.table.combinations[2].action",
    ],
    [
      "18",
      { sheets: [BLANK], table: { combinations: [park, park, { number: 18, action: "park" }] } },
      "options.invalid",
      "start.table.combinations[2].number",
    ],
    [
      "9¾ in a game without it",
      { sheets: [BLANK], table: { combinations: [{ number: 9.75, action: "park" }, park, park] } },
      "options.invalid",
      "start.table.combinations[0].number",
    ],
    [
      "two next actions",
      { sheets: [BLANK], table: { ...TABLE, nextActions: ["park", "park"] } },
      "options.invalid",
      "start.table.nextActions",
    ],
    [
      "no such plan",
      { sheets: [BLANK], table: { ...TABLE, turned: ["A", "D"] } },
      "options.invalid",
      "start.table.turned[1]",
    ],
  ];

  test.each(WRONG)("%s", (_, start, code, path) => {
    const [violation] = violationsOf(() => createGame({ players: ["Ann"], seed: 1, start: start as never }));
    expect([violation.code, violation.details["path"]]).toEqual([code, path]);
  });

  test("NTQ-1: 9¾ can be shown where it is among the cards", () => {
    const combinations = [{ number: 9.75, action: "fence" } as const, park, park];
    const state = startWith([BLANK], { combinations }, { nineAndThreeQuarters: true });
    expect(shownOn(state.table.stacks[0]).number).toBe(9.75);
  });
});
