// What the site's search finds beside pages and exports: the sections of the pages, and the words of the glossary.
import { readFileSync } from "node:fs";
import { DocumentReflection } from "typedoc";
import { importSource } from "./source.js";

const { glossaryWords, sectionsOf } = await importSource("scripts/site-parts.ts", "site-search-parts");

/** How much the words of the glossary count: they lead to what most look for. */
const WORDS_BOOST = 60;

/** Adds parts of pages to the index; `paths` has the pages, with their files without `.md`. A page itself has its beginning left. */
export function addParts(event, paths, router) {
  for (const [index, document] of [...event.searchResults.entries()]) {
    const path = paths.get(document);
    if (path === undefined) continue;
    const markdown = readFileSync(`${path}.md`, "utf8");
    event.searchFields[index] = { document: markdown.split(/^## /m)[0] };
    const words = path === "docs/glossary" ? glossaryWords(markdown) : [];
    for (const part of [...sectionsOf(markdown), ...words]) {
      const place = new DocumentReflection(part.title, document, [{ kind: "text", text: part.text }], {});
      place.relevanceBoost = words.includes(part) ? WORDS_BOOST : document.relevanceBoost;
      router.fullUrls.set(place, `${router.getFullUrl(document)}#${part.anchor}`);
      event.searchResults.push(place);
      event.searchFields.push({});
    }
  }
}
