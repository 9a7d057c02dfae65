import type { ExpansionMove } from "perfect-home-rules";
import { counted } from "./wording.js";

type MoveWords = {
  readonly [Type in ExpansionMove["type"]]?: (
    move: Extract<ExpansionMove, { readonly type: Type }>,
  ) => string;
};

const WORDS: MoveWords = {
  eggs: ({ count }) => (count === 0 ? "circles no egg" : `circles ${counted(count, "egg")}`),
  objective: ({ objective }) => `chooses objective ${objective + 1}`,
  infiltrate: () => "infiltrates the house",
  horde: ({ order }) => (order === "move" ? "lets a horde move" : "holds a horde"),
  barricade: () => "builds a barricade",
  crossStreet: ({ street }) => `crosses the bonus of street ${street + 1}`,
  crossColumn: ({ column }) => `crosses the bonus of column ${column + 1}`,
  treat: ({ take }) => `circles the ${take}`,
  tier: ({ of, tier }) => `validates ${of} tier ${tier + 1}`,
  poolBonus: ({ street, house }) => `builds the pool of house ${house + 1} of street ${street + 1}`,
  parkBonus: ({ street }) => `lays out a park in street ${street + 1}`,
  truck: ({ from }) => `sends the truck from the ${from}`,
  forfeit: ({ street }) => `crosses the bonus of street ${street + 1}`,
};

/** Fields that are indexes: people count from 1. */
const INDEXES: readonly string[] = ["street", "house", "gap", "column"];

/** A move that has no words of its own, as one of a new expansion: its type and its fields. */
function fieldsInWords({ type, player: _, ...fields }: ExpansionMove): string {
  const words = Object.entries(fields).map(([name, value]) =>
    INDEXES.includes(name) && typeof value === "number" ? `${name} ${value + 1}` : `${name} ${value}`,
  );
  return [type, ...words].join(" ");
}

/** A move of an expansion as words. */
export function expansionMoveInWords(move: ExpansionMove): string {
  const words = WORDS[move.type] as ((each: ExpansionMove) => string) | undefined;
  return words === undefined ? fieldsInWords(move) : words(move);
}
