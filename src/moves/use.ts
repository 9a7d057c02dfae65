import type { MoveCode } from "../clauses/move-kinds.js";
import { estateGroups } from "../plans/conditions.js";
import { onlySet, withoutSize } from "../plans/estate-sets.js";
import { slotOf } from "../plans/worth.js";
import { completeEstates, type Estate, isUsed } from "../sheet/estates.js";
import { type Geometry, houseOf, placeOf } from "../sheet/geometry.js";
import type { Place } from "../sheet/place.js";
import type { OpenTurn } from "../state/open-turn.js";
import type { KindOf, RuleContext } from "../state/rule-context.js";
import type { UseStep } from "../state/turn.js";
import { interpose, proceed, stepAs } from "./agenda.js";
import { FIELDS } from "./move-fields.js";
import { sheetContextIn } from "./turn-context.js";

function markUsed(turn: OpenTurn, estate: Estate): void {
  const { first, size } = estate;
  turn.sheet.used = turn.sheet.used.map((mark, place) => (place >= first && place < first + size ? 1 : mark));
}

/** What is still to be chosen for a plan. */
type Wanted = Pick<UseStep, "plan" | "sizes" | "chosen">;

/** Whether an estate has been chosen. */
function isChosen(geometry: Geometry, { chosen }: Wanted, { first }: Estate): boolean {
  return chosen.some(({ street, house }) => placeOf(geometry, street, house) === first);
}

/** The estates of a group that can still be chosen. */
function openIn(group: readonly Estate[], wanted: Wanted, geometry: Geometry): Estate[] {
  return group.filter((estate) => wanted.sizes.includes(estate.size) && !isChosen(geometry, wanted, estate));
}

/**
 * Lets the player choose the estates that a plan still asks for, all from one group; where a single set is left it is
 * taken at once. PLN-3 ADV-4
 *
 * @param groups - the groups that hold all chosen so far, and enough for the rest.
 */
export function chooseEstates(
  turn: OpenTurn,
  groups: readonly (readonly Estate[])[],
  wanted: Wanted,
  geometry: Geometry,
): void {
  const open = groups.map((group) => openIn(group, wanted, geometry));
  const only = open.length === 1 ? onlySet(open[0], wanted.sizes) : null;
  if (only === null) interpose(turn, { step: "use", ...wanted });
  else {
    const chosen = groups[0].filter((estate) => isChosen(geometry, wanted, estate));
    for (const estate of [...chosen, ...only]) markUsed(turn, estate);
  }
}

/** The groups that hold all estates chosen so far. A group has enough of each size, whichever are chosen first. */
function groupsFor(context: RuleContext, { plan, chosen }: Wanted): Estate[][] {
  const places = chosen.map(({ street, house }) => placeOf(context.geometry, street, house));
  return estateGroups(sheetContextIn(context), context.setup.plans[slotOf(plan)]).filter((group) =>
    places.every((place) => group.some(({ first }) => first === place)),
  );
}

function whyNotUse(context: RuleContext, step: UseStep, place: number): MoveCode | null {
  const { turn, geometry } = context;
  const estate = completeEstates(turn.sheet, geometry).find(({ first }) => first === place);
  if (estate !== undefined && isChosen(geometry, step, estate)) return "use.chosen";
  if (estate === undefined || !step.sizes.includes(estate.size)) return "use.not-an-estate";
  if (isUsed(turn.sheet, estate)) return "use.used";
  const isOpen = groupsFor(context, step).some((group) => group.some(({ first }) => first === place));
  return isOpen ? null : "use.condition";
}

/** Streets from top to bottom, houses from left to right. */
function inOrder(one: Place, other: Place): number {
  return one.street - other.street || one.house - other.house;
}

/** Using an estate for the plan just claimed, in any order. [PLN-3] [PLN-5] */
export const use: KindOf<"use"> = {
  type: "use",
  fields: FIELDS.use,
  namesSet: true,
  list(context, step, out) {
    const { geometry, player } = context;
    const wanted = stepAs(step, "use");
    for (const { first } of groupsFor(context, wanted).flatMap((group) => openIn(group, wanted, geometry))) {
      out.push({ type: "use", player, street: geometry.streetOf[first], house: houseOf(geometry, first) });
    }
  },
  whyNot(context, step, move) {
    return whyNotUse(context, stepAs(step, "use"), placeOf(context.geometry, move.street, move.house));
  },
  play(turn, context, move, step) {
    const { plan, sizes, chosen } = stepAs(step, "use");
    const place = placeOf(context.geometry, move.street, move.house);
    const estate = completeEstates(context.turn.sheet, context.geometry).find(({ first }) => first === place);
    if (estate === undefined) throw new Error("there is no estate to use");
    const wanted: Wanted = {
      plan,
      sizes: withoutSize(sizes, estate.size),
      chosen: [...chosen, { street: move.street, house: move.house }].sort(inOrder),
    };
    proceed(turn);
    chooseEstates(turn, groupsFor(context, wanted), wanted, context.geometry);
  },
};
