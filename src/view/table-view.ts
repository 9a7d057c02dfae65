import type { Action, Card } from "../data/cards.js";
import type { EditionId, ModeId } from "../data/ids.js";
import type { OpponentCard } from "../data/opponents.js";
import type { PlanCard, PlanLetter } from "../data/plan-card.js";
import { type DeckCard, isConstruction, type SpecialCard, type SpecialKind } from "../data/special-cards.js";
import { type AwaitedCard, awaitedIn } from "../game/awaited.js";
import { isToAct } from "../game/context.js";
import { readablePosition } from "../game/known.js";
import { opponentScoreIn } from "../game/score.js";
import { combinationOf, showsCombination } from "../moves/combination.js";
import { worthOf } from "../plans/worth.js";
import type { OpponentScore } from "../scoring/opponent-score.js";
import type { GameState, HandCard, Observation, Position } from "../state/state.js";
import type { EndCause, Stack } from "../state/table.js";
import type { Combination } from "../state/turn.js";
import { sharedLayout } from "../variants/expansions/expansions.js";
import type { ExpansionTableView } from "../variants/expansions/types.js";
import { remembered } from "./copy-view.js";
import { drawingOf } from "./drawings.js";

/** A stack of Construction cards. */
export interface StackView {
  /** Its index, from 0. */
  readonly stack: number;
  /** The combination that can be chosen; `null` while none shows. RND-2 */
  readonly combination: Combination | null;
  /** The action in the corner of the top card: what the next combination of this stack brings; `null` if none. SET-7 */
  readonly nextAction: Action | null;
  /** A special card that lies on top, to be resolved; `null` if none. */
  readonly special: SpecialCard | null;
  /** How many cards were not flipped, the top one included. */
  readonly left: number;
  /** The cards flipped, first flipped first. */
  readonly flipped: readonly Card[];
}

/** The deck that is drawn from. */
export interface DeckView {
  /** What the card on top shows: its action, or that it is a special card. `null` for an empty deck. */
  readonly top: Action | SpecialKind | null;
  /** How many cards are left. */
  readonly left: number;
  /** How often it was formed anew. */
  readonly rebuilt: number;
  /** The Construction cards on the discard pile beside it. */
  readonly discards: readonly Card[];
}

/** A player at the table. */
export interface PlayerView {
  /** Index, from 0. */
  readonly player: number;
  /** Name. */
  readonly name: string;
  /** Whether the player still has to act in this phase. RND-3 */
  readonly acting: boolean;
  /** The cards in hand; `null` for the number of one that the observer does not know. */
  readonly hand: readonly HandCard[];
}

/** A plan validated by a player. */
export interface ValidatedView {
  /** The player, from 0. */
  readonly player: number;
  /** The points scored for it. */
  readonly points: number;
}

/** A plan on the table. */
export interface TablePlanView {
  /** Its letter. */
  readonly letter: PlanLetter;
  /** The card. */
  readonly card: PlanCard;
  /** Whether it shows its lower value. PLN-2 */
  readonly turned: boolean;
  /** What it scores for those who validate it now. */
  readonly worth: number;
  /** Who has validated it in an earlier round, and for how many points. */
  readonly validated: readonly ValidatedView[];
}

/** The AAA. */
export interface OpponentTableView {
  /** Its card. */
  readonly card: OpponentCard;
  /** The cards given to it, the first one first. */
  readonly given: readonly DeckCard[];
  /** For plan A, B and C the points it has scored; `null` for one not validated. */
  readonly planPoints: readonly (number | null)[];
  /** Its score as it stands. */
  readonly score: OpponentScore | null;
}

