import type { BonusState, LineId, ZombiesView } from "perfect-home-rules";
import type { SheetView } from "perfect-home-rules/view";

/** A line that an expansion keeps beside the streets, with its numbers. */
export type SpokenLine = readonly [line: LineId, values: readonly number[]];

const BONUS: Readonly<Record<BonusState, number>> = { open: 0, circled: 1, crossed: 2 };

function bonuses(states: readonly { readonly state: BonusState }[]): number[] {
  return states.map(({ state }) => BONUS[state]);
}

function hordes({ hordes: all, ammunition: { circled, used } }: ZombiesView): SpokenLine[] {
  const moved = (side: "left" | "right"): number[] =>
    all.filter(({ end }) => end === side).map((horde) => horde.moved);
  return [
    ["hordesLeft", moved("left")],
    ["hordesRight", moved("right")],
    ["ammunition", [circled, used]],
  ];
}

/** What an expansion keeps beside the streets, as `formatSheet` writes it. */
export function linesOf({ expansion }: SheetView): readonly SpokenLine[] {
  switch (expansion?.id) {
    case "american-dream":
      return [
        ["streets", expansion.streets.map(({ bonus }) => BONUS[bonus])],
        ["columns", expansion.columns.map(({ bonus }) => BONUS[bonus])],
      ];
    case "zombies":
      return hordes(expansion);
    case "ducks":
      return expansion.counts.flatMap(({ count, points }) =>
        points === null ? [] : [[count, [points]] as const],
      );
    case "halloween":
      return [
        ["ghostTiers", bonuses(expansion.ghostTiers)],
        ["candyTiers", bonuses(expansion.candyTiers)],
      ];
    case "ice-cream":
      return [["bonuses", expansion.routes.map(({ bonus }) => BONUS[bonus])]];
    case "roswell":
      return expansion.objectives.flatMap(({ chosen, objective }) =>
        chosen ? [["objective", [objective + 1]] as const] : [],
      );
    case undefined:
    case "easter-eggs":
    case "christmas-lights":
    case "nuclear-war":
    case "paper":
      return [];
    default:
      return expansion satisfies never;
  }
}
