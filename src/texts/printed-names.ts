import type { ExpansionId } from "perfect-home-rules";
import type { Artist, Named, Pack, Words } from "./words.js";

const PACK = "-2019";
const ON_PAPER = "paper-";

/** Printed sheets that are called after their artist. */
const ARTISTS: Readonly<Record<Artist, string>> = {
  "christine-alcouffe": "Christine Alcouffe",
  "maud-charmel": "Maud Charmel",
  "vincent-dutrait": "Vincent Dutrait",
  "ryan-goldsberry": "Ryan Goldsberry",
  "weberson-santiago": "Weberson Santiago",
  "beth-sobel": "Beth Sobel",
};

const OPPONENTS: Readonly<Record<Named, string>> = { sam: "Sam", irene: "Irene", ann: "Ann", alan: "Alan" };

type Names = Readonly<Partial<Record<string, string>>>;

function nameIn(names: Names, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

function isPack(id: string): id is Pack {
  return id.endsWith(PACK);
}

/** The name of a sheet; the id itself of one that a caller has made. */
export function layoutName(id: string, words: Words): string {
  if (id.startsWith(ON_PAPER)) return words.onPaper(layoutName(id.slice(ON_PAPER.length), words));
  const artist = nameIn(ARTISTS, id);
  if (artist !== undefined) return words.revisited(artist);
  const basic = nameIn(words.layouts, id) ?? nameIn(words.expansions, id);
  if (basic !== undefined || !isPack(id)) return basic ?? id;
  const expansion = nameIn(words.expansions, id.slice(0, -PACK.length) as ExpansionId);
  return expansion === undefined ? id : words.pack(expansion);
}

/** The name of an opponent; the id itself of one that a caller has made. */
export function opponentName(id: string, words: Words): string {
  return nameIn(OPPONENTS, id) ?? nameIn(words.opponents, id) ?? id;
}
