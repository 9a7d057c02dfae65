import type { FeatureRange, PlanCard, PlanNeed, PlanPart, PlanWhere } from "perfect-home-rules";
import { counted, listed } from "./wording.js";

/** A feature's name as words: `full improvement columns` for `fullImprovementColumns`. */
function featureInWords(feature: string): string {
  return feature.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function countInWords(count: number, feature: string): string {
  const plural = featureInWords(feature);
  return counted(count, plural.replace(/s$/, ""), plural);
}

function rangeInWords({ feature, min, max }: FeatureRange): string {
  if (max === null) return `at least ${countInWords(min, feature)}`;
  return max === min ? countInWords(min, feature) : `${min} to ${countInWords(max, feature)}`;
}

function estatesInWords(sizes: readonly number[]): string {
  const areAlike = sizes.every((size) => size === sizes[0]);
  if (sizes.length > 1 && areAlike) return `${sizes.length} estates of size ${sizes[0]}`;
  return sizes.length === 1 ? `an estate of size ${sizes[0]}` : `estates of the sizes ${sizes.join(", ")}`;
}

function needInWords(need: PlanNeed): string {
  switch (need.need) {
    case "estates": {
      const each = need.each.length === 0 ? "" : `, each with ${listed(need.each.map(rangeInWords))}`;
      return estatesInWords(need.sizes) + each;
    }
    case "houses":
      if (need.which === "all") return "all houses";
      return need.which === "ends" ? "the first and the last house" : "an estate of size 1 at both ends";
    case "feature":
      if (need.min === "all") return `all ${featureInWords(need.feature)}`;
      return `at least ${countInWords(need.min, need.feature)}`;
    default:
      return need satisfies never;
  }
}

function whereInWords(where: PlanWhere): string {
  switch (where.in) {
    case "sheet":
      return "";
    case "street":
      return ` in street ${where.street + 1}`;
    case "streets":
      if (where.count === "all") return " in every street";
      return where.count === 1 ? " in one street" : ` in ${where.count} streets`;
    case "columns":
      return ` in ${where.count} columns${where.adjacent ? " next to each other" : ""}`;
    default:
      return where satisfies never;
  }
}

function clauseInWords({ needs, where }: PlanPart): string {
  return listed(needs.map(needInWords)) + whereInWords(where);
}

/** What a City Plan asks for, as words. */
export function planInWords(plan: PlanCard): string {
  return listed(plan.parts.map(clauseInWords));
}
