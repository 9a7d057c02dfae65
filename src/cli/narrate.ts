import {
  type Combination,
  describeSheet,
  type EndCause,
  type ExpansionStep,
  type GameEvent,
  type GameState,
  type HandCard,
  type Stack,
  type TurnRevealedEvent,
  type ZombieCard,
} from "perfect-home-rules";
import { heading } from "./heading.js";
import { nameColumn, nameInText } from "./names.js";
import { planInWords } from "./plan-in-words.js";
import { cardInWords, combinationInWords, handInWords, turnInWords } from "./turn-in-words.js";
import { counted, listed, wrapped } from "./wording.js";

/** Which hordes a Zombie card moves, as words. */
const HORDES: Readonly<Record<ZombieCard["move"], string>> = {
  right: "the hordes at the left ends move",
  left: "the hordes at the right ends move",
  both: "all hordes move",
};

/** Why a game ends, as words. */
export const END_CAUSES: Readonly<Record<EndCause, string>> = {
  "all-plans": "all three plans are validated on a sheet",
  "last-refusal": "the last Permit Refusal is crossed on a sheet",
  "no-empty-house": "no empty house is left on a sheet",
  "deck-empty": "the cards are used up",
};

/** What all are asked before they choose a combination, where an expansion asks something. */
const QUESTIONS: { readonly [Name in ExpansionStep["step"]]?: string } = {
  objective: "all choose an objective in secret",
  crossStreet: "for the Validation card the bonuses of a street and of columns are crossed",
  crossColumn: "for the Validation card the bonuses of columns are crossed",
  forfeit: "for the Validation card an end-of-route bonus is crossed",
};

/** A move, seen from outside. */
interface Moment {
  /** What happened with it. */
  readonly events: readonly GameEvent[];
  /** The state before it. */
  readonly before: GameState;
  /** The state after it. */
  readonly after: GameState;
}

/** The combination of a stack; none before a card was flipped, or where no Construction card is on top. */
function combinationOf({ flipped, top }: Stack): Combination[] {
  const last = flipped.at(-1);
  return last !== undefined && top !== null && "number" in top
    ? [{ number: top.number, action: last.action }]
    : [];
}

function combinationsInWords(combinations: readonly Combination[]): string {
  return combinations.map(combinationInWords).join(" · ");
}

function roundHeading(round: number, combinations: readonly Combination[]): string {
  if (round === 0) return heading("Before the first round");
  const words = combinationsInWords(combinations);
  return heading(`Round ${round}${words === "" ? "" : ` ── ${words}`}`);
}

function note(text: string): string[] {
  return wrapped("   * ", text);
}

function tellHand({ setup }: GameState, player: number, hand: readonly HandCard[]): string[] {
  return wrapped(`   ${nameColumn(setup.players)[player]}  `, `has in hand ${handInWords(hand)}`);
}

/** The first step of what all are asked now; `null` when the game is over. */
function stepAsked({ agenda: [first] }: GameState): string | null {
  return first?.do === "ask" ? (first.agenda[0]?.step ?? null) : null;
}

function tellQuestion(state: GameState): string[] {
  const questions: Readonly<Partial<Record<string, string>>> = QUESTIONS;
  const question = questions[stepAsked(state) ?? ""];
  return question === undefined ? [] : note(question);
}

/** The plans and the first round: what is known before the first move. */
export function narrateStart(state: GameState): string[] {
  const { setup, table } = state;
  const plans = setup.plans.flatMap((plan) => {
    const [first, later] = plan.score;
    return wrapped(`Plan ${plan.letter}  `, `${planInWords(plan)}: ${first} points, later ${later}`);
  });
  const isChoosing = stepAsked(state) === "choose";
  const combinations = isChoosing ? table.stacks.flatMap(combinationOf) : [];
  const hands =
    isChoosing && setup.supply.from === "deck"
      ? state.hands.flatMap((hand, player) => tellHand(state, player, hand))
      : [];
  return [...plans, "", roundHeading(table.round, combinations), ...hands, ...tellQuestion(state)];
}

/** What becomes of the card that was not used. */
function restInWords({ setup: { supply }, turns, hands }: GameState, player: number): string {
  const rest = turns[player]?.leftover ?? null;
  if (supply.from !== "deck" || rest === null) return "";
  const card = cardInWords(hands[player][rest]);
  switch (supply.leftover) {
    case "opponent":
      return `gives ${card} to the AAA`;
    case "left":
    case "right":
      return `passes ${card} on`;
    case "discard":
      return "";
    default:
      return supply.leftover satisfies never;
  }
}

function tellTurn({ player, moves }: TurnRevealedEvent, { before, after }: Moment): string[] {
  const words = turnInWords({
    moves,
    picked: before.turns[player]?.picked ?? null,
    sheet: () => describeSheet(after, player),
    rest: restInWords(before, player),
  });
  return words === "" ? [] : wrapped(`   ${nameColumn(after.setup.players)[player]}  `, words);
}

function tell(event: GameEvent, moment: Moment): string[] {
  const { events, after } = moment;
  const { players } = after.setup;
  switch (event.type) {
    case "moved":
    case "turnEnded":
      return [];
    case "roundBegun": {
      const flipped = events.find((each) => each.type === "cardsFlipped");
      return ["", roundHeading(event.round, flipped?.combinations ?? [])];
    }
    case "cardsFlipped": {
      const isInHeading = events.some((each) => each.type === "roundBegun");
      return isInHeading ? [] : note(`the stacks show ${combinationsInWords(event.combinations)}`);
    }
    case "cardsDrawn":
      return tellHand(after, event.to, event.hand);
    case "turnRevealed":
      return tellTurn(event, moment);
    case "planTurned": {
      const by =
        event.players.length === 0
          ? ""
          : `, by ${listed(event.players.map((each) => nameInText(players[each])))}`;
      return note(`plan ${event.plan} is validated for the first time${by}; it is turned to its lower value`);
    }
    case "validationDrawn": {
      const scores =
        event.points === null ? "does not validate it" : `scores ${counted(event.points, "point")}`;
      return note(`a Validation card of plan ${event.plan} is drawn: the AAA ${scores}`);
    }
    case "soloDrawn":
      return note("the Solo card is drawn: all plans are worth their lower value");
    case "zombieDrawn":
      return note(`a Zombie card comes up: ${HORDES[event.move]}`);
    case "stackReshuffled":
      return note(`stack ${event.stack + 1} was used up and is reshuffled`);
    case "cardsReshuffled":
      return note("the cards are reshuffled");
    case "gameOver":
      return note(`the game is over: ${listed(event.causes.map((cause) => END_CAUSES[cause]))}`);
    default:
      return event satisfies never;
  }
}

/**
 * What a move tells somebody who sees all hands.
 *
 * @param events - what happened with it.
 * @param before - the state before it.
 * @param after - the state after it.
 */
export function narrate(events: readonly GameEvent[], before: GameState, after: GameState): string[] {
  const told = events.flatMap((event) => tell(event, { events, before, after }));
  const isNewPhase = events.some((event) => event.type === "turnRevealed");
  return isNewPhase ? [...told, ...tellQuestion(after)] : told;
}
