/** The colours of a drawing, each by the name of its custom property without `--phr-`. */
export interface Palette {
  /** Behind everything. */
  readonly paper: string;
  /** Texts, outlines, crosses. */
  readonly ink: string;
  /** Texts of less weight. */
  readonly soft: string;
  /** Outlines of boxes. */
  readonly line: string;
  /** Walls of houses, boxes, cards. */
  readonly wall: string;
  /** Roofs. */
  readonly roof: string;
  /** Roofs of houses used for a plan. */
  readonly used: string;
  /** Ground on which the houses stand. */
  readonly lawn: string;
  /** Roads: roundabouts, the ways of trucks and hordes. */
  readonly road: string;
  /** Water, and the sign of pools. */
  readonly water: string;
  /** Trees, and the sign of parks. */
  readonly leaf: string;
  /** Fences. */
  readonly wood: string;
  /** The value that counts, and what is reached. */
  readonly gold: string;
  /** What can be clicked, and what is right. */
  readonly go: string;
  /** What is crossed out, and what is wrong. */
  readonly no: string;
  /** What was done in this turn. */
  readonly fresh: string;
}

/** The colours by day. */
export const LIGHT: Palette = /* @__PURE__ */ Object.freeze({
  paper: "#fcf9f2",
  ink: "#22303c",
  soft: "#566370",
  line: "#78848e",
  wall: "#ffffff",
  roof: "#b9533c",
  used: "#46596a",
  lawn: "#e3efd6",
  road: "#d5dade",
  water: "#1f74ad",
  leaf: "#3c7a35",
  wood: "#7b4a1e",
  gold: "#ffe28a",
  go: "#00694c",
  no: "#b3261e",
  fresh: "#6a35b0",
});

/** The colours by night. */
export const DARK: Palette = /* @__PURE__ */ Object.freeze({
  paper: "#151b21",
  ink: "#eef2f5",
  soft: "#abb6c0",
  line: "#7d8b97",
  wall: "#242e37",
  roof: "#dd8068",
  used: "#a3b5c5",
  lawn: "#1d2c22",
  road: "#36424c",
  water: "#63b3e6",
  leaf: "#79c06f",
  wood: "#d2a06c",
  gold: "#6b5410",
  go: "#5fd3a9",
  no: "#ff9187",
  fresh: "#c9a6ff",
});
