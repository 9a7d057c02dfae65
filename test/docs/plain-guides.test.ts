import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentsFor, guidesAsText, type SitePage } from "../../scripts/plain-guides.js";

const pages = readdirSync("docs")
  .filter((file) => file.endsWith(".md"))
  .map((file): SitePage => {
    const name = file.replace(".md", "");
    return { path: `docs/${name}`, url: `documents/${name}.html`, group: "Guides" };
  });

test("llms.txt leads to every page, with its title and a sentence", () => {
  const lines = contentsFor(pages).split("\n");
  expect(lines[0]).toBe("# perfect-home-rules");
  for (const { path, url } of pages) {
    const title = /^# (.+)$/m.exec(readFileSync(`${path}.md`, "utf8"))?.[1];
    expect(lines.filter((line) => line.startsWith(`- [${title}](${url}): `))).toHaveLength(1);
  }
  expect(lines.filter((line) => /^- .*: ?$/.test(line))).toEqual([]);
});

test("llms-full.txt has the text of all guides and no mark of the site", () => {
  const text = guidesAsText(pages);
  for (const { path } of pages) {
    const headings = readFileSync(`${path}.md`, "utf8").match(/^#+ .+$/gm) ?? [];
    for (const heading of headings) expect(text).toContain(heading);
  }
  expect(text).not.toContain("<a id=");
});
