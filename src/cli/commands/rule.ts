import type { Command } from "@commander-js/extra-typings";
import { type Clause, type ClauseId, clauses, type Question, questions } from "perfect-home-rules/rules";
import type { Language } from "perfect-home-rules/texts";
import { isDreamHomeClause, tellDreamHomeRule } from "../dream-home/tell-rules.js";
import { wordsIn } from "../dream-home/words.js";
import { CliError, EXIT_CODES, NOT_RIGHT } from "../exit.js";
import { hasWords, plainWords } from "../find-words.js";
import { type Teller, tellerOf } from "../language.js";
import { otherGameOption, playLanguageOption } from "../options.js";
import type { Terminal } from "../terminal.js";
import { textOf, wrapped } from "../wording.js";
import { spokenIn, tellClause, tellFound, titleIn } from "./report-rules.js";

/** The questions that words are about; if they are about none, those whose answers have them. */
function questionsAbout(wanted: readonly string[], language: Language): readonly Question[] {
  const about = questions.filter(({ question, words }) =>
    hasWords(`${spokenIn(question, language)} ${spokenIn(words, language)}`, wanted),
  );
  if (about.length > 0) return about;
  return questions.filter(({ answers }) =>
    hasWords(answers.map(({ text }) => spokenIn(text, language)).join(" "), wanted),
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
    (clause) => cited.has(clause.id) || hasWords(titleIn(clause, language), wanted),
  );
}

function clauseNamed(words: string): Clause | undefined {
  return Object.values<Clause>(clauses).find(({ id }) => id === words.toUpperCase());
}

function answerTo(words: string, language: Language, teller: Teller): readonly string[] | null {
  const clause = clauseNamed(words);
  if (clause !== undefined) return tellClause(clause, language, teller);
  const wanted = plainWords(words);
  const found = wanted.length === 0 ? [] : questionsAbout(wanted, language);
  const about = wanted.length === 0 ? [] : clausesAbout(found, wanted, language);
  return about.length === 0 ? null : tellFound({ found, about }, language, teller);
}

/** What was found, as text; `otherwise` says that it is nothing. */
function found(answer: readonly string[] | null, otherwise: string): string {
  if (answer === null) throw new CliError(wrapped("", otherwise), NOT_RIGHT);
  return textOf(answer);
}

/** Adds the command `rule`: answers what is asked at a table, with the clauses behind it. */
export function addRule(program: Command, terminal: Terminal): void {
  program
    .command("rule")
    .description("answer a question about the rules, with the clauses (docs/rules/index.md) behind it")
    .argument("<word...>", "what it is about: bis, pool, tie, surveyor …; or a clause: NUM-2, DRH-9")
    .addOption(otherGameOption("look in the rules of that game instead"))
    .addOption(playLanguageOption)
    .addHelpText("after", EXIT_CODES)
    .action((words, { game, language = "en" }, command) => {
      const asked = words.join(" ");
      if (game === "dream-home" || isDreamHomeClause(asked)) {
        const { nothingFound, inRules } = wordsIn(language);
        terminal.out(found(tellDreamHomeRule(asked, language), nothingFound(asked, inRules["dream-home"])));
      } else if (language === "it")
        command.error("error: option '--language it' goes with '--game dream-home' only");
      else {
        const teller = tellerOf(language);
        const { nothingFound, inRules, inDreamHome } = teller.words;
        const answer = answerTo(asked, language, teller);
        const isThere = answer === null && tellDreamHomeRule(asked, language) !== null;
        const otherwise = nothingFound(asked, inRules["perfect-home"]);
        terminal.out(found(answer, isThere ? `${otherwise} ${inDreamHome(asked)}` : otherwise));
      }
    });
}
