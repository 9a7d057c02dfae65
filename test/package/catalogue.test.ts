import { readFileSync } from "node:fs";
import { type Book, type BookEdition, type Clause, clauses } from "perfect-home-rules/rules";
import { describe, expect, test } from "vitest";
import { filesIn } from "../docs/pages.js";

const all = Object.values<Clause>(clauses);

const BOOKS: Readonly<Record<BookEdition, readonly Book[]>> = {
  "2018": ["English rulebook 2018", "Packs of 2019"],
  "2023": ["English rulebook 2023", "French rulebook 2023", "French expansion rulebook 2023"],
};
const EDITIONS = ["2018", "2023"] as const;

describe("clause catalogue", () => {
  test("every clause knows its id", () => {
    expect(all.map(({ id }) => id)).toEqual(Object.keys(clauses));
  });

  test("where the books of an edition are silent, a ruling says what is played in it", () => {
    const unmarked = all.flatMap(({ id, sources, rulings }) => {
      const ruled = rulings.map(({ edition }) => edition);
      return EDITIONS.filter((year) => sources[year]?.length === 0)
        .filter((year) => !ruled.includes(year) && !ruled.includes("both"))
        .map((year) => `${id} [${year}]`);
    });
    expect(unmarked).toEqual([]);
  });

  test("a clause has sources for its editions and no others, each in a book of that edition", () => {
    for (const { id, edition, sources } of all) {
      const belonging = EDITIONS.filter((year) => sources[year] !== null);
      expect(belonging, id).toEqual(edition === "both" ? EDITIONS : [edition]);
      for (const year of belonging) {
        expect(
          sources[year]?.filter(({ book }) => !BOOKS[year].includes(book)),
          id,
        ).toEqual([]);
      }
    }
  });

  test("each source is named once, and in long chapters with its step or heading", () => {
    for (const { id, sources } of all) {
      const places = EDITIONS.flatMap((year) => sources[year] ?? []);
      expect(new Set(places.map((place) => JSON.stringify(place))).size, id).toBe(places.length);
      const vague = places.filter(
        ({ chapter, headings }) => /^(?:Game Round|Effects)$/.test(chapter) && headings.length === 0,
      );
      // That a round has five steps is what the chapter as a whole says.
      expect(vague, id).toHaveLength(id === "RND-1" ? 1 : 0);
    }
  });

  test("a ruling is for an edition of its clause, or for both", () => {
    const astray = all.flatMap(({ id, edition, rulings }) =>
      rulings.filter((ruling) => edition !== "both" && ruling.edition !== edition).map(() => id),
    );
    expect(astray).toEqual([]);
  });

  test("it stays out of the main entry: code takes nothing but types from it", () => {
    const inMain =
      /^\w+ type |from "(?:[^"]*\/clauses\/(?:violation(?:-kinds|-details)?|(?:input|move|play|sheet)-kinds)\.js|(?!.*\/clauses\/)[^"]*)"/;
    const wrong = filesIn("src", ".ts")
      .filter((file) => !file.startsWith("src/clauses/"))
      .flatMap((file) =>
        Array.from(
          readFileSync(file, "utf8").matchAll(/^(?:im|ex)port [^;]*? from ".*?";$/gm),
          ([line]) => `${file}: ${line.replaceAll(/\s+/g, " ")}`,
        ),
      )
      .filter((line) => !inMain.test(line.slice(line.indexOf(": ") + 2)));
    expect(wrong).toEqual([]);
  });
});
