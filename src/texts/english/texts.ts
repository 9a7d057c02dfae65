import type { Texts } from "../texts.js";
import { textsFrom } from "../texts-from.js";
import type { Words } from "../words.js";
import { MOVES } from "./moves.js";
import { names } from "./names.js";
import { sentences } from "./sentences.js";
import { violations } from "./violations.js";

/** All words in English. */
export const english: Texts = /* @__PURE__ */ textsFrom(/* @__PURE__ */ englishWords());

/** Everything that English says. A function, so that a bundler can leave it out. */
export function englishWords(): Words {
  return { locale: "en", ...names(), ...sentences(), ...MOVES, violations: violations() };
}
