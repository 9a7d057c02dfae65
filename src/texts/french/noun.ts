import type { Counted } from "../words.js";

/** Words in the plural, of which each takes an s. */
export function plural(words: string): string {
  return words.replaceAll(/(?= |$)/g, "s");
}

/** A noun with its number. */
export function noun(one: string, other = plural(one)): Counted {
  return { one: `# ${one}`, other: `# ${other}` };
}
