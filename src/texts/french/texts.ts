import type { Texts } from "../texts.js";
import { textsFrom } from "../texts-from.js";
import type { Words } from "../words.js";
import { MOVES } from "./moves.js";
import { names } from "./names.js";
import { sentences } from "./sentences.js";
import { violations } from "./violations.js";

/** All words in French. */
export const french: Texts = /* @__PURE__ */ textsFrom(/* @__PURE__ */ frenchWords());

/** Everything that French says. A function, so that a bundler can leave it out. */
export function frenchWords(): Words {
  return { locale: "fr", ...names(), ...sentences(), ...MOVES, violations: violations() };
}
