import {
  combinations,
  createGame,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  scoreSheet,
  tryApplyMove,
} from "perfect-home-rules";
import { formatMove, parseMove } from "perfect-home-rules/notation";
import { writeCards, writeEvent } from "./event-text.js";
import { writeResult } from "./result-text.js";

/** Says which move is made next, beside those made; `null` for none. */
export type Choose = (state: GameState, made: readonly Move[]) => Move | null;

/** The first line of every file. */
export const HEAD = "# docs/playthroughs.md says how to read this; npm run playthroughs rewrites it";
const OPTION_LINE = /^(\w+) (.*)$/;
/** A line with a move. */
const MOVE_LINE = /^ *\d+ {2}(\d+ [A-Za-z].*?) +-?\d+$/;
/** What stands before an event. */
export const INDENT = " ".repeat(6);

/** The options, a line each. */
export function writeOptions(options: object): string[] {
  return Object.entries(options).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
}

/** The plans, and what is shown or in hand before the first move. */
function writeStart(state: GameState): string[] {
  const { setup, hands } = state;
  const shown = combinations(state);
  return [
    ...setup.plans.map(({ letter, id, score }) => `plan ${letter} ${id}: ${score.join(", later ")}`),
    ...(shown.length > 0 ? [`cards ${writeCards(shown)}`] : []),
    ...hands.flatMap((hand, player) => (hand.length > 0 ? [`hand ${player + 1}: ${writeCards(hand)}`] : [])),
  ];
}

/** A move with its events, and the state after it; `null` where the move is refused. */
function makeMove(
  state: GameState,
  move: Move,
): { readonly lines: string[]; readonly after: GameState | null } {
  const result = tryApplyMove(state, move);
  if (!result.ok) {
    const { code, clause } = result.violation;
    return { lines: [`${INDENT}refused ${formatMove(move)}: ${code} (${clause})`], after: null };
  }
  const offered = String(legalMoves(state, move.player).length).padStart(4);
  const score = String(scoreSheet(result.state, move.player).total).padStart(4);
  const lines = result.events.map((event) =>
    event.type === "moved"
      ? `${offered}  ${formatMove(event.move).padEnd(22)}${score}`
      : `${INDENT}${writeEvent(event)}`,
  );
  return { lines, after: result.state };
}

/** Plays a game and writes it down line by line, as far as moves are chosen and legal. */
export function writePlaythrough(options: GameOptions, choose: Choose): string[] {
  let state = createGame(options);
  const lines = [HEAD, ...writeOptions(options), "", ...writeStart(state), ""];
  const made: Move[] = [];
  while (!isOver(state)) {
    const move = choose(state, made);
    if (move === null) return [...lines, `${INDENT}here the game is not over`];
    const { lines: written, after } = makeMove(state, move);
    lines.push(...written);
    if (after === null) return lines;
    made.push(move);
    state = after;
  }
  return [...lines, "", ...writeResult(state, options)];
}

/** Reads the options by name. */
export function readOptions(lines: readonly string[]): Readonly<Record<string, unknown>> {
  const entries = lines.slice(1, lines.indexOf("")).map((line) => {
    const [, name, value] = OPTION_LINE.exec(line) ?? [];
    return [name, JSON.parse(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** The moves of a playthrough of either game, up to the first that can't be read. */
export function movesIn<M>(lines: readonly string[], parse: (text: string) => M): M[] {
  const moves: M[] = [];
  for (const line of lines) {
    const [, text] = MOVE_LINE.exec(line) ?? [];
    if (text === undefined) continue;
    try {
      moves.push(parse(text));
    } catch {
      break;
    }
  }
  return moves;
}

/** Reads the moves, up to the first that can't be read. */
export function readMoves(lines: readonly string[]): Move[] {
  return movesIn(lines, parseMove);
}

/** The events beside the moves, each from its type on. */
export function readEvents(lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(INDENT)).map((line) => line.trimStart());
}
