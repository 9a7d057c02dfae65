import type {
  BonusMark,
  ExpansionMark,
  ExpansionView,
  HouseDescription,
  SheetDescription,
  StreetDescription,
} from "perfect-home-rules";
import type { HouseView, SheetView, StreetView } from "perfect-home-rules/view";

/** What a description has of an expansion's mark at a house. */
function markDescribed(mark: ExpansionMark): Record<string, number> {
  switch (mark.mark) {
    case "eggs":
      return { eggs: mark.circled };
    case "treats":
      return { ghost: mark.ghost === "circled" ? 1 : 0, candy: mark.candy === "circled" ? 1 : 0 };
    case "cone":
      return { cone: mark.state === "circled" ? 1 : 0, missed: mark.state === "crossed" ? 1 : 0 };
    case "saucer":
      return { zoorg: mark.circled ? 1 : 0 };
    case "barricade":
      return { barricade: mark.state === "built" ? 1 : 0 };
    case "family":
      return { perfect: mark.perfect ? 1 : 0 };
    case "parent":
    case "shelter":
      return {};
  }
}

function houseDescribed({ kind, number, pool, used, marks }: HouseView): HouseDescription {
  const counts = Object.assign({}, ...marks.map(markDescribed)) as Record<string, number>;
  const found = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const added = {
    ...(pool === "circled" ? { pool: true as const } : {}),
    ...(used ? { used: true as const } : {}),
    ...(Object.keys(found).length > 0 ? { marks: found } : {}),
  };
  if (kind === "numbered" || kind === "extension") return { kind, number: number ?? -1, ...added };
  return { kind, ...added };
}

function streetDescribed({ houses, gaps, parks }: StreetView): StreetDescription {
  return {
    houses: houses.map(houseDescribed),
    fences: gaps.flatMap(({ gap, fence }) => (fence ? [gap] : [])),
    parks: parks?.crossed ?? 0,
  };
}

const MARKS: Readonly<Record<"open" | "circled" | "crossed", BonusMark>> = {
  open: 0,
  circled: 1,
  crossed: 2,
};

/** The lines that a description has of an expansion. */
function linesOf(view: ExpansionView | null): Record<string, readonly number[]> {
  switch (view?.id) {
    case "american-dream":
      return {
        streets: view.streets.map(({ bonus }) => MARKS[bonus]),
        columns: view.columns.map(({ bonus }) => MARKS[bonus]),
      };
    case "halloween":
      return {
        ghostTiers: view.ghostTiers.map(({ state }) => MARKS[state]),
        candyTiers: view.candyTiers.map(({ state }) => MARKS[state]),
      };
    case "ice-cream":
      return {
        bonuses: view.routes.map(({ bonus }) => MARKS[bonus]),
        trucks: view.routes.map(({ trucks, from }) =>
          trucks !== "both" || from === null ? 0 : from === "left" ? 1 : 2,
        ),
      };
    case "roswell": {
      const chosen = view.objectives.findIndex((each) => each.chosen);
      return chosen < 0 ? {} : { objective: [chosen + 1] };
    }
    case "zombies":
      return {
        hordesLeft: view.hordes.flatMap(({ end, moved }) => (end === "left" ? [moved] : [])),
        hordesRight: view.hordes.flatMap(({ end, moved }) => (end === "right" ? [moved] : [])),
        ammunition: [view.ammunition.circled, view.ammunition.used],
      };
    case "ducks":
      return Object.fromEntries(
        view.counts.flatMap(({ count, points }) => (points === null ? [] : [[count, [points]]])),
      );
    default:
      return {};
  }
}

/** The description of a sheet, made of nothing but its view: what a picture shows, and all of it. */
export function describeView({ layout, streets, tracks, plans, expansion }: SheetView): SheetDescription {
  const isSaid = (values: readonly number[]): boolean => values.some((value) => value !== 0);
  const lines = Object.entries(linesOf(expansion)).filter(
    ([, values]) => expansion?.id === "ducks" || isSaid(values),
  );
  return {
    layout: layout,
    streets: streets.map(streetDescribed),
    pools: tracks.pools?.crossed ?? 0,
    temps: tracks.temps?.crossed ?? 0,
    improvements: tracks.improvements.map(({ crossed }) => crossed),
    extensions: tracks.extensions?.crossed ?? 0,
    roundabouts: tracks.roundabouts?.crossed ?? 0,
    refusals: tracks.refusals?.crossed ?? 0,
    plans: Object.fromEntries(
      plans.flatMap(({ letter, scored }) => (scored === null ? [] : [[letter, scored]])),
    ),
    ...(lines.length > 0 ? { lines: Object.fromEntries(lines) } : {}),
  };
}
