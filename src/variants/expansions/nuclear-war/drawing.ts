import { sum } from "../../../input/sum.js";
import { buttonsOnly, type Drawing, NO_MARKS } from "../../drawing.js";
import { opponentCapacities, sheltersTable } from "./comparison.js";
import { capacityAt, hasShelter, sheltersLayout, streetCapacities } from "./shelters.js";

/** Shelters at their houses, and what they hold. NUC-1 NUC-2 */
export const drawing: Drawing = {
  ...buttonsOnly,
  marks(context, place) {
    if (!hasShelter(context, place)) return NO_MARKS;
    return [{ mark: "shelter", capacity: capacityAt(context, place) }];
  },
  sheet(context) {
    const { streetScores, optimism } = sheltersLayout(context.layout);
    const capacities = streetCapacities(context);
    const streets = capacities.map((capacity, street) => ({ street, capacity, score: streetScores[street] }));
    return { id: "nuclear-war", streets, capacity: sum(capacities), optimism };
  },
  table(expansion) {
    const onTable = sheltersTable(expansion);
    if (onTable === null) return null;
    const capacities = opponentCapacities(onTable);
    const streets = onTable.built.map((built, street) => ({
      street,
      built: [...built],
      capacity: capacities[street],
    }));
    return { id: "nuclear-war", streets };
  },
};
