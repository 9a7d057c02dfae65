import { buttonsOnly, type Drawing, NO_MARKS } from "../../drawing.js";
import { COUNTS, ducksSheet, ducksTable } from "./counts.js";
import { ducklingsCounted, ducklingsDrawn, parentsOn } from "./ducklings.js";

/** Ducklings, their parents and the counts. DUK-1 DUK-3 DUK-4 */
export const drawing: Drawing = {
  ...buttonsOnly,
  marks({ layout, geometry }, place) {
    const street = geometry.streetOf[place];
    const house = place - geometry.starts[street];
    const here = parentsOn(layout).filter((parent) => parent.street === street && parent.house === house);
    return here.length === 0 ? NO_MARKS : here.map(({ family }) => ({ mark: "parent", family }));
  },
  sheet(context) {
    const { counts } = ducksSheet(context.sheet);
    return {
      id: "ducks",
      ducklings: ducklingsDrawn(context),
      parents: parentsOn(context.layout).map((parent) => ({ mark: "parent", ...parent })),
      counts: COUNTS.map((count) => ({
        count,
        points: counts[count],
        now: ducklingsCounted(context, count),
      })),
    };
  },
  table(expansion) {
    const onTable = ducksTable({ expansion });
    return onTable === null ? null : { id: "ducks", counts: { ...onTable.counts } };
  },
};
