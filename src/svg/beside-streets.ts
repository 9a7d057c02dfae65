import type {
  AmericanDreamView,
  CandyTier,
  DucksView,
  EasterEggsView,
  FeatureId,
  GhostTier,
  HalloweenView,
  NuclearWarView,
  RoswellView,
  TierState,
  Treat,
  ZombiesView,
} from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type { SheetView } from "perfect-home-rules/view";
import { bonus, ringed } from "./bonus.js";
import { type Area, below, type Drawn, drawn, NOTHING, type Part } from "./drawn.js";
import { columnAt, type Grid, MARGIN, PITCH } from "./grid.js";
import { ACTIONS, type Icon } from "./icons.js";
import { candy, duck, EGGS, egg, ghost, saucer } from "./marks.js";
import { type Box, centred, circle, cross, rect, text, undrawable } from "./markup.js";
import { BOX, COUNTS, RING } from "./style.js";
import { BOXES_AT, cartridge, named } from "./tracks.js";

function boxesOf(count: number, y: number, width: number, most: number): (index: number) => Box {
  const step = Math.min(most, (width - MARGIN - BOXES_AT) / count);
  return (index) => ({ x: BOXES_AT + index * step, y, w: step - 3, h: 16 });
}

/** Signs, each with what plans call it. */
type Legend = readonly (readonly [sign: Icon, feature: FeatureId])[];

function legendHigh(signs: Legend): number {
  return Math.ceil(signs.length / 2) * 13;
}

/** What plans call the signs of a sheet, in two columns. */
function legend(signs: Legend, texts: Texts, width: number, y: number): string {
  const room = (width - MARGIN) / 2;
  return signs
    .map(([sign, feature], index) => {
      const x = MARGIN + (index % 2) * room;
      const foot = y + Math.floor(index / 2) * 13;
      return sign(x, foot - 9.5) + text("small fsoft", x + 15, foot, texts.feature(feature));
    })
    .join("");
}

/** What numbers of eggs score: the last step that is reached counts. EGG-3 */
function eggs(view: EasterEggsView, texts: Texts, width: number, y: number): Drawn {
  const at = boxesOf(view.steps.length, y + 11, width, 40);
  const counting = view.steps.findLastIndex(({ reached }) => reached);
  const steps = view.steps.map(({ eggs: count, points, reached }, index) => {
    const box = at(index);
    const counts = index === counting;
    return (
      text("small fsoft", box.x + box.w / 2, y + 8, `${count}${reached ? " ✓" : ""}`, "middle") +
      rect(counts ? COUNTS : BOX, box, 3) +
      centred(counts ? "bold" : "", box, String(points))
    );
  });
  const names = EGGS.map(([colour]): Legend[number] => [
    (left, top) => egg(colour, left + 6, top + 6.5),
    `${colour}Eggs`,
  ]);
  const name = named(y + 10, egg("blue", MARGIN + 6, y + 17), `${texts.section("eggs")} ${view.circled}`);
  return drawn(39 + legendHigh(names), name + steps.join("") + legend(names, texts, width, y + 46));
}

type Tier = (GhostTier | CandyTier) & TierState;

/** What a tier of ghosts brings, as signs between which a player chooses; what one of candies does, as a number. */
function reward(tier: Tier, x: number, y: number): string {
  if ("points" in tier) return text("bold", x + 12, y + 12, `→ ${tier.points}`);
  return tier.bonuses
    .map(({ bonus: action, times }, index) => {
      const at = x + 18 + index * 42;
      const or = index === 0 ? "" : text("", at - 10, y + 12, "/");
      return `${or}${ACTIONS[action](at, y + 2)}${text("small bold", at + 13, y + 12, `×${times}`)}`;
    })
    .join("");
}

/** The tiers of ghosts or candies beside their sign and what there is of them. */
function tiers(of: Treat, count: number, all: readonly Tier[], width: number): Part {
  return (y) => {
    const step = Math.floor((width - MARGIN - 40) / all.length);
    const areas: Area[] = [];
    const boxes = all.map((tier, index) => {
      const box = { x: 40 + index * step, y, w: step - 4, h: 17 };
      areas.push({ target: { target: "tier", of, tier: tier.tier }, box });
      const needed = "ghosts" in tier ? tier.ghosts : tier.candies;
      return [
        rect(tier.state === "circled" ? COUNTS : BOX, box, 3),
        text("bold", box.x + 4, y + 12, String(needed)),
        reward(tier, box.x, y),
        tier.state === "crossed" ? cross(box) : "",
      ].join("");
    });
    const sign = (of === "ghost" ? ghost : candy)(MARGIN + 6, y + 8);
    return drawn(21, sign + text("bold", MARGIN + 15, y + 12, String(count)) + boxes.join(""), areas);
  };
}

