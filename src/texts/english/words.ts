import type { Words } from "../words.js";
import { MOVES } from "./moves.js";
import { names } from "./names.js";
import { sentences } from "./sentences.js";
import { violations } from "./violations.js";

/** Everything that English says. A function, so that a bundler can leave it out. */
export function englishWords(): Words {
  return { locale: "en", ...names(), ...sentences(), ...MOVES, violations: violations() };
}
