import type { Combination, GameEvent, GameState, Stack } from "perfect-home-rules";
import type { Teller } from "./language.js";
import { nameColumn, namesInText } from "./names.js";
import { heading, wrapped } from "./wording.js";

/** A move, seen from outside. */
interface Moment {
  /** What happened with it. */
  readonly events: readonly GameEvent[];
  /** The state before it, with names that can be shown. */
  readonly before: GameState;
  readonly teller: Teller;
}

/** The combination of a stack; none before a card was flipped, or where no Construction card is on top. */
function combinationOf({ flipped, top }: Stack): Combination[] {
  const last = flipped.at(-1);
  return last !== undefined && top !== null && "number" in top
    ? [{ number: top.number, action: last.action }]
    : [];
}

function roundHeading(round: number, combinations: readonly Combination[], { texts }: Teller): string {
  const words = combinations.map(texts.card).join(" · ");
  return heading(texts.round(round) + (words === "" ? "" : ` ── ${words}`));
}

function note(text: string): string[] {
  return wrapped("   * ", text);
}

/** A state whose names can be shown within a text. */
export function withNames(state: GameState): GameState {
  return { ...state, setup: { ...state.setup, players: namesInText(state.setup.players) } };
}

/** The first step of what all are asked before they choose a combination. */
function tellQuestion({ agenda: [first] }: GameState, { texts }: Teller): string[] {
  const step = first?.do === "ask" ? first.agenda[0]?.step : undefined;
  return step === undefined || step === "choose" ? [] : note(texts.step(step));
}

/** Whether the players are about to choose a combination. */
function isChoosing({ agenda: [first] }: GameState): boolean {
  return first?.do === "ask" && first.agenda[0]?.step === "choose";
}

/** The round, with the combinations that the players are about to choose from. */
export function phaseHeading(state: GameState, teller: Teller): string {
  const { round, stacks } = state.table;
  return roundHeading(round, isChoosing(state) ? stacks.flatMap(combinationOf) : [], teller);
}

/** The plans and the first round: what is known before the first move. */
export function narrateStart(state: GameState, teller: Teller): string[] {
  const { texts } = teller;
  const { setup } = state;
  const plans = setup.plans.flatMap((plan) => {
    const [first, later] = plan.score;
    return wrapped(`${texts.planTitle(plan.letter)}  `, `${texts.plan(plan)} (${first} / ${later})`);
  });
  const named = withNames(state);
  const hands =
    isChoosing(state) && setup.supply.from === "deck"
      ? state.hands.flatMap((hand, to) =>
          note(texts.event({ type: "cardsDrawn", to, hand: hand.flatMap(known) }, named)),
        )
      : [];
  return [...plans, "", phaseHeading(state, teller), ...hands, ...tellQuestion(state, teller)];
}

/** A card in hand whose number is known, as all are to somebody who sees all hands. */
function known({ number, action }: GameState["hands"][number][number]): Combination[] {
  return number === null ? [] : [{ number, action }];
}

function tell(event: GameEvent, { events, before, teller }: Moment): string[] {
  const { texts } = teller;
  switch (event.type) {
    case "moved":
    case "turnEnded":
    case "cardRevealed": // the combinations or hands that come of it are told
      return [];
    case "roundBegun": {
      const flipped = events.find((each) => each.type === "cardsFlipped");
      return ["", roundHeading(event.round, flipped?.combinations ?? [], teller)];
    }
    case "cardsFlipped":
      return events.some((each) => each.type === "roundBegun") ? [] : note(texts.event(event, before));
    case "turnRevealed": {
      const words = texts.turn(before, event.player, event.moves);
      return words === "" ? [] : wrapped(`   ${nameColumn(before.setup.players)[event.player]}  `, words);
    }
    case "cardsDrawn":
    case "planTurned":
    case "validationDrawn":
    case "soloDrawn":
    case "zombieDrawn":
    case "stackReshuffled":
    case "cardsReshuffled":
    case "gameOver":
      return note(texts.event(event, before));
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
export function narrate(
  events: readonly GameEvent[],
  before: GameState,
  after: GameState,
  teller: Teller,
): string[] {
  const isNewPhase = events.some((event) => event.type === "turnRevealed");
  if (events.every(({ type }) => type === "moved" || type === "turnEnded")) return [];
  const moment = { events, before: withNames(before), teller };
  const told = events.flatMap((event) => tell(event, moment));
  return isNewPhase ? [...told, ...tellQuestion(after, teller)] : told;
}
