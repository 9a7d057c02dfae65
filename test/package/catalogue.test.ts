import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { type Clause, clauses } from "perfect-home-rules/rules";
import { describe, expect, test } from "vitest";
import { filesIn, linksIn } from "../docs/pages.js";

/** What stands on a page under one heading. */
interface Section {
  /** The heading, without its anchor. */
  readonly heading: string;
  /** The anchor in the heading; `null` where there is none. */
  readonly anchor: string | null;
  /** The paragraphs, each on one line. */
  readonly paragraphs: readonly string[];
}

const RULES = "docs/rules";
const RULINGS = `${RULES}/rulings.md`;
const INDEX = `${RULES}/index.md`;
const MARK = "**Ruling**";

/** A page of the documentation. */
interface Page {
  readonly file: string;
  /** Its text without blocks of code. */
  readonly text: string;
  readonly sections: readonly Section[];
}

const pages = filesIn("docs", ".md").map(readPage);
const rulePages = pages.filter(({ file }) => file.startsWith(`${RULES}/`));
const all = Object.values<Clause>(clauses);
const cases = all.map((clause) => [clause.id, clause] as const);

describe("clause catalogue", () => {
  test("every clause knows its id", () => {
    expect(all.map(({ id }) => id)).toEqual(Object.keys(clauses));
  });

  test("what is printed nowhere is a ruling", () => {
    expect(all.filter(({ sources, hasRuling }) => sources.length === 0 && !hasRuling)).toEqual([]);
  });

  test("what belongs to one edition is not printed in a book of the other one", () => {
    const other = { "2018": "2023", "2023": "2018", both: "neither" };
    const wrong = all.filter(({ edition, sources }) =>
      sources.some(({ book }) => book.endsWith(other[edition])),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("it stays out of the main entry: code takes nothing but types from it", () => {
    const wrong = filesIn("src", ".ts")
      .filter((file) => !file.startsWith("src/clauses/"))
      .filter((file) => {
        const imports = readFileSync(file, "utf8").matchAll(/^(?:im|ex)port [^;]*? from "(.*?)";$/gm);
        return [...imports].some(
          ([line, from]) =>
            !/^\w+ type /.test(line) && /rules\/(catalogue|index|rule|.*-clauses)\.js$/.test(from),
        );
      });
    expect(wrong).toEqual([]);
  });
});

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
      sections.flatMap(({ anchor }) => (anchor === null ? [] : [`${file}#${anchor}`])),
    );
    expect(found.sort()).toEqual(all.map(({ page }) => page).sort());
  });

  test("every id that is mentioned is in the catalogue", () => {
    const known: readonly string[] = all.map(({ id }) => id);
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
    expect(astray.map(({ id }) => id)).toEqual([]);
  });

  test("the index lists every page", () => {
    const listed = linksIn(pageOf(INDEX).text).map((link) => posix.join(RULES, link));
    const files = rulePages.map(({ file }) => file).filter((file) => file !== INDEX);
    expect(files.filter((file) => !listed.includes(file))).toEqual([]);
  });
});

describe("rulings", () => {
  test.each(cases)("%s: its section marks a ruling just where the catalogue says so", (_id, clause) => {
    expect(rulingsIn(sectionOf(clause)).length > 0).toBe(clause.hasRuling);
  });

  test("each gives its reason and the other reading", () => {
    const bare = all.flatMap((clause) =>
      rulingsIn(sectionOf(clause)).filter(
        (ruling) => !ruling.includes("*Reason*: ") || !ruling.includes("*Other reading*: "),
      ),
    );
    expect(bare).toEqual([]);
  });

  test("they are gathered word for word on one page, each with a link to its clause", () => {
    const wanted = all
      .filter(({ hasRuling }) => hasRuling)
      .map((clause) => [
        `[${clause.id}](${posix.relative(RULES, clause.page)}): ${clause.title}`,
        ...rulingsIn(sectionOf(clause)),
      ]);
    const gathered = pageOf(RULINGS)
      .sections.filter((section) => rulingsIn(section).length > 0)
      .map(({ heading, paragraphs }) => [heading, ...paragraphs]);
    expect(gathered).toEqual(wanted);
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

function readPage(file: string): Page {
  const text = readFileSync(file, "utf8").replace(/^```.*?^```$/gms, "");
  return { file, text, sections: sectionsIn(text) };
}

function pageOf(file: string): Page {
  const page = pages.find((each) => each.file === file);
  if (page === undefined) throw new Error(`there is no page ${file}`);
  return page;
}

function sectionsIn(text: string): Section[] {
  return text
    .split(/^(?=#{1,6} )/m)
    .filter((part) => part.startsWith("#"))
    .map((part) => {
      const [line, ...paragraphs] = part
        .split(/\n\n+|(?<=^#.*)\n/)
        .map((each) => each.replaceAll(/\s+/g, " ").trim())
        .filter((each) => each !== "");
      const [, anchor = null, heading = ""] = /^#+ (?:<a id="(.*?)"><\/a>)?(.*)$/.exec(line) ?? [];
      return { heading, anchor, paragraphs };
    });
}

function sectionOf({ page }: Clause): Section {
  const [file, anchor] = page.split("#");
  const found = pageOf(file).sections.filter((section) => section.anchor === anchor);
  if (found.length !== 1) throw new Error(`${page} is there ${found.length} times`);
  return found[0];
}

/** The line below the heading of a clause: its edition, and its sources book by book. */
function sourceLine({ edition, sources }: Clause): string {
  const books = [...new Set(sources.map(({ book }) => book))];
  const printed = books.map((book) => {
    const chapters = sources.filter((source) => source.book === book).map(({ chapter }) => `*${chapter}*`);
    return `${book}, ${new Intl.ListFormat("en-GB").format(chapters)}`;
  });
  return `[${edition}] ${printed.join("; ") || "a ruling of this library"}.`;
}

function rulingsIn({ paragraphs }: Section): string[] {
  return paragraphs.filter((paragraph) => paragraph.includes(MARK));
}
