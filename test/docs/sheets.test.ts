import { describe, expect, test } from "vitest";
import { EDITION_IDS, type EditionId } from "../../src/data/ids.js";
import type { Layout } from "../../src/data/layout.js";
import { REVISITED_IDS } from "../../src/data/sheets.js";
import { sheetsOfEdition } from "../../src/variants/printed-sheets.js";
import { sheetRows } from "./sheet-rows.js";

const revisited: readonly string[] = REVISITED_IDS;

/** The sheets with a section of their own: the Revisited Classic sheets have that of Classic. */
function sheetsOn(edition: EditionId): readonly Layout[] {
  return sheetsOfEdition(edition).filter(({ id }) => !revisited.includes(id));
}

function sectionOf(layout: Layout, edition: EditionId): string {
  const { id, provenance } = layout;
  const year = edition.slice(-4);
  const drawn = layout.expansion?.id === "american-dream" ? [] : ["advanced"];
  return [
    `### \`${id}\` of ${year}`,
    "",
    `As a whole \`${provenance.level}\`: ${provenance.note}`,
    "",
    "| part | values | level |",
    "|---|---|---|",
    ...sheetRows(layout, edition).map((row) => `| ${row.join(" | ")} |`),
    "",
    "```sheet",
    `# The sheet ${id} of ${year} (${provenance.level})`,
    `sheet ${id}`,
    ...(edition === "first-2018" ? [`edition ${edition}`] : []),
    ...drawn,
    "draw tracks",
    "```",
    "",
  ].join("\n");
}

function editionOf(edition: EditionId): string {
  return [
    `## Sheets of edition \`${edition}\``,
    "",
    ...sheetsOn(edition).map((layout) => sectionOf(layout, edition)),
  ].join("\n");
}

const PAGE = `# The sheets, value by value

All that the library has on its sheets, written from its tables by a test, each value with its level; [data and provenance](provenance.md)
says what the levels mean and what they rest on. Houses count from the left, from 1. A track shows its first
value until a box is crossed; what scores is the first value that is not crossed ([ACT-3](rules/actions.md#act-3)).

The drawings are the library's own, of empty sheets with what it knows: they are not the printed ones. The six Revisited
Classic sheets are taken to be as \`classic\` of 2023 ([RVS-1](rules/blueprint-and-revisited.md#rvs-1), a ruling).

${EDITION_IDS.map(editionOf).join("\n")}`;

describe("the page of sheets", () => {
  test("lists every value of every sheet with its level, and draws it", async () => {
    await expect(PAGE).toMatchFileSnapshot("../../docs/sheets.md");
  });

  test("every row has a level, and the weakest is that of the sheet", () => {
    for (const edition of EDITION_IDS) {
      for (const layout of sheetsOn(edition)) {
        const rows = sheetRows(layout, edition);
        for (const [part, values, level] of rows) {
          expect(level, `${layout.id} ${part}`).toMatch(/rulebook|published|inferred|reconstructed/);
          expect(values, `${layout.id} ${part}`).not.toMatch(/undefined|NaN/);
          if (edition === "first-2018") expect(level, `${layout.id} ${part}`).toBe("published");
        }
        // A table has the level of its weakest part.
        expect(
          rows.some(([, , level]) => level.includes(layout.provenance.level)),
          layout.id,
        ).toBe(true);
        const worse = layout.provenance.level === "inferred" ? /reconstructed/ : /^$/;
        expect(rows.filter(([, , level]) => worse.test(level))).toEqual([]);
      }
    }
  });
});
