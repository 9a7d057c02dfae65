import { isRulesError, RulesError, throwViolation, violationOf } from "../clauses/violation.js";
import { canonicalText, isSame } from "../floor/canonical.js";
import { freezePlain } from "../floor/freeze-plain.js";
import { type Fields, invalid } from "../input/fields.js";
import { copyJson } from "../input/plain-json.js";
import { randomFromSeed } from "../input/random.js";
import { expectedOf } from "../input/read-as.js";
import { anything, either, list, object, type Reader, row, whole } from "../input/readers.js";
import { isEntered } from "../state/own-fields.js";
import type { GameState, HandCard, Observation, Observer, Position, Setup } from "../state/state.js";
import { expansionIn } from "../variants/expansions/expansions.js";
import { knownPosition, remember } from "./known.js";
import { laidOut } from "./lay-out.js";
import { migrated, STATE_MIGRATIONS } from "./migrations.js";
import { observe } from "./observe.js";
import { checkDeck } from "./parse/check-deck.js";
import { checkEntered } from "./parse/check-entered.js";
import { checkPlans } from "./parse/check-plans.js";
import { checkStacks } from "./parse/check-stacks.js";
import { readAgenda } from "./parse/read-agenda.js";
import { card, otherHandCard } from "./parse/read-cards.js";
import { checkHidden, readHidden } from "./parse/read-hidden.js";
import { readSetup } from "./parse/read-setup.js";
import { readSheets } from "./parse/read-sheets.js";
import { readTable } from "./parse/read-table.js";
import { readTurns } from "./parse/read-turns.js";
import { drawCards } from "./sample.js";

function readHands(value: unknown, { supply, players }: Setup, observer: Observer | null): HandCard[][] {
  const max = supply.from === "deck" ? supply.handSize : 0;
  const isKnown = (player: number): boolean => observer === null || observer === player;
  return row(
    anything,
    players.length,
    "a hand for each player",
  )(value, "hands").map((hand, player) =>
    list(isKnown(player) ? card : otherHandCard, `at most ${max} cards`, max)(hand, `hands[${player}]`),
  );
}

/** What all know of the cards, the plans and the expansion must be such as can be at this point of a game. */
function checkTable(position: Position, laid: GameState): void {
  const { setup } = position;
  if (setup.supply.from === "deck") checkDeck(position, laid);
  else checkStacks(position, laid);
  checkPlans(position);
  const expansion = expansionIn(setup);
  if (!expansion.isPile(position) || !expansion.isPossible(position))
    invalid("table", "what the cards and sheets come to in the expansion");
}

const POSITION = {
  version: anything,
  setup: anything,
  table: anything,
  agenda: anything,
  sheets: anything,
  turns: anything,
  ended: anything,
  hands: anything,
  hidden: anything,
  observer: anything,
};

const unreadState = object<Fields>(POSITION);

function observerOf({ players }: Setup): Reader<Observer> {
  return either("spectator", whole(0, players.length - 1));
}

/**
 * What lies on the table and in hands, and what the table does next: all of it such as can be at this point of a game.
 */
function readMoment(
  { table, agenda, sheets, hands }: Fields,
  setup: Setup,
  observer: Observer | null,
): Position {
  const start: Position = {
    version: 1,
    setup,
    table: readTable(table, setup),
    agenda: [],
    sheets: readSheets(sheets, setup),
    turns: setup.players.map(() => null),
    ended: setup.players.map(() => false),
    hands: readHands(hands, setup, observer),
    hidden: null,
  };
  const position = { ...start, agenda: readAgenda(agenda, start) };
  checkTable(position, laidOut(setup));
  return position;
}

function readPosition(value: unknown): GameState | Observation {
  const fields = unreadState(migrated(value, STATE_MIGRATIONS), "");
  if (fields["version"] !== 1) throwViolation("state.version", { path: "version" });
  const setup = readSetup(fields["setup"]);
  const isObserved = fields["observer"] !== undefined;
  const observer = isObserved ? observerOf(setup)(fields["observer"], "observer") : null;
  const position = readMoment(fields, setup, observer);
  const turns = readTurns(fields["turns"], fields["ended"], position, observer);
  if (observer === null) {
    const state = { ...position, ...turns, hidden: readHidden(fields["hidden"], setup) };
    checkHidden(isEntered(setup) ? drawCards(state, randomFromSeed(1)) : state, laidOut(setup));
    checkEntered(state, (before) => readMoment(before, setup, observer));
    return remember(freezePlain(state));
  }
  if (fields["hidden"] !== null) invalid("hidden", "nothing, as this is an observation");
  const seen = remember(freezePlain({ ...position, ...turns, hidden: null, observer }));
  checkObservation(seen);
  return seen;
}

/** An observation must be what its observer sees of at least one state. SET-7 XPT-5 */
function checkObservation(seen: Observation): void {
  const { observer: _observer, ...position } = seen;
  const state = remember(freezePlain(drawCards(position, randomFromSeed(1))));
  checkHidden(state, laidOut(seen.setup));
  const { hands } = observe(state, seen.observer);
  if (!isSame(hands, seen.hands)) invalid("hands", "the numbers that the observer knows");
}

/**
 * Reads a saved or received state or observation.
 *
 * Nothing in it is trusted: its shape is checked, sheets are checked, turns are played again, and cards must lie where
 * they can in that round. What is read can be played to its end. An observation is read where a state shows it. Whether
 * the moves of earlier rounds can have led there is not asked.
 *
 * @param json - the JSON text, or the plain data that it stands for; it is copied.
 * @returns a state, or an observation where one was given.
 * @throws RulesError `state.malformed` with `path` and what is `allowed`, `state.version` for another version of the
 * shape, `sheet.…` for what is wrong with a sheet, `expansion.not-registered` with the `expansion` that is to be registered.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1 });
 * const read = parseState(JSON.stringify(state));
 * stateKey(read) === stateKey(state) // => true
 * ```
 */
export function parseState(json: unknown): GameState | Observation {
  try {
    return readPosition(copyJson(typeof json === "string" ? JSON.parse(json) : json));
  } catch (error) {
    throw asStateError(error);
  }
}

/** Every reason to refuse a state is one of the state's, but for what is wrong with a sheet, and an expansion that is missing. */
function asStateError(error: unknown): RulesError {
  if (!isRulesError(error))
    return new RulesError([violationOf("state.malformed", { path: "", allowed: "a state" })]);
  const { violations } = error;
  return new RulesError(
    violations.map((violation) =>
      /^(?:sheet|state|expansion)\./.test(violation.code)
        ? violation
        : violationOf("state.malformed", { ...violation.details, allowed: expectedOf(violation) }),
    ),
  );
}

/**
 * A text for a state or observation: equal ones have equal texts, different ones do not. {@link parseState} reads it.
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
  return canonicalText(knownPosition(state));
}
