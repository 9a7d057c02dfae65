import { Immer } from "immer";
import type { ClauseId } from "../clauses/catalogue.js";
import {
  isRulesError,
  RulesError,
  throwViolation,
  type Violation,
  violationOf,
} from "../clauses/violation.js";
import { type DeckCard, isConstruction } from "../data/special-cards.js";
import { isSame } from "../floor/canonical.js";
import { freezePlain } from "../floor/freeze-plain.js";
import type { Writable } from "../input/plain.js";
import { copyJson } from "../input/plain-json.js";
import type { GameEvent } from "../state/events.js";
import { enteredCardsOf } from "../state/own-fields.js";
import type { GameState } from "../state/state.js";
import type { CardPlace } from "../state/table.js";
import { cardSupplyOf } from "../variants/modes.js";
import { placeOf, possibleCards } from "./awaited.js";
import { awaitStep } from "./context.js";
import { knownState, remember } from "./known.js";
import { deckCard } from "./parse/read-cards.js";
import { runTable } from "./run-table.js";

/** A private instance: what callers set up in theirs does not matter here. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: true });

type Emit = (event: GameEvent) => void;

/** What came of a card entered. */
export type RevealResult = RevealAccepted | RevealRefused;

/** A card was entered. */
export interface RevealAccepted {
  /** The card can have come up. */
  readonly ok: true;
  /** The state after it. */
  readonly state: GameState;
  /** What happened, in order. */
  readonly events: readonly GameEvent[];
}

/** A card was refused; nothing has changed. */
export interface RevealRefused {
  /** The card can't have come up. */
  readonly ok: false;
  /** Why. */
  readonly violation: Violation;
}

/** A card read from what a caller passed, or what is wrong with it. */
type Judgement =
  | { readonly ok: true; readonly card: DeckCard }
  | { readonly ok: false; readonly violation: Violation };

function readCard(value: unknown): DeckCard | null {
  try {
    return deckCard(copyJson(value), "card");
  } catch (error) {
    if (isRulesError(error)) return null;
    throw error;
  }
}

/** Which cards can come: those of the game, or of the stack that was formed anew. SET-1 SET-2 RND-4 */
function clauseOfCards({ setup, table }: GameState, place: CardPlace): ClauseId {
  if (place.for === "stack" && table.stacks[place.stack].known !== null) return "RND-4";
  return setup.edition === "first-2018" ? "SET-2" : "SET-1";
}

/** Judges a card: whether one is awaited, its shape, then whether it can be this one. */
function judgeCard(state: GameState, value: DeckCard): Judgement {
  const step = awaitStep(state);
  if (step === null) return { ok: false, violation: violationOf("reveal.not-awaited", {}) };
  const card = readCard(value);
  if (card === null) return { ok: false, violation: violationOf("reveal.malformed", {}) };
  const possible = possibleCards(state, step).map((each) => each.card);
  if (possible.some((each) => isSame(each, card))) return { ok: true, card };
  const details = { card: { ...card }, possible: possible.map((each) => ({ ...each })) };
  return { ok: false, violation: violationOf("reveal.impossible", details, clauseOfCards(state, step)) };
}

/** The state after a card that is awaited and possible. */
export function revealIn(state: GameState, card: DeckCard, emit: Emit): GameState {
  const { setup, hidden, table, agenda, sheets, hands } = state;
  const step = awaitStep(state);
  if (step === null) throw new Error("no card is awaited");
  const { cards, before } = enteredCardsOf(hidden) ?? { cards: [], before: null };
  const entered = freezePlain({
    cards: [...cards, card],
    before: before ?? { table, agenda, sheets, hands },
  });
  return immer.produce<GameState>(state, (draft) => {
    const open = draft as Writable<GameState>;
    open.hidden.entered = entered as Writable<typeof entered>;
    open.sheets = [...sheets] as typeof open.sheets; // plain, as wherever the table runs
    open.turns = state.turns.map(() => null); // each state is also known by its turns
    open.agenda.shift();
    const isOpen = step.for === "stack" || !isConstruction(card);
    const to = isOpen ? "all" : step.player;
    emit({ type: "cardRevealed", to, entry: cards.length, place: placeOf(step), card });
    const run = { setup, turns: [], state: open, emit };
    cardSupplyOf(setup.supply).reveal(run, step, card);
    runTable(run);
  });
}

