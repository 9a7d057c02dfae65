import { NINE_AND_THREE_QUARTERS } from "../data/cards.js";
import { EDITIONS } from "../data/editions.js";
import type { ProvenanceLevel } from "../data/provenance.js";
import type { GameState, Observation } from "../state/state.js";
import { checkPosition } from "./known.js";

/** A table that a game uses, with how far it can be trusted. */
export interface Source {
  /** What: `cards`, `nineAndThreeQuarters`, `layout`, `plan` or `opponent`. */
  readonly of: "cards" | "nineAndThreeQuarters" | "layout" | "plan" | "opponent";
  /** Its name: an edition, a sheet's or a plan's id. */
  readonly id: string;
  /** How far it can be trusted. */
  readonly level: ProvenanceLevel;
  /** What that rests on; empty where the level says it all. */
  readonly note: string;
}

/**
 * What a game uses that is not printed in the text of a rulebook.
 *
 * @param state - a state or an observation.
 * @returns cards, sheets, plans and opponent with how far they can be trusted; those of the level `rulebook` are left
 * out.
 * @throws RulesError `state.unknown`.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann"], seed: 1, layout: "blueprint" });
 * provenance(state).find(({ of }) => of === "layout")?.level // => "reconstructed"
 * ```
 */
export function provenance(state: GameState | Observation): readonly Source[] {
  checkPosition(state);
  const { edition, layouts, plans, nineAndThreeQuarters, opponent } = state.setup;
  const sources: Source[] = [{ of: "cards", id: edition, ...EDITIONS[edition].cards.provenance }];
  if (nineAndThreeQuarters) {
    sources.push({ of: "nineAndThreeQuarters", id: "9¾", ...NINE_AND_THREE_QUARTERS.provenance });
  }
  for (const { id, provenance: source } of layouts) sources.push({ of: "layout", id, ...source });
  for (const { id, provenance: level } of plans) sources.push({ of: "plan", id, level, note: "" });
  if (opponent !== null) sources.push({ of: "opponent", id: opponent.id, ...opponent.provenance });
  return sources.filter(({ level }) => level !== "rulebook");
}
