import {
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  observe,
  sampleState,
} from "perfect-home-rules";
import { allCombinations } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { chiSquareBound } from "../support/chi-square.js";
import { LONG } from "../support/position-sheets.js";
import { type Odds, oddsOf } from "../support/sample-odds.js";
import { walked } from "../support/walked.js";

// `npm run samples` draws 10,000 samples of each observation, and plays all combinations.

const SAMPLES = Number(process.env["PHR_SAMPLES"] ?? 1000);
const ARE_ALL_ASKED = process.env["PHR_SAMPLES"] !== undefined;
const SEATS = ["Ann", "Bob", "Cleo"];

type Game = Omit<GameOptions, "seed">;

/** On which combinations the cards depend, as far as the library knows. */
function isAsked({ layout: sheet, advanced }: Partial<Game>): boolean {
  return ARE_ALL_ASKED || (advanced !== true && (sheet === "classic" || sheet === "zombies"));
}

const COMBINATIONS = allCombinations().flatMap(({ options, mode, code }): [string, Game][] => {
  const players = mode === "solo" || mode === "aaa" ? SEATS.slice(0, 1) : SEATS;
  const { edition, layout: sheet, advanced, nineAndThreeQuarters } = options;
  const words = [edition, sheet, mode, advanced ? "advanced" : "", nineAndThreeQuarters ? "9¾" : ""];
  return code === null && isAsked(options)
    ? [[words.filter((word) => word !== "").join(", "), { ...options, players }]]
    : [];
});

/** What an observer's knowledge of the cards depends on, but for how many there are. */
function kindOf({ table, ended }: GameState): string {
  const { deck, stacks } = table;
  const isSpecial = [deck?.top, ...stacks.map(({ top }) => top !== null && "special" in top && top.special)];
  const parts = [deck, ...stacks].map((each) => each?.segments.length);
  const isLate = [deck?.segments[0]?.left, ...stacks.map(({ left }) => left)].map((left) => (left ?? 99) < 6);
  return JSON.stringify([
    parts,
    isLate,
    isSpecial.filter((kind) => kind === "zombie" || kind === "validation" || kind === "solo"),
    stacks.map(({ known }) => known !== null),
    deck?.rebuilt,
    deck?.passed,
    ended.includes(true) && stacks.length === 0,
  ]);
}

/** The first states of each kind in a game. */
function statesOf(game: Game, seed: number): GameState[] {
  const found = new Map<string, GameState>();
  for (const { state } of walked(createGame({ ...game, seed }))) {
    const kind = kindOf(state);
    if (!found.has(kind) && !isOver(state)) found.set(kind, state);
  }
  return [...found.values()];
}

/** How often each value came, compared with how often it should; `null` where that is likely enough. */
function faultIn({ name, chances }: Odds, counts: ReadonlyMap<string, number>): string | null {
  const strange = [...counts.keys()].find((value) => (chances.get(value) ?? 0) === 0);
  if (strange !== undefined) return `${name}: ${strange} can't be`;
  let [statistic, cells, rare, rareCount] = [0, 0, 0, 0];
  const add = (expected: number, count: number): void => {
    statistic += (count - expected) ** 2 / expected;
    cells += 1;
  };
  for (const [value, chance] of chances) {
    const [expected, count] = [chance * SAMPLES, counts.get(value) ?? 0];
    if (expected >= 5) add(expected, count);
    else [rare, rareCount] = [rare + expected, rareCount + count];
  }
  if (rare >= 5) add(rare, rareCount);
  if (cells < 2 || statistic < chiSquareBound(cells - 1)) return null;
  return `${name}: chi-square ${statistic.toFixed(1)} with ${cells} cells`;
}

/** What is unlikely about the samples of an observation. */
function faultsOf(state: GameState, player: number): string[] {
  const seen = observe(state, player);
  const asked = oddsOf(seen);
  const counts = asked.map(() => new Map<string, number>());
  for (let seed = 1; seed <= SAMPLES; seed++) {
    const sample = sampleState(seen, seed);
    asked.forEach(({ read }, index) => {
      const value = read(sample);
      counts[index].set(value, (counts[index].get(value) ?? 0) + 1);
    });
  }
  return asked.flatMap((odds, index) => faultIn(odds, counts[index]) ?? []);
}

describe("SET-7 XPT-5: in samples all arrangements of the cards that agree with the observation are equally likely", () => {
  test.each(COMBINATIONS)("%s", (_name, game) => {
    const states = statesOf(game, 6);
    expect(states.flatMap((state, index) => faultsOf(state, index % state.ended.length))).toEqual([]);
  });

  test("RND-4: where stacks have been reshuffled", () => {
    const states = statesOf({ players: ["Ann"], layout: LONG }, 6);
    expect(states.some(({ table }) => table.stacks.every(({ known }) => known !== null))).toBe(true);
    expect(states.flatMap((state) => faultsOf(state, 0))).toEqual([]);
  });

  test("AAA-4: where the deck was formed anew", () => {
    const states = statesOf({ players: ["Ann"], layout: LONG, mode: { aaa: "sam" } }, 6);
    expect(states.some(({ table }) => (table.deck?.rebuilt ?? 0) > 1)).toBe(true);
    expect(states.flatMap((state) => faultsOf(state, 0))).toEqual([]);
  });
});

test("ZOM-13 SET-7: no part tells in which order its special cards lie", () => {
  const told = Array.from({ length: 40 }, (_, seed) => {
    const { table } = createGame({ players: ["Ann"], seed, layout: "zombies", mode: { aaa: "sam" } });
    return table.deck?.segments.at(-1)?.specials.join();
  });
  expect([...new Set(told)]).toEqual(["validation,validation,zombie"]);
});
