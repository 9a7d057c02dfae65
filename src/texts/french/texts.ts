import type { Texts } from "../texts.js";
import { textsFrom } from "../texts-from.js";
import { frenchWords } from "./words.js";

/** All words in French. */
export const french: Texts = /* @__PURE__ */ textsFrom(/* @__PURE__ */ frenchWords());
