import type { MoveCode } from "../../clauses/move-kinds.js";
import { replaced } from "../../input/plain.js";
import { claim } from "../../moves/claim.js";
import { end } from "../../moves/end.js";
import { give, passesLeftover } from "../../moves/give.js";
import { listPairs, pair, whyNotCards } from "../../moves/pair.js";
import { permitRefusal } from "../../moves/permit-refusal.js";
import { reshuffle } from "../../moves/reshuffle.js";
import { slotOf, worthOf } from "../../plans/worth.js";
import { openExpansion, type Sheet } from "../../sheet/sheet.js";
import type { AnyKind, KindOf, RuleContext } from "../../state/rule-context.js";
import type { Step } from "../../state/turn.js";
import { expansionAs } from "../expansions/expansion-as.js";
import type { PaperSheet } from "./types.js";

/** What the library knows of a sheet of paper. */
export function paperSheet({ expansion }: Pick<Sheet, "expansion">): PaperSheet {
  return expansionAs(expansion, "paper");
}

/** Which cards were used for number and action; that the number fits is not asked. AAA-3 XPT-4 */
const cardsUsed: KindOf<"pair"> = {
  ...pair,
  list(context, _step, out) {
    if (passesLeftover(context)) listPairs(context, () => null, out);
  },
  whyNot: (context, _step, { numberCard, actionCard }) =>
    passesLeftover(context) ? whyNotCards(context, numberCard, actionCard) : "move.not-now",
  play(turn, context, move, step) {
    pair.play(turn, context, move, step);
    turn.agenda = turn.agenda.filter(({ step }) => step !== "write");
  },
};

/** A Permit Refusal, which the player alone can judge. REF-1 REF-4 */
const refusal: KindOf<"permitRefusal"> = {
  ...permitRefusal,
  list({ player }, _step, out) {
    out.push({ type: "permitRefusal", player });
  },
  whyNot: () => null,
};

/** A plan validated, as the player says: the value is the one on the side that shows, as the round began. PLN-1 PLN-2 */
const validated: KindOf<"claim"> = {
  ...claim,
  play(turn, { setup, table }, { plan }) {
    const slot = slotOf(plan);
    const points = worthOf(setup.plans[slot], table.turned[slot]);
    turn.sheet.planPoints = replaced(turn.sheet.planPoints, slot, points);
  },
};

function whyNoEnd({ turn }: RuleContext): MoveCode | null {
  return paperSheet(turn.sheet).full ? "declareEnd.again" : null;
}

/** Saying that no house is empty any more. END-1 */
export const declareEnd: KindOf<"declareEnd"> = {
  type: "declareEnd",
  fields: [],
  list(context, _step, out) {
    if (whyNoEnd(context) === null) out.push({ type: "declareEnd", player: context.player });
  },
  whyNot: whyNoEnd,
  play(turn) {
    openExpansion(turn.sheet, paperSheet).full = true;
  },
};

/** Whether a step is the one in which cards in hand are chosen, one of which goes on. */
function isChoosingCards(context: RuleContext, { step }: Step): boolean {
  return step === "choose" && passesLeftover(context);
}

/** Being done with the sheet. Where a card goes on to somebody, it has to be said first which. RND-3 */
const done: KindOf<"end"> = {
  ...end,
  list(context, step, out) {
    if (!isChoosingCards(context, step)) out.push({ type: "end", player: context.player });
  },
  whyNot: (context, step) => (isChoosingCards(context, step) ? "move.not-now" : null),
  play(turn) {
    turn.agenda = [];
  },
};

const SAID: readonly AnyKind[] = [validated, reshuffle, declareEnd];
const NO_KINDS: readonly AnyKind[] = [];

/** What the table must hear, step by step, with what an expansion adds. RND-1 */
export function kindsOnPaper(added: readonly AnyKind[]): (step: Step) => readonly AnyKind[] {
  const said = [...SAID, ...added, done];
  const taken: { readonly [name in Step["step"]]?: readonly AnyKind[] } = {
    choose: [cardsUsed, refusal, ...said],
    give: [give],
    wrapUp: said,
    finish: [end],
  };
  return ({ step }) => taken[step] ?? NO_KINDS;
}
