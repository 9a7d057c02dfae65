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

/** Nothing. */
export const NOTHING: Drawn = { markup: "", areas: [], height: 0 };

/** Draws one part below the other, each given where it begins. */
export function below(y: number, parts: readonly ((y: number) => Drawn)[]): Drawn {
  let height = 0;
  let markup = "";
  const areas: Area[] = [];
  for (const part of parts) {
    const drawn = part(y + height);
    height += drawn.height;
    markup += drawn.markup;
    areas.push(...drawn.areas);
  }
  return { markup, areas, height };
}

/** Draws one part beside the other, each of which knows where it stands. */
export function beside(...parts: readonly Drawn[]): Drawn {
  return {
    markup: parts.map((part) => part.markup).join(""),
    areas: parts.flatMap((part) => part.areas),
    height: Math.max(0, ...parts.map((part) => part.height)),
  };
}
