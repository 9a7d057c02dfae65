import type { Card } from "../data/cards.js";
import { geometryOf } from "../sheet/geometry.js";
import type { Rulebook, RuleContext } from "../state/rule-context.js";
import type { Position } from "../state/state.js";
import type { TableStep } from "../state/table.js";
import type { Step, Turn } from "../state/turn.js";
import { rulebookOn } from "../variants/rulebook.js";

/** The agenda of the turns being asked for; `null` when the game is over. */
function agendaAsked({ agenda }: Position): readonly Step[] | null {
  const step = agenda[0];
  return step !== undefined && step.do === "ask" ? step.agenda : null;
}

/** The step in which a card is awaited; `null` where none is. */
export function awaitStep({ agenda: [step] }: Position): Extract<TableStep, { readonly do: "await" }> | null {
  return step?.do === "await" ? step : null;
}

/** Whether a player has to act now. */
export function isToAct(position: Position, player: number): boolean {
  return agendaAsked(position) !== null && !position.ended[player];
}

/** The players who have to act now, in seat order. */
export function actors(position: Position): number[] {
  const players: number[] = [];
  for (let player = 0; player < position.ended.length; player++) {
    if (isToAct(position, player)) players.push(player);
  }
  return players;
}

/** The first player who has to act now; `null` where nobody has. */
export function firstActor(position: Position): number | null {
  const player = agendaAsked(position) === null ? -1 : position.ended.indexOf(false);
  return player < 0 ? null : player;
}

/** A player's turn as it stands, also before its first move. */
function turnOf(position: Position, player: number, book: Rulebook): Turn {
  return (
    position.turns[player] ?? {
      sheet: position.sheets[player],
      agenda: book.asked(agendaAsked(position) ?? []),
      picked: null,
      written: null,
      leftover: null,
      moves: [],
    }
  );
}

/** What the rules read about a player. */
export function contextOf(position: Position, player: number): RuleContext {
  const { setup, table } = position;
  const layout = setup.layouts[setup.playerLayouts[player]];
  const hand = position.hands[player] as readonly Card[]; // only its own player's context is ever read
  const book = rulebookOn(layout);
  return {
    setup,
    table,
    layout,
    geometry: geometryOf(layout),
    book,
    player,
    hand,
    turn: turnOf(position, player, book),
  };
}

/** The context after a move. Its fields are named one by one: spreading it takes several times as long. */
export function withTurn(context: RuleContext, turn: Turn): RuleContext {
  const { setup, table, layout, geometry, book, player, hand } = context;
  return { setup, table, layout, geometry, book, player, hand, turn };
}
