import type { Command } from "@commander-js/extra-typings";
import { type Clause, type ClauseId, clauses, type Question, questions } from "perfect-home-rules/rules";
import type { Language } from "perfect-home-rules/texts";
import { CliError, EXIT_CODES, NOT_RIGHT } from "../exit.js";
import { tellerOf } from "../language.js";
import { languageOption } from "../options.js";
import type { Terminal } from "../terminal.js";
import { textOf, wrapped } from "../wording.js";
import { spokenIn, tellClause, tellFound, titleIn } from "./report-rules.js";

/** A text as words without accents and capitals, so that "égalité" is found by "egalite". */
function plainWords(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a text has all words, or longer ones that begin with them; a plural finds the singular too. */
function has(text: string, wanted: readonly string[]): boolean {
  const words = plainWords(text);
  return wanted.every((each) => {
    const stem = each.length > 3 ? each.replace(/[sx]$/, "") : each;
    return words.some((word) => word.startsWith(stem));
  });
}

/** The questions that words are about; if they are about none, those whose answers have them. */
function questionsAbout(wanted: readonly string[], language: Language): readonly Question[] {
  const about = questions.filter(({ question, words }) =>
    has(`${spokenIn(question, language)} ${spokenIn(words, language)}`, wanted),
  );
  if (about.length > 0) return about;
  return questions.filter(({ answers }) =>
    has(answers.map(({ text }) => spokenIn(text, language)).join(" "), wanted),
  );
}

/** The clauses behind the answers, and those whose title has the words. */
function clausesAbout(
  found: readonly Question[],
  wanted: readonly string[],
  language: Language,
): readonly Clause[] {
  const cited = new Set<ClauseId>(found.flatMap(({ answers }) => answers.flatMap((each) => each.clauses)));
  return Object.values<Clause>(clauses).filter(
    (clause) => cited.has(clause.id) || has(titleIn(clause, language), wanted),
  );
}

function clauseNamed(words: string): Clause | undefined {
  return Object.values<Clause>(clauses).find(({ id }) => id === words.toUpperCase());
}

function answerTo(words: string, language: Language): readonly string[] {
  const teller = tellerOf(language);
  const clause = clauseNamed(words);
  if (clause !== undefined) return tellClause(clause, language, teller);
  const wanted = plainWords(words);
  const found = wanted.length === 0 ? [] : questionsAbout(wanted, language);
  const about = wanted.length === 0 ? [] : clausesAbout(found, wanted, language);
  if (about.length === 0) throw new CliError(wrapped("", teller.words.nothingFound(words)), NOT_RIGHT);
  return tellFound({ found, about }, language, teller);
}

/** Adds the command `rule`: answers what is asked at a table, with the clauses behind it. */
export function addRule(program: Command, terminal: Terminal): void {
  program
    .command("rule")
    .description("answer a question about the rules, with the clauses (docs/rules/index.md) behind it")
    .argument("<word...>", "what it is about: bis, pool, tie, surveyor …; or a clause: NUM-2")
    .addOption(languageOption)
    .addHelpText("after", EXIT_CODES)
    .action((words, { language = "en" }) => terminal.out(textOf(answerTo(words.join(" "), language))));
}
