import { english } from "./english/texts.js";
import { french } from "./french/texts.js";
import type { Texts } from "./texts.js";

/** The languages of the package. The list is frozen. */
export const LANGUAGES = /* @__PURE__ */ Object.freeze(["en", "fr"] as const);

/** A language of the package. */
export type Language = (typeof LANGUAGES)[number];

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, fr: french };

/**
 * All words in a language of the package.
 *
 * @param language - a language, or a tag such as `navigator.language` that begins with one: `fr-CA` gets French. Anything
 * else gets English.
 * @example
 * ```ts
 * const { plans } = createGame({ players: ["Ann"], seed: 1, plans: { A: "two-estates-of-4" } }).setup;
 * plans.map(textsIn("en").plan)[0] // => "2 complete estates of size 4"
 * plans.map(textsIn("fr-CA").plan)[0] // => "2 lotissements complets de taille 4"
 * ```
 */
export function textsIn(language: string): Texts {
  const [primary] = typeof language === "string" ? language.split("-", 1) : [];
  return TEXTS[LANGUAGES.find((each) => each === primary) ?? "en"];
}
