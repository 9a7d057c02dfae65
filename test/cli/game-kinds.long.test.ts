import { LAYOUT_IDS } from "perfect-home-rules";
import { expect, test } from "vitest";

import { PLAYED, readsWell } from "./told.js";

test.each(LAYOUT_IDS)("a game told reads well on the sheet %s in all modes", async (sheet) => {
  const kinds = PLAYED.filter(({ options }) => options.layout === sheet);
  expect(kinds.length).toBeGreaterThan(0);
  for (const [index, kind] of kinds.entries()) {
    await readsWell(kind, index + 1);
    await readsWell(kind, index + 1, "fr");
  }
});
