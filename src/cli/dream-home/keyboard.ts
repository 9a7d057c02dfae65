import type { Texts } from "perfect-home-rules/dream-home/texts";
import { hasWords, plainWords } from "../find-words.js";
import type { Terminal } from "../terminal.js";
import { textOf, wrapped } from "../wording.js";

/** Whoever sits at the keyboard: what is entered, what is shown, and in which words. */
export interface Keyboard {
  readonly lines: AsyncIterator<string> | null;
  readonly terminal: Terminal;
  readonly texts: Texts;
}

/**
 * The choices that are meant by a number, from 1, or by words that they have; just those that have no other words, if there
 * are any.
 */
function choicesMeant(entered: string, names: readonly string[]): readonly number[] {
  if (/^\d+$/.test(entered)) return names[Number(entered) - 1] === undefined ? [] : [Number(entered) - 1];
  const wanted = plainWords(entered);
  const meant = [...names.keys()].filter((index) => wanted.length > 0 && hasWords(names[index], wanted));
  const whole = meant.filter((index) => plainWords(names[index]).length === wanted.length);
  return whole.length === 1 ? whole : meant;
}

/** Choices in lines, each with its number. */
function numbered(names: readonly string[], choices: readonly number[]): string[] {
  return choices.flatMap((index) => wrapped(`${String(index + 1).padStart(3)}  `, names[index]));
}

/** Asks until one of some things is chosen, or one of the words is entered; `null` where nothing more is entered. */
export async function askFor<W extends string>(
  { lines, terminal, texts }: Keyboard,
  asked: readonly string[],
  names: readonly string[],
  words: readonly W[],
): Promise<number | W | null> {
  terminal.out(textOf([...asked, ...numbered(names, [...names.keys()])]));
  while (true) {
    terminal.out("> ");
    const entered = await lines?.next();
    if (entered === undefined || entered.done === true || entered.value.trim() === "quit") return null;
    const said = entered.value.trim();
    const word = words.find((each) => each === said);
    if (word !== undefined) return word;
    const [choice, ...others] = choicesMeant(said, names);
    if (choice !== undefined && others.length === 0) return choice;
    const fitting = choice === undefined ? [] : [choice, ...others];
    const answer = texts.term(fitting.length === 0 ? "wrongNumber" : "severalAnswers");
    terminal.out(textOf([...wrapped("", answer), ...numbered(names, fitting)]));
  }
}
