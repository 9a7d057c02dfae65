/** A colour of roof cards. */
export interface RoofColour {
  /** Its name in states and moves. */
  readonly id: string;
  /** How many cards without a window there are. */
  readonly plain: number;
  /** How many with a window. */
  readonly window: number;
}

/** The roof cards; two of the colours' names are not known. DRH-95 */
export const ROOFS: readonly RoofColour[] = ["red", "brown", "roof-3", "roof-4"].map((id) => ({
  id,
  plain: 5,
  window: 1,
}));

/** Whoever helps the owner of a house. */
export type HelperId = "roofer" | "supplier" | "architect" | "handyman" | "interior-designer";

/** How many cards of each helper there are. */
export const HELPERS: Readonly<Record<HelperId, number>> = {
  roofer: 1,
  supplier: 1,
  architect: 1,
  handyman: 1,
  "interior-designer": 1,
};

/** What helps to build. */
export type ToolId = "drill" | "jackhammer" | "concrete-mixer" | "scaffolding";

/** How many cards of each tool there are. */
export const TOOLS: Readonly<Record<ToolId, number>> = {
  drill: 2,
  jackhammer: 2,
  "concrete-mixer": 2,
  scaffolding: 3,
};

/** A decor card and its token. */
export interface DecorType {
  /** Its name in states and moves. */
  readonly id: string;
  /** On which types of room the token may lie; `null` for what stands outside the house. DRH-42 DRH-49 */
  readonly rooms: readonly string[] | null;
  /** What the token is worth. DRH-50 */
  readonly points: number;
  /** How many there are. */
  readonly count: number;
}

const decor = (id: string, rooms: readonly string[] | null, points: number): DecorType => ({
  id,
  rooms,
  points,
  count: 1, // [DRH-5]
});

/** The decor cards. Most of their points are reconstructed. DRH-95 */
export const DECOR: readonly DecorType[] = [
  decor("piano", ["living-room"], 3),
  decor("cat-house", ["bedroom", "living-room", "kids-room"], 1),
  decor("canopy-bed", ["bedroom"], 2),
  decor("treehouse", null, 2),
  decor("birdhouse", null, 1),
  decor("hot-tub", ["bathroom"], 2),
  decor("ice-cream-machine", ["kitchen"], 2),
  decor("painting", ["living-room", "bedroom", "study", "library"], 1),
  decor("decor-9", ["kids-room"], 2),
  decor("decor-10", ["study", "library", "game-room"], 2),
];
