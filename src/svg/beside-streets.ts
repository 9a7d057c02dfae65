import type {
  CandyTier,
  DreamView,
  DucksView,
  EggsView,
  GhostTier,
  HalloweenView,
  SaucersView,
  SheltersView,
  TierState,
  Treat,
  ZombiesView,
} from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type { SheetView } from "perfect-home-rules/view";
import { bonus } from "./bonus.js";
import { type Area, type Drawn, NOTHING } from "./drawn.js";
import { columnAt, type Grid, MARGIN, PITCH } from "./grid.js";
import { ACTIONS } from "./icons.js";
import { candy, duck, egg, ghost, saucer } from "./marks.js";
import { type Box, circle, cross, path, rect, text } from "./markup.js";
import { BOXES_AT } from "./tracks.js";
import { shortened } from "./words.js";

/** A row with a name on its left. */
function named(y: number, name: string): string {
  return text("", MARGIN + 16, y + 12, shortened(name, BOXES_AT - MARGIN - 18, 10));
}

function boxesOf(count: number, y: number, width: number, most: number): (index: number) => Box {
  const step = Math.min(most, (width - MARGIN - BOXES_AT) / count);
  return (index) => ({ x: BOXES_AT + index * step, y, w: step - 3, h: 16 });
}

/** What numbers of eggs score: the last step that is reached counts. EGG-3 */
function eggs(view: EggsView, texts: Texts, width: number, y: number): Drawn {
  const at = boxesOf(view.steps.length, y + 11, width, 40);
  const counting = view.steps.findLastIndex(({ reached }) => reached);
  const steps = view.steps.map(({ eggs: count, points, reached }, index) => {
    const box = at(index);
    const middle = box.x + box.w / 2;
    const kind = index === counting ? "counts" : "box";
    return (
      text("small soft", middle, y + 8, `${count}${reached ? " ✓" : ""}`, "middle") +
      rect(kind, box, 3) +
      text(index === counting ? "bold" : "", middle, box.y + 11.6, String(points), "middle")
    );
  });
  const legend = EGG_COLOURS.map((colour, index) => {
    const x = MARGIN + 6 + (index % 3) * 116;
    const foot = y + 44 + Math.floor(index / 3) * 14;
    const named = shortened(texts.feature(`${colour}Eggs`), 104, 9);
    return egg(colour, x, foot - 3) + text("small soft", x + 8, foot, named);
  });
  const name =
    egg("blue", MARGIN + 6, y + 17) +
    text("", MARGIN + 16, y + 22, `${texts.section("eggs")}: ${view.circled}`);
  return { markup: name + steps.join("") + legend.join(""), areas: [], height: 62 };
}

/** The colours of printed eggs: plans ask for some by name. EGG-2 */
const EGG_COLOURS = ["teal", "pink", "orange", "blue", "purple"] as const;

type Tier = (GhostTier | CandyTier) & TierState;

function countOf(tier: Tier): number {
  return "ghosts" in tier ? tier.ghosts : tier.candies;
}

/** What a tier of ghosts brings, as signs; what one of candies does, as a number. */
function reward(tier: Tier, x: number, y: number): string {
  if ("points" in tier) return text("bold", x + 12, y + 12, `→ ${tier.points}`, "start");
  return tier.bonuses
    .map(({ bonus: action, times }, index) => {
      const at = x + 14 + index * 26;
      return ACTIONS[action](at, y + 2) + (times > 1 ? text("small bold", at + 12, y + 12, `×${times}`) : "");
    })
    .join("");
}

function tiers(of: Treat, all: readonly Tier[], y: number, width: number): Drawn {
  const step = Math.floor((width - MARGIN - 40) / all.length);
  const areas: Area[] = [];
  const drawn = all.map((tier, index) => {
    const box = { x: 40 + index * step, y, w: step - 4, h: 17 };
    areas.push({ target: { target: "tier", of, tier: tier.tier }, box });
    const kind = tier.state === "circled" ? "counts" : "box";
    const out = tier.state === "crossed" ? cross("x", box) : "";
    return (
      rect(kind, box, 3) +
      text("bold", box.x + 4, y + 12, String(countOf(tier))) +
      reward(tier, box.x, y) +
      out
    );
  });
  return { markup: drawn.join(""), areas, height: 21 };
}

function halloween(view: HalloweenView, width: number, y: number): Drawn {
  const ghosts = tiers("ghost", view.ghostTiers, y, width);
  const candies = tiers("candy", view.candyTiers, y + 21, width);
  const signs =
    ghost(MARGIN + 6, y + 8) +
    text("bold", MARGIN + 15, y + 12, String(view.ghosts)) +
    candy(MARGIN + 6, y + 29) +
    text("bold", MARGIN + 15, y + 33, String(view.candies));
  return {
    markup: signs + ghosts.markup + candies.markup,
    areas: [...ghosts.areas, ...candies.areas],
    height: 44,
  };
}

