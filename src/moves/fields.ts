import { PLAN_LETTERS } from "../data/plan-card.js";
import { HIGHEST_NUMBER, LOWEST_NUMBER } from "../sheet/numbering.js";
import type { Scene } from "../state/scene.js";

/** The fields that moves have beside `type` and `player`. */
export type FieldName =
  | "stack"
  | "numberCard"
  | "actionCard"
  | "card"
  | "street"
  | "house"
  | "gap"
  | "number"
  | "size"
  | "from"
  | "plan";

/** A field's value. */
export type FieldValue = number | string;

/** The fields of a move that come before another one: ranges depend on them (houses on their street). */
export type EarlierFields = Readonly<Partial<Record<FieldName, FieldValue>>>;

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

const NUMBERS = range(LOWEST_NUMBER, HIGHEST_NUMBER);

/** With the 9¾ cards also 7¾ to 11¾. NTQ-2 */
const NUMBERS_WITH_QUARTERS = [...NUMBERS, ...range(7, 11).map((number) => number + 0.75)];

function housesIn(scene: Scene, earlier: EarlierFields): number {
  return scene.layout.streets[Number(earlier.street)].houses;
}

const RANGES: Readonly<Record<FieldName, (scene: Scene, earlier: EarlierFields) => readonly FieldValue[]>> = {
  stack: (scene) => range(0, scene.table.stacks.length - 1),
  numberCard: (scene) => range(0, scene.hand.length - 1),
  actionCard: (scene) => range(0, scene.hand.length - 1),
  card: (scene) => range(0, scene.hand.length - 1),
  street: (scene) => range(0, scene.layout.streets.length - 1),
  house: (scene, earlier) => range(0, housesIn(scene, earlier) - 1),
  gap: (scene, earlier) => range(0, housesIn(scene, earlier) - 2),
  number: ({ setup }) => (setup.nineAndThreeQuarters ? NUMBERS_WITH_QUARTERS : NUMBERS),
  size: (scene) => range(1, scene.layout.improvements.length),
  from: () => ["left", "right"],
  plan: () => PLAN_LETTERS,
};

/** All values that a field can have. */
export function fieldRange(field: FieldName, scene: Scene, earlier: EarlierFields): readonly FieldValue[] {
  return RANGES[field](scene, earlier);
}
