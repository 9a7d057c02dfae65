import { isRulesError } from "perfect-home-rules";
import { expect } from "vitest";
import { changed } from "../support/changed.js";
import { IS_THOROUGH } from "../support/thorough.js";

type Path = readonly string[];

/** Where a view has parts: nested ones too. */
function* pathsIn(part: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof part !== "object" || part === null) return;
  for (const [name, value] of Object.entries(part)) yield* pathsIn(value, [...path, name]);
}

/** How many parts of one list are tried, and of lists like it. */
const OF_A_LIST = IS_THOROUGH ? 3 : 1;

/** Those of all parts that tell each other apart: a list has more of the same. */
function* someOf(paths: Iterable<Path>): Generator<Path> {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const place = path.map((name) => (/^\d+$/.test(name) ? "*" : name)).join(".");
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    if (count <= OF_A_LIST) yield path;
  }
}

function partAt(view: object, path: Path): unknown {
  return path.reduce((part, name) => (part as Readonly<Record<string, unknown>>)[name], view as unknown);
}

const ELEMENT = "<script>alert(1)</script>";
const HOSTILE = [ELEMENT, 'x" onload="alert(1)', [ELEMENT], { markup: ELEMENT, height: 10, areas: [] }];
const INJECTED = /<script|" onload="/;

/** A part of which one field says what nobody knows, with markup beside it. */
function strangeOnes(part: unknown): object[] {
  if (typeof part !== "object" || part === null || Array.isArray(part)) return [];
  return Object.keys(part).map((name) => ({ ...part, markup: ELEMENT, [name]: "strange" }));
}

/** Where markup that a view has in the place of a part gets into its drawing. Whatever is no view is refused, or drawn as text. */
export function injectionsIn<View extends object>(view: View, draw: (view: View) => string): string[] {
  return Array.from(someOf(pathsIn(view))).flatMap((path) => {
    const place = path.join(".");
    return [...HOSTILE, ...strangeOnes(partAt(view, path))].flatMap((part) => {
      try {
        return INJECTED.test(draw(changed(view, place, part) as View)) ? [place] : [];
      } catch (error) {
        expect(isRulesError(error), `${place}: ${error}`).toBe(true);
        return [];
      }
    });
  });
}
