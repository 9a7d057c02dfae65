import { above, clickable } from "./clickable.js";
import type { Drawn } from "./drawn.js";
import { framed, type Spoken } from "./frame.js";
import type { DrawOptions, PointingOptions } from "./options.js";

/** A whole SVG document. */
export function documentOf(
  { markup, areas, height }: Drawn,
  width: number,
  spoken: Spoken,
  options: DrawOptions & PointingOptions,
): string {
  const { texts, theme = "auto", targets } = options;
  const frame = { width, height, language: texts.language, theme, pressed: targets !== undefined };
  return framed(frame, spoken, markup + clickable(areas, options) + above(areas, options));
}
