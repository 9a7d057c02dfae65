import { isSame } from "../../floor/canonical.js";
import { PROVENANCE, type ProvenanceLevel, type ProvenancePart } from "../data/provenance.js";
import { PRINTED_TABLES, type Tables } from "../data/tables.js";
import type { GameState, Observation } from "../state/state.js";
import { knownPosition } from "./known.js";

/** A part of a table that a game uses, with how far it can be trusted. */
export interface Source {
  /** The table. */
  readonly of: keyof Tables;
  /** The entry: an id, or the name of a floor; empty for the whole table. */
  readonly id: string;
  /** Which part of the entry; `null` for all of it. */
  readonly part: ProvenancePart | null;
  /** How far it can be trusted. */
  readonly level: ProvenanceLevel;
}

/** The entries of a table by their names; a table without entries is one. */
function entriesOf(tables: Tables, of: keyof Tables): ReadonlyMap<string, unknown> {
  switch (of) {
    case "rooms":
    case "roofs":
    case "decor":
      return new Map(tables[of].map((entry) => [entry.id, entry]));
    case "helpers":
    case "tools":
      return new Map<string, unknown>(Object.entries(tables[of]));
    case "board": {
      const floors = [...new Set(tables.board.map(({ floor }) => floor))];
      return new Map(floors.map((floor) => [floor, tables.board.filter((each) => each.floor === floor)]));
    }
    case "scoring":
    case "columns":
      return new Map([["", tables[of]]]);
    default:
      return of satisfies never;
  }
}

function sourcesOf(tables: Tables, of: keyof Tables): Source[] {
  const printed = entriesOf(PRINTED_TABLES, of);
  return Array.from(entriesOf(tables, of)).flatMap(([id, entry]): Source[] => {
    if (!isSame(entry, printed.get(id))) return [{ of, id, part: null, level: "custom" }];
    const levels = Object.hasOwn(PROVENANCE[of], id) ? PROVENANCE[of][id] : {};
    return Object.entries(levels).map(([part, level]) => ({ of, id, part: part as ProvenancePart, level }));
  });
}

/**
 * What a game uses that is not printed in the text of the rulebook: most numbers of cards are reconstructed.
 *
 * @param state - a state or an observation.
 * @returns the parts of the tables with how far they can be trusted; those of the level `rulebook` are left out.
 * @throws RulesError `state.unknown`.
 * @see DRH-94, DRH-95
 * @example
 * ```ts
 * import { createGame, provenance } from "perfect-home-rules/dream-home";
 *
 * const sources = provenance(createGame({ players: ["Ann", "Bob"], seed: 1 }));
 * sources.filter(({ id }) => id === "kitchen")
 * // => [{ of: "rooms", id: "kitchen", part: "count", level: "reconstructed" }, { of: "rooms", id: "kitchen", part: "points", level: "published" }]
 * ```
 */
export function provenance(state: GameState | Observation): readonly Source[] {
  const { tables } = knownPosition(state).setup;
  return (Object.keys(PROVENANCE) as (keyof Tables)[]).flatMap((of) => sourcesOf(tables, of));
}
