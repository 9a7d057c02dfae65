import { removeToken } from "./discards.js";
import { houseOf, type MoveKind, present, spaceField } from "./kind.js";
import { askForCrowded } from "./place.js";

/** Of several tokens in one room that of one card stays. [DRH-31] [DRH-55] [DRH-85] */
export const keep: MoveKind<"keep"> = {
  type: "keep",
  step: "keep",
  fields: [spaceField()],
  whyNot: (_state, { spaces }, { space }) => (spaces.includes(space) ? null : "keep.no-token"),
  play(draft, { spaces }, { player, space }) {
    const cards = houseOf(draft, player).spaces;
    for (const each of spaces.filter((each) => each !== space)) {
      const card = present(cards[each]);
      removeToken(draft, card.token);
      card.token = null;
    }
    askForCrowded(draft, player);
  },
};