function halloween(view: HalloweenView, width: number, y: number): Drawn {
  const { ghosts, candies, ghostTiers, candyTiers } = view;
  return below(y, [
    tiers("ghost", ghosts, ghostTiers, width),
    tiers("candy", candies, candyTiers, width),
    () => drawn(2, ""),
  ]);
}

function shelters(view: NuclearWarView, texts: Texts, y: number): Drawn {
  const name = named(y, rect(COUNTS, { x: MARGIN, y: y + 1, w: 12, h: 12 }, 2), texts.section("optimism"));
  return drawn(19, name + text("bold", BOXES_AT, y + 12, `Σ ${view.capacity} → ${view.optimism}`));
}

/** The objectives: how many infiltrated estates, and what each of them scores then. ROS-1 */
function objectives(view: RoswellView, texts: Texts, width: number, y: number): Drawn {
  const at = boxesOf(view.objectives.length, y, width, 60);
  const areas: Area[] = [];
  const boxes = view.objectives.map(({ from, to, each, chosen, objective }, index) => {
    const box = { ...at(index), h: 28 };
    const range = to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`;
    areas.push({ target: { target: "objective", objective }, box });
    return (
      rect(chosen ? COUNTS : BOX, box, 3) +
      centred("bold", { ...box, h: 16 }, range) +
      centred("small", { ...box, y: y + 12, h: 16 }, `× ${each}`) +
      (chosen ? ringed(box) : "")
    );
  });
  const now = text("bold", MARGIN + 16, y + 25, `${view.estates} → ${view.points}`);
  return drawn(
    35,
    named(y, saucer(MARGIN + 6, y + 8), texts.line("objective")) + now + boxes.join(""),
    areas,
  );
}

function ammunition(view: ZombiesView, texts: Texts, width: number, y: number): Drawn {
  const { circled, used, max } = view.ammunition;
  const at = boxesOf(max, y, width, 18);
  const shells = Array.from({ length: max }, (_, index) => {
    const x = at(index).x + at(index).w / 2;
    const ring = index < circled ? circle(RING, x, y + 7.5, 7) : "";
    const out = index < used ? cross({ x: x - 7.5, y, w: 15, h: 15 }) : "";
    return cartridge(index < circled ? "fink" : "fsoft", x - 2, y + 3) + ring + out;
  });
  return drawn(
    20,
    named(y, cartridge("fink", MARGIN + 4, y + 3), texts.line("ammunition")) + shells.join(""),
  );
}

/** The counts of ducklings: made, or what they would bring now. DUK-3 */
function counts(view: DucksView, width: number, y: number): Drawn {
  const step = (width - 2 * MARGIN) / view.counts.length;
  const all = view.counts.map(({ count, points, now }, index) => {
    const x = MARGIN + index * step;
    const box = { x: x + 26, y, w: 34, h: 16 };
    const family =
      count === "both"
        ? duck("yellow", x + 7, y + 5) + duck("black", x + 15, y + 11)
        : duck(count, x + 12, y + 8, 1.3);
    return (
      family +
      (points === null
        ? rect(BOX, box, 3) + centred("fsoft", box, `(${now})`)
        : rect(COUNTS, box, 3) + centred("bold", box, String(points)))
    );
  });
  return drawn(21, all.join(""));
}

/** The families that plans call by their colours. AMD-5 */
const FAMILIES = [
  ["park", "numberedParkHouses"],
  ["pool", "numberedPoolHouses"],
  ["temp", "numberedTempHouses"],
  ["extension", "numberedExtensionHouses"],
] as const;

/** The bonus of each column below its houses, with what the column scores. AMD-3 AMD-4 */
function columns(view: AmericanDreamView, grid: Grid, texts: Texts, y: number): Drawn {
  const areas: Area[] = [];
  const all = view.columns.map(({ column, complete, bonus: state, points }) => {
    const box = { x: columnAt(grid, column) + 3, y: y + 1, w: PITCH - 6, h: 15 };
    areas.push({ target: { target: "columnBonus", column }, box });
    return (
      bonus(state, `×${view.columnBonus}`, box) +
      centred(complete ? "bold" : "fsoft", { ...box, y: y + 17 }, complete ? String(points) : "–")
    );
  });
  const names = FAMILIES.map(([action, feature]): Legend[number] => [ACTIONS[action], feature]);
  return drawn(42 + legendHigh(names), all.join("") + legend(names, texts, grid.width, y + 50), areas);
}

/** What an expansion has on a sheet below its streets. */
export function besideStreets({ expansion }: SheetView, grid: Grid, texts: Texts): Part {
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
        return columns(expansion, grid, texts, y);
      case undefined:
      case "christmas-lights":
      case "ice-cream":
      case "paper":
        return NOTHING;
      default:
        return undrawable(expansion);
    }
  };
}
