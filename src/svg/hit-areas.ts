import { type Box, boxed, escaped } from "./markup.js";

/** An area with its `data-target`. */
export interface KeyedBox {
  /** What is clicked, as text. */
  readonly key: string;
  /** Where it is. */
  readonly box: Box;
}

function openRect({ key, box }: KeyedBox, names: string): string {
  const title = names === "" ? "" : `<title>${escaped(names)}</title>`;
  return `<rect class="hit open" data-target="${escaped(key)}" role="button" tabindex="0" ${boxed(box)} rx="4">${title}</rect>`;
}

function closedRect({ key, box }: KeyedBox): string {
  return `<rect class="hit" data-target="${escaped(key)}" ${boxed(box)}/>`;
}

/**
 * The areas of a drawing. What can be clicked now lies on top of what can't, so that a fence takes no click from a house
 * that is waiting for its number.
 *
 * @param nameOf - what a reader of the screen is told of something that can be clicked now; `null` of what can't.
 */
export function hitAreas(areas: readonly KeyedBox[], nameOf: (key: string) => string | null): string {
  let lower = "";
  let upper = "";
  for (const area of areas) {
    const names = nameOf(area.key);
    if (names === null) lower += closedRect(area);
    else upper += openRect(area, names);
  }
  return lower + upper;
}
