import { throwInput } from "../../clauses/violation.js";
import { EXPANSION_IDS } from "../../data/ids.js";
import type { Expansion } from "./expansion.js";
import type { ExpansionId } from "./types.js";

/** The expansions that can be played. None is ever taken away, so what could be played once always can. */
const registry = new Map<ExpansionId, Expansion>();

/** Makes an expansion one that can be played. */
export function register(expansion: Expansion): void {
  registry.set(expansion.id, expansion);
}

/** The expansions that can be played, in the order of their ids and not in the one in which they were registered. */
export function registeredExpansions(): readonly Expansion[] {
  return EXPANSION_IDS.flatMap((id) => registry.get(id) ?? []);
}

/** The name under which `/expansions` exports an expansion. */
function nameOf(id: ExpansionId): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** An expansion that must be registered. */
export function registeredExpansion(id: ExpansionId, path = ""): Expansion {
  return (
    registry.get(id) ??
    throwInput("expansion.not-registered", {
      path,
      expansion: id,
      write: `registerExpansions(${nameOf(id)});`,
    })
  );
}
