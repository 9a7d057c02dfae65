import "../../src/variants/expansions/register-all.js";
import type { EditionId } from "../../src/data/ids.js";
import type { Layout, Track } from "../../src/data/layout.js";
import type { ProvenanceLevel } from "../../src/data/provenance.js";
import { expansionRows, fromOne, type SheetRow } from "./expansion-rows.js";

/** The values that the text of the 2023 book prints, from the first on; of a Classic sheet also those of its examples. */
const PRINTED_2023 = { refusals: 3, roundabouts: 2 } as const;
const PRINTED_CLASSIC_2023 = { parks: 3, pools: 3, extensions: 3 } as const;

/** How far what all sheets have can be trusted: on a sheet of an expansion it is that of Classic. */
function basicLevel({ id }: Layout, edition: EditionId): ProvenanceLevel {
  if (edition === "first-2018") return "published";
  return id === "blueprint" ? "reconstructed" : "inferred";
}

/** A row for a track whose first values are printed. */
function trackRow(part: string, track: Track, level: ProvenanceLevel, printed = 0): SheetRow {
  if (printed === 0) return [part, track.join(", "), level];
  const rest = track.slice(printed);
  return [
    part,
    track.join(", "),
    rest.length === 0
      ? "rulebook"
      : `${track.slice(0, printed).join(", ")}: rulebook; ${rest.join(", ")}: ${level}`,
  ];
}

function streetRows({ streets }: Layout, level: ProvenanceLevel, isClassic2023: boolean): SheetRow[] {
  return streets.flatMap(({ houses, pools, parks }, index): SheetRow[] => {
    const street = `street ${index + 1}`;
    const rows: SheetRow[] = [[`${street}: houses`, String(houses), level]];
    if (pools.length > 0) rows.push([`${street}: houses with a pool`, fromOne(pools), level]);
    if (parks.length > 0)
      rows.push(trackRow(`${street}: parks`, parks, level, isClassic2023 ? PRINTED_CLASSIC_2023.parks : 0));
    return rows;
  });
}

/** The rows of a sheet: streets, tracks, and what an expansion prints on it. */
export function sheetRows(layout: Layout, edition: EditionId): readonly SheetRow[] {
  const level = basicLevel(layout, edition);
  const is2023 = edition === "collector-2023";
  const isClassic2023 = is2023 && layout.id === "classic";
  const printed = isClassic2023 ? PRINTED_CLASSIC_2023 : { pools: 0, extensions: 0 };
  const common = is2023 ? PRINTED_2023 : { refusals: 0, roundabouts: 0 };
  const isDream = layout.expansion?.id === "american-dream";
  const rows: SheetRow[] = isDream ? [] : [...streetRows(layout, level, isClassic2023)];
  if (layout.pools.length > 0) rows.push(trackRow("pools", layout.pools, level, printed.pools));
  if (layout.temps > 0) rows.push(["temps", `${layout.temps} boxes`, level]);
  layout.improvements.forEach((track, index) => {
    // An example of the book has the first two values of size 2.
    rows.push(trackRow(`estates of size ${index + 1}`, track, level, isClassic2023 && index === 1 ? 2 : 0));
  });
  if (layout.extensions.length > 0)
    rows.push(trackRow("extensions, subtracted", layout.extensions, level, printed.extensions));
  if (layout.roundabouts.length > 0)
    rows.push(trackRow("roundabouts, subtracted", layout.roundabouts, level, common.roundabouts));
  rows.push(trackRow("Permit Refusals, subtracted", layout.refusals, level, common.refusals));
  const known = is2023 ? rows : rows.map(([part, values]): SheetRow => [part, values, "published"]);
  return [...known, ...expansionRows(layout, edition)];
}
