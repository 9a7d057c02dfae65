import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CARDS_2018, CARDS_2023, cardsOf, NINE_AND_THREE_QUARTERS } from "../../src/data/cards.js";
import { EDITION_IDS } from "../../src/data/ids.js";
import { OPPONENTS } from "../../src/data/opponents.js";
import type { PlanCard } from "../../src/data/plan-card.js";
import type { Provenance, ProvenanceLevel } from "../../src/data/provenance.js";
import { SPECIAL_CARDS } from "../../src/data/special-cards.js";
import { sheetsOfEdition } from "../../src/variants/printed-sheets.js";
import { planSets } from "./plan-sets.js";

const page = readFileSync("docs/provenance.md", "utf8");

/** The first cells of the rows below a heading, as plain text. */
function rowsBelow(heading: string, cells: number): string[][] {
  const section = page.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  return rows.slice(1).map((row) => row.slice(2).replaceAll("`", "").split(" | ").slice(0, cells));
}

function words({ level, note }: Provenance): string[] {
  return [level, note];
}

const LEVELS: readonly ProvenanceLevel[] = ["rulebook", "published", "inferred", "reconstructed"];
const MAX_NAMED = 4;

/** How the page names some cards of a set. */
function some(found: readonly PlanCard[], all: readonly PlanCard[]): string {
  if (found.length === all.length) return `all ${all.length} |`;
  return found.length > MAX_NAMED
    ? `${found.length} of ${all.length} |`
    : `${found.map(({ id }) => id).join(", ")} |`;
}

describe("page of provenance", () => {
  test("has the Construction cards with level and note", () => {
    expect(rowsBelow("Construction cards", 4)).toEqual([
      [`${cardsOf(CARDS_2018.cards).length} cards`, "first-2018", ...words(CARDS_2018.provenance)],
      [`${cardsOf(CARDS_2023.cards).length} cards`, "collector-2023", ...words(CARDS_2023.provenance)],
      ["three 9¾ cards", "collector-2023", ...words(NINE_AND_THREE_QUARTERS.provenance)],
    ]);
  });

  test("names every kind of special card", () => {
    const kinds = [...new Set(SPECIAL_CARDS.map(({ special }) => special))];
    const text = page.toLowerCase().replaceAll(/\s+/g, " ");
    expect(kinds.filter((kind) => !text.includes(`${kind} card`))).toEqual([]);
  });

  test("has every sheet with level and note", () => {
    const wanted = EDITION_IDS.flatMap((edition) =>
      sheetsOfEdition(edition).map(({ id, provenance }) => [id, edition, ...words(provenance)]),
    );
    expect(rowsBelow("Sheets", 4), "the table `Sheets` of docs/provenance.md, in order").toEqual(wanted);
  });

  test("has every plan with its level", () => {
    const wanted = planSets().flatMap(({ id, edition, plans }) =>
      LEVELS.flatMap((level) => {
        const found = plans.filter(({ provenance }) => provenance === level);
        return found.length === 0 ? [] : [[id, edition, level, some(found, plans)]];
      }),
    );
    expect(rowsBelow("City Plans", 4)).toEqual(wanted);
  });

  test("has every AAA Opponent card with level and note", () => {
    const wanted = OPPONENTS.map(({ id, level, provenance }) => [id, String(level), ...words(provenance)]);
    expect(rowsBelow("AAA Opponent cards", 4)).toEqual(wanted);
  });

  test("explains every level", () => {
    expect(rowsBelow("The levels", 1).flat()).toEqual([...LEVELS, "custom"]);
  });
});
