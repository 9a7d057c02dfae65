import { posix } from "node:path";
import { type Clause, type ClauseSource, clauses } from "perfect-home-rules/rules";
import { describe, expect, test } from "vitest";
import { linksIn } from "./pages.js";
import { pageOf, RULES } from "./rule-pages.js";

/** What the page says of one place in a book. */
interface Place {
  /** Book, chapter and headings. */
  readonly path: string;
  /** The items below. */
  readonly items: readonly string[];
}

const NOWHERE = "In no book";

const all = Object.values<Clause>(clauses);
const page = pageOf(`${RULES}/books.md`);

function placesOn(): Place[] {
  const [, ...books] = page.text.split(/^## /m);
  return books.flatMap((book) => {
    const [title] = book.split("\n");
    return book.split(/^#{3,4} /m).map((part, index) => {
      const [heading] = part.split("\n");
      const items = Array.from(part.matchAll(/^- (.*)$/gm), ([, item]) => item);
      return { path: index === 0 ? title : `${title} › ${heading}`, items };
    });
  });
}

const places = placesOn();

function pathOf({ book, chapter, headings }: ClauseSource): string {
  return [book, chapter, ...headings].join(" › ");
}

/** The pages of clauses, by the place in a book that prints them. */
const printed = new Map<string, Set<string>>();
for (const { sources, page: at } of all) {
  const found = [...(sources["2018"] ?? []), ...(sources["2023"] ?? [])];
  for (const path of found.length === 0 ? [NOWHERE] : found.map(pathOf)) {
    printed.set(path, (printed.get(path) ?? new Set()).add(at));
  }
}

/** The clauses that an item leads to. */
function clausesOf(item: string): string[] {
  const pointed = item.split(" → ")[1] ?? "";
  return linksIn(pointed).map((link) => posix.join(RULES, link));
}

describe("the books, sentence by sentence", () => {
  test("below each heading stand the clauses whose source it is, and no others", () => {
    const said = places
      .filter(({ items }) => items.some((item) => item.includes(" → ")))
      .map(({ path, items }) => [path, [...new Set(items.flatMap(clausesOf))].sort()]);
    const wanted = [...printed].map(([path, found]) => [path, [...found].sort()]);
    expect(
      Object.fromEntries(said),
      "a sentence of each book with `→` and the clause belongs into docs/rules/books.md; of no book: below `In no book`",
    ).toEqual(Object.fromEntries(wanted));
  });

  test("every clause appears", () => {
    const named = new Set(places.flatMap(({ items }) => items.flatMap(clausesOf)));
    expect(
      all.filter(({ page: at }) => !named.has(at)).map(({ id }) => id),
      "clauses that docs/rules/books.md does not name",
    ).toEqual([]);
  });

  test("every sentence has a clause, or is said to be no rule", () => {
    const open = places.flatMap(({ items }) =>
      items.filter((item) => clausesOf(item).length === 0 && !item.startsWith("*No rule*: ")),
    );
    expect(open).toEqual([]);
  });
});
