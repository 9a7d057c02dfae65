import { expect, test } from "vitest";
import { SHEETS } from "../../src/cli/option-values.js";
import { PLAYED, readsWell } from "./told.js";

test.each(SHEETS)("a game told reads well on the sheet %s in all modes", async (sheet) => {
  const kinds = PLAYED.filter(({ options }) => options.layout === sheet);
  expect(kinds.length).toBeGreaterThan(0);
  for (const [index, kind] of kinds.entries()) await readsWell(kind, index + 1);
});
