// What some imports may cost, in kB of 1000 bytes as scripts/sizes.mjs measures them. A limit that has to rise is raised
// with a reason in the commit.

const MAIN = 'export * from "perfect-home-rules"';

export const limits = [
  {
    name: "isRulesError alone",
    text: 'export { isRulesError } from "perfect-home-rules"',
    limit: 1,
  },
  {
    name: "formatMove alone",
    text: 'export { formatMove } from "perfect-home-rules/notation"',
    limit: 4,
  },
  {
    name: "scoring sheets as text, without expansions",
    text: 'export { scoreSheets } from "perfect-home-rules/core"; export { parseSheet } from "perfect-home-rules/notation"',
    limit: 19.5,
  },
  {
    name: "playing without expansions",
    text: 'export { applyMove, createGame, legalMoves, scoreSheet } from "perfect-home-rules/core"',
    limit: 38.7,
  },
  {
    name: "the single file for pages without a bundler",
    text: 'export * from "./dist/perfect-home-rules.min.js"',
    limit: 122.2,
  },
  {
    name: "scoreSheet alone",
    text: 'export { scoreSheet } from "perfect-home-rules"',
    limit: 31,
  },
  {
    name: "main entry with dependencies",
    text: MAIN,
    limit: 74.4,
  },
  {
    name: "randomBot and askBot beside the main entry",
    text: 'export { askBot, randomBot } from "perfect-home-rules/bots"',
    beside: MAIN,
    limit: 2,
  },
  {
    name: "all bots beside the main entry",
    text: 'export * from "perfect-home-rules/bots"',
    beside: MAIN,
    limit: 49.9,
  },
  {
    name: "texts in English",
    text: 'export { english } from "perfect-home-rules/texts"',
    limit: 13.7,
  },
  {
    name: "texts in French",
    text: 'export { french } from "perfect-home-rules/texts"',
    limit: 14.4,
  },
  {
    name: "drawSheet beside the main entry",
    text: 'export { drawSheet } from "perfect-home-rules/svg"',
    limit: 12.5,
  },
  {
    name: "all drawings beside the main entry",
    text: 'export * from "perfect-home-rules/svg"',
    limit: 16.4,
  },
];
