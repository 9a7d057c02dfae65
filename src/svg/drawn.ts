import type { Target } from "perfect-home-rules/view";
import type { Box } from "./markup.js";

/** An area that can be clicked. */
export interface Area {
  /** What is clicked. */
  readonly target: Target;
  /** Where it is. */
  readonly box: Box;
}

/** A part of a drawing. */
export interface Drawn {
  /** Its elements. */
  readonly markup: string;
  /** What can be clicked there. */
  readonly areas: readonly Area[];
  /** How high it is. */
  readonly height: number;
}

/** A part of a drawing, given where it begins. */
export type Part = (y: number) => Drawn;

/** A part of a drawing of a height; without areas, nothing can be clicked there. */
export function drawn(height: number, markup: string, areas: readonly Area[] = []): Drawn {
  return { markup, areas, height };
}

/** Nothing. */
export const NOTHING: Drawn = /* @__PURE__ */ drawn(0, "");

/** Parts beside each other, each of which knows where it stands. */
export function beside(...parts: readonly Drawn[]): Drawn {
  return drawn(
    Math.max(0, ...parts.map(({ height }) => height)),
    parts.map(({ markup }) => markup).join(""),
    parts.flatMap(({ areas }) => areas),
  );
}

/** Draws one part below the other. */
export function below(y: number, parts: readonly Part[]): Drawn {
  let height = 0;
  const all = parts.map((part) => {
    const each = part(y + height);
    height += each.height;
    return each;
  });
  return { ...beside(...all), height };
}
