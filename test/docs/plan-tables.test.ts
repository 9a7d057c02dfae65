import { expect, test } from "vitest";
import { planSets } from "./plan-sets.js";
import { pages, RULES } from "./rule-pages.js";

const sets = planSets();
const known = new Set(sets.flatMap(({ plans }) => plans.map(({ id }) => id)));

/** The rows of the rule pages that are about one plan, with its id. */
const rows = pages
  .filter(({ file }) => file.startsWith(`${RULES}/`))
  .flatMap(({ file, text }) =>
    Array.from(text.matchAll(/^\| (?:[ABC] (?:\| )?)?`([a-z\d-]+)` \|.*\|$/gm), ([row, id]) => ({
      file,
      row,
      id,
    })),
  )
  .filter(({ id }) => known.has(id));

test("every plan that a rule page lists has its value and the level of that value in its row", () => {
  expect(rows.length).toBeGreaterThan(80);
  for (const { file, row, id } of rows) {
    const cards = sets.flatMap(({ plans }) => plans.filter((plan) => plan.id === id));
    const said = row.slice(2, -2).split(" | ");
    const [value = "", level = ""] = said.slice(-2);
    const values = cards.map(({ score }) => score.join(", then "));
    expect(values, `${file} ${id}`).toContain(value);
    const levels = cards
      .filter(({ score }) => score.join(", then ") === value)
      .map((card) => card.provenance);
    expect(
      levels.some((each) => level.includes(each)),
      `${file} ${id}: ${level}`,
    ).toBe(true);
  }
});

test("every plan card of the 2023 edition stands on a rule page", () => {
  const listed = new Set(rows.map(({ id }) => id));
  const cards = sets.filter(({ edition }) => edition === "collector-2023").flatMap(({ plans }) => plans);
  expect(cards.filter(({ id }) => !listed.has(id)).map(({ id }) => id)).toEqual([]);
});
