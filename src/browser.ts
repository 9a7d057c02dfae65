// What a page needs that is made without a bundler, in one file: an import map leads the entries to it.

export * from "./index.js";
export * from "./notation/index.js";
export * from "./session/index.js";
export * from "./svg/index.js";
export * from "./texts/index.js";
export * from "./view/index.js";
