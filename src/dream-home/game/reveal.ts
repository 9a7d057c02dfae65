import { Immer } from "immer";
import { RulesError } from "../../clauses/violation.js";
import { isSame } from "../../floor/canonical.js";
import { freezePlain } from "../../floor/freeze-plain.js";
import { copyJson } from "../../input/plain-json.js";
import type { Draft } from "../moves/kind.js";
import type { RoomCard, SpecialCard } from "../state/cards.js";
import type { GameState, Observation, Position, Step } from "../state/state.js";
import { cardText, roomCardsOf, specialsOf } from "./cards.js";
import { dealtBetween, type GameEvent } from "./events.js";
import { knownPosition, knownState, remember } from "./known.js";
import { nextPlace, type OpenPlace, roundSteps, runTable } from "./run.js";
import { unseen } from "./unseen.js";
import { throwViolation, type Violation, type ViolationDetails, violationOf } from "./violation.js";

const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

/** A card that can be dealt next. */
export interface PossibleCard {
  /** The card. */
  readonly card: RoomCard | SpecialCard;
  /** How many like it can still be dealt: at least 1. */
  readonly count: number;
  /** How likely it is that one like it is dealt; those of all possible cards add up to 1. */
  readonly probability: number;
}

/** What a game with entered cards waits for. */
export interface AwaitedCard {
  /** Where the card comes to lie. */
  readonly place: OpenPlace;
  /** The cards that it can be, each once. */
  readonly cards: readonly PossibleCard[];
}

/** The place that waits for a card; `null` for none. */
function placeAwaited({ agenda, table }: Position): OpenPlace | null {
  return agenda[0]?.do === "deal" ? nextPlace(table) : null;
}

/** The cards of a row that nobody has seen, but for those that the state knows to lie in roof boxes. */
function candidates(position: Position, { row }: OpenPlace): (RoomCard | SpecialCard)[] {
  const left: (RoomCard | SpecialCard)[] = unseen(position)[row];
  for (const card of row === "specials" ? (position.hidden?.roofs.flat() ?? []) : [])
    left.splice(
      left.findIndex((each) => isSame(each, card)),
      1,
    );
  return left;
}

function possibleCards(position: Position, place: OpenPlace): PossibleCard[] {
  const all = candidates(position, place);
  const counts = new Map<string, { card: RoomCard | SpecialCard; count: number }>();
  for (const card of all) {
    const text = cardText(card);
    const found = counts.get(text);
    if (found === undefined) counts.set(text, { card: { ...card }, count: 1 });
    else found.count += 1;
  }
  return [...counts.values()].map((each) => ({ ...each, probability: each.count / all.length }));
}

/**
 * The card that a game with entered cards waits for: first those of the upper row, from the left, then those of the lower
 * one. It is the game's one place of chance.
 *
 * @param state - a state, or an observation: there a card that may lie in a roof box counts as possible too.
 * @returns where it comes to lie and what it can be; `null` while no card is awaited.
 * @throws RulesError `state.unknown`.
 * @see DRH-3, DRH-13
 * @example
 * ```ts
 * import { awaited, createGame } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], cards: "entered" });
 * awaited(state)?.place // => { row: "specials", column: 1 }
 * awaited(state)?.cards[0] // => { card: { kind: "roof", colour: "red", window: false }, count: 5, probability: 5 / 48 }
 * ```
 */
export function awaited(state: GameState | Observation): AwaitedCard | null {
  const position = knownPosition(state);
  const place = placeAwaited(position);
  return place === null ? null : { place, cards: possibleCards(position, place) };
}

/** What came of a card that was entered. */
export type RevealResult = RevealAccepted | RevealRefused;

