import { isSame } from "../../floor/canonical.js";
import { freezePlain } from "../../floor/freeze-plain.js";
import { type Fields, invalid } from "../../input/fields.js";
import { enteredCardsOf } from "../../state/own-fields.js";
import type { GameState, Position } from "../../state/state.js";
import { possibleCards } from "../awaited.js";
import { awaitStep } from "../context.js";
import { revealIn } from "../reveal.js";
import { phaseOf } from "./progress.js";

/**
 * The cards entered in this phase must lead from how the table stood before them to how it stands now.
 *
 * @param readBefore - reads how the table stood, as strictly as how it stands.
 */
export function checkEntered(state: GameState, readBefore: (before: Fields) => Position): void {
  const entered = enteredCardsOf(state.hidden);
  if (entered === null) return;
  const { cards, before } = entered;
  if (before === null) {
    if (cards.length > 0) invalid("hidden.entered.before", "how the table stood");
    if (phaseOf(state) === "choose") invalid("hidden.entered.cards", "the cards entered in this round");
    return;
  }
  if (cards.length === 0) invalid("hidden.entered.before", "null, as no card was entered");
  const begun = readBefore({ ...before });
  const hidden = { ...state.hidden, entered: { cards: [], before: null } };
  let reached: GameState = freezePlain({ ...begun, hidden });
  cards.forEach((card, index) => {
    const step = awaitStep(reached);
    const isPossible =
      step !== null && possibleCards(reached, step).some((possible) => isSame(possible.card, card));
    if (!isPossible) invalid(`hidden.entered.cards[${index}]`, "a card that can have come up");
    reached = revealIn(reached, card, () => {});
  });
  for (const part of ["table", "agenda", "sheets", "hands"] as const)
    if (!isSame(reached[part], state[part])) invalid(part, "what the cards entered have led to");
}
