import {
  createGame,
  EXPANSION_IDS,
  type GameState,
  type LayoutId,
  type ModeChoice,
  opponentScore,
  parseState,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { aaaGame, playRounds, playUntil } from "../support/dealt.js";
import { readingOf } from "./reading.js";

const SHEETS: readonly LayoutId[] = ["classic", ...EXPANSION_IDS];

/** The expansions that keep something on the table against the AAA. */
const KEEPING: readonly LayoutId[] = ["ducks", "nuclear-war"];

/** Whatever can stand in the place of something. */
const SCRAPS: readonly unknown[] = [
  ...[-1, 0.5, 18, 21, 31, 9999, 1e21, Number.MAX_SAFE_INTEGER],
  ...[null, true, "text", "20", {}, [], [[]], [1], [null], { length: 1, 0: 20 }, { length: 2 ** 32 - 1 }],
];

/** A list with too few or too many elements. */
function* ofOtherLength(list: readonly unknown[]): Generator<unknown> {
  for (let length = 0; length < list.length; length++) yield list.slice(0, length);
  for (const more of [[list[0]], [list[0], list[0]], new Array(500).fill(list.at(-1)), [9999]])
    yield [...list, ...more];
}

/** The same with one change at a time, anywhere in it: what stands there, how much of it, more or less fields. */
function* forged(part: unknown): Generator<unknown> {
  yield* SCRAPS;
  if (typeof part === "number") yield* [part + 1, part - 1];
  if (Array.isArray(part)) {
    yield* ofOtherLength(part);
    for (const [index, element] of part.entries()) {
      for (const each of forged(element)) yield part.map((other, at) => (at === index ? each : other));
    }
  } else if (typeof part === "object" && part !== null) {
    yield { ...part, more: 0 };
    for (const [name, field] of Object.entries(part)) {
      yield { ...part, [name]: undefined };
      for (const each of forged(field)) yield { ...part, [name]: each };
    }
  }
}

/** A game against the AAA after a number of rounds; a Validation card has come up after 14. */
function begun(layout: LayoutId, rounds: number): GameState {
  return playRounds(aaaGame({ layout }, []), rounds);
}

/** What reading a state with this on its table comes to. */
function readingWith(state: GameState, expansion: unknown): ReturnType<typeof readingOf> {
  return readingOf(JSON.stringify({ ...state, table: { ...state.table, expansion } }));
}

/** All that is scored. */
function pointsIn(state: GameState): number[] {
  const sections = [...scoreSheet(state, 0).sections, ...(opponentScore(state)?.sections ?? [])];
  const items = sections.flatMap((section) => [section.points, ...section.items.map(({ points }) => points)]);
  return [...items, ...standings(state).map(({ total }) => total)];
}

/** Whether a state that was read can be played to its end, with scores that a game can have. */
function isInRange(key: string): boolean {
  const read = parseState(key);
  if (read.hidden === null) return false;
  const points = [...pointsIn(read), ...pointsIn(playUntil(read, () => false))];
  return points.every((each) => Number.isInteger(each) && Math.abs(each) < 300);
}

describe("SCO-7: a table with a forged part of an expansion is refused, or the game ends with scores in range", () => {
  test.each(KEEPING.flatMap((sheet) => [0, 9, 14].map((rounds) => [sheet, rounds] as const)))(
    "%s, after %i rounds",
    (sheet, rounds) => {
      const state = begun(sheet, rounds);
      expect(state.table.expansion).not.toBeNull();
      for (const expansion of forged(state.table.expansion)) {
        const reading = readingWith(state, expansion);
        const isRight =
          "key" in reading
            ? isInRange(reading.key)
            : reading.codes.every((code) => code === "state.malformed");
        expect(isRight, JSON.stringify(expansion).slice(0, 200)).toBe(true);
      }
    },
  );

  test.each([
    ["ducks", { id: "ducks", counts: { yellow: 9999, black: null, both: null } }],
    ["ducks", { id: "ducks", counts: { yellow: 5, black: null, both: null } }],
    ["ducks", { id: "ducks", counts: { yellow: 4, black: null, both: 0 } }],
    ["nuclear-war", { id: "nuclear-war", built: [[20, 10, 10, 10], [30], [30]] }],
    ["nuclear-war", { id: "nuclear-war", built: [] }],
    ["nuclear-war", { id: "nuclear-war", built: [[20], [30], [30], [], []] }],
    ["nuclear-war", { id: "nuclear-war", built: [[20], [], [30]] }],
    ["nuclear-war", { id: "nuclear-war", built: [[21], [30], [30]] }],
    ["nuclear-war", { id: "nuclear-war", built: [[20, 18], [30], [30]] }],
    ["nuclear-war", { id: "nuclear-war", built: [[20, 10, 10, 10, 10], [30], [30]] }],
  ] as const)("%s, after 9 rounds: refused is %j", (sheet, expansion) => {
    expect(readingWith(begun(sheet, 9), expansion)).toEqual({ codes: ["state.malformed"] });
  });
});

describe("SCO-7: where an expansion keeps nothing on the table nothing can stand there", () => {
  const blank = (layout: LayoutId, mode: ModeChoice): GameState =>
    createGame({ players: ["Ann"], seed: 7, layout, mode });
  const STATES = [
    ...SHEETS.map((sheet) => blank(sheet, "standard")),
    ...SHEETS.filter((sheet) => !KEEPING.includes(sheet)).map((sheet) => blank(sheet, { aaa: "sam" })),
    blank("ducks", { aaa: "closed" }), // at level 0 the AAA scores nothing
  ];
  const KEPT = KEEPING.map((sheet) => begun(sheet, 0).table.expansion);

  test.each(
    STATES.map((state) => {
      const { mode, opponent, layouts } = state.setup;
      return [layouts[0].id, opponent?.id ?? mode, state] as const;
    }),
  )("%s, %s", (_sheet, _mode, state) => {
    expect(state.table.expansion).toBeNull();
    for (const expansion of [...SCRAPS.filter((scrap) => scrap !== null), undefined, ...KEPT])
      expect(readingWith(state, expansion)).toEqual({ codes: ["state.malformed"] });
  });
});
