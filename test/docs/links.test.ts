import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, linksIn } from "./pages.js";

/** A page of the documentation. */
interface Page {
  readonly file: string;
  /** Its text without code. */
  readonly text: string;
}

const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...filesIn("docs", ".md")].map(readPage);

/** The documents of the site in their order. */
const { projectDocuments: inSite }: { readonly projectDocuments: readonly string[] } = JSON.parse(
  readFileSync("typedoc.json", "utf8"),
);

function readPage(file: string): Page {
  const text = readFileSync(file, "utf8").replaceAll(/^```.*?^```$/gms, "");
  return { file, text };
}

/** The anchor that GitHub makes of a heading. */
function slugOf(heading: string): string {
  const words = heading.replaceAll(/<[^>]*>/g, "").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

function anchorsOf({ text }: Page): string[] {
  const set = Array.from(text.matchAll(/<a id="([^"]+)">/g), ([, id]) => id);
  return [...set, ...Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading]) => slugOf(heading))];
}

function leadsSomewhere(from: Page, link: string): boolean {
  const [path, anchor] = link.split("#");
  const file = path === "" ? from.file : posix.join(posix.dirname(from.file), path);
  if (anchor === undefined) return existsSync(file);
  const page = pages.find((each) => each.file === file);
  return page !== undefined && anchorsOf(page).includes(anchor);
}

describe("documentation", () => {
  test.each(pages)("every relative link of $file leads to a file and an anchor that exist", (page) => {
    const links = linksIn(page.text).filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  test("no anchor of a page is set twice", () => {
    const twice = pages.flatMap((page) => {
      const anchors = anchorsOf(page);
      const again = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
      return again.map((anchor) => `${page.file}#${anchor}`);
    });
    expect(twice).toEqual([]);
  });

  test("every page stands in the navigation of the site", () => {
    const files = pages.map(({ file }) => file).filter((file) => file !== "README.md");
    expect(
      files.filter((file) => !inSite.includes(file)),
      "pages that `projectDocuments` of typedoc.json lacks",
    ).toEqual([]);
  });

  test("every page begins with its title, the only heading of the first level", () => {
    const wrong = pages.filter(({ text }) => !text.startsWith("# ") || text.split(/^# /m).length !== 2);
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test("every page can be reached from the front page", () => {
    const reached = new Set(["README.md"]);
    for (const file of reached) {
      const page = pages.find((each) => each.file === file);
      for (const link of page === undefined ? [] : linksIn(page.text)) {
        const [path] = link.split("#");
        if (path.endsWith(".md")) reached.add(posix.join(posix.dirname(file), path));
      }
    }
    expect(pages.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([]);
  });
});
