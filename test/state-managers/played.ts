import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  legalMoves,
  type Move,
  observe,
  parseState,
  playersToMove,
  randomSeries,
  scoreSheet,
  stateKey,
  takeBack,
} from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { textsIn } from "perfect-home-rules/texts";
import { preview, targets, viewSheet, viewTable, whyNotAt } from "perfect-home-rules/view";
import { expect } from "vitest";
import { violationIn } from "../support/refusals.js";

/** A game of two players, with an expansion, so that everything a state can have is in it. */
export const OPTIONS: GameOptions = {
  players: ["Ann", "Bob"],
  seed: 11,
  layout: "easter-eggs",
  nineAndThreeQuarters: true,
};

/** Where an app keeps a game: what is read is whatever the store makes of what was put in. */
export interface Store {
  /** The state, or what the store has made of it. */
  readonly read: () => GameState;
  /** Puts another state in. */
  readonly write: (state: GameState) => void;
}

const ROUNDS = 3;

/** The moves of a game's first rounds, and the state after them. */
function playedPlainly(): { readonly moves: readonly Move[]; readonly last: GameState } {
  const random = randomSeries(5);
  const moves: Move[] = [];
  let state = createGame(OPTIONS);
  while (state.table.round <= ROUNDS) {
    const list = playersToMove(state).flatMap((player) => legalMoves(state, player));
    const move = list[Math.floor(random() * list.length)];
    moves.push(move);
    state = applyMove(state, move);
  }
  return { moves, last: state };
}

const { moves: MOVES, last: LAST } = playedPlainly();

/** A state in the middle of a turn, and what is asked of it. */
export const MIDDLE = MOVES.slice(0, 5).reduce(applyMove, createGame(OPTIONS));

/** What all functions that read a state have to say about one. */
export function answersAbout(state: GameState): unknown {
  const [player] = playersToMove(state);
  const moves = legalMoves(state, player);
  return {
    key: stateKey(state),
    moves,
    score: scoreSheet(state, player),
    sheet: viewSheet(state, player),
    table: viewTable(state),
    targets: targets(state, player),
    previews: moves.map((move) => preview(state, move)),
    whyNot: whyNotAt(state, player, { target: "button", move: "end", choice: null }),
    seen: stateKey(observe(state, player)),
    texts: moves.map((move) => textsIn("en").move(state, move)),
    simulated: createSimulator(state).legalMoves(player),
    takenBack: stateKey(takeBack(state, player)),
  };
}

/** Plays the first rounds through a store, which must come to the same game as without it. */
export function expectToWork({ read, write }: Store): void {
  write(createGame(OPTIONS));
  for (const move of MOVES) {
    const state = read();
    expect(legalMoves(state, move.player)).toContainEqual(move);
    write(applyMove(state, move));
  }
  expect(stateKey(read())).toBe(stateKey(LAST));
  write(MIDDLE);
  expect(answersAbout(read())).toEqual(answersAbout(MIDDLE));
  expect(answersAbout(read())).toEqual(answersAbout(MIDDLE)); // the store is as before
}

/** What the store gives back is refused by every function, and the call that the error names mends it. */
export function expectToBeRead({ read, write }: Store): void {
  write(MIDDLE);
  for (const ask of [
    legalMoves,
    stateKey,
    viewTable,
    createSimulator,
    (each: GameState) => observe(each, 0),
  ]) {
    const { code, message } = violationIn(() => ask(read()));
    expect(code).toBe("state.unknown");
    expect(message).toContain("`parseState`");
  }
  expectToWork({ write, read: () => parseState(read()) as GameState });
}

/** Options and a move as a form keeps them. */
export interface Form {
  readonly options: GameOptions;
  readonly move: Move;
}

const [MOVE] = legalMoves(createGame(OPTIONS));

/** A form that has been filled in. */
export function newForm(): Form {
  return structuredClone({ options: OPTIONS, move: MOVE });
}

/** What a form keeps can be passed as it is. */
export function expectFormToWork({ options, move }: Form): void {
  const state = createGame(options);
  expect(state).toEqual(createGame(OPTIONS));
  expect(applyMove(state, move)).toEqual(applyMove(createGame(OPTIONS), MOVE));
}
