import {
  applyMove,
  checkRecord,
  checkSheet,
  createGame,
  createRecorder,
  decision,
  decodeMove,
  describeSheet,
  encodeMove,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  observe,
  opponentScore,
  parseState,
  planStatus,
  playersToMove,
  provenance,
  recordEvents,
  recordOf,
  sampleState,
  scoreSheet,
  scoreSheets,
  standings,
  stateKey,
  takeBack,
  tryApplyMove,
} from "perfect-home-rules";
import { finishTurn, randomBot } from "perfect-home-rules/bots";
import {
  formatMove,
  formatRecord,
  formatSheet,
  parseMove,
  parseRecord,
  parseSheet,
} from "perfect-home-rules/notation";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { some } from "../support/thorough.js";

const TWO = { players: ["Ann", "Bob"], seed: 3 };
const ONE = { players: ["Ann"], seed: 3 };
const OLD = "first-2018";

const GAMES: readonly GameOptions[] = [
  { ...TWO, advanced: true, nineAndThreeQuarters: true },
  { ...TWO, mode: "expert" },
  { ...ONE, mode: { aaa: "sam" } },
  { ...ONE, mode: "solo", edition: OLD },
  { ...TWO, edition: OLD, layout: "easter-eggs-2019" },
  { ...TWO, layout: "american-dream" },
  { ...TWO, layout: "christmas-lights" },
  { ...ONE, layout: "ducks", mode: { aaa: "sam" } },
  { ...TWO, layout: "easter-eggs" },
  { ...TWO, layout: "halloween" },
  { ...TWO, layout: "ice-cream" },
  { ...TWO, layout: "nuclear-war" },
  { ...TWO, layout: "roswell" },
  { ...TWO, layout: "zombies" },
];

/** A number that looks arbitrary. */
function share(step: number): number {
  return (step * 0.618033988749895) % 1;
}

/** Everything that can be asked about a state. */
function answersAbout(state: GameState, options: GameOptions): unknown {
  const player = playersToMove(state).at(-1) ?? 0;
  const seen = observe(state, player);
  const description = describeSheet(state, player);
  const judged = Object.fromEntries(
    Object.entries(options).filter(([name]) => ["edition", "layout", "advanced"].includes(name)),
  );
  const simulator = createSimulator(state);
  const moves = legalMoves(state, player);
  return [
    parseState(JSON.stringify(state)),
    parseState(JSON.stringify(seen)),
    stateKey(state),
    sampleState(seen, 5),
    moves.map((move) => [formatMove(move), encodeMove(state, move)]),
    moves.map((move) => parseMove(formatMove(move))),
    decodeMove(state, 3, player),
    decision(seen, player),
    planStatus(seen, player, "A"),
    provenance(state),
    scoreSheet(seen, player),
    standings(seen),
    opponentScore(seen),
    checkSheet({ ...description, temps: 50 }, judged),
    scoreSheets([description], judged),
    parseSheet(formatSheet(description, judged), judged),
    simulator.clone().playout(() => 0.3),
    isOver(state) ? null : finishTurn(state, player, randomBot, () => 0.7),
    takeBack(state, player),
  ];
}

/** What comes of a game, and of much that is asked on the way. */
function answersOf(options: GameOptions): unknown {
  let state = createGame(options);
  let recorder = createRecorder(options);
  const answers: unknown[] = [state];
  for (let step = 1; step <= 30 && !isOver(state); step++) {
    const legal = legalMoves(state);
    const move: Move = { ...legal[Math.floor(share(step) * legal.length)] };
    const played = tryApplyMove(state, move);
    if (!played.ok) throw new Error(played.violation.message);
    state = played.state;
    recorder = recordEvents(recorder, played.events);
    answers.push(played.events);
    if (step === 25) answers.push(answersAbout(state, options));
  }
  const record = recordOf(recorder, state);
  answers.push(parseRecord(formatRecord(record)), checkRecord(record).state);
  if (!Object.hasOwn(options, "mode")) answers.push(positionFrom(state, options));
  return answers;
}

/** A game played on from the sheets of a state. */
function positionFrom(state: GameState, options: GameOptions): unknown {
  const { stacks } = createGame(options).table;
  const number = 8;
  const start = {
    sheets: state.setup.players.map((_, player) => describeSheet(state, player)),
    table: { combinations: stacks.map(() => ({ number, action: "park" as const })) },
  };
  const position = createGame({ ...options, start });
  return applyMove(position, legalMoves(position)[0]);
}

/** Every name of a field in data, with a value that it has somewhere. */
function collect(value: unknown, fields: Map<string, unknown>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (!Array.isArray(value) && (fields.get(name) ?? null) === null) fields.set(name, field);
    collect(field, fields);
  }
}

const OPTIONS = {
  players: ["Eve"],
  seed: 9,
  edition: OLD,
  layout: "blueprint",
  mode: "expert",
  advanced: true,
  nineAndThreeQuarters: true,
  plans: { A: "two-estates-of-4" },
  cards: [{ number: 1, action: "park" }],
  start: { sheets: [], table: { round: 3, combinations: [], turned: ["A"] } },
  observer: 0,
  expansion: { id: "zombies" },
  playouts: 3,
  milliseconds: 5,
};

const right = GAMES.map((options) => JSON.stringify(answersOf(options)));
const fields = new Map<string, unknown>(Object.entries(OPTIONS));
for (const each of right) collect(JSON.parse(each), fields);

/** What comes of all games while `Object.prototype` has fields; the name of an error where it comes to one. */
function answersWith(inherited: readonly (readonly [string, unknown])[]): readonly string[] {
  for (const [name, value] of inherited)
    Object.defineProperty(Object.prototype, name, {
      value,
      writable: true,
      configurable: true,
      enumerable: true,
    });
  try {
    return GAMES.map((options) => {
      try {
        return JSON.stringify(answersOf(options));
      } catch (error) {
        return String(error instanceof Error ? error.stack : error);
      }
    });
  } finally {
    for (const [name] of inherited) Reflect.deleteProperty(Object.prototype, name);
  }
}

/** What comes out otherwise: for each game the first error, or the text around the first difference. */
function differences(answers: readonly string[]): readonly string[] {
  return answers.flatMap((answer, game) => {
    if (answer === right[game]) return [];
    const at = Array.from(answer).findIndex((character, index) => character !== right[game][index]);
    return [
      `game ${game}: ${answer.startsWith("[") ? answer.slice(Math.max(at - 80, 0), at + 80) : answer.slice(0, 400)}`,
    ];
  });
}

describe("fields of `Object.prototype` are never taken for what a caller passed", () => {
  test("there are names of all kinds of data", () => {
    for (const name of ["special", "observer", "stack", "provenance", "perfect", "pool", "marks"])
      expect([...fields.keys()]).toContain(name);
  });

  test.each(
    some<readonly [string, unknown]>(
      [
        ["true", true],
        ["1", 1],
        ["a list", [1, 2]],
        ["an object", { A: 1 }],
      ],
      2,
    ),
  )(
    "with %s for every name",
    (_, value) => {
      const inherited = [...fields.keys()].map((name) => [name, value] as const);
      expect(differences(answersWith(inherited))).toEqual([]);
    },
    60_000,
  );

  test("with a value for every name that it has in a game", () => {
    expect(differences(answersWith([...fields]))).toEqual([]);
  }, 60_000);
});
