import { type Clause, clauses, frenchTitles, italianTitles } from "perfect-home-rules/dream-home/rules";
import type { Language } from "perfect-home-rules/dream-home/texts";
import { tellRuling } from "../commands/report-rules.js";
import { hasWords, plainWords } from "../find-words.js";
import { wrapped } from "../wording.js";
import { wordsIn } from "./words.js";

const ALL = Object.values<Clause>(clauses);
const TITLES: Readonly<Partial<Record<Language, typeof frenchTitles>>> = {
  fr: frenchTitles,
  it: italianTitles,
};

/** What a clause is called in a language. */
function titleIn({ id, title }: Clause, language: Language): string {
  return TITLES[language]?.[id] ?? title;
}

/** All that the catalogue of Dream Home has about a clause; but for its title in English. */
function tellClause(clause: Clause, language: Language): string[] {
  const { id, text, sources, rulings, page } = clause;
  const words = wordsIn(language);
  return [
    ...wrapped("", `${id} ${titleIn(clause, language)}`),
    ...wrapped("   ", page),
    ...wrapped("   ", `${words.codeAndTests}: docs/dream-home/trace.md#${id.toLowerCase()}`),
    ...wrapped("   ", sources.join("; ") || words.silent),
    ...wrapped("   ", text),
    ...rulings.flatMap((each) => tellRuling(each, "", words)),
  ];
}

/** A clause in short: its title, what it says, and where it is written out. */
function tellBriefly(clause: Clause, language: Language): string[] {
  const { id, text, page } = clause;
  return [
    ...wrapped("", `${id} ${titleIn(clause, language)}`),
    ...wrapped("   ", text),
    ...wrapped("   ", page),
  ];
}

/** The clauses of Dream Home that have some words in their titles; if none has, in their texts. */
function clausesAbout(wanted: readonly string[], language: Language): readonly Clause[] {
  const titled = ALL.filter((clause) => hasWords(titleIn(clause, language), wanted));
  return titled.length > 0 ? titled : ALL.filter(({ text }) => hasWords(text, wanted));
}

/** What the rules of Dream Home say about words, or in the clause that they name; `null` for nothing. */
export function tellDreamHomeRule(asked: string, language: Language): readonly string[] | null {
  const named = ALL.find(({ id }) => id === asked.toUpperCase());
  if (named !== undefined) return tellClause(named, language);
  const wanted = plainWords(asked);
  const found = wanted.length === 0 ? [] : clausesAbout(wanted, language);
  return found.length === 0 ? null : found.flatMap((each) => tellBriefly(each, language));
}

/** Whether some words name a clause of Dream Home. */
export function isDreamHomeClause(asked: string): boolean {
  return Object.hasOwn(clauses, asked.toUpperCase());
}
