import type { Texts } from "../texts.js";
import { textsFrom } from "../texts-from.js";
import { englishWords } from "./words.js";

/** All words in English. */
export const english: Texts = /* @__PURE__ */ textsFrom(/* @__PURE__ */ englishWords());
