import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import {
  applyMove,
  createGame,
  encodeMove,
  type GameOptions,
  isOver,
  legalMoves,
  playersToMove,
  scoreSheet,
} from "perfect-home-rules";
import { encodeObservation } from "perfect-home-rules/encoding";
import { expect } from "vitest";
import type { Variant } from "../support/variants.js";

const SEEN_EVERY = 16;

/** What came of a game. */
interface Played {
  readonly codes: readonly number[];
  readonly totals: readonly number[];
  /** What the player to move saw, every few moves. */
  readonly seen: readonly (readonly [number, readonly number[]])[];
}

/** The command of the built package. */
export const COMMAND = [
  process.execPath,
  JSON.parse(readFileSync("package.json", "utf8")).bin["perfect-home-rules"] as string,
] as const;

/** Runs Python 3 with the client of the examples; says plainly when it is missing. */
export function runPython(args: readonly string[], input = ""): string {
  const { error, status, stdout, stderr } = spawnSync("python3", args, {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    env: { ...process.env, PYTHONPATH: "examples/python", PYTHONDONTWRITEBYTECODE: "1" },
  });
  if (error !== undefined)
    throw new Error(`These tests need python3: install it, on Debian by "apt-get install python3". ${error}`);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

function playHere(options: GameOptions & { readonly seed: number }): Played {
  let state = createGame(options);
  let chance = options.seed + 1;
  const codes: number[] = [];
  const seen: [number, number[]][] = [];
  while (!isOver(state)) {
    const [player = 0] = playersToMove(state);
    chance = (chance * 48271) % 2147483647;
    if (codes.length % SEEN_EVERY === 0) seen.push([player, [...encodeObservation(state, player)]]);
    const moves = legalMoves(state, player);
    const move = moves[chance % moves.length];
    codes.push(encodeMove(state, move));
    state = applyMove(state, move);
  }
  return { codes, totals: state.setup.players.map((_, player) => scoreSheet(state, player).total), seen };
}

/** Plays random games through Python and in this process: each must go the same way. */
export function compareGames(variants: readonly Variant[], count: number): void {
  const games = Array.from({ length: count }, (_, seed) => {
    const { options, playerCount } = variants[seed % variants.length];
    const [min, max] = playerCount;
    const players = Array.from({ length: Math.min(max, min + (seed % 3)) }, (__, index) => `p${index}`);
    return { ...options, players, seed };
  });
  const played = playThroughPython(games, ["codes", "numbers", ...COMMAND, "serve"]);
  expect(played).toEqual(games.map(playHere));
}

/** What came of games through the client in Python: what actions and what is seen are shown as, then the referee. */
export function playThroughPython(games: readonly object[], args: readonly string[]): readonly unknown[] {
  const input = games.map((options) => `${JSON.stringify(options)}\n`).join("");
  const told = runPython(["test/protocol/random_games.py", ...args], input);
  return told
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}