/** The card was possible. */
export interface RevealAccepted {
  /** The card was possible. */
  readonly ok: true;
  /** The state after it. */
  readonly state: GameState;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/** The card was refused; nothing has changed. */
export interface RevealRefused {
  /** The card was not possible. */
  readonly ok: false;
  /** Why. */
  readonly violation: Violation;
}

/** A value as plain JSON; `null` where it is none. */
function asJson(value: unknown): unknown {
  try {
    return copyJson(value);
  } catch {
    return null;
  }
}

/** What a refusal says of a card: nothing where the game has none like it. */
function aboutCard({ tables, ...setup }: Position["setup"], value: unknown): Pick<ViolationDetails, "card"> {
  const all = [...roomCardsOf({ ...setup, tables }), ...specialsOf(tables)];
  const card = all.find((each) => isSame(each, value));
  return card === undefined ? {} : { card: { ...card } };
}

function refused(...violation: Parameters<typeof violationOf>): RevealRefused {
  return { ok: false, violation: violationOf(...violation) };
}

/** The state after a card that is awaited and possible. */
function afterReveal(state: GameState, card: RoomCard | SpecialCard): GameState {
  return immer.produce(state, (writable) => {
    const draft = writable as Draft;
    const deck: (RoomCard | SpecialCard)[] =
      placeAwaited(state)?.row === "rooms" ? draft.hidden.rooms : draft.hidden.specials;
    deck.push(card); // it is the one card of its deck that is known
    runTable(draft);
    draft.agenda = [...draft.agenda];
  });
}

/**
 * Enters the card that is awaited, in a game with entered cards, or says why it can't be this one.
 *
 * @param state - a state; it is not changed.
 * @param card - the card; it is copied. Anything at all is taken and judged.
 * @returns the new state with what happened; or the violation, and then nothing has changed.
 * @throws RulesError `state.unknown`, `state.observation`.
 * @see DRH-13
 * @example
 * ```ts
 * import { createGame, tryReveal } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], cards: "entered" });
 * const refused = tryReveal(state, { room: "kitchen" });
 * refused.ok ? null : refused.violation.code // => "reveal.impossible"
 * const entered = tryReveal(state, { kind: "helper", helper: "architect" });
 * entered.ok ? entered.state.table.columns[1]?.special : null // => { kind: "helper", helper: "architect" }
 * ```
 */
export function tryReveal(state: GameState, card: RoomCard | SpecialCard): RevealResult {
  const position = knownState(state);
  const place = placeAwaited(position);
  if (place === null) return refused("reveal.not-awaited", {});
  const given = asJson(card);
  const found = possibleCards(position, place).find((each) => isSame(each.card, given));
  if (found === undefined) return refused("reveal.impossible", aboutCard(position.setup, given));
  const next = remember(afterReveal(position, freezePlain({ ...found.card })));
  return { ok: true, state: next, events: dealtBetween(position, next) };
}

/**
 * Enters the card that is awaited, in a game with entered cards.
 *
 * @param state - a state; it is not changed.
 * @param card - the card, one of {@link awaited}; it is copied.
 * @returns the state after it: it waits for the next card, or a player is to move.
 * @throws RulesError `reveal.not-awaited`, `reveal.impossible`, `state.unknown`, `state.observation`.
 * @see DRH-13
 * @example
 * ```ts
 * import { awaited, createGame, playersToMove, reveal } from "perfect-home-rules/dream-home";
 *
 * let state = createGame({ players: ["Ann", "Bob"], cards: "entered" });
 * for (let next = awaited(state); next !== null; next = awaited(state)) {
 *   const [first] = next.cards;
 *   if (first !== undefined) state = reveal(state, first.card);
 * }
 * playersToMove(state) // => [0]
 * ```
 */
export function reveal(state: GameState, card: RoomCard | SpecialCard): GameState {
  const result = tryReveal(state, card);
  if (!result.ok) throw new RulesError<Violation>([result.violation]);
  return result.state;
}

/** Whether nobody has done anything since the cards of the round were dealt. */
function isJustDealt({ table, agenda, turn, houses, ...state }: GameState): boolean {
  const [, ...steps] = roundSteps({ ...state, table, agenda, turn, houses });
  const isAsked = (step: Step): boolean =>
    step.do !== "ask" || houses[step.player].tools.includes("jackhammer");
  return turn === null && nextPlace(table) === null && isSame(agenda, steps.slice(steps.findIndex(isAsked)));
}

/**
 * Takes back the card entered last, as long as nobody has moved since.
 *
 * @param state - a state; it is not changed.
 * @returns the state in which the card was awaited.
 * @throws RulesError `takeBack.no-reveal` where no card was entered in this round, or somebody has moved since;
 * `state.unknown`, `state.observation`.
 * @see DRH-13
 * @example
 * ```ts
 * import { createGame, reveal, stateKey, takeBackReveal } from "perfect-home-rules/dream-home";
 *
 * const state = createGame({ players: ["Ann", "Bob"], cards: "entered" });
 * const wrong = reveal(state, { kind: "tool", tool: "drill" });
 * stateKey(takeBackReveal(wrong)) === stateKey(state) // => true
 * ```
 */
export function takeBackReveal(state: GameState): GameState {
  const position = knownState(state);
  const { setup, table, agenda } = position;
  const back = lastEntered(position);
  const isRecent = setup.entered === true && (agenda[0]?.do === "deal" || isJustDealt(position));
  if (back === null || !isRecent) return throwViolation("takeBack.no-reveal", {});
  const columns = table.columns.map((column, index) =>
    index === back.column ? { ...column, [back.row === "rooms" ? "room" : "special"]: null } : column,
  );
  const left = { ...table.left, [back.row]: table.left[back.row] + 1 };
  return remember<GameState>({
    ...position,
    table: { ...table, columns, left },
    agenda: roundSteps(position),
    turn: null,
  });
}

/** The place of the card entered last in this round. */
function lastEntered({ table: { columns } }: GameState): OpenPlace | null {
  const room = columns.findLastIndex((each) => each.room !== null);
  if (room >= 0) return { row: "rooms", column: room };
  const special = columns.findLastIndex((each) => each.special !== null);
  return special >= 0 ? { row: "specials", column: special } : null;
}
