import type { DecorType } from "../data/specials.js";
import type { Tables } from "../data/tables.js";
import { typeOn } from "../house/board.js";
import { roomAround, withTokens } from "../house/rooms.js";
import type { SpecialCard } from "../state/cards.js";
import type { House } from "../state/house.js";
import { houseOf, type MoveKind, present, spaceField } from "./kind.js";
import type { RefusalCode } from "./refusals.js";

/** The decor of a card. */
export function decorOn({ decor }: Tables, card: SpecialCard | null): DecorType | null {
  return (card?.kind === "decor" && decor.find(({ id }) => id === card.decor)) || null;
}

/** Why a token can't lie on the card of a space. [DRH-43] [DRH-44] */
export function whyNoToken(
  { board }: Tables,
  house: House,
  { rooms }: DecorType,
  space: number,
): RefusalCode | null {
  const type = typeOn(house, space);
  if (type === null) return "decor.no-room";
  if (rooms?.includes(type) !== true) return "decor.wrong-room";
  const isTaken = withTokens(house, roomAround(board, house, space, type)).length > 0;
  return isTaken ? "decor.has-token" : null;
}

/** The token of the decor card taken is laid on a card of a room. [DRH-42] [DRH-47] */
export const decor: MoveKind<"decor"> = {
  type: "decor",
  step: "settle",
  fields: [spaceField()],
  whyNot({ setup, houses }, { player, pair }, { space }) {
    const taken = decorOn(setup.tables, pair.special);
    return taken === null ? "decor.no-decor" : whyNoToken(setup.tables, houses[player], taken, space);
  },
  play(draft, { pair }, { player, space }) {
    const card = present(houseOf(draft, player).spaces[space]);
    card.token = present(decorOn(draft.setup.tables, pair.special)).id; // [DRH-45]
    draft.agenda.unshift({ do: "settle", player, pair: { ...pair, special: null } });
  },
};
