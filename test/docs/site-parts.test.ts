import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { glossaryWords, sectionsOf, stepsOfMoves, withLabelledCells } from "../../scripts/site-parts.js";
import { filesIn } from "./pages.js";

function page(name: string): string {
  return readFileSync(`docs/${name}.md`, "utf8");
}

test("the search has a section for each heading, with its anchor", () => {
  const text =
    "# Page\n\n## One `word`\n\nfirst\n\n```sh\n## no heading\n```\n\n## Two\n\n### Two\n\n[second](x.md)\n";
  expect(sectionsOf(text).map(({ title, anchor }) => [title, anchor])).toEqual([
    ["One word", "one"],
    ["Two", "two"],
    ["Two", "two-1"],
  ]);
  expect(sectionsOf(text)[2]?.text).toBe("second");
});

test.each(["multiplayer", "undo", "hint", "bis", "translate"])(
  "the search finds %s in the glossary",
  (word) => {
    expect(glossaryWords(page("glossary")).filter(({ title }) => title.startsWith(`${word}:`))).not.toEqual(
      [],
    );
  },
);

test("a cell says what its column is", () => {
  const row = (cell: string, ...cells: string[]) =>
    `<tr>${cells.map((each) => `<${cell}>${each}</${cell}>`).join("")}</tr>`;
  const html = `<table><thead>${row("th", "step", "<code>moves</code>")}</thead><tbody>${row("td", "a", "b")}</tbody></table>`;
  const cells = '<tr id="row-1"><td data-label="step">a</td><td data-label="moves">b</td></tr>';
  expect(withLabelledCells(html)).toContain(`<tbody>${cells}</tbody>`);
});

test("the guide names a step for every type of move", () => {
  const steps = stepsOfMoves(page("concepts"));
  const types = filesIn("src", ".ts").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/extends MoveOf<"(\w+)">/g), ([, type]) => type),
  );
  const onPaper = ["declare", "declareEnd"]; // of `variants/paper`, which are no moves at a table
  expect(types.filter((type) => !steps.has(type ?? "") && !onPaper.includes(type ?? ""))).toEqual([]);
  expect(steps.get("roundabout")).toBe("choose");
  expect(steps.get("barricade")).toBe("act");
});
