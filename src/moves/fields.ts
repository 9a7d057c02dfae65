import { PLAN_LETTERS } from "../data/plan-card.js";
import { HIGHEST_WITH_QUARTERS, LOWEST_WITH_QUARTERS, THREE_QUARTERS } from "../sheet/house-number.js";
import { HIGHEST_NUMBER, LOWEST_NUMBER } from "../sheet/numbering.js";
import type { EarlierFields, Field, FieldContext } from "../state/rule-context.js";
import { SIDES } from "../state/sides.js";

/** Whole numbers from one to another, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

const NUMBERS = range(LOWEST_NUMBER, HIGHEST_NUMBER);

/** With the 9¾ cards also 7¾ to 11¾. NTQ-2 */
const NUMBERS_WITH_QUARTERS = [
  ...NUMBERS,
  ...range(LOWEST_WITH_QUARTERS, HIGHEST_WITH_QUARTERS).map((number) => number + THREE_QUARTERS),
];

function housesIn({ layout }: FieldContext, earlier: EarlierFields): number {
  return layout.streets[Number(earlier["street"])].houses;
}

function stackCount({ setup: { supply } }: FieldContext): number {
  return supply.from === "stacks" ? supply.stacks : 0;
}

function handSize({ setup: { supply } }: FieldContext): number {
  return supply.from === "deck" ? supply.handSize : 0;
}

function cardField(name: string): Field {
  return { name, as: "index", range: (context) => range(0, handSize(context) - 1) };
}

/** A stack, from 0. */
export const STACK: Field = {
  name: "stack",
  as: "index",
  range: (context) => range(0, stackCount(context) - 1),
};
/** A card in hand that is used for its number, from 0. */
export const NUMBER_CARD = cardField("numberCard");
/** A card in hand that is used for its action, from 0. */
export const ACTION_CARD = cardField("actionCard");
/** A card in hand, from 0. */
export const CARD = cardField("card");
/** A street, from 0. */
export const STREET: Field = {
  name: "street",
  as: "index",
  range: ({ layout }) => range(0, layout.streets.length - 1),
};
/** A house of the street, from 0. */
export const HOUSE: Field = {
  name: "house",
  as: "index",
  range: (context, earlier) => range(0, housesIn(context, earlier) - 1),
};
/** A gap of the street, from 0. */
export const GAP: Field = {
  name: "gap",
  as: "index",
  range: (context, earlier) => range(0, housesIn(context, earlier) - 2),
};
/** A number to write. */
export const NUMBER: Field = {
  name: "number",
  as: "amount",
  range: ({ setup }) => (setup.nineAndThreeQuarters ? NUMBERS_WITH_QUARTERS : NUMBERS),
};
/** An estate size, from 1. */
export const SIZE: Field = {
  name: "size",
  as: "amount",
  range: ({ layout }) => range(1, layout.improvements.length),
};
/** A side of a house. */
export const FROM: Field = { name: "from", as: "word", range: () => SIDES };
/** A plan's letter. */
export const PLAN: Field = { name: "plan", as: "word", range: () => PLAN_LETTERS };
