import { posix } from "node:path";
import { clauses as ofDreamHome } from "perfect-home-rules/dream-home/rules";
import { type Clause, clauses, type Ruling } from "perfect-home-rules/rules";
import { describe, expect, test } from "vitest";
import { linksIn } from "./pages.js";
import { MARK, pageOf, pages, RULES, rulingsIn, sectionOf, sourceLine, withoutLinks } from "./rule-pages.js";

const RULINGS = `${RULES}/rulings.md`;
const INDEX = `${RULES}/index.md`;

const rulePages = pages.filter(({ file }) => file.startsWith(`${RULES}/`));
const all = Object.values<Clause>(clauses);
const cases = all.map((clause) => [clause.id, clause] as const);

/** The paragraph of a ruling as the page of its clause has it. */
function paragraphOf({ edition, convention, text, reason, otherReading }: Ruling, clause: Clause): string {
  const mark = `**Ruling**${convention ? " (convention)" : ""}${edition === clause.edition ? "" : ` [${edition}]`}`;
  return `${mark}: ${text} *Reason*: ${reason} *Other reading*: ${otherReading}`;
}

/** The rulings of all pages, chapter by chapter, with the lines that they have there. */
function gathered(): string {
  const parts: string[] = [];
  let chapter = "";
  for (const clause of all.filter(({ rulings }) => rulings.length > 0)) {
    const [file] = clause.page.split("#");
    if (file !== chapter)
      parts.push(`## [${pageOf(file).sections[0].heading}](${posix.relative(RULES, file)})`);
    chapter = file;
    parts.push(`### [${clause.id}](${posix.relative(RULES, clause.page)}): ${clause.title}`);
    parts.push(...sectionOf(clause).lines.filter((each) => each.includes(MARK)));
  }
  return `${parts.join("\n\n")}\n`;
}

describe("rule pages", () => {
  test.each(cases)(
    "%s has a section with its title, edition and source, and a link to its code and tests",
    (id, clause) => {
      const { heading, paragraphs } = sectionOf(clause);
      expect(heading).toBe(`${id}: ${clause.title}`);
      expect(paragraphs[0]).toBe(`${sourceLine(clause)} [Code and tests](trace.md#${id.toLowerCase()}).`);
      expect(paragraphs.length).toBeGreaterThan(1);
    },
  );

  test("there is no section of a clause that the catalogue lacks", () => {
    const found = rulePages.flatMap(({ file, sections }) =>
      sections.flatMap(({ anchor }) =>
        anchor !== null && /^[a-z]{3}-(?:\d+|x)$/.test(anchor) ? [`${file}#${anchor}`] : [],
      ),
    );
    expect(found.sort()).toEqual(all.map(({ page }) => page).sort());
  });

  test("every id that is mentioned is in the catalogue", () => {
    const known = [...all.map(({ id }) => id), ...Object.keys(ofDreamHome)] as readonly string[];
    const unknown = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?!UTF-)[A-Z]{3}-(?:\d+|X)\b/g)]
        .filter(([id]) => !known.includes(id))
        .map(([id]) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test("the page of each clause leads to the code and tests of its chapter", () => {
    const astray = all.filter(({ page }) => {
      const { sections, text } = pageOf(page.split("#")[0]);
      const words = sections[0].heading.toLowerCase().replaceAll(/[^\p{L}\p{N} -]/gu, "");
      return !linksIn(text).includes(`trace.md#${words.replaceAll(" ", "-")}`);
    });
    expect(
      astray.map(({ id }) => id),
      "clauses on a page without `[The code and the tests of these clauses](trace.md#halloween-hal)`, the anchor made of its title",
    ).toEqual([]);
  });

  test("the index lists every page", () => {
    const listed = linksIn(pageOf(INDEX).text).map((link) => posix.join(RULES, link));
    const files = rulePages.map(({ file }) => file).filter((file) => file !== INDEX);
    expect(files.filter((file) => !listed.includes(file))).toEqual([]);
  });

  test("the page of the first edition names every clause in which something is decided for it alone", () => {
    const section = pageOf(`${RULES}/first-edition.md`).sections.find(({ heading }) =>
      heading.startsWith("Where the editions differ"),
    );
    const said = section?.paragraphs.find((paragraph) => paragraph.startsWith("Every decision")) ?? "";
    const decided = all.filter(
      (clause) => clause.edition === "both" && clause.rulings.some(({ edition }) => edition === "2018"),
    );
    expect(Array.from(said.matchAll(/\[([A-Z]{3}-\d+)\]/g), ([, id]) => id)).toEqual(
      decided.map(({ id }) => id),
    );
  });
});

describe("rulings", () => {
  test.each(cases)("%s: its section has the rulings of the catalogue, word for word", (_id, clause) => {
    expect(rulingsIn(sectionOf(clause)).map(withoutLinks)).toEqual(
      clause.rulings.map((ruling) => paragraphOf(ruling, clause)),
    );
  });

  test("they are gathered word for word on one page, each with a link to its clause", async () => {
    const [beginning] = pageOf(RULINGS).text.split(/^(?=## )/m);
    await expect(beginning + gathered()).toMatchFileSnapshot(`../../${RULINGS}`);
  });

  test("none stands outside the section of a clause", () => {
    const wrong = rulePages
      .filter(({ file }) => file !== RULINGS && file !== INDEX)
      .flatMap(({ file, sections }) =>
        sections
          .filter((section) => section.anchor === null && rulingsIn(section).length > 0)
          .map(({ heading }) => `${file}: ${heading}`),
      );
    expect(wrong).toEqual([]);
  });
});
