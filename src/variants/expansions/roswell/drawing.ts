import { type Drawing, NO_MARKS, nothingOnTable } from "../../drawing.js";
import { hasSaucer, infiltration, saucersLayout, saucersSheet } from "./saucers.js";

/** Saucers at their houses, and the objectives. ROS-1 ROS-2 */
export const drawing: Drawing = {
  ...nothingOnTable,
  marks({ sheet, layout, geometry }, place) {
    if (!hasSaucer(layout, geometry, place)) return NO_MARKS;
    return [{ mark: "saucer", circled: saucersSheet(sheet).circled[place] === 1 }];
  },
  sheet(context) {
    const { objectives, failedEach } = saucersLayout(context.layout);
    const { objective: chosen } = saucersSheet(context.sheet);
    const { count: estates, points } = infiltration(context);
    return {
      id: "roswell",
      objectives: objectives.map((each, objective) => ({ ...each, objective, chosen: objective === chosen })),
      failedEach,
      estates,
      points,
    };
  },
  target(move) {
    return move.type === "objective" ? { target: "objective", objective: move.objective } : null;
  },
};
