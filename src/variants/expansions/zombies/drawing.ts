import type { Layout } from "../../../data/layout.js";
import type { Sheet } from "../../../sheet/sheet.js";
import { SIDES } from "../../../state/sides.js";
import type { Step } from "../../../state/turn.js";
import { buttonsOnly, type Drawing, nothingOnTable } from "../../drawing.js";
import { isUnprotected, zombiesLayout, zombiesSheet } from "./hordes.js";
import type { AmmunitionBox, HordeView } from "./types.js";

function hordesOn(layout: Layout, sheet: Sheet, step: Step | null): HordeView[] {
  const { movedLeft, movedRight } = zombiesSheet(sheet);
  return zombiesLayout(layout).routes.flatMap((routes, street) =>
    SIDES.map((end) => ({
      street,
      end,
      route: routes[end],
      moved: (end === "left" ? movedLeft : movedRight)[street],
      asked: step?.step === "horde" && step.street === street && step.end === end,
    })),
  );
}

function boxesOn(layout: Layout, { improvementsCrossed }: Sheet): AmmunitionBox[] {
  return zombiesLayout(layout).ammunitionBoxes.flatMap((boxes, index) =>
    boxes.map((box) => ({ size: index + 1, box, crossed: box < improvementsCrossed[index] })),
  );
}

/** Barricades at the houses, hordes and ammunition. ZOM-2 ZOM-6 ZOM-10 */
export const drawing: Drawing = {
  ...buttonsOnly,
  ...nothingOnTable,
  marks({ sheet, layout, geometry }, place) {
    if (!isUnprotected(layout, geometry, place)) return [{ mark: "barricade", state: "printed" }];
    const isBuilt = zombiesSheet(sheet).barricades[place] === 1;
    return [{ mark: "barricade", state: isBuilt ? "built" : "none" }];
  },
  sheet({ sheet, layout }, step) {
    const { ammunition: circled, ammunitionUsed: used } = zombiesSheet(sheet);
    const boxes = boxesOn(layout, sheet);
    const max = zombiesLayout(layout).ammunitionAtStart + boxes.length;
    return {
      id: "zombies",
      hordes: hordesOn(layout, sheet, step),
      ammunition: { circled, used, max },
      boxes,
    };
  },
};
