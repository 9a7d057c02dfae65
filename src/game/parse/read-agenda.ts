import { invalid } from "../../rules/fields.js";
import { copyPlain } from "../../sheet/copy-plain.js";
import type { Writable } from "../../sheet/writable.js";
import type { GameState, Position } from "../../state/state.js";
import type { TableStep } from "../../state/table.js";
import { nothing } from "../../variants/expansion.js";
import { expansionIn } from "../../variants/expansions.js";
import { cardSupplyOf } from "../../variants/modes.js";
import { canonicalText } from "../canonical.js";

type Agenda = readonly TableStep[];

/** What is left of a round where a special card is resolved. */
function restsAfterSpecial({ setup }: Position): Agenda[] {
  const { supply } = setup;
  const round = cardSupplyOf(supply).round(setup);
  if (supply.from === "deck") return [round];
  const stacks = Array.from({ length: supply.stacks }, (_, stack) => stack);
  return round.flatMap((step, index) =>
    step.do === "uncover"
      ? stacks.map((stack): Agenda => [{ do: "remove", stack }, { do: "uncover" }, ...round.slice(index + 1)])
      : [],
  );
}

/** What the table has to do while architects are asked because of a special card. AAA-5 ZOM-3 */
function agendasAfterSpecials(position: Position): Agenda[] {
  const { setup } = position;
  const expansion = expansionIn(setup);
  if (expansion.resolve === nothing.resolve) return []; // nobody is asked
  return restsAfterSpecial(position).flatMap((rest) =>
    setup.specials.map((card): Agenda => {
      const state = copyPlain({ ...position, agenda: rest }) as unknown as Writable<GameState>;
      expansion.resolve({ setup, turns: [], state, emit: () => {} }, card);
      return state.agenda as Agenda;
    }),
  );
}

/** What the table can have to do whenever architects are asked. */
function possibleAgendas(position: Position): Agenda[] {
  const { setup, sheets } = position;
  const round = cardSupplyOf(setup.supply).round(setup);
  const before = expansionIn(setup).beforeFirstRound(setup, sheets);
  return [
    round.slice(round.findIndex((step) => step.do === "ask")),
    [...before, { do: "begin" }],
    ...agendasAfterSpecials(position),
  ];
}

/** Reads what the table has to do: nothing when the game is over, otherwise what it can have to do in a game. */
export function readAgenda(value: unknown, position: Position): Agenda {
  const text = canonicalText(value);
  if (position.table.endedBy.length > 0)
    return text === "[]" ? [] : invalid("agenda", "nothing, as the game is over");
  const found = possibleAgendas(position).find(
    (agenda) => agenda[0]?.do === "ask" && canonicalText(agenda) === text,
  );
  return found ?? invalid("agenda", "what the table can have to do");
}
