import { readFileSync } from "node:fs";
import { type Clause, clauses } from "perfect-home-rules/rules";
import { expect, test } from "vitest";
import { violationKinds } from "../../src/clauses/violation-kinds.js";
import { blocksIn } from "./sheet-block.js";

/** Codes with which something is refused that is drawn on a sheet. */
const DRAWN =
  /^(?:write|fence|improve|park|pool|temp|extend|roundabout|permit-refusal|eggs|tier|bonus|poolBonus|parkBonus|barricade|infiltrate)\./;

/** The text of a clause on its page. */
function sectionOf({ page }: Clause): string {
  const [file, anchor] = page.split("#");
  const sections = readFileSync(file, "utf8").split(/^(?=#{2,6} )/m);
  return sections.find((section) => section.includes(`<a id="${anchor}">`)) ?? "";
}

test("each clause because of which a mark on the sheet is refused has a drawn example that shows the refusal", () => {
  const cited = new Set(
    Object.entries(violationKinds)
      .filter(([code]) => DRAWN.test(code))
      .flatMap(([, { clause, otherwise }]) => [clause, ...otherwise]),
  );
  const bare = [...cited].filter((id) => {
    if (id === null) return false;
    const blocks = blocksIn(sectionOf(clauses[id]));
    return !blocks.some(({ text }) => text.includes("\nillegal "));
  });
  expect(bare).toEqual([]);
});
