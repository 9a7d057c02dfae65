import { EDITIONS } from "../data/editions.js";
import { EDITION_IDS, type EditionId } from "../data/ids.js";
import type { Layout } from "../data/layout.js";
import { registeredExpansions } from "./expansions/registry.js";

/** The printed sheets of an edition, those of expansions included. */
export function sheetsOfEdition(edition: EditionId): readonly Layout[] {
  const ofExpansions = registeredExpansions().flatMap(({ sheets }) => sheets[edition] ?? []);
  return [...EDITIONS[edition].sheets, ...ofExpansions];
}

/** The printed sheet of an id: that of the edition, or else of another one; `undefined` for none. */
export function printedSheet(id: string, edition: EditionId): Layout | undefined {
  const hasId = (layout: Layout): boolean => layout.id === id;
  return sheetsOfEdition(edition).find(hasId) ?? EDITION_IDS.flatMap(sheetsOfEdition).find(hasId);
}
