import { isRulesError, RulesError } from "../../clauses/violation.js";
import { canonicalText, isSame } from "../../floor/canonical.js";
import { type Fields, invalid, isPlainObject } from "../../input/fields.js";
import { copyJson } from "../../input/plain-json.js";
import { randomFromSeed } from "../../input/random.js";
import { refusedAsShape } from "../../input/read-as.js";
import { anything, boolean, choice, either, list, object, optional, row } from "../../input/readers.js";
import type { GameState, Observation, Position, Setup, Turn } from "../state/state.js";
import { actorOf, afterMove } from "./apply.js";
import { checkHidden, checkPosition, checkSettled } from "./check-position.js";
import { judge } from "./judge.js";
import { knownPosition, remember } from "./known.js";
import { checkChildren, checkColumns, maxThatDiscard, readPlayers } from "./options.js";
import { type PartReaders, partReaders } from "./read-parts.js";
import { readTables } from "./read-tables.js";
import { drawHidden } from "./sample.js";
import { beforeTurn } from "./take-back.js";
import { throwViolation, violationOf } from "./violation.js";

/** More than a turn has. */
const MAX_MOVES = 1000;
/** More than a round has. */
const MAX_STEPS = 100;

type Flags = "childrenBreakTies" | "entered";

const unreadSetup = object<Omit<Setup, Flags> & Readonly<Record<Flags, boolean>>>({
  players: readPlayers,
  discardsPair: boolean,
  tables: readTables,
  entered: optional(boolean, false),
  childrenBreakTies: optional(boolean, false),
});

function readSetup(value: unknown): Setup {
  const { entered, childrenBreakTies, ...read } = unreadSetup(value, "setup");
  const setup: Setup = {
    ...read,
    ...(entered ? { entered } : {}),
    ...(childrenBreakTies ? { childrenBreakTies } : {}),
  };
  if (setup.discardsPair && setup.players.length > maxThatDiscard)
    invalid("setup.discardsPair", "false for four players");
  checkColumns(setup, "setup.tables.columns");
  checkChildren(setup, "setup.childrenBreakTies");
  return setup;
}

const POSITION = {
  version: choice([1]),
  setup: anything,
  table: anything,
  houses: anything,
  agenda: anything,
  turn: anything,
  hidden: anything,
};

const unreadState = object<Fields>(POSITION);
const unreadObservation = object<Fields>({ ...POSITION, observer: anything });

/** The turn under way, whose moves are judged afterwards. */
function readTurn(value: unknown, read: PartReaders): Turn | null {
  if (value === null) return null;
  const before = object<Turn["before"]>({
    table: read.table,
    house: read.house,
    agenda: list(read.step, "steps", MAX_STEPS),
  });
  return object<Turn>({
    player: read.player,
    moves: list(anything, "moves", MAX_MOVES, 1) as never,
    before,
  })(value, "turn");
}

/** Hidden cards for whoever plays moves again. */
function withHidden(position: Position): GameState {
  const hidden = position.hidden ?? drawHidden(position, randomFromSeed(1));
  return { ...position, hidden };
}

/** The turn under way, which must lead from where it began to where it is. */
function checkedTurn(position: Position): Turn | null {
  const { turn, houses } = position;
  const [step] = position.agenda;
  if (turn === null) {
    if (step?.do === "keep") invalid("turn", "the turn under way");
    return null;
  }
  if (turn.player !== actorOf(step)) invalid("turn.player", "the player who acts");
  const { before, player } = turn;
  if (before.house.roofCards > houses[player].roofCards) invalid("turn.before.house", "an earlier house");
  const whole = withHidden(position);
  const begun = beforeTurn(whole, turn);
  checkPosition(begun);
  checkSettled(begun);
  let state = begun;
  for (const [index, move] of turn.moves.entries()) {
    const judgement = judge(state, move);
    if (judgement.ok && (state.turn === null) === (index === 0)) state = afterMove(state, judgement.move);
    else invalid(`turn.moves[${index}]`, "a legal move of the turn");
  }
  if (!isSame(state, whole)) invalid("turn", "what leads to the position");
  return state.turn;
}

function readPosition(value: unknown): GameState | Observation {
  const isObserved = typeof value === "object" && value !== null && "observer" in value;
  const fields = (isObserved ? unreadObservation : unreadState)(value, "");
  const setup = readSetup(fields["setup"]);
  const read = partReaders(setup);
  const position: Position = {
    version: 1,
    setup,
    table: read.table(fields["table"], "table"),
    houses: row(read.house, setup.players.length, "a house for each player")(fields["houses"], "houses"),
    agenda: list(read.step, "steps", MAX_STEPS)(fields["agenda"], "agenda"),
    turn: readTurn(fields["turn"], read),
    hidden: null,
  };
  checkPosition(position);
  if (isObserved) {
    if (fields["hidden"] !== null) invalid("hidden", "nothing, as this is an observation");
    const observer = either("spectator", read.player)(fields["observer"], "observer");
    checkSettled(withHidden(position));
    const turn = checkedTurn(position);
    return remember<Observation>({ ...position, turn, hidden: null, observer });
  }
  const state: GameState = { ...position, hidden: read.hidden(fields["hidden"], "hidden") };
  checkHidden(state, state.hidden);
  checkSettled(state);
  return remember<GameState>({ ...state, turn: checkedTurn(state) });
}

const read = refusedAsShape("state.malformed", (value) => readPosition(value));

/**
 * Reads a saved or received state or observation.
 *
 * Nothing in it is trusted: its shape is checked, houses are checked, the moves of the turn under way are played again, and
 * cards must lie where they can in that round. What is read can be played to its end. Whether the moves of earlier turns can
 * have led there is not asked.
 *
 * @param json - the JSON text, or the plain data that it stands for; it is copied.
 * @returns a state, or an observation where one was given.
 * @throws RulesError `state.malformed` with `path` and what was `expected`, `state.version` for another version of the shape.
 * @example
 * ```ts
 * import { createGame, parseState, stateKey } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * stateKey(parseState(JSON.stringify(state))) === stateKey(state) // => true
 * ```
 */
export function parseState(json: unknown): GameState | Observation {
  try {
    const copy = copyJson(typeof json === "string" ? JSON.parse(json) : json);
    const version = isPlainObject(copy) ? (copy as Fields)["version"] : 1;
    if (version !== undefined && version !== 1) throwViolation("state.version", { path: "version" });
    return read(copy, "");
  } catch (error) {
    if (isRulesError(error) && /^state\./.test(error.code)) throw error;
    throw new RulesError([violationOf("state.malformed", { path: "", expected: "a state" })]);
  }
}

/**
 * A text for a state or observation: equal ones have equal texts, different ones do not. {@link parseState} reads it.
 *
 * @param state - a state or an observation.
 * @returns its JSON with all fields in alphabetical order.
 * @throws RulesError `state.unknown`.
 */
export function stateKey(state: GameState | Observation): string {
  return canonicalText(knownPosition(state));
}
