import type { FeatureId } from "../../data/feature-id.js";
import type {
  FeatureRange,
  PlanCard,
  PlanLetter,
  PlanNeed,
  PlanPart,
  PlanWhere,
} from "../../data/plan-card.js";
import { invalid } from "../../input/fields.js";
import {
  always,
  boolean,
  choice,
  either,
  list,
  nullable,
  object,
  oneOfKinds,
  optional,
  type Reader,
  rising,
  text,
  tuple,
  whole,
} from "../../input/readers.js";
import { LARGEST_ESTATE } from "../../sheet/estates.js";

const MAX_PARTS = 10;
const MAX_COUNT = 200;

const count = whole(1, 40);

const place = oneOfKinds<"in", PlanWhere>("in", {
  sheet: {},
  street: { street: whole(0, 5) },
  streets: { count: either("all", count) },
  columns: { count, adjacent: optional(boolean, false) },
});

const ORDER = "a list of estate sizes in rising order";
const sizes = rising(list(whole(1, LARGEST_ESTATE), ORDER, 20, 1), ORDER, true);

const points = whole(0, 1000);

/** The parts of a plan card, which may count the features given. */
function partsWith(features: readonly FeatureId[]): Reader<PlanPart[]> {
  const feature = choice(features);
  const range = object<FeatureRange>({
    feature,
    min: whole(0, MAX_COUNT),
    max: optional(nullable(whole(0, MAX_COUNT)), null),
  });
  const need = oneOfKinds<"need", PlanNeed>("need", {
    estates: { sizes, each: optional(list(range, "a list of features", MAX_PARTS), []) },
    houses: { which: choice(["all", "ends", "endEstates"]) },
    feature: { feature, min: either("all", whole(1, MAX_COUNT)) },
  });
  const part = object<PlanPart>({ where: place, needs: list(need, "1 to 10 needs", MAX_PARTS, 1) });
  return list(part, "1 to 10 parts", MAX_PARTS, 1);
}

/** What is used up must be clear: one set of estates, in one place, or houses without a choice. PLN-3 */
function checkUsedUp(parts: readonly PlanPart[], path: string): void {
  const using = parts.flatMap(({ where, needs }) =>
    needs.filter(({ need }) => need !== "feature").map(({ need }) => ({ where, need })),
  );
  const estates = using.filter(({ need }) => need === "estates");
  if (estates.length > 0 && using.length > 1)
    invalid(path, "at most one need of estates, with no need of houses beside it");
  const isManifold = ({ where }: { readonly where: PlanWhere }): boolean =>
    where.in === "columns" || (where.in === "streets" && where.count !== 1);
  if (estates.some(isManifold)) invalid(path, "estates on the sheet, in a street or in 1 of the streets");
  const isAnywhere = ({ where, need }: { readonly where: PlanWhere; readonly need: string }): boolean =>
    need === "houses" && (where.in === "columns" || (where.in === "streets" && where.count !== "all"));
  if (using.some(isAnywhere)) invalid(path, "houses on the sheet, in a street or in all streets");
}

/** Reads a plan card of the caller's, which may count the features given. */
export function planCard(letter: PlanLetter, features: readonly FeatureId[]): Reader<PlanCard> {
  const readParts = partsWith(features);
  return object<PlanCard>({
    id: text,
    letter: optional(choice([letter]), letter),
    score: tuple(points, points, "two values"),
    parts: (value, path) => {
      const parts = readParts(value, path);
      checkUsedUp(parts, path);
      return parts;
    },
    provenance: always("custom"),
  });
}
