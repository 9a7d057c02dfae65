import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  legalMoves,
  type Observation,
  observe,
  parseState,
} from "perfect-home-rules";
import { setAt } from "./changed.js";
import { aaaGame, playRounds, playUntil, ROUNDS_BEFORE_VALIDATION } from "./dealt.js";
import { alone, classic, FIRST, LONG } from "./position-sheets.js";
import { positionOf } from "./positions.js";
import { inShort, violationIn } from "./refusals.js";
import { walked } from "./walked.js";
import { isAtHordes, stacked } from "./zombies.js";

/** Any part of a saved state. */
export type Part = { [name: string]: Part } & Part[];

/** The state of a game after a number of moves, which it must have. */
function later(options: Partial<GameOptions>, moves: number): GameState {
  let made = 0;
  for (const { state } of walked(createGame({ players: ["Ann", "Bob"], seed: 5, ...options }))) {
    if (made === moves) return state;
    made += 1;
  }
  throw new Error(`the game ends before ${moves} moves`);
}

/** A state in which the first of two players has numbered a house and ended the turn. */
function oneEnded(): GameState {
  let state = createGame({ players: ["Ann", "Bob"], seed: 1 });
  while (!state.ended[0]) state = applyMove(state, legalMoves(state, 0).slice(-1)[0]);
  return state;
}

/** Saved states by what is special about them. */
export const BASES: Readonly<Record<string, GameState | Observation>> = {
  standard: later({}, 41),
  moved: later({}, 1),
  ended: oneEnded(),
  seen: observe(later({}, 41), 1),
  "ended seen": observe(oneEnded(), 1),
  alone: alone(classic(""), "4 fence"),
  "2018": later(FIRST, 20),
  quarters: later({ nineAndThreeQuarters: true }, 20),
  expert: later({ mode: "expert" }, 33),
  "expert seen": observe(later({ mode: "expert" }, 33), 0),
  aaa: playRounds(aaaGame({}, []), ROUNDS_BEFORE_VALIDATION + 1),
  zombies: playUntil(
    stacked([
      [3, "right"],
      [9, "left"],
      [9, "both"],
    ]),
    isAtHordes,
  ),
  "american dream": playRounds(aaaGame({ layout: "american-dream" }, [], "B"), ROUNDS_BEFORE_VALIDATION),
  ducks: later({ layout: "ducks", players: ["Ann"], mode: { aaa: "sam" } }, 10),
  "ducks drawn": playRounds(aaaGame({ layout: "ducks" }, []), ROUNDS_BEFORE_VALIDATION + 1),
  "nuclear war drawn": playRounds(aaaGame({ layout: "nuclear-war" }, []), ROUNDS_BEFORE_VALIDATION + 1),
  "zombies AAA": later({ layout: "zombies", players: ["Ann"], mode: { aaa: "sam" } }, 60),
  solo: later({ ...FIRST, mode: "solo", players: ["Ann"] }, 20),
  roswell: createGame({ layout: "roswell", players: ["Ann", "Bob"], mode: "expert", seed: 1 }),
  "nuclear war": later({ layout: "nuclear-war", players: ["Ann"], mode: { aaa: "sam" } }, 10),
  reshuffled: playUntil(createGame({ players: ["Ann"], seed: 1, layout: LONG }), ({ table }) =>
    table.stacks.some(({ known }) => known !== null),
  ),
  over: positionOf({}, [classic("", "refusals 3")]),
};

/** What is refused of a saved state in which something is changed: the code, where it stands, what is allowed there. */
export function refusedState(base: string, change: (state: Part) => void): string {
  const saved = JSON.parse(JSON.stringify(BASES[base])) as Part;
  change(saved);
  return inShort(violationIn(() => parseState(JSON.stringify(saved))));
}

/** Sets what stands at a path. */
export function at(path: string, value: unknown): (state: Part) => void {
  return (state) => setAt(state, path, value);
}
