import {
  type Answer,
  type Clause,
  type ClauseSource,
  frenchTitles,
  type Question,
  type Ruling,
  type Spoken,
} from "perfect-home-rules/rules";
import type { Language } from "perfect-home-rules/texts";
import type { Teller, ToolWords } from "../language.js";
import { heading, wrapped } from "../wording.js";

const TITLES: Readonly<Partial<Record<Language, typeof frenchTitles>>> = { fr: frenchTitles };

/** What is said of the rules of a game that may be Dream Home. */
export interface RuleWords
  extends Pick<ToolWords, "codeAndTests" | "nothingFound" | "otherReading" | "reason" | "ruling" | "silent"> {
  /** Words and a clause that they have. */
  readonly inRules: Pick<ToolWords["inRules"], "dream-home">;
}

/** What a clause is called in a language; its English title where there is no other. */
export function titleIn({ id, title }: Clause, language: Language): string {
  return TITLES[language]?.[id] ?? title;
}

/** A text about the rules in a language; in English where there is no other. */
export function spokenIn(text: Spoken, language: Language): string {
  const texts: Readonly<Partial<Record<Language, string>>> = text;
  return texts[language] ?? text.en;
}

function tellAnswer({ edition, text, clauses }: Answer, language: Language): string[] {
  const mark = edition === "both" ? "" : `[${edition}] `;
  return wrapped("   ", `${mark}${spokenIn(text, language)} (${clauses.join(", ")})`);
}

function tellQuestion({ question, answers }: Question, language: Language): string[] {
  return [
    ...wrapped("", spokenIn(question, language)),
    ...answers.flatMap((each) => tellAnswer(each, language)),
    "",
  ];
}

function markOf({ edition }: Ruling, clause: Clause): string {
  return edition === clause.edition ? "" : ` [${edition}]`;
}

/** A clause in short: its title, what is decided in it, and where it is written out. */
function tellBriefly(clause: Clause, language: Language, { words }: Teller): string[] {
  const { id, edition, rulings, page } = clause;
  return [
    ...wrapped("   ", `${id} [${edition}] ${titleIn(clause, language)}`),
    ...rulings.flatMap((ruling) =>
      wrapped("      ", `${words.ruling}${markOf(ruling, clause)}: ${ruling.text}`),
    ),
    ...wrapped("      ", page),
  ];
}

/** What was found for some words: questions with their answers, then clauses. */
export function tellFound(
  { found, about }: { readonly found: readonly Question[]; readonly about: readonly Clause[] },
  language: Language,
  teller: Teller,
): readonly string[] {
  return [
    ...found.flatMap((each) => tellQuestion(each, language)),
    heading(teller.words.clauses),
    ...about.flatMap((clause) => tellBriefly(clause, language, teller)),
  ];
}

function placeOf({ book, chapter, headings }: ClauseSource): string {
  return `${book}, ${[chapter, ...headings].join(" › ")}`;
}

function tellSources({ sources }: Clause, { words }: Teller): string[] {
  return (["2018", "2023"] as const).flatMap((year) => {
    const printed = sources[year];
    if (printed === null) return [];
    return wrapped(`   ${year}: `, printed.map(placeOf).join("; ") || words.silent);
  });
}

/** A ruling of either game; `mark` says where it holds, if that is not everywhere. */
export function tellRuling(
  { text, reason, otherReading }: Pick<Ruling, "text" | "reason" | "otherReading">,
  mark: string,
  words: Pick<RuleWords, "otherReading" | "reason" | "ruling">,
): string[] {
  return [
    "",
    ...wrapped("   ", `${words.ruling}${mark}: ${text}`),
    ...wrapped("   ", `${words.reason}: ${reason}`),
    ...wrapped("   ", `${words.otherReading}: ${otherReading}`),
  ];
}

/** All that the catalogue has about a clause. */
export function tellClause(clause: Clause, language: Language, teller: Teller): readonly string[] {
  const { id, edition, rulings, page } = clause;
  return [
    ...wrapped("", `${id} [${edition}] ${titleIn(clause, language)}`),
    ...wrapped("   ", page),
    ...wrapped("   ", `${teller.words.codeAndTests}: docs/rules/trace.md#${id.toLowerCase()}`),
    ...tellSources(clause, teller),
    ...rulings.flatMap((ruling) => tellRuling(ruling, markOf(ruling, clause), teller.words)),
  ];
}
