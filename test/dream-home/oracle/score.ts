import type { House } from "../../../src/dream-home/state/house.js";

// A second scorer, for the printed tables alone: it knows the printed board as a grid and nothing of the library's code.

const POINTS: Readonly<Record<string, readonly number[]>> = {
  "living-room": [1, 4, 9],
  bedroom: [1, 4],
  kitchen: [1, 6],
  "kids-room": [2, 6],
  bathroom: [1],
  pantry: [1],
  wardrobe: [1],
  sauna: [1],
  study: [2],
  library: [1],
  "game-room": [1],
  garage: [0, 4],
  "wine-cellar": [2],
  workshop: [1],
  laundry: [1],
  "storage-room": [1],
};
const LIKES: Readonly<Record<string, string>> = {
  pantry: "kitchen",
  wardrobe: "bedroom",
  sauna: "bathroom",
  library: "study",
  "game-room": "kids-room",
  workshop: "garage",
  "storage-room": "garage",
};
const TOKENS: Readonly<Record<string, number>> = {
  piano: 3,
  "cat-house": 1,
  "canopy-bed": 2,
  treehouse: 2,
  birdhouse: 1,
  "hot-tub": 2,
  "ice-cream-machine": 2,
  painting: 1,
  "decor-9": 2,
  "decor-10": 2,
};
const FLOORS = [
  [0, 1],
  [2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11],
] as const;

/** The types on a floor from the left; `""` for nothing, `"-"` for an empty room. */
function floorOf({ spaces }: House, floor: readonly number[]): string[] {
  return floor.map((space) => {
    const card = spaces[space];
    if (card === null || card === undefined) return "";
    return card.face === "up" ? card.room : "-";
  });
}

function scoreFloor(types: readonly string[]): number {
  let total = 0;
  for (let from = 0; from < types.length; from++) {
    const type = types[from] ?? "";
    if (type === "" || type === "-" || types[from - 1] === type) continue;
    let to = from;
    while (types[to + 1] === type) to++;
    const likes = LIKES[type];
    const isBeside = likes !== undefined && [types[from - 1], types[to + 1]].includes(likes);
    total += isBeside ? 3 : (POINTS[type]?.[to - from] ?? Number.NaN);
  }
  return total;
}

function scoreRoof(cards: NonNullable<House["roof"]>): number {
  let best = 0;
  const choose = (chosen: typeof cards, rest: typeof cards): void => {
    if (chosen.length === 4) {
      const isUniform = new Set(chosen.map(({ colour }) => colour)).size === 1;
      best = Math.max(best, (isUniform ? 8 : 3) + chosen.filter(({ window }) => window).length);
      return;
    }
    for (const [index, card] of rest.entries()) choose([...chosen, card], rest.slice(index + 1));
  };
  choose([], cards);
  return best;
}

/** What a house is worth. */
export function oracleScore(house: House): number {
  const [basement, lower, upper] = FLOORS.map((floor) => floorOf(house, floor));
  const all = [basement ?? [], lower ?? [], upper ?? []];
  const architects = house.helpers.filter((helper) => helper === "architect").length;
  const designers = house.helpers.filter((helper) => helper === "interior-designer").length;
  const tokens = [...house.outside, ...house.spaces.flatMap((card) => card?.token ?? [])];
  const has = (type: string): boolean => all.some((types) => types.includes(type));
  let total = all.map(scoreFloor).reduce((sum, points) => sum + points, 0);
  total += all.flat().filter((type) => type === "-").length * architects;
  for (const token of tokens) total += (TOKENS[token] ?? Number.NaN) + designers;
  if (lower?.includes("bathroom") && upper?.includes("bathroom")) total += 3 + architects;
  if (has("bathroom") && has("kitchen") && has("bedroom")) total += 3 + architects;
  return total + (house.roof === null ? 0 : scoreRoof(house.roof));
}
