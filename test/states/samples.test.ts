import {
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  observe,
  sampleState,
} from "perfect-home-rules";
import { allConfigurations } from "perfect-home-rules/testing";
import { afterAll, describe, expect, test } from "vitest";
import { boundOfCounts } from "../support/likelihood.js";
import { LONG } from "../support/position-sheets.js";
import { oddsOf } from "../support/sample-odds.js";
import { some } from "../support/thorough.js";
import { walked } from "../support/walked.js";

// `npm run samples` draws 10,000 samples of each observation, and plays all combinations.

/** Cards placed one after another, not uniformly, show in 1,000 samples of all but the first edition's solo game. */
const samplesOf = ({ edition, players }: Partial<Game>): number =>
  Number(process.env["PHR_SAMPLES"] ?? (edition === "first-2018" && players?.length === 1 ? 2000 : 1000));
const ARE_ALL_ASKED = process.env["PHR_SAMPLES"] !== undefined;
const SEED = Number(process.env["PHR_SEED"] ?? 6);
/** A comparison fails below that probability: hundreds of thousands of them do not by chance. */
const TOO_UNLIKELY = 1e-9;
const SEATS = ["Ann", "Bob", "Cleo"];

type Game = Omit<GameOptions, "seed">;

/** On which combinations the cards depend, as far as the library knows. */
function isAsked({ layout: sheet, advanced }: Partial<Game>): boolean {
  return ARE_ALL_ASKED || (advanced !== true && (sheet === "classic" || sheet === "zombies"));
}

const CONFIGURATIONS = allConfigurations().flatMap(({ options, mode, code }): [string, Game][] => {
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

let comparisons = 0;
let observations = 0;
let leastLikely = { bound: 1, name: "" };

/** What is unlikely about the samples of an observation. */
function faultsOf(state: GameState, index: number, samples: number): string[] {
  const observers = [...state.ended.keys(), "spectator" as const];
  const seen = observe(state, observers[index % observers.length]);
  const asked = oddsOf(seen);
  const counts = asked.map(() => new Map<string, number>());
  for (let seed = 1; seed <= samples; seed++) {
    const sample = sampleState(seen, [SEED, index, 0, seed]);
    asked.forEach(({ read }, odds) => {
      const value = read(sample);
      counts[odds].set(value, (counts[odds].get(value) ?? 0) + 1);
    });
  }
  observations += 1;
  comparisons += asked.length;
  return asked.flatMap(({ name, chances }, odds) => {
    const bound = boundOfCounts(chances, counts[odds]);
    if (bound < leastLikely.bound) leastLikely = { bound, name };
    return bound < TOO_UNLIKELY ? [`${name}: less likely than ${bound.toExponential(1)}`] : [];
  });
}

afterAll(() => {
  if (!ARE_ALL_ASKED) return;
  console.log(`${observations} observations, ${samplesOf({})} samples of each, ${comparisons} comparisons.
Right samples fail one of them with a probability below ${(comparisons * TOO_UNLIKELY).toExponential(1)}.
The least likely one, whose probability is at most ${leastLikely.bound.toExponential(1)}: ${leastLikely.name}`);
});

describe("SET-7 XPT-5: in samples all arrangements of the cards that agree with the observation are equally likely", () => {
  test.each(some(CONFIGURATIONS, 4))("%s", (_name, game) => {
    const samples = samplesOf(game);
    const faults = statesOf(game, SEED).flatMap((state, index) => faultsOf(state, index, samples));
    expect(faults).toEqual([]);
  });

  test("no less likely than they should be: a lower part poor in one action would be noticed", () => {
    const seen = observe(createGame({ players: ["Ann"], seed: SEED, mode: { aaa: "sam" } }), 0);
    const odds = oddsOf(seen).find(({ name }) => name === "deck, part 2: cards with extension");
    const draw = (keeps: (value: string, seed: number) => boolean): ReadonlyMap<string, number> => {
      const counts = new Map<string, number>();
      for (let seed = 1; seed <= 4000; seed++) {
        const value = odds?.read(sampleState(seen, seed)) ?? "";
        if (keeps(value, seed)) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return counts;
    };
    const chances = odds?.chances ?? new Map();
    const isRich = (value: string): boolean => Number(value) > 2;
    expect(
      boundOfCounts(
        chances,
        draw(() => true),
      ),
    ).toBeGreaterThan(TOO_UNLIKELY);
    expect(
      boundOfCounts(
        chances,
        draw((value, seed) => !isRich(value) || seed % 3 > 0),
      ),
    ).toBeLessThan(TOO_UNLIKELY);
  });

  test("RND-4: where stacks have been reshuffled", () => {
    const states = statesOf({ players: ["Ann"], layout: LONG }, 6);
    expect(states.some(({ table }) => table.stacks.every(({ known }) => known !== null))).toBe(true);
    expect(states.flatMap((state) => faultsOf(state, 0, samplesOf({})))).toEqual([]);
  });

  test("AAA-4: where the deck was formed anew", () => {
    const states = statesOf({ players: ["Ann"], layout: LONG, mode: { aaa: "sam" } }, 6);
    expect(states.some(({ table }) => (table.deck?.rebuilt ?? 0) > 1)).toBe(true);
    expect(some(states, 4).flatMap((state) => faultsOf(state, 0, samplesOf({})))).toEqual([]);
  });
});

test("ZOM-13 SET-7: no part tells in which order its special cards lie", () => {
  const told = Array.from({ length: 40 }, (_, seed) => {
    const { table } = createGame({ players: ["Ann"], seed, layout: "zombies", mode: { aaa: "sam" } });
    return table.deck?.segments.at(-1)?.specials.join();
  });
  expect([...new Set(told)]).toEqual(["validation,validation,zombie"]);
});
