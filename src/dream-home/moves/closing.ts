import type { HelperId } from "../data/specials.js";
import { withCards } from "../house/board.js";
import { isLike, showingMost } from "../house/children.js";
import { misfit } from "../house/fits.js";
import type { RoofCard } from "../state/cards.js";
import type { Position } from "../state/state.js";
import { removeToken } from "./discards.js";
import { type Draft, houseOf, type MoveKind, present, type StepOf, spaceField } from "./kind.js";
import { askForCrowded } from "./place.js";
import type { RefusalCode } from "./refusals.js";

/** Goes on with the closing phase of a player without a helper, who has been used. [DRH-70] */
function without(draft: Draft, step: StepOf<"close">, used: HelperId): void {
  const helpers = [...step.helpers];
  helpers.splice(helpers.indexOf(used), 1);
  draft.agenda.unshift({ ...step, helpers });
}

/** Moves of a helper need one that has not been used. */
function withoutHelper(helper: HelperId) {
  return (_state: Position, { helpers }: StepOf<"close">): RefusalCode | null =>
    helpers.includes(helper) ? null : "helper.not-here";
}

function findRoof(roofs: readonly RoofCard[], colour: string, kind: "plain" | "window"): number {
  return roofs.findIndex((card) => card.colour === colour && card.window === (kind === "window"));
}

/** A discarded roof card is added to the player's own. [DRH-52] */
export const roofer: MoveKind<"roofer"> = {
  type: "roofer",
  step: "close",
  fields: [
    { name: "colour", as: "word", range: ({ roofs }) => roofs.map(({ id }) => id) },
    { name: "kind", as: "word", range: () => ["plain", "window"] },
  ],
  whyNone: withoutHelper("roofer"),
  whyNot({ table }, _step, { colour, kind }) {
    return findRoof(table.discards.roofs, colour, kind) >= 0 ? null : "roofer.not-discarded";
  },
  play(draft, step, { player, colour, kind }) {
    const { roofs } = draft.table.discards;
    const [card] = roofs.splice(findRoof(roofs, colour, kind), 1);
    draft.hidden.roofs[player].push(card);
    houseOf(draft, player).roofCards++;
    without(draft, step, "roofer");
  },
};

/** A discarded room card replaces one of the house. [DRH-53] */
export const supplier: MoveKind<"supplier"> = {
  type: "supplier",
  step: "close",
  fields: [{ name: "room", as: "word", range: ({ rooms }) => rooms.map(({ id }) => id) }, spaceField()],
  whyNone: withoutHelper("supplier"),
  whyNot({ setup, table, houses }, { player }, { room, space }) {
    const house = houses[player];
    const card = house.spaces[space];
    const arriving = table.discards.rooms[showingMost(table.discards.rooms, room)];
    if (arriving === undefined) return "supplier.not-discarded";
    if (card === null) return "supplier.no-card";
    if (card.face === "up" && isLike(arriving, card) && card.token === null) return "supplier.same";
    const why = misfit(setup.tables, house, space, room); // [DRH-57]
    return why === null ? null : `fit.${why}`;
  },
  play(draft, step, { player, room, space }) {
    const { spaces } = houseOf(draft, player);
    const { discards, removed } = draft.table;
    const [arriving] = discards.rooms.splice(showingMost(discards.rooms, room), 1);
    const { face: _face, token, ...leaving } = present(spaces[space]);
    spaces[space] = { ...arriving, face: "up", token: null };
    removed.rooms.push(leaving);
    removeToken(draft, token);
    without(draft, step, "supplier");
    askForCrowded(draft, player);
  },
};

/** Two room cards of the house change places. [DRH-55] */
export const handyman: MoveKind<"handyman"> = {
  type: "handyman",
  step: "close",
  fields: [spaceField("first"), spaceField("second")],
  whyNone: withoutHelper("handyman"),
  whyNot({ setup, houses }, { player }, { first, second }) {
    const house = houses[player];
    const spaces = [first, second];
    const [one, other] = spaces.map((space) => house.spaces[space]);
    if (first >= second) return "handyman.order";
    if (one === null || other === null) return "handyman.no-card";
    if (one.face === "down" && other.face === "down") return "handyman.empty-rooms";
    const isIdle = one.face === other.face && isLike(one, other) && one.token === other.token;
    if (isIdle) return "handyman.same";
    const after = withCards(house, [
      [first, other],
      [second, one],
    ]);
    const whys = [other, one].map((card, index) =>
      card.face === "down" ? null : misfit(setup.tables, after, spaces[index], card.room, spaces),
    );
    const why = whys.find((each) => each !== null) ?? null; // [DRH-57]
    return why === null ? null : `fit.${why}`;
  },
  play(draft, step, { player, first, second }) {
    const cards = houseOf(draft, player).spaces;
    [cards[first], cards[second]] = [cards[second], cards[first]];
    without(draft, step, "handyman");
    askForCrowded(draft, player);
  },
};

/** A player uses no more helpers. [DRH-70] [DRH-86] */
export const finish: MoveKind<"finish"> = {
  type: "finish",
  step: "close",
  fields: [],
  whyNot: () => null,
  play: () => {},
};
