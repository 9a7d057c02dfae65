import {
  applyMove,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Observation,
  observe,
  parseState,
  toMove,
} from "perfect-home-rules";
import { aaaGame, playRounds, playUntil, ROUNDS_BEFORE_VALIDATION } from "./dealt.js";
import { alone, classic, FIRST, LONG } from "./position-sheets.js";
import { positionOf } from "./positions.js";
import { violationIn } from "./refusals.js";
import { isAtHordes, stacked } from "./zombies.js";

/** Any part of a saved state. */
export type Part = { [name: string]: Part } & Part[];

/** The state a number of moves later, of all legal moves now this, now that one. */
function later(options: Partial<GameOptions>, moves: number): GameState {
  let state = createGame({ players: ["Ann", "Bob"], seed: 5, ...options });
  for (let made = 0; made < moves && !isOver(state); made++) {
    const actors = toMove(state);
    const legal = legalMoves(state, actors[made % actors.length]);
    state = applyMove(state, legal[(made * 7) % legal.length]);
  }
  return state;
}

/** A state in which the first of two architects has numbered a house and ended the turn. */
function oneEnded(): GameState {
  let state = createGame({ players: ["Ann", "Bob"], seed: 1 });
  while (!state.done[0]) state = applyMove(state, legalMoves(state, 0).slice(-1)[0]);
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
  "american dream": playRounds(aaaGame({ sheet: "american-dream" }, [], "B"), ROUNDS_BEFORE_VALIDATION),
  ducks: later({ sheet: "ducks", players: ["Ann"], mode: { aaa: "sam" } }, 10),
  "nuclear war": later({ sheet: "nuclear-war", players: ["Ann"], mode: { aaa: "sam" } }, 10),
  reshuffled: playUntil(createGame({ players: ["Ann"], seed: 1, sheet: LONG }), ({ table }) =>
    table.stacks.some(({ known }) => known !== null),
  ),
  over: positionOf({}, [classic("", "refusals 3")]),
};

/** What is refused of a saved state in which something is changed: the code and where it stands. */
export function refused(base: string, change: (state: Part) => void): string {
  const saved = JSON.parse(JSON.stringify(BASES[base])) as Part;
  change(saved);
  const { code, details } = violationIn(() => parseState(JSON.stringify(saved)));
  return `${code} ${String(details["path"])}: ${String(details["allowed"])}`;
}

/** Sets what stands at a path. */
export function at(path: string, value: unknown): (state: Part) => void {
  return (state) => {
    const names = path.split(".");
    const parent = names.slice(0, -1).reduce((part, name) => part[name], state);
    parent[names[names.length - 1]] = value as Part;
  };
}
