import { type Clause, clauses } from "perfect-home-rules/dream-home/rules";
import { tellRuling } from "../commands/report-rules.js";
import { hasWords, plainWords } from "../find-words.js";
import type { Teller } from "../language.js";
import { wrapped } from "../wording.js";

const ALL = Object.values<Clause>(clauses);

/** All that the catalogue of Dream Home has about a clause. */
function tellClause({ id, title, text, sources, rulings, page }: Clause, teller: Teller): string[] {
  const { words } = teller;
  return [
    ...wrapped("", `${id} ${title}`),
    ...wrapped("   ", page),
    ...wrapped("   ", `${words.codeAndTests}: docs/dream-home/trace.md#${id.toLowerCase()}`),
    ...wrapped("   ", sources.join("; ") || words.silent),
    ...wrapped("   ", text),
    ...rulings.flatMap((each) => tellRuling(each, "", teller)),
  ];
}

/** A clause in short: its title, what it says, and where it is written out. */
function tellBriefly({ id, title, text, page }: Clause): string[] {
  return [...wrapped("", `${id} ${title}`), ...wrapped("   ", text), ...wrapped("   ", page)];
}

/** The clauses of Dream Home that have some words in their titles; if none has, in their texts. */
function clausesAbout(wanted: readonly string[]): readonly Clause[] {
  const titled = ALL.filter(({ title }) => hasWords(title, wanted));
  return titled.length > 0 ? titled : ALL.filter(({ text }) => hasWords(text, wanted));
}

/** What the rules of Dream Home say about words, or in the clause that they name; `null` for nothing. */
export function tellDreamHomeRule(asked: string, teller: Teller): readonly string[] | null {
  const named = ALL.find(({ id }) => id === asked.toUpperCase());
  if (named !== undefined) return tellClause(named, teller);
  const wanted = plainWords(asked);
  const found = wanted.length === 0 ? [] : clausesAbout(wanted);
  return found.length === 0 ? null : found.flatMap(tellBriefly);
}

/** Whether some words name a clause of Dream Home. */
export function isDreamHomeClause(asked: string): boolean {
  return Object.hasOwn(clauses, asked.toUpperCase());
}
