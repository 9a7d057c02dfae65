import fc from "fast-check";
import {
  applyMove,
  awaited,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  observe,
  opponentScore,
  parseState,
  playersToMove,
  reveal,
  standings,
  stateKey,
} from "perfect-home-rules";
import { expect, test } from "vitest";
import { type Roll, rollOf } from "../support/chance.js";
import { runs } from "../support/games.js";
import { enteredMutantOf } from "./entered-mutants.js";
import { CONFIGURATIONS } from "./play-mutants.js";
import { readingOf } from "./reading.js";

// `npm run fuzz -- entered` tries 100,000 mutants.

const MUTANTS = 10;
const SEATS = ["Ann", "Bob", "Cleo"];

/** How the sheets are kept. */
const SHEETS = ["kept", "kept", "paper", "some"] as const;

/** Any card that can come up, or any legal move of any player. */
function goOn(state: GameState, roll: Roll): GameState {
  const next = awaited(state);
  if (next !== null) return reveal(state, next.cards[roll(next.cards.length)].card);
  const actors = playersToMove(state);
  const moves = legalMoves(state, actors[roll(actors.length)]);
  // On paper few turns are more than being done.
  return applyMove(
    state,
    moves.length < 9 && roll(4) > 0 ? moves[moves.length - 1] : moves[roll(moves.length)],
  );
}

/** The states of a random game with entered cards, each at which a card is awaited too. */
function gameOf({ options, mode }: (typeof CONFIGURATIONS)[number], roll: Roll): GameState[] {
  const least = mode === "expert" ? 2 : 1;
  const most = mode === "solo" || mode === "aaa" ? 1 : SEATS.length;
  const players = SEATS.slice(0, least + roll(most - least + 1));
  const sheets = SHEETS[roll(SHEETS.length)];
  const printed = options.layout ?? "classic";
  const layout = players.map((_, player) =>
    sheets === "paper" || (sheets === "some" && player > 0) ? { paper: printed } : printed,
  );
  const given = { ...options, players, layout, seed: roll(2 ** 31), cards: "entered" } as GameOptions;
  const states = [createGame(given)];
  for (let state = states[0]; !isOver(state); states.push(state)) state = goOn(state, roll);
  return states;
}

/** Nobody is stuck in any state on the way to the end, and some states are read again. */
function playOut(start: GameState, roll: Roll): void {
  let state = start;
  for (let step = 0; !isOver(state); step++) {
    state = goOn(state, roll);
    if (step % 17 !== 0) continue;
    const reading = readingOf(JSON.stringify(state));
    if (!("key" in reading) || reading.key !== stateKey(state)) throw new Error("a later state is not read");
  }
  for (const { total } of standings(state)) expect(total).toSatisfy(Number.isSafeInteger);
  for (const { points } of opponentScore(state)?.sections ?? [])
    expect(points).toSatisfy(Number.isSafeInteger);
}

const CONFIGURATION = fc.nat(CONFIGURATIONS.length - 1);

test("RND-2: entered cards changed, moved about, or of other moments: refused, or played to the end", () => {
  fc.assert(
    fc.property(CONFIGURATION, fc.nat(), (index, seed) => {
      const roll = rollOf(seed);
      const states = gameOf(CONFIGURATIONS[index], roll);
      for (let tried = 0; tried < MUTANTS; tried++) {
        const state = states[roll(states.length)];
        const [mutant, done] = enteredMutantOf(state, states[roll(states.length)], roll);
        const text = JSON.stringify(mutant);
        const reading = readingOf(text);
        if (!("key" in reading)) continue;
        const read = parseState(text);
        if (read.hidden === null) throw new Error("a state is read as an observation");
        expect(readingOf(reading.key)).toEqual(reading);
        try {
          playOut(read, roll);
        } catch (error) {
          throw new Error(`read, but not played on: ${done.join("; ")}`, { cause: error });
        }
      }
    }),
    runs(0.5),
  );
});

test("RND-2: every state is read again as it was, also while a card is awaited, and so is what is seen of it", () => {
  fc.assert(
    fc.property(CONFIGURATION, fc.nat(), (index, seed) => {
      const roll = rollOf(seed);
      const states = gameOf(CONFIGURATIONS[index], roll);
      states.forEach((state, step) => {
        if (step % 11 !== 0 && awaited(state) === null && step < states.length - 1) return;
        if (step > 30 && roll(4) > 0) return;
        expect(readingOf(JSON.stringify(state))).toEqual({ key: stateKey(state) });
        const seen = observe(state, roll(2) === 0 ? 0 : "spectator");
        expect(readingOf(JSON.stringify(seen))).toEqual({ key: stateKey(seen) });
      });
    }),
    runs(0.3),
  );
});

test("RND-6: a game that the first plans end is read again, though the deck formed anew was not dealt", () => {
  const options = { players: ["Ann", "Bob"], seed: 1, edition: "first-2018", mode: "expert" } as const;
  let state = createGame({ ...options, layout: { paper: "classic" }, cards: "entered" });
  for (let next = awaited(state); next !== null; next = awaited(state))
    state = reveal(state, next.cards[0].card);
  const wanted = ["pair", "claim", "reshuffle", "end"];
  while (!isOver(state)) {
    const moves = legalMoves(state);
    const found = wanted
      .map((type) => moves.find((move) => move.type === type))
      .find((move) => move !== undefined);
    state = applyMove(state, found ?? moves[0]);
  }
  expect(state.table.turned).toEqual([true, true, true]);
  expect(state.table.deck?.rebuilt).toBe(1);
  expect(state.hands).toEqual([[], []]);
  expect(readingOf(JSON.stringify(state))).toEqual({ key: stateKey(state) });
});
