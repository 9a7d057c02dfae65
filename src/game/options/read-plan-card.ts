import type {
  FeatureRange,
  PlanCard,
  PlanClause,
  PlanLetter,
  PlanNeed,
  PlanWhere,
} from "../../data/plan-card.js";
import {
  choiceOf,
  type Fields,
  fieldsOf,
  flagOf,
  invalid,
  listOf,
  nameOf,
  wholeOf,
  within,
} from "../../rules/fields.js";
import { LARGEST_ESTATE } from "../../sheet/estates.js";

const MOST_POINTS = 1000;
const MOST_PARTS = 10;
const MOST_ESTATES = 20;
const MOST_COUNT = 200;

type Names<T extends string> = Readonly<Record<T, readonly string[]>>;

/** The fields of one of several kinds of object, told apart by a field. */
function variantOf<T extends string>(value: unknown, path: string, by: string, names: Names<T>): [T, Fields] {
  const kinds = Object.keys(names) as T[];
  const all = [by, ...kinds.flatMap((kind) => names[kind])];
  const fields = fieldsOf(value, path, all);
  const kind =
    fields[by] === undefined
      ? invalid(within(path, by), kinds.join(", "))
      : choiceOf(fields[by], within(path, by), kinds);
  return [kind, fieldsOf(value, path, [by, ...names[kind]])];
}

function whereOf(value: unknown, path: string): PlanWhere {
  const names = { sheet: [], street: ["street"], streets: ["count"], columns: ["count", "adjacent"] };
  const [place, fields] = variantOf(value, path, "in", names);
  const count = (): number => wholeOf(fields["count"], within(path, "count"), 1, 40);
  switch (place) {
    case "sheet":
      return { in: "sheet" };
    case "street":
      return { in: "street", street: wholeOf(fields["street"], within(path, "street"), 0, 5) };
    case "streets":
      return { in: "streets", count: fields["count"] === "all" ? "all" : count() };
    case "columns":
      return {
        in: "columns",
        count: count(),
        adjacent: flagOf(fields["adjacent"], within(path, "adjacent")),
      };
  }
}

type FeatureNames = readonly string[];

function rangeOf(value: unknown, path: string, names: FeatureNames): FeatureRange {
  const { feature, least, most } = fieldsOf(value, path, ["feature", "least", "most"]);
  return {
    feature: choiceOf(feature ?? "", within(path, "feature"), names),
    least: wholeOf(least, within(path, "least"), 0, MOST_COUNT),
    most: most === null || most === undefined ? null : wholeOf(most, within(path, "most"), 0, MOST_COUNT),
  };
}

function sizesOf(value: unknown, path: string): number[] {
  const allowed = "a list of estate sizes in rising order";
  const sizes = listOf(value, path, allowed, MOST_ESTATES);
  if (sizes.length === 0) invalid(path, allowed);
  return sizes.map((each, index) => {
    const size = wholeOf(each, `${path}[${index}]`, 1, LARGEST_ESTATE);
    return index === 0 || size >= Number(sizes[index - 1]) ? size : invalid(`${path}[${index}]`, allowed);
  });
}

function needOf(value: unknown, path: string, features: FeatureNames): PlanNeed {
  const names = { estates: ["sizes", "each"], houses: ["which"], feature: ["feature", "least"] };
  const [need, fields] = variantOf(value, path, "need", names);
  switch (need) {
    case "estates": {
      const each = listOf(fields["each"] ?? [], within(path, "each"), "a list of features", MOST_PARTS);
      return {
        need,
        sizes: sizesOf(fields["sizes"], within(path, "sizes")),
        each: each.map((range, index) => rangeOf(range, `${within(path, "each")}[${index}]`, features)),
      };
    }
    case "houses":
      return {
        need,
        which: choiceOf(fields["which"] ?? "", within(path, "which"), ["all", "ends", "end-estates"]),
      };
    case "feature": {
      const least = fields["least"];
      return {
        need,
        feature: choiceOf(fields["feature"] ?? "", within(path, "feature"), features),
        least: least === "all" ? least : wholeOf(least, within(path, "least"), 1, MOST_COUNT),
      };
    }
  }
}

function clauseOf(value: unknown, path: string, features: FeatureNames): PlanClause {
  const fields = fieldsOf(value, path, ["where", "needs"]);
  const needs = listOf(fields["needs"], within(path, "needs"), "a list of needs", MOST_PARTS);
  if (needs.length === 0) invalid(within(path, "needs"), "at least one need");
  return {
    where: whereOf(fields["where"], within(path, "where")),
    needs: needs.map((need, index) => needOf(need, `${within(path, "needs")}[${index}]`, features)),
  };
}

/** What is used up must be clear: one set of estates, in one place, or houses without a choice. PLN-3 */
function checkUsedUp(clauses: readonly PlanClause[], path: string): void {
  const using = clauses.flatMap(({ where, needs }) =>
    needs.filter(({ need }) => need !== "feature").map(({ need }) => ({ where, need })),
  );
  const estates = using.filter(({ need }) => need === "estates");
  if (estates.length > 0 && using.length > 1) invalid(path, "one need of estates, and then none of houses");
  const isManifold = ({ where }: { readonly where: PlanWhere }): boolean =>
    where.in === "columns" || (where.in === "streets" && where.count !== 1);
  if (estates.some(isManifold)) invalid(path, "estates on the sheet, in a street or in 1 of the streets");
  const isAnywhere = ({ where, need }: { readonly where: PlanWhere; readonly need: string }): boolean =>
    need === "houses" && (where.in === "columns" || (where.in === "streets" && where.count !== "all"));
  if (using.some(isAnywhere)) invalid(path, "houses on the sheet, in a street or in all streets");
}

/** Reads a plan card of the caller's, which may count the features given. */
export function readPlanCard(
  value: unknown,
  path: string,
  letter: PlanLetter,
  features: FeatureNames,
): PlanCard {
  const fields = fieldsOf(value, path, ["id", "letter", "score", "clauses", "provenance"]);
  const score = listOf(fields["score"], within(path, "score"), "two values", 2);
  const points = (index: number): number => wholeOf(score[index], `${path}.score[${index}]`, 0, MOST_POINTS);
  const list = listOf(fields["clauses"], within(path, "clauses"), "a list of parts", MOST_PARTS);
  const clauses = list.map((clause, index) =>
    clauseOf(clause, `${within(path, "clauses")}[${index}]`, features),
  );
  if (clauses.length === 0) invalid(within(path, "clauses"), "at least one part");
  checkUsedUp(clauses, within(path, "clauses"));
  return {
    id: nameOf(fields["id"], within(path, "id")),
    letter: choiceOf(fields["letter"], within(path, "letter"), [letter]),
    score: [points(0), points(1)],
    clauses,
    provenance: "own",
  };
}