/** Everything that lies on the table. */
export interface TableView {
  /** The edition. */
  readonly edition: EditionId;
  /** The mode. */
  readonly mode: ModeId;
  /** Whether Advanced Mode is played. */
  readonly advanced: boolean;
  /** The round, from 1; 0 before the first. */
  readonly round: number;
  /** Why the game is over; empty while it goes on. */
  readonly endedBy: readonly EndCause[];
  /** The players in seat order. */
  readonly players: readonly PlayerView[];
  /** The card that is awaited, and which ones it can be; `null` while none is, and always where cards are dealt. RND-2 */
  readonly awaited: AwaitedCard | null;
  /** The stacks; none where cards come from a deck. */
  readonly stacks: readonly StackView[];
  /** The deck; `null` where cards come from stacks. */
  readonly deck: DeckView | null;
  /** Cards that have left the game. */
  readonly removed: readonly DeckCard[];
  /** Plan A, B and C. */
  readonly plans: readonly TablePlanView[];
  /** The AAA; `null` where there is no such opponent. */
  readonly opponent: OpponentTableView | null;
  /** What an expansion has on the table; `null` where nothing. */
  readonly expansion: ExpansionTableView | null;
}

function viewStack(stack: Stack, index: number): StackView {
  const { top, left, flipped } = stack;
  const isCard = top !== null && isConstruction(top);
  return {
    stack: index,
    combination: showsCombination(stack) ? combinationOf(stack) : null,
    nextAction: isCard ? top.action : null,
    special: top === null || isCard ? null : top,
    left,
    flipped: [...flipped],
  };
}

function viewDeck({ deck, discards }: Position["table"]): DeckView | null {
  if (deck === null) return null;
  const left = deck.segments.reduce((sum, segment) => sum + segment.left, 0);
  return { top: deck.top, left, rebuilt: deck.rebuilt, discards: [...discards] };
}

function viewPlans({ setup, table, sheets }: Position): TablePlanView[] {
  return setup.plans.map((card, slot) => ({
    letter: card.letter,
    card,
    turned: table.turned[slot],
    worth: worthOf(card, table.turned[slot]),
    validated: sheets.flatMap(({ planPoints }, player) => {
      const points = planPoints[slot];
      return points === null ? [] : [{ player, points }];
    }),
  }));
}

function viewOpponent(state: GameState | Observation): OpponentTableView | null {
  const { setup, table } = state;
  if (setup.opponent === null || table.opponent === null) return null;
  const { given, planPoints } = table.opponent;
  return {
    card: setup.opponent,
    given: [...given],
    planPoints: [...planPoints],
    score: opponentScoreIn(state),
  };
}

/**
 * What lies on the table, nested for drawing: combinations and what comes next, the deck, hands, plans, the AAA.
 *
 * @param position - a state, an observation, or the position of a simulator. Of hands it has what the position shows: pass
 * an observation where a player must not see the others' cards.
 * @returns a picture of the moment, which nothing changes later.
 * @throws RulesError `state.unknown`.
 * @see RND-2, SET-7, PLN-2
 * @example
 * ```ts
 * const { stacks, players, plans } = viewTable(createGame({ players: ["Ann", "Bob"], seed: 1 }));
 * stacks.map(({ combination }) => combination?.number).length // => 3
 * players[1] // => { player: 1, name: "Bob", acting: true, hand: [] }
 * plans.map(({ letter, turned }) => [letter, turned]) // => [["A", false], ["B", false], ["C", false]]
 * ```
 */
export function viewTable(position: Position): TableView {
  const state = readablePosition(position) as GameState | Observation;
  const { setup, table } = state;
  return remembered({
    edition: setup.edition,
    mode: setup.mode,
    advanced: setup.advanced,
    round: table.round,
    endedBy: [...table.endedBy],
    players: setup.players.map((name, player) => ({
      player,
      name,
      acting: isToAct(state, player),
      hand: [...state.hands[player]],
    })),
    awaited: awaitedIn(state),
    stacks: table.stacks.map(viewStack),
    deck: viewDeck(table),
    removed: [...table.removed],
    plans: viewPlans(state),
    opponent: viewOpponent(state),
    expansion: drawingOf(sharedLayout(setup).expansion)?.table(table.expansion) ?? null,
  });
}
