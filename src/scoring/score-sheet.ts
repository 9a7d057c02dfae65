import type { Layout, Track } from "../data/layout.js";
import { PLAN_LETTERS } from "../data/plan-card.js";
import type { ClauseId } from "../rules/catalogue.js";
import { pointsOfAll } from "../rules/sum.js";
import type { Paper } from "../sheet/area.js";
import { completeEstates, countOfSize, type Estate, LARGEST_ESTATE } from "../sheet/estates.js";
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

function section(id: SectionId, clause: ClauseId, items: readonly ScoreItem[]): ScoreSection {
  return { section: id, clause, items, points: pointsOfAll(items) };
}

/** A section of one line that is subtracted; 0 stays 0. SCO-6 */
function penalty(id: SectionId, track: Track, count: number): ScoreSection {
  const value = visibleValue(track, count);
  return section(id, "SCO-6", [{ of: id, count, points: value === 0 ? 0 : -value }]);
}

function plansOf({ sheet }: Paper): ScoreSection {
  const items = PLAN_LETTERS.flatMap((of, slot) => {
    const points = sheet.planPoints[slot];
    return points === null ? [] : [{ of, count: 1, points }];
  });
  return section("plans", "SCO-1", items);
}

function parksOf({ sheet, layout }: Paper): ScoreSection {
  const items = layout.streets.map(({ parks }, index) => {
    const count = sheet.parksCrossed[index];
    return { of: String(index + 1), count, points: visibleValue(parks, count) };
  });
  return section("parks", "SCO-2", items);
}

function poolsOf({ sheet: { poolsCrossed: count }, layout }: Paper): ScoreSection {
  return section("pools", "SCO-3", [{ of: "pools", count, points: visibleValue(layout.pools, count) }]);
}

function tempsOf({ sheet: { tempsCrossed: count } }: Paper, { place, points }: TempPlace): ScoreSection {
  return section("temps", "SCO-4", [{ of: place === null ? "temps" : String(place), count, points }]);
}

function estatesOf({ sheet, layout }: Paper, estates: readonly Estate[]): ScoreSection {
  const items = layout.improvements.map((track, index) => {
    const count = countOfSize(estates, index + 1);
    const each = visibleValue(track, sheet.improvementsCrossed[index]);
    return { of: String(index + 1), count, points: count * each };
  });
  return section("estates", "SCO-5", items);
}

/** Whether a sheet has the section: one without its boxes has not. */
function isOnSheet(
  { streets, pools, temps, improvements, extensions, roundabouts }: Layout,
  id: SectionId,
): boolean {
  switch (id) {
    case "parks":
      return streets.some(({ parks }) => parks.length > 0);
    case "pools":
      return pools.length > 0;
    case "temps":
      return temps > 0;
    case "estates":
      return improvements.length > 0;
    case "extensions":
      return extensions.length > 0;
    case "roundabouts":
      return roundabouts.length > 0;
    default:
      return true;
  }
}

/**
 * Scores a sheet. Temps are compared by the caller, who knows the others; sections of an expansion come from there
 * too. SCO-1 to SCO-6
 */
export function scoreOf(
  paper: Paper,
  place: (crossed: number) => TempPlace,
  added: readonly ScoreSection[],
): ScoreSheet {
  const { sheet, layout } = paper;
  const estates = layout.improvements.length > 0 ? completeEstates(sheet, paper.ground) : [];
  const basic = [
    plansOf(paper),
    parksOf(paper),
    poolsOf(paper),
    tempsOf(paper, place(sheet.tempsCrossed)),
    estatesOf(paper, estates),
    penalty("extensions", layout.extensions, sheet.extensionsCrossed),
    penalty("refusals", layout.refusals, sheet.refusalsCrossed),
    penalty("roundabouts", layout.roundabouts, sheet.roundaboutsCrossed),
  ];
  const sections = [...basic.filter((each) => isOnSheet(layout, each.section)), ...added];
  const estatesBySize = Array.from({ length: LARGEST_ESTATE }, (_, index) => countOfSize(estates, index + 1));
  return { sections, estatesBySize, total: pointsOfAll(sections) };
}
