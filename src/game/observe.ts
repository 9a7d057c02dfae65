import { freezePlain } from "../floor/freeze-plain.js";
import type { GameState, HandCard, Observation, Observer, Position } from "../state/state.js";
import { neighbourOf } from "../supplies/deck-supply.js";
import { checkSeat, knownState, remember } from "./known.js";

/** Whether a card in another's hand was passed there by the observer: it is the first one. XPT-5 */
function isPassedBy({ setup, table }: Position, observer: Observer, owner: number, index: number): boolean {
  const { supply, players } = setup;
  if (
    observer === "spectator" ||
    table.deck?.passed !== true ||
    supply.from !== "deck" ||
    (supply.leftover !== "left" && supply.leftover !== "right")
  )
    return false;
  return index === 0 && neighbourOf(observer, players.length, supply.leftover) === owner;
}

/** All actions in hands are public; numbers only the observer's own, and that of the card the observer passed. [XPT-5] */
export function seesNumber(position: Position, observer: Observer, owner: number, index: number): boolean {
  return owner === observer || isPassedBy(position, observer, owner, index);
}

function visibleHands(state: GameState, observer: Observer): readonly (readonly HandCard[])[] {
  return state.hands.map((hand, owner) =>
    owner === observer
      ? hand
      : hand.map((card, index) =>
          seesNumber(state, observer, owner, index) ? card : { ...card, number: null },
        ),
  );
}

/**
 * What a player knows: everything on the table, all sheets as they stood when the phase began, and the player's turn.
 * Neither the order of the cards nor what the others do in this phase. A spectator sees no turn at all, and of cards in
 * hand the actions.
 *
 * @param state - a state; it is not changed.
 * @param observer - the player, from 0, or `"spectator"`.
 * @returns an observation: plain JSON that may be sent. All functions that read a state read it too.
 * @throws RulesError `state.unknown`, `state.observation`, `player.unknown`.
 * @see SET-7, RND-3, XPT-5
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const moved = applyMove(state, { type: "pick", player: 0, stack: 0 });
 * observe(moved, 1).turns // => [null, null]
 * observe(moved, 1).hidden // => null
 * observe(moved, "spectator").turns // => [null, null]
 * ```
 */
export function observe(state: GameState, observer: Observer): Observation {
  const position = knownState(state);
  if (observer !== "spectator") checkSeat(position, observer);
  const turns = Object.freeze(position.turns.map((turn, index) => (index === observer ? turn : null)));
  const hands = freezePlain(visibleHands(position, observer));
  // What lies face down, and in which order, nobody knows. [SET-7]
  return remember(Object.freeze({ ...position, turns, hands, hidden: null, observer }));
}
