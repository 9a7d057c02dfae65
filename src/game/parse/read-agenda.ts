import { isConstruction, type SpecialCard } from "../../data/special-cards.js";
import { isSame } from "../../floor/canonical.js";
import { invalid } from "../../input/fields.js";
import type { Writable } from "../../input/plain.js";
import { copyPlain } from "../../input/plain.js";
import { isEntered } from "../../state/own-fields.js";
import type { GameState, Position } from "../../state/state.js";
import type { TableStep } from "../../state/table.js";
import { noExpansion } from "../../variants/expansions/expansion.js";
import { expansionIn } from "../../variants/expansions/expansions.js";
import { cardSupplyOf } from "../../variants/modes.js";
import { waitingAgendas } from "./waiting-agendas.js";

type Agenda = readonly TableStep[];

/** A special card that has come up, and what the table does when it is resolved. */
interface Shown {
  readonly card: SpecialCard;
  readonly rest: Agenda;
}

/** The special cards on top of stacks: they are resolved before and after a flip. ZOM-3 */
function shownOnStacks({ setup, table }: Position): Shown[] {
  const round = cardSupplyOf(setup.supply).round(setup);
  const rests = round.flatMap((step, index) => (step.do === "uncover" ? [round.slice(index)] : []));
  return table.stacks.flatMap(({ top }, stack) =>
    top === null || isConstruction(top)
      ? []
      : rests.map((rest) => ({ card: top, rest: [{ do: "remove", stack }, ...rest] })),
  );
}

/** The special card drawn last. Where it goes to the AAA, it is the last card given. AAA-5 ZOM-14 */
function shownByDeck({ setup, table }: Position): Shown[] {
  const given = table.opponent?.given.at(-1);
  const isGiven = given !== undefined && !isConstruction(given);
  const card = isGiven ? given : table.removed.findLast((each) => !isConstruction(each));
  if (card === undefined || isConstruction(card)) return [];
  return [{ card, rest: cardSupplyOf(setup.supply).round(setup) }];
}

/** What the table has to do while players are asked because of a special card. AAA-5 ZOM-3 */
function agendasAfterSpecials(position: Position): Agenda[] {
  const { setup } = position;
  const expansion = expansionIn(setup);
  if (expansion.resolve === noExpansion.resolve) return []; // nobody is asked
  const shown = setup.supply.from === "deck" ? shownByDeck(position) : shownOnStacks(position);
  return shown.map(({ card, rest }) => {
    const state = copyPlain({ ...position, agenda: rest }) as unknown as Writable<GameState>;
    expansion.resolve({ setup, turns: [], state, emit: () => {} }, card);
    return state.agenda as Agenda;
  });
}

/** What the table can have to do whenever players are asked. */
export function possibleAgendas(position: Position): Agenda[] {
  const { setup, sheets } = position;
  const round = cardSupplyOf(setup.supply).round(setup);
  const { beforeFirstRound, hasBegun } = expansionIn(setup);
  const before: Agenda = hasBegun(position) ? [] : beforeFirstRound(setup, sheets);
  const begin: Agenda = [...before, { do: "begin" }];
  const waiting = isEntered(setup) ? waitingAgendas(position, begin) : [];
  if (before.length > 0) return [begin, ...waiting];
  const asked = round.slice(round.findIndex((step) => step.do === "ask"));
  return [asked, ...agendasAfterSpecials(position), ...waiting];
}

/** Reads what the table has to do: nothing when the game is over, otherwise what it can have to do in a game. */
export function readAgenda(value: unknown, position: Position): Agenda {
  if (position.table.endedBy.length > 0)
    return isSame(value, []) ? [] : invalid("agenda", "nothing, as the game is over");
  const found = possibleAgendas(position).find((agenda) => isSame(agenda, value));
  return found ?? invalid("agenda", "what the table can have to do");
}
