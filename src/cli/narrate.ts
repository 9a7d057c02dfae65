import {
  type Combination,
  describeSheet,
  type EndCause,
  type GameEvent,
  type GameState,
  type Stack,
  type TurnRevealedEvent,
} from "perfect-home-rules";
import { heading } from "./heading.js";
import { nameColumn } from "./names.js";
import { planInWords } from "./plan-in-words.js";
import { combinationInWords, turnInWords } from "./turn-in-words.js";
import { counted, listed, wrapped } from "./wording.js";

/** Why a game ends, as words. */
export const END_CAUSES: Readonly<Record<EndCause, string>> = {
  "all-plans": "all three plans are validated on a sheet",
  "last-refusal": "the last Permit Refusal is crossed on a sheet",
  "no-empty-house": "no empty house is left on a sheet",
  "deck-empty": "the deck is used up",
};

/** The combination of a stack; none before a card was flipped, or where no Construction card is on top. */
function combinationOf({ flipped, top }: Stack): Combination[] {
  const last = flipped.at(-1);
  return last !== undefined && top !== null && "number" in top
    ? [{ number: top.number, action: last.action }]
    : [];
}

function roundHeading({ table }: GameState): string {
  const combinations = table.stacks.flatMap(combinationOf).map(combinationInWords).join(" · ");
  return heading(`Round ${table.round}${combinations === "" ? "" : ` ── ${combinations}`}`);
}

function note(text: string): string[] {
  return wrapped("   * ", text);
}

/** The plans and the first round: what is known before the first move. */
export function narrateStart(state: GameState): string[] {
  const plans = state.setup.plans.flatMap((plan) => {
    const [first, later] = plan.score;
    return wrapped(`Plan ${plan.letter}  `, `${planInWords(plan)}: ${first} points, later ${later}`);
  });
  return [...plans, "", roundHeading(state)];
}

function tellTurn({ player, moves }: TurnRevealedEvent, before: GameState, after: GameState): string[] {
  const words = turnInWords({
    moves,
    picked: before.turns[player]?.picked ?? null,
    sheet: describeSheet(after, player),
  });
  return wrapped(`   ${nameColumn(after.setup.players)[player]}  `, words);
}

function tell(event: GameEvent, before: GameState, after: GameState): string[] {
  const { players } = after.setup;
  switch (event.type) {
    case "moved":
    case "turnEnded":
    case "cardsFlipped":
    case "cardsDrawn":
      return [];
    case "roundBegun":
      return ["", roundHeading(after)];
    case "turnRevealed":
      return tellTurn(event, before, after);
    case "planTurned": {
      const by =
        event.players.length === 0 ? "" : `, by ${listed(event.players.map((each) => players[each]))}`;
      return note(`plan ${event.plan} is validated for the first time${by}; it is turned to its lower value`);
    }
    case "validationDrawn": {
      const scores =
        event.points === null ? "does not validate it" : `scores ${counted(event.points, "point")}`;
      return note(`a Validation card of plan ${event.plan} is drawn: the AAA ${scores}`);
    }
    case "soloDrawn":
      return note("the Solo card is drawn: all plans are worth their lower value");
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
 * What the events of a move tell everybody.
 *
 * @param before - the state before the move.
 * @param after - the state after it.
 */
export function narrate(events: readonly GameEvent[], before: GameState, after: GameState): string[] {
  return events.flatMap((event) => tell(event, before, after));
}
