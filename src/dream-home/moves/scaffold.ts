import { isSupported } from "../house/board.js";
import { houseOf, type MoveKind, spaceField } from "./kind.js";

/** The scaffold taken is laid on a space without a room card. [DRH-67] */
export const scaffold: MoveKind<"scaffold"> = {
  type: "scaffold",
  step: "settle",
  fields: [spaceField()],
  whyNone: (_state, { pair }) => (pair.special?.kind === "tool" ? null : "scaffold.no-scaffold"),
  whyNot({ setup, houses }, { player }, { space }) {
    const house = houses[player];
    if (house.spaces[space] !== null || house.scaffolds.includes(space)) return "scaffold.filled";
    return isSupported(setup.tables.board, house, space) ? null : "scaffold.unsupported";
  },
  play(draft, { pair }, { player, space }) {
    const house = houseOf(draft, player);
    house.scaffolds = [...house.scaffolds, space].sort((one, other) => one - other);
    draft.agenda.unshift({ do: "settle", player, pair: { ...pair, special: null, scaffold: space } });
  },
};