/**
 * Enters the card that is awaited, in a game with entered cards, or says why it can't be this one.
 *
 * @param state - a state; it is not changed.
 * @param card - the card; it is copied. Anything at all is taken and judged.
 * @returns the new state with what happened; or the violation, and then nothing has changed.
 * @throws RulesError `state.unknown`, `state.observation`.
 * @see RND-2, AAA-3, XPT-3
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], cards: "entered", seed: 1 });
 * const refused = tryReveal(state, { number: 15, action: "pool" });
 * refused.ok ? null : refused.violation.code // => "reveal.impossible"
 * const entered = tryReveal(state, { number: 8, action: "pool" });
 * entered.ok ? entered.events[0] : null
 * // => { type: "cardRevealed", to: "all", entry: 0, place: { for: "stack", stack: 0 }, card: { number: 8, action: "pool" } }
 * ```
 */
export function tryReveal(state: GameState, card: DeckCard): RevealResult {
  const position = knownState(state);
  const judgement = judgeCard(position, card);
  if (!judgement.ok) return judgement;
  const events: GameEvent[] = [];
  const next = revealIn(position, freezePlain(judgement.card), (event) => events.push(event));
  return { ok: true, state: remember(next), events };
}

/**
 * Enters the card that is awaited, in a game with entered cards.
 *
 * @param state - a state; it is not changed.
 * @param card - the card, one of {@link awaited}; it is copied.
 * @returns the state after it: it waits for the next card, or the players are to move.
 * @throws RulesError `reveal.not-awaited`, `reveal.malformed`; `reveal.impossible` with the cards that are possible in
 * the details; `state.unknown`, `state.observation`.
 * @see RND-2, AAA-3, XPT-3
 * @example
 * ```ts
 * let state = createGame({ players: ["Ann", "Bob"], cards: "entered", seed: 1 });
 * for (const number of [2, 5, 9, 11, 8, 7]) state = reveal(state, { number, action: "fence" });
 * combinations(state).map(({ number }) => number) // => [11, 8, 7]
 * playersToMove(state) // => [0, 1]
 * ```
 */
export function reveal(state: GameState, card: DeckCard): GameState {
  const result = tryReveal(state, card);
  if (!result.ok) throw new RulesError([result.violation]);
  return result.state;
}

/**
 * Takes back the card entered last, as long as nobody has moved since.
 *
 * @param state - a state; it is not changed.
 * @returns the state in which the card was awaited. Cards entered before the last phase was closed can't be taken back:
 * go back to an earlier state, as a session does.
 * @throws RulesError `takeBack.no-reveal` where no card was entered in this phase; `takeBack.moved` where somebody has
 * moved: {@link takeBack} the moves first; `state.unknown`, `state.observation`.
 * @see RND-2
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], cards: "entered", seed: 1 });
 * const wrong = reveal(state, { number: 8, action: "pool" });
 * stateKey(takeBackReveal(wrong)) === stateKey(state) // => true
 * ```
 */
export function takeBackReveal(state: GameState): GameState {
  const position = knownState(state);
  const { turns, hidden } = position;
  const { cards = [], before = null } = enteredCardsOf(hidden) ?? {};
  if (before === null) return throwViolation("takeBack.no-reveal", {});
  if (turns.some((turn) => turn !== null)) throwViolation("takeBack.moved", {});
  const begun = freezePlain({ ...hidden, entered: { cards: [], before: null } });
  let back: GameState = Object.freeze({
    ...position,
    ...before,
    turns: Object.freeze([...turns]),
    hidden: begun,
  });
  for (const card of cards.slice(0, -1)) back = revealIn(back, card, () => {});
  return remember(back);
}
