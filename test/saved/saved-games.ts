import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  awaited,
  catalogue,
  createGame,
  createRecorder,
  describeSheet,
  encodeMove,
  type GameOptions,
  type GameRecord,
  type GameState,
  isOver,
  legalMoves,
  observe,
  playersToMove,
  recordEvents,
  recordOf,
  type SheetOptions,
  scoreSheets,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules";
import { encodeObservation } from "perfect-home-rules/encoding";
import { formatMove, formatRecord, formatSheet } from "perfect-home-rules/notation";
import { allConfigurations } from "perfect-home-rules/testing";

/** A game as some version of the package has saved it. */
export interface SavedGame {
  readonly name: string;
  /** A state in the middle of a phase. */
  readonly state: unknown;
  /** What its players and spectators see, by seat; spectators last. */
  readonly observations: readonly unknown[];
  /** The first player's observation in numbers. */
  readonly numbers: readonly number[];
  /** The legal moves of that state as texts, each with its code. */
  readonly moves: readonly (readonly [text: string, code: number])[];
  /** The whole game, as data and as text. */
  readonly record: GameRecord;
  readonly recordText: string;
  /** The sheets at the end, each as text, with its points; none where they are on paper. */
  readonly sheets: readonly (readonly [text: string, total: number])[];
}

const SEATS = ["Ann", "Bob"];

/** The same choice at the same moment of the same game. */
export function rollOf(seed: number): (size: number) => number {
  let dice = seed;
  return (size) => {
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(dice / 65_536) % size;
  };
}

/** All configurations that can be played, and each mode with sheets on paper and with entered cards. */
function* games(): Generator<readonly [name: string, options: GameOptions]> {
  const able = allConfigurations().filter(({ code }) => code === null);
  for (const [seed, { options, mode }] of able.entries()) {
    const least = catalogue().configurations.find((each) => each.mode === mode)?.minPlayers ?? 1;
    const isAlone = mode === "solo" || mode === "aaa";
    const players = SEATS.slice(0, isAlone ? 1 : Math.max(least, 1 + (seed % 2)));
    const { edition, layout, advanced, nineAndThreeQuarters } = options;
    const flags = `${advanced ? ", advanced" : ""}${nineAndThreeQuarters ? ", 9¾" : ""}`;
    const name = `${edition}, ${layout}, ${mode}${flags}`;
    const given: GameOptions = { ...options, players, seed };
    yield [name, given];
    if (advanced !== true || nineAndThreeQuarters === true) continue;
    yield [`${name}, entered`, { ...given, cards: "entered" }];
    if (layout === "classic") yield [`${name}, paper`, { ...given, layout: "paper" }];
  }
}

/** One step of a game: a card that comes up, or a move. */
function goOn(state: GameState, roll: (size: number) => number) {
  const next = awaited(state);
  if (next !== null) return tryReveal(state, next.cards[roll(next.cards.length)].card);
  const players = playersToMove(state);
  const moves = legalMoves(state, players[roll(players.length)]);
  return tryApplyMove(state, moves[roll(moves.length)]);
}

/** What sheets as text need to be read. */
export function editionOf({ edition }: GameOptions): SheetOptions {
  return edition === undefined ? {} : { edition };
}

function saved(name: string, options: GameOptions): SavedGame {
  const roll = rollOf(Number(options.seed));
  const states = [createGame(options)];
  let recorder = createRecorder(options);
  for (let state = states[0]; !isOver(state); states.push(state)) {
    const step = goOn(state, roll);
    if (!step.ok) throw new Error(step.violation.message);
    state = step.state;
    recorder = recordEvents(recorder, step.events);
  }
  const last = states[states.length - 1];
  const middle =
    states
      .slice(states.length / 2)
      .find((state) => state.turns.some((turn) => turn !== null && turn.moves.length > 1)) ??
    states[Math.floor(states.length / 2)];
  const record = recordOf(recorder, last);
  const seats = [...middle.setup.players.keys()];
  const moves = seats.flatMap((player) => legalMoves(middle, player));
  const described = options.layout === "paper" ? [] : seats.map((player) => describeSheet(last, player));
  const totals = scoreSheets(described, editionOf(options)).map(({ total }) => total);
  return {
    name,
    state: middle,
    observations: [...seats, "spectator" as const].map((observer) => observe(middle, observer)),
    numbers: [...encodeObservation(middle, 0)],
    moves: moves.map((move) => [formatMove(move), encodeMove(middle, move)]),
    record,
    recordText: formatRecord(record),
    sheets: described.map((sheet, player) => [formatSheet(sheet, editionOf(options)), totals[player]]),
  };
}

/** A line of JSON for each game. */
export function savedLines(): string {
  return [...games()].map(([name, options]) => `${JSON.stringify(saved(name, options))}\n`).join("");
}

/** The versions that have saved games, with what lies in a file of each. */
export function savedIn<Saved>(
  file: string,
): readonly (readonly [version: string, games: readonly Saved[]])[] {
  const folder = new URL(".", import.meta.url);
  const versions = readdirSync(folder).filter((name) => /^\d/.test(name));
  return versions.map((version) => {
    const text = gunzipSync(readFileSync(new URL(`${version}/${file}`, folder))).toString();
    const lines = text.trimEnd().split("\n");
    return [version, lines.map((line): Saved => JSON.parse(line))];
  });
}
