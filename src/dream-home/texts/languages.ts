import { english } from "./english.js";
import { french } from "./french.js";
import { italian } from "./italian.js";
import type { Texts } from "./texts.js";

/** The languages in which Dream Home is told. The list is frozen. */
export const LANGUAGES = /* @__PURE__ */ Object.freeze(["en", "fr", "it"] as const);

/** A language in which Dream Home is told. */
export type Language = (typeof LANGUAGES)[number];

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, fr: french, it: italian };

/**
 * All words about Dream Home in a language.
 *
 * @param language - a language, or a tag such as `navigator.language` that begins with one: `fr-CA` gets French. Anything
 * else gets English.
 * @example
 * ```ts
 * import { textsIn } from "perfect-home-rules/dream-home/texts";
 *
 * textsIn("en").room("living-room") // => "living room"
 * textsIn("it-IT").helper("roofer") // => "lattoniere"
 * textsIn("fr").count("point", 2) // => "2\u00a0points"
 * ```
 */
export function textsIn(language: string): Texts {
  const [primary] = typeof language === "string" ? language.split("-", 1) : [];
  return TEXTS[LANGUAGES.find((each) => each === primary) ?? "en"];
}
