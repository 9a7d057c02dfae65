import { readFileSync } from "node:fs";
import type { Clause, ClauseSource } from "perfect-home-rules/rules";
import { filesIn } from "./pages.js";

/** What stands on a page under one heading. */
export interface Section {
  /** The heading, without its anchor. */
  readonly heading: string;
  /** The anchor in the heading; `null` for none. */
  readonly anchor: string | null;
  /** The paragraphs, each on one line. */
  readonly paragraphs: readonly string[];
  /** The paragraphs with their lines. */
  readonly lines: readonly string[];
}

/** A page of the documentation. */
export interface RulePage {
  readonly file: string;
  /** Its text without blocks of code. */
  readonly text: string;
  readonly sections: readonly Section[];
}

/** The folder of the rule pages. */
export const RULES = "docs/rules";

/** What marks a paragraph as a ruling. */
export const MARK = "**Ruling**";

/** All pages of the documentation. */
export const pages: readonly RulePage[] = filesIn("docs", ".md").map((file) => {
  const text = readFileSync(file, "utf8").replace(/^```.*?^```$/gms, "");
  return { file, text, sections: sectionsIn(text) };
});

/** The page of a file. */
export function pageOf(file: string): RulePage {
  const page = pages.find((each) => each.file === file);
  if (page === undefined) throw new Error(`there is no page ${file}`);
  return page;
}

function sectionsIn(text: string): Section[] {
  return text
    .split(/^(?=#{1,6} )/m)
    .filter((part) => part.startsWith("#"))
    .map((part) => {
      const [line, ...lines] = part
        .split(/\n\n+|(?<=^#.*)\n/)
        .map((each) => each.trim())
        .filter((each) => each !== "");
      const paragraphs = lines.map((each) => each.replaceAll(/\s+/g, " "));
      const [, anchor = null, heading = ""] = /^#+ (?:<a id="(.*?)"><\/a>)?(.*)$/.exec(line) ?? [];
      return { heading, anchor, paragraphs, lines };
    });
}

/** The section of a clause. */
export function sectionOf({ page }: Clause): Section {
  const [file, anchor] = page.split("#");
  const found = pageOf(file).sections.filter((section) => section.anchor === anchor);
  if (found.length !== 1) throw new Error(`${page} is there ${found.length} times`);
  return found[0];
}

/** The paragraphs of a section that are rulings. */
export function rulingsIn({ paragraphs }: Section): string[] {
  return paragraphs.filter((paragraph) => paragraph.includes(MARK));
}

/** A text without the addresses of its links. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)\s]*\)/g, "$1");
}

const LIST = new Intl.ListFormat("en-GB");

function bookLine(sources: readonly ClauseSource[]): string {
  const [{ book }] = sources;
  const places = sources.map(({ chapter, headings }) => `*${[chapter, ...headings].join(" › ")}*`);
  return `${book.replace(/ (?:2018|2023)$/, "")}, ${LIST.format(places)}`;
}

function printedIn(sources: readonly ClauseSource[]): string {
  const books = [...new Set(sources.map(({ book }) => book))];
  const lines = books.map((book) => bookLine(sources.filter((source) => source.book === book)));
  return lines.join("; ") || "silent";
}

/** The line below the heading of a clause: its edition, and its sources in each book of it. */
export function sourceLine({ edition, sources }: Clause): string {
  if (edition !== "both") return `[${edition}] ${printedIn(sources[edition] ?? [])}.`;
  return `[both] 2018: ${printedIn(sources["2018"] ?? [])}. 2023: ${printedIn(sources["2023"] ?? [])}.`;
}
