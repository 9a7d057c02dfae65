import type { Counted } from "../words.js";

/** A noun with its number. */
export function noun(one: string, other = `${one}s`): Counted {
  return { one: `# ${one}`, other: `# ${other}` };
}
