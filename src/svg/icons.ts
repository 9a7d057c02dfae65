import type { Action } from "perfect-home-rules";
import type { TrackId } from "perfect-home-rules/texts";
import { circle, path } from "./markup.js";
import { CROSS } from "./style.js";

/** A sign in a square of 12 by 12 units, whose upper left corner is at the point. */
export type Icon = (x: number, y: number) => string;

const fence: Icon = (x, y) =>
  path("fwood", x, y, "M1 12V3l1.5-2L4 3v9zM4.8 12V3l1.5-2 1.4 2v9zM8.5 12V3L10 1l1.5 2v9z") +
  path("lwood", x, y, "M.7 5.2H11.6M.7 9H11.6");

const improvement: Icon = (x, y) => path("fgold link", x, y, "M6 .6L11.4 6H8.6v5.4H3.4V6H.6z");

const park: Icon = (x, y) => path("fwood", x, y, "M5.2 7h1.6v5H5.2z") + circle("fleaf", x + 6, y + 4.6, 4.2);

const pool: Icon = (x, y) =>
  path("fwater", x, y, "M2 2.5h8a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z") +
  path("lwall", x, y, "M2 5.4q1.3-1.4 2.7 0t2.7 0 2.7 0M2 8.2q1.3-1.4 2.7 0t2.7 0 2.7 0");

const temp: Icon = (x, y) =>
  path("fgold link", x, y, "M1.4 8.4a4.6 5.6 0 0 1 9.2 0z") +
  path("link", x, y, "M.6 8.6H11.4M6 3v3M3.2 10a3 2 0 0 0 5.6 0");

const extension: Icon = (x, y) =>
  path("froof", x, y, "M0 6L3.5 2 7 6z") +
  path("link", x, y, "M1 6v5.2h10.5V7.4H6V6M6 7.4v3.8M8.8 8.3v2M7.8 9.3h2");

const roundabout: Icon = (x, y) =>
  circle("link thick", x + 6, y + 6, 4.6) +
  circle("fleaf", x + 6, y + 6, 1.8) +
  path("fink", x, y, "M6.4 0v3.6L3.9 1.6z");

const refusal: Icon = (x, y) =>
  path("link", x, y, "M2 .8h6L10.4 3v8.4H2z") + path(CROSS, x, y, "M4 4.6l4.4 4.4M8.4 4.6L4 9");

/** The signs of the actions. */
export const ACTIONS: Readonly<Record<Action, Icon>> = { fence, improvement, park, pool, temp, extension };

/** The signs of the tracks. */
export const TRACKS: Readonly<Record<TrackId, Icon>> = {
  parks: park,
  pools: pool,
  temps: temp,
  improvements: improvement,
  extensions: extension,
  roundabouts: roundabout,
  refusals: refusal,
};
