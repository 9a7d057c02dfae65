import type { ClauseId } from "../clauses/catalogue.js";
import type { EditionRules } from "../data/editions.js";
import type { Track } from "../data/layout.js";
import { pointsOfAll } from "../input/sum.js";
import { completeEstates, countOfSize, type Estate, LARGEST_ESTATE } from "../sheet/estates.js";
import type { SheetContext } from "../sheet/sheet-context.js";
import { visibleValue } from "../sheet/tracks.js";
import type { ExpansionSection } from "../variants/expansions/types.js";
import { planItems, sectionOf } from "./section.js";
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
  | ExpansionSection;

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

/** A player's itemised score. */
export interface ScoreSheet {
  /** The sections that the sheet has. */
  readonly sections: readonly ScoreSection[];
  /** Number of complete estates of size 1, 2, … 6: those that score. TIE-2 */
  readonly estatesBySize: readonly number[];
  /** Number of complete estates in a tie: in 2023 those of 7 and more houses are among them. EST-1 TIE-1 */
  readonly completeEstates: number;
  /** Sum of all sections. */
  readonly total: number;
}

/** A section of one line that is subtracted; 0 stays 0. [SCO-6] */
function penalty(id: SectionId, track: Track, count: number): ScoreSection {
  const value = visibleValue(track, count);
  return sectionOf(id, "SCO-6", [{ of: id, count, points: value === 0 ? 0 : -value }]);
}

function plansOf({ sheet }: SheetContext): ScoreSection {
  return sectionOf("plans", "SCO-1", planItems(sheet.planPoints));
}

function parksOf({ sheet, layout }: SheetContext): ScoreSection {
  const items = layout.streets.map(({ parks }, index) => {
    const count = sheet.parksCrossed[index];
    return { of: String(index + 1), count, points: visibleValue(parks, count) };
  });
  return sectionOf("parks", "SCO-2", items); // [SCO-2]
}

function poolsOf({ sheet: { poolsCrossed: count }, layout }: SheetContext): ScoreSection {
  // [SCO-3]
  return sectionOf("pools", "SCO-3", [{ of: "pools", count, points: visibleValue(layout.pools, count) }]);
}

function tempsOf(
  { sheet: { tempsCrossed: count } }: SheetContext,
  { place, points }: TempPlace,
): ScoreSection {
  return sectionOf("temps", "SCO-4", [{ of: place === null ? "temps" : String(place), count, points }]);
}

function estatesOf({ sheet, layout }: SheetContext, estates: readonly Estate[]): ScoreSection {
  const items = layout.improvements.map((track, index) => {
    const count = countOfSize(estates, index + 1);
    const each = visibleValue(track, sheet.improvementsCrossed[index]);
    return { of: String(index + 1), count, points: count * each };
  });
  return sectionOf("estates", "SCO-5", items); // [SCO-5]
}

/**
 * Scores a sheet. Temps are compared by the caller, who knows the others; sections of an expansion come from there
 * too; the total is that of all sections. SCO-1 to SCO-6 [SCO-7]
 */
export function scoreOf(
  context: SheetContext,
  rules: EditionRules,
  place: (crossed: number) => TempPlace,
  added: readonly ScoreSection[],
): ScoreSheet {
  const { sheet, layout } = context;
  const { streets, pools, temps, improvements, extensions, refusals, roundabouts } = layout;
  const largest = rules.tieBreakBySize ? LARGEST_ESTATE : context.geometry.size;
  const estates = improvements.length > 0 ? completeEstates(sheet, context.geometry, largest) : [];
  // A sheet without the boxes of a section has no such section.
  const sections = [plansOf(context)];
  if (streets.some(({ parks }) => parks.length > 0)) sections.push(parksOf(context));
  if (pools.length > 0) sections.push(poolsOf(context));
  if (temps > 0) sections.push(tempsOf(context, place(sheet.tempsCrossed)));
  if (improvements.length > 0) sections.push(estatesOf(context, estates));
  if (extensions.length > 0) sections.push(penalty("extensions", extensions, sheet.extensionsCrossed));
  sections.push(penalty("refusals", refusals, sheet.refusalsCrossed));
  if (roundabouts.length > 0) sections.push(penalty("roundabouts", roundabouts, sheet.roundaboutsCrossed));
  sections.push(...added);
  const estatesBySize: number[] = [];
  for (let size = 1; size <= LARGEST_ESTATE; size++) estatesBySize.push(countOfSize(estates, size));
  return { sections, estatesBySize, completeEstates: estates.length, total: pointsOfAll(sections) };
}
