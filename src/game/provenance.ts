import { NINE_AND_THREE_QUARTERS } from "../data/cards.js";
import { EDITIONS } from "../data/editions.js";
import { GIVEN_BY_CALLER, type ProvenanceLevel } from "../data/provenance.js";
import { ownDeckOf } from "../state/own-fields.js";
import type { GameState, Observation, Setup } from "../state/state.js";
import { hasQuarters } from "../variants/nine-and-three-quarters.js";
import { knownPosition } from "./known.js";

/** A table that a game uses, with how far it can be trusted. */
export interface Source {
  /** What: `cards`, `nineAndThreeQuarters`, `layout`, `plan` or `opponent`. */
  readonly of: "cards" | "nineAndThreeQuarters" | "layout" | "plan" | "opponent";
  /** Its name: an edition, a sheet's or a plan's id; `deck` for cards of the caller's own. */
  readonly id: string;
  /** How far it can be trusted. */
  readonly level: ProvenanceLevel;
  /** What that rests on; empty where the level says it all. */
  readonly note: string;
}

/** Where the Construction cards come from. */
function cardSources(setup: Setup): Source[] {
  const { edition, nineAndThreeQuarters } = setup;
  const deck = ownDeckOf(setup);
  const cards: Source =
    deck === null
      ? { of: "cards", id: edition, ...EDITIONS[edition].cards.provenance }
      : { of: "cards", id: "deck", ...GIVEN_BY_CALLER };
  if (!nineAndThreeQuarters) return [cards];
  const isGiven = deck !== null && hasQuarters(deck);
  const quarters = isGiven ? GIVEN_BY_CALLER : NINE_AND_THREE_QUARTERS.provenance;
  return [cards, { of: "nineAndThreeQuarters", id: "9¾", ...quarters }];
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
  const { setup } = knownPosition(state);
  const { layouts, plans, opponent } = setup;
  const sources: Source[] = cardSources(setup);
  for (const { id, provenance: source } of layouts) sources.push({ of: "layout", id, ...source });
  for (const { id, provenance: level } of plans) sources.push({ of: "plan", id, level, note: "" });
  if (opponent !== null) sources.push({ of: "opponent", id: opponent.id, ...opponent.provenance });
  return sources.filter(({ level }) => level !== "rulebook");
}
