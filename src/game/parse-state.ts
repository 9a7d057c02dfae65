import { showsCombination } from "../moves/combination.js";
import { type Fields, invalid } from "../rules/fields.js";
import { copyJson } from "../rules/plain-json.js";
import { anything, either, list, type Reader, record, row, whole } from "../rules/readers.js";
import { isRulesError, RulesError, refuse, violationOf } from "../rules/violation.js";
import { freezePlain } from "../sheet/freeze-plain.js";
import type { GameState, HandCard, Observation, Observer, Position, Setup } from "../state/state.js";
import { canonicalText } from "./canonical.js";
import { checkPosition, remember } from "./known.js";
import { readAgenda } from "./parse/read-agenda.js";
import { card, otherHandCard } from "./parse/read-cards.js";
import { readHidden } from "./parse/read-hidden.js";
import { readSetup } from "./parse/read-setup.js";
import { readSheets } from "./parse/read-sheets.js";
import { readTable } from "./parse/read-table.js";
import { readTurns } from "./parse/read-turns.js";
import { sampleState } from "./sample.js";

function readHands(value: unknown, { supply, players }: Setup, observer: Observer | null): HandCard[][] {
  const most = supply.from === "deck" ? supply.handSize : 0;
  const isKnown = (player: number): boolean => observer === null || observer === player;
  return row(
    anything,
    players.length,
    "a hand for each architect",
  )(value, "hands").map((hand, player) =>
    list(isKnown(player) ? card : otherHandCard, `at most ${most} cards`, most)(hand, `hands[${player}]`),
  );
}

/** When architects choose, a Construction card shows on every stack, or everybody has a card. RND-2 */
function checkChoices({ agenda, table, hands, setup }: Position): void {
  const [step] = agenda;
  if (step?.do !== "ask" || step.agenda[0]?.step !== "choose") return;
  const isReady =
    setup.supply.from === "deck"
      ? hands.every((hand) => hand.length > 0)
      : table.stacks.every(showsCombination);
  if (!isReady || table.round === 0) invalid("table", "cards to choose from");
}

const POSITION = {
  version: anything,
  setup: anything,
  table: anything,
  agenda: anything,
  sheets: anything,
  turns: anything,
  done: anything,
  hands: anything,
  hidden: anything,
};

const unreadState = record<Fields>(({ observer }) =>
  observer === undefined ? POSITION : { ...POSITION, observer: anything },
);

function observerOf({ players }: Setup): Reader<Observer> {
  return either("spectator", whole(0, players.length - 1));
}

function readPosition(value: unknown): GameState | Observation {
  const fields = unreadState(value, "");
  if (fields["version"] !== 1) refuse("state.version", { path: "version" });
  const setup = readSetup(fields["setup"]);
  const isObserved = fields["observer"] !== undefined;
  const observer = isObserved ? observerOf(setup)(fields["observer"], "observer") : null;
  const table = readTable(fields["table"], setup);
  const sheets = readSheets(fields["sheets"], setup);
  const hands = readHands(fields["hands"], setup, observer);
  const none = setup.players.map(() => null);
  const start: Position = {
    version: 1,
    setup,
    table,
    agenda: [],
    sheets,
    turns: none,
    done: setup.players.map(() => false),
    hands,
    hidden: null,
  };
  const position = { ...start, agenda: readAgenda(fields["agenda"], start) };
  checkChoices(position);
  const turns = readTurns(fields["turns"], fields["done"], position, observer);
  const { hidden } = fields;
  if (observer !== null) {
    if (hidden !== null) invalid("hidden", "nothing, as this is an observation");
    return { ...position, ...turns, hidden, observer };
  }
  return { ...position, ...turns, hidden: readHidden(hidden, position) };
}

/** An observation must agree with at least one state. */
function checkObservation(position: GameState | Observation): void {
  if (position.hidden === null) sampleState(position, 1);
}

/**
 * Reads a saved or received state or observation.
 *
 * Nothing in it is trusted: its shape is checked, sheets are audited, turns are played again, cards are counted. It
 * does not ask whether a game can have led there.
 *
 * @param json - the JSON text, or the plain data that it stands for; it is copied.
 * @returns a state, or an observation where one was given.
 * @throws RulesError `state.malformed` with `path` and what is `allowed`, `state.version` for another version of the
 * shape, `sheet.…` for what is wrong with a sheet.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * const read = parseState(JSON.stringify(state));
 * stateKey(read) === stateKey(state) // => true
 * ```
 */
export function parseState(json: unknown): GameState | Observation {
  try {
    const position = remember(
      freezePlain(readPosition(copyJson(typeof json === "string" ? JSON.parse(json) : json))),
    );
    checkObservation(position);
    return position;
  } catch (error) {
    throw asStateError(error);
  }
}

/** Every reason to refuse a state is one of the state's, but for what is wrong with a sheet. */
function asStateError(error: unknown): RulesError {
  if (!isRulesError(error))
    return new RulesError([violationOf("state.malformed", { path: "", allowed: "a state" })]);
  const { violations } = error;
  return new RulesError(
    violations.map((violation) =>
      violation.code.startsWith("sheet.") || violation.code.startsWith("state.")
        ? violation
        : violationOf("state.malformed", violation.details),
    ),
  );
}

/**
 * A text for a state or observation: two have the same one just if they are equal. {@link parseState} reads it.
 *
 * @param state - a state or an observation.
 * @returns its JSON with all fields in alphabetical order.
 * @throws RulesError `state.unknown`.
 * @example
 * ```ts
 * const options = { players: ["Ann"], seed: 1 };
 * stateKey(createGame(options)) === stateKey(createGame(options)) // => true
 * ```
 */
export function stateKey(state: GameState | Observation): string {
  checkPosition(state);
  return canonicalText(state);
}
