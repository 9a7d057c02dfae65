import type { Tables } from "./tables.js";

/**
 * How far an entry of a table can be trusted.
 *
 * - `rulebook`: stands in the text of the rulebook;
 * - `published`: other editions or published reviews say so;
 * - `inferred`: follows from the rulebook and from what is published;
 * - `reconstructed`: made to fit everything that is known; what is printed on the cards is not known;
 * - `custom`: given by the caller.
 */
export type ProvenanceLevel = "rulebook" | "published" | "inferred" | "reconstructed" | "custom";

/** Which part of an entry a level is about. */
export type ProvenancePart =
  | "type"
  | "floors"
  | "size"
  | "points"
  | "beside"
  | "count"
  | "name"
  | "rooms"
  | "place";

/** The parts of an entry that the rulebook does not print. */
export type PartLevels = { readonly [Part in ProvenancePart]?: ProvenanceLevel };

/** Other editions say that there are ten tokens; each has a card. */
const TOKEN: PartLevels = { count: "published" };
const COUNT: PartLevels = { count: "reconstructed" };
const GUESSED: PartLevels = { ...COUNT, points: "reconstructed" };
const REVIEWED: PartLevels = { ...GUESSED, type: "published" };

/** For each table the entries of which something is not printed in the rulebook. [DRH-94] [DRH-95] */
export const PROVENANCE: { readonly [T in keyof Tables]: Readonly<Record<string, PartLevels>> } = {
  board: {
    lower: { place: "published" },
    upper: { place: "published" },
    basement: { place: "published" },
  },
  rooms: {
    "living-room": COUNT,
    bedroom: COUNT,
    kitchen: { ...COUNT, points: "published" },
    "kids-room": { ...COUNT, size: "inferred", points: "published" },
    bathroom: COUNT,
    pantry: { ...GUESSED, size: "inferred" },
    wardrobe: { ...COUNT, size: "inferred", points: "inferred", beside: "reconstructed" },
    sauna: { ...REVIEWED, floors: "inferred", size: "inferred", beside: "inferred" },
    study: { ...GUESSED, floors: "inferred", size: "published" },
    library: { ...REVIEWED, floors: "inferred", size: "inferred", beside: "reconstructed" },
    "game-room": { ...REVIEWED, floors: "inferred", size: "inferred", beside: "reconstructed" },
    garage: { ...COUNT, size: "inferred" },
    "wine-cellar": { ...REVIEWED, floors: "published", size: "reconstructed" },
    workshop: { ...REVIEWED, floors: "published", size: "reconstructed", beside: "reconstructed" },
    laundry: { ...REVIEWED, floors: "published", size: "reconstructed" },
    "storage-room": { ...REVIEWED, floors: "inferred", size: "reconstructed", beside: "reconstructed" },
  },
  roofs: {
    red: COUNT,
    brown: { ...COUNT, name: "published" },
    "roof-3": { ...COUNT, name: "reconstructed" },
    "roof-4": { ...COUNT, name: "reconstructed" },
  },
  helpers: {
    roofer: COUNT,
    supplier: COUNT,
    architect: COUNT,
    handyman: COUNT,
    "interior-designer": COUNT,
  },
  tools: { drill: COUNT, jackhammer: COUNT, "concrete-mixer": COUNT, scaffolding: COUNT },
  decor: {
    piano: TOKEN,
    "cat-house": { ...TOKEN, rooms: "reconstructed" },
    "canopy-bed": { ...TOKEN, points: "reconstructed" },
    treehouse: { ...TOKEN, points: "reconstructed" },
    birdhouse: { ...TOKEN, points: "reconstructed" },
    "hot-tub": { ...TOKEN, name: "published", rooms: "published", points: "reconstructed" },
    "ice-cream-machine": { ...TOKEN, name: "published", rooms: "published", points: "reconstructed" },
    painting: { ...TOKEN, name: "published", rooms: "reconstructed", points: "reconstructed" },
    "decor-9": { ...TOKEN, name: "reconstructed", rooms: "reconstructed", points: "reconstructed" },
    "decor-10": { ...TOKEN, name: "reconstructed", rooms: "reconstructed", points: "reconstructed" },
  },
  scoring: {},
  columns: {},
};
