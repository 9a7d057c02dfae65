import type {
  Action,
  DuckCount,
  OpponentEstate,
  OpponentItem,
  OpponentSectionId,
  ScoreItem,
  SectionId,
} from "perfect-home-rules";
import type { Speech } from "./say.js";
import type { Thing, Words } from "./words.js";

/** Points of something. */
function scored(title: string, points: number, { colon }: Words): string {
  return `${title}${colon}${points}`;
}

function ofStreet({ of, points }: ScoreItem, words: Words): string {
  return scored(words.streetTitle(Number(of)), points, words);
}

function ofPlan({ of, points }: ScoreItem, words: Words): string {
  return scored(words.planTitle(of), points, words);
}

/** What a line of a player's score says; empty where there is nothing to tell. */
export function sayLine(section: SectionId, item: ScoreItem, words: Words, say: Speech): string {
  const { of, count, points } = item;
  const some = (text: string): string => (count === 0 ? "" : text);
  switch (section) {
    case "plans":
      return ofPlan(item, words);
    case "parks":
    case "lights":
    case "cones":
    case "streets":
      return ofStreet(item, words);
    case "pools":
      return some(say.count("pool", count));
    case "temps":
      return some(words.temps(words.place(Number(of) || 0), say.count("temp", count)));
    case "estates":
      return some(scored(say.counted(words.estates(Number(of)), count), points, words));
    case "extensions":
    case "refusals":
    case "roundabouts":
      return some(say.count("box", count));
    case "eggs":
      return say.count("egg", count);
    case "ducklings":
      return scored(words.ducks[of as DuckCount], points, words);
    case "candies": {
      const candies = say.count("candy", count);
      return of === "candies" ? candies : `${candies}, ${words.tier("candy", Number(of))}`;
    }
    case "shelters":
      return `${words.streetTitle(Number(of))} (${count})${words.colon}${points}`;
    case "optimism":
      return String(count);
    case "infiltration":
      return say.count("infiltratedEstate", count);
    case "columns":
      return points === 0 ? "" : scored(words.columnTitle(Number(of)), points, words);
    default:
      return section satisfies never;
  }
}

/** What the AAA scores for besides cards of an action. */
const THINGS: Readonly<Partial<Record<string, Thing>>> = {
  houses: "house",
  cards: "card",
  eggs: "egg",
  lights: "light",
  ghost: "ghostTier",
  candy: "candyTier",
  bonuses: "lostBonus",
};

function isAction(of: string, words: Words): of is Action {
  return Object.hasOwn(words.actions, of);
}

/** What a line of the AAA's score says; empty where there is nothing to tell. */
export function sayOpponentLine(
  section: OpponentSectionId,
  item: OpponentItem,
  words: Words,
  say: Speech,
): string {
  const { of, count, points } = item;
  if (of === "place") return points === 0 ? "" : scored(words.place(count), points, words);
  if (isAction(of, words)) {
    return count === 0 ? "" : scored(`${say.count("card", count)} (${words.actions[of]})`, points, words);
  }
  const thing = THINGS[of];
  if (thing !== undefined) return count === 0 ? "" : scored(say.count(thing, count), points, words);
  if (section === "fences") return String(points);
  return section === "streets" && points === 0 ? "" : sayLine(section, item, words, say);
}

/** A run of the AAA's cards. */
export function sayRun(
  { from, to, houses, each, points, counts }: OpponentEstate,
  words: Words,
  say: Speech,
): string {
  const run = words.run({ from: from + 1, to }, say.count("house", houses), each, points);
  return counts ? run : words.uncounted(run);
}
