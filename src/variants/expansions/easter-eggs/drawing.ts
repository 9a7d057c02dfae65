import { buttonsOnly, type Drawing, NO_MARKS, nothingOnTable } from "../../drawing.js";
import { eggsAt, eggsCircled, eggsLayout, eggsSheet, pointsOf } from "./eggs.js";

/** Eggs at their houses, and the steps that score. EGG-1 EGG-3 */
export const drawing: Drawing = {
  ...buttonsOnly,
  ...nothingOnTable,
  marks({ sheet, layout, geometry }, place) {
    const eggs = eggsAt(layout, geometry, place);
    if (eggs === null) return NO_MARKS;
    const { colour, count } = eggs;
    return [{ mark: "eggs", colour, count, circled: eggsSheet(sheet).circled[place] }];
  },
  sheet({ sheet, layout }) {
    const circled = eggsCircled(sheet);
    const steps = eggsLayout(layout).steps.map(([eggs, points]) => ({
      eggs,
      points,
      reached: circled >= eggs,
    }));
    return { id: "easter-eggs", circled, steps, points: pointsOf(layout, circled) };
  },
};
