import type {
  FeatureRange,
  PlanCard,
  PlanNeed,
  PlanPart,
  PlanPartStatus,
  PlanWhere,
} from "perfect-home-rules";
import type { Speech } from "./say.js";
import type { Words } from "./words.js";

function sayRange({ feature, min, max }: FeatureRange, { features, ...words }: Words, say: Speech): string {
  const { count, none } = features[feature];
  if (max === null) return words.atLeast(say.counted(count, min));
  if (max === 0) return none;
  const counted = say.counted(count, max);
  return min === max ? words.exactly(counted) : words.between(min, counted);
}

function sayEstates(sizes: readonly number[], words: Words, say: Speech): string {
  const kinds = [...new Set(sizes)];
  return say.list(
    kinds.map((size) => say.counted(words.estates(size), sizes.filter((each) => each === size).length)),
  );
}

function sayNeed(need: PlanNeed, words: Words, say: Speech): string {
  switch (need.need) {
    case "estates": {
      const estates = sayEstates(need.sizes, words, say);
      if (need.each.length === 0) return estates;
      const ranges = need.each.map((range) => sayRange(range, words, say));
      return words.each(estates, say.list(ranges), need.sizes.length);
    }
    case "houses":
      return words.houses[need.which];
    case "feature": {
      const { count, all } = words.features[need.feature];
      return need.min === "all" ? all : words.atLeast(say.counted(count, need.min));
    }
    default:
      return need satisfies never;
  }
}

function sayWhere(what: string, where: PlanWhere, { where: places }: Words): string {
  const say = places[where.in] as (what: string, where: PlanWhere) => string;
  return say(what, where);
}

function sayPart({ needs, where }: PlanPart, words: Words, say: Speech): string {
  return sayWhere(say.list(needs.map((need) => sayNeed(need, words, say))), where, words);
}

/** What a plan asks for. */
export function sayPlan({ parts }: Pick<PlanCard, "parts">, words: Words, say: Speech): string {
  return say.list(parts.map((part) => sayPart(part, words, say)));
}

function partTitle({ of, size }: PlanPartStatus, words: Words): string {
  if (of === "estates") return words.estatesTitle(size ?? 1);
  return of === "houses" || of === "streets" || of === "columns"
    ? words.planParts[of]
    : words.features[of].name;
}

/** What there is of a part of a plan. */
export function sayPartStatus(part: PlanPartStatus, words: Words): string {
  const title = partTitle(part, words);
  const { street, column } = part;
  const where = [
    ...(street === null ? [] : [words.streetTitle(street + 1)]),
    ...(column === null ? [] : [words.columnTitle(column + 1)]),
  ];
  const placed = where.length === 0 ? title : `${title} (${where.join(", ")})`;
  return placed + words.colon + words.amount(part.have, part.need);
}
