import type { EditionId } from "../../data/editions.js";
import { refuse } from "../../rules/violation.js";
import type { Expansion } from "../../variants/expansion.js";

/** An expansion is played in the editions that have a sheet of it, and most with Advanced Mode. XPN-2 PCK-1 */
export function checkExpansion(expansion: Expansion, edition: EditionId, advanced: boolean): void {
  const { id, sheets } = expansion;
  if (sheets[edition] === undefined) refuse("options.sheet-edition", { path: "sheet", sheet: id, edition });
  if (advanced && !expansion.advanced)
    refuse("options.expansion-advanced", { path: "advanced", expansion: id });
}
