import type { Layout } from "../data/layout.js";
import { PLAN_LETTERS } from "../data/plan-card.js";
import type { ClauseId } from "../rules/catalogue.js";
import { completeEstates, countOfSize, LARGEST_ESTATE } from "../sheet/estates.js";
import { groundOf } from "../sheet/ground.js";
import type { Sheet } from "../sheet/sheet.js";
import { visibleValue } from "../sheet/tracks.js";
import type { VariantSection } from "../variants/shapes.js";
import type { TempPlace } from "./temp-places.js";

/** The sections of a score sheet, in the order in which they are added up. */
export type SectionId =
  | "plans"
  | "parks"
  | "pools"
  | "temps"
  | "estates"
  | "extensions"
  | "refusals"
  | "roundabouts"
  | VariantSection;

/** One line of a section. */
export interface ScoreItem {
  /** What is scored: a plan's letter, a street (from 1), a place (from 1), an estate size; or the section itself. */
  readonly of: string;
  /** How many: boxes crossed, estates, plans. */
  readonly count: number;
  /** Points, negative where they are subtracted. */
  readonly points: number;
}

/** A section of a score sheet. */
export interface ScoreSection {
  /** Which section. */
  readonly section: SectionId;
  /** The clause that says how it is scored. */
  readonly clause: ClauseId;
  /** Its lines. */
  readonly items: readonly ScoreItem[];
  /** Sum of the lines; negative where they are subtracted. */
  readonly points: number;
}

/** An architect's itemised score. */
export interface ScoreSheet {
  /** The sections that the sheet has. */
  readonly sections: readonly ScoreSection[];
  /** Number of complete estates of size 1, 2, … 6: they decide a tie. TIE-1 TIE-2 */
  readonly estatesBySize: readonly number[];
  /** Sum of all sections. */
  readonly total: number;
}

function sum(items: readonly { readonly points: number }[]): number {
  return items.reduce((total, item) => total + item.points, 0);
}

function section(id: SectionId, clause: ClauseId, items: readonly ScoreItem[]): ScoreSection {
  return { section: id, clause, items, points: sum(items) };
}

/** A line to subtract; 0 stays 0. */
function penalty(of: SectionId, count: number, value: number): ScoreItem {
  return { of, count, points: value === 0 ? 0 : -value };
}

/**
 * Scores a sheet. Temps are compared by the caller, who knows the others; sections of an expansion come from there
 * too. SCO-1 to SCO-6
 */
export function scoreOf(
  sheet: Sheet,
  layout: Layout,
  place: (crossed: number) => TempPlace,
  added: readonly ScoreSection[],
): ScoreSheet {
  const estates = completeEstates(sheet, groundOf(layout));
  const plans = PLAN_LETTERS.flatMap((of, slot) => {
    const points = sheet.planPoints[slot];
    return points === null ? [] : [{ of, count: 1, points }];
  });
  const parks = layout.streets.map((street, index) => {
    const count = sheet.parksCrossed[index];
    return { of: String(index + 1), count, points: visibleValue(street.parks, count) };
  });
  const pools = {
    of: "pools",
    count: sheet.poolsCrossed,
    points: visibleValue(layout.pools, sheet.poolsCrossed),
  };
  const temps = place(sheet.tempsCrossed);
  const sizes = layout.improvements.map((track, index) => {
    const count = countOfSize(estates, index + 1);
    return {
      of: String(index + 1),
      count,
      points: count * visibleValue(track, sheet.improvementsCrossed[index]),
    };
  });
  const { extensionsCrossed, refusalsCrossed, roundaboutsCrossed } = sheet;
  const sections = [
    section("plans", "SCO-1", plans),
    section("parks", "SCO-2", parks),
    section("pools", "SCO-3", [pools]),
    section("temps", "SCO-4", [
      {
        of: temps.place === null ? "temps" : String(temps.place),
        count: sheet.tempsCrossed,
        points: temps.points,
      },
    ]),
    section("estates", "SCO-5", sizes),
    section("extensions", "SCO-6", [
      penalty("extensions", extensionsCrossed, visibleValue(layout.extensions, extensionsCrossed)),
    ]),
    section("refusals", "SCO-6", [
      penalty("refusals", refusalsCrossed, visibleValue(layout.refusals, refusalsCrossed)),
    ]),
    section("roundabouts", "SCO-6", [
      penalty("roundabouts", roundaboutsCrossed, visibleValue(layout.roundabouts, roundaboutsCrossed)),
    ]),
    ...added,
  ];
  const estatesBySize = Array.from({ length: LARGEST_ESTATE }, (_, index) => countOfSize(estates, index + 1));
  return { sections, estatesBySize, total: sum(sections) };
}
