import { HOUSE, range, STREET } from "../../../moves/fields.js";
import type { FieldsOf } from "../../../moves/move-fields.js";
import { numbersOfTiers, TREATS } from "./treats.js";
import type { HalloweenMove, Treat } from "./types.js";

/** The fields of its moves. */
export const FIELDS: FieldsOf<HalloweenMove["type"]> = {
  treat: [{ name: "take", as: "word", range: () => TREATS }],
  tier: [
    { name: "of", as: "word", range: () => TREATS },
    {
      name: "tier",
      as: "index",
      range: ({ layout }, { of }) => range(0, numbersOfTiers(layout, of as Treat).length - 1),
    },
  ],
  poolBonus: [STREET, HOUSE],
  parkBonus: [STREET],
};
