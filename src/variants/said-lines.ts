import type { OwnDescription } from "../sheet/description.js";

/** The lines of a description that say something: those with nothing but 0 are left out. */
export function saidLines(lines: OwnDescription["lines"]): OwnDescription["lines"] {
  const said = Object.entries(lines).filter(([, values]) => values.some((value) => value !== 0));
  return Object.fromEntries(said.map(([name, values]) => [name, [...values]]));
}
