import type { Layout } from "../../../data/layout.js";
import { CLASSIC_2018, CLASSIC_2023 } from "../../../data/sheets.js";
import { always, type Readers } from "../../../input/readers.js";
import type { ChristmasLightsLayout } from "./types.js";

const EXPANSION: ChristmasLightsLayout = { id: "christmas-lights" };

/** The Christmas sheet of the 2023 edition. */
export const CHRISTMAS_LIGHTS_2023: Layout = {
  ...CLASSIC_2023,
  id: "christmas-lights",
  expansion: EXPANSION,
  provenance: {
    level: "inferred",
    note: "The Classic sheet, as no other is named; the strings are drawn on it.",
  },
};

/** The Christmas sheet of 2019. [PCK-2] */
export const CHRISTMAS_LIGHTS_2019: Layout = {
  ...CLASSIC_2018,
  id: "christmas-lights-2019",
  expansion: EXPANSION,
  provenance: { level: "published", note: "Read on published material; code and pictures agree." },
};

/** A layout of the caller's says nothing of the strings. */
export function layoutReaders(): Readers<ChristmasLightsLayout> {
  return { id: always("christmas-lights") };
}