function shelters(view: SheltersView, texts: Texts, y: number): Drawn {
  const words = text("bold", BOXES_AT, y + 12, `Σ ${view.capacity} → ${view.optimism}`);
  return {
    markup:
      rect("box", { x: MARGIN, y: y + 1, w: 12, h: 12 }, 2) + named(y, texts.section("optimism")) + words,
    areas: [],
    height: 19,
  };
}

/** The objectives: how many infiltrated estates, and what each of them scores then. ROS-1 */
function objectives(view: SaucersView, texts: Texts, width: number, y: number): Drawn {
  const at = boxesOf(view.objectives.length, y, width, 60);
  const areas: Area[] = [];
  const drawn = view.objectives.map(({ from, to, each, chosen, objective }, index) => {
    const box = { ...at(index), h: 28 };
    const range = to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`;
    areas.push({ target: { target: "objective", objective }, box });
    return (
      rect(chosen ? "counts" : "box", box, 3) +
      text("bold", box.x + box.w / 2, y + 11.5, range, "middle") +
      text("small", box.x + box.w / 2, y + 23, `× ${each}`, "middle") +
      (chosen ? rect("ring", { x: box.x - 1.5, y: y - 1.5, w: box.w + 3, h: 31 }, 5) : "")
    );
  });
  const name = saucer(MARGIN + 6, y + 8) + named(y, texts.line("objective"));
  const now = text("bold", MARGIN + 16, y + 25, `${view.estates} → ${view.points}`);
  return { markup: name + now + drawn.join(""), areas, height: 35 };
}

function ammunition(
  { ammunition: { circled, used, max } }: ZombiesView,
  texts: Texts,
  width: number,
  y: number,
): Drawn {
  const at = boxesOf(max, y, width, 18);
  const drawn = Array.from({ length: max }, (_, index) => {
    const box = at(index);
    const x = box.x + box.w / 2;
    const shell = path(index < circled ? "fink" : "fsoft", x - 2, y + 3, "M0 3h4v6H0zM0 3a2 3 0 0 1 4 0z");
    const ring = index < circled ? circle("ring", x, y + 7.5, 7) : "";
    return shell + ring + (index < used ? cross("x", { ...box, x: x - 7.5, w: 15, h: 15 }) : "");
  });
  return {
    markup:
      path("fink", MARGIN + 4, y + 3, "M0 3h4v6H0zM0 3a2 3 0 0 1 4 0z") +
      named(y, texts.line("ammunition")) +
      drawn.join(""),
    areas: [],
    height: 20,
  };
}

/** The counts of ducklings: made, or what they would bring now. DUK-3 */
function counts(view: DucksView, width: number, y: number): Drawn {
  const step = (width - 2 * MARGIN) / view.counts.length;
  const drawn = view.counts.map(({ count, points, now }, index) => {
    const x = MARGIN + index * step;
    const box = { x: x + 26, y, w: 34, h: 16 };
    const family =
      count === "both"
        ? duck("yellow", x + 7, y + 5) + duck("black", x + 15, y + 11)
        : duck(count, x + 12, y + 8, 1.3);
    const value =
      points === null
        ? text("soft", box.x + 17, y + 12, `(${now})`, "middle")
        : text("bold", box.x + 17, y + 12, String(points), "middle");
    return family + rect(points === null ? "box" : "counts", box, 3) + value;
  });
  return { markup: drawn.join(""), areas: [], height: 21 };
}

/** The bonus of each column below its houses, with what the column scores. AMD-3 AMD-4 */
function columns(view: DreamView, grid: Grid, y: number): Drawn {
  const areas: Area[] = [];
  const drawn = view.columns.map(({ column, complete, bonus: state, points }) => {
    const x = columnAt(grid, column);
    const box = { x: x + 3, y: y + 1, w: PITCH - 6, h: 15 };
    areas.push({ target: { target: "columnBonus", column }, box });
    const value = text(
      complete ? "bold" : "soft",
      x + PITCH / 2,
      y + 28,
      complete ? String(points) : "–",
      "middle",
    );
    return bonus(state, `×${view.columnBonus}`, box) + value;
  });
  return { markup: drawn.join(""), areas, height: 36 };
}

/** What an expansion has on a sheet below its streets. */
export function besideStreets({ expansion }: SheetView, grid: Grid, texts: Texts): (y: number) => Drawn {
  return (y) => {
    switch (expansion?.id) {
      case "easter-eggs":
        return eggs(expansion, texts, grid.width, y);
      case "halloween":
        return halloween(expansion, grid.width, y);
      case "nuclear-war":
        return shelters(expansion, texts, y);
      case "roswell":
        return objectives(expansion, texts, grid.width, y);
      case "zombies":
        return ammunition(expansion, texts, grid.width, y);
      case "ducks":
        return counts(expansion, grid.width, y);
      case "american-dream":
        return columns(expansion, grid, y);
      case undefined:
      case "christmas-lights":
      case "ice-cream":
      case "paper":
        return NOTHING;
      default:
        return expansion satisfies never;
    }
  };
}
