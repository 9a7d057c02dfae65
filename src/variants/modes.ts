import { tempPlaces } from "../scoring/temp-places.js";
import type { ModeId } from "../state/state.js";
import type { Supply } from "../state/supply.js";
import { aaaSolo } from "./aaa-solo.js";
import { deckSupply } from "./deck-supply.js";
import { firstEditionSolo } from "./first-edition-solo.js";
import type { CardSupply, Mode } from "./mode.js";
import { stackSupply } from "./stack-supply.js";

const noSpecialCards: Pick<Mode, "piles" | "resolve" | "tempPlaces"> = {
  piles: () => ({ piles: [{ construction: null, specials: [] }], aside: [] }),
  resolve() {
    throw new Error("this mode has no special cards");
  },
  tempPlaces: (_position, crossed) => tempPlaces(crossed),
};

/** Three stacks, three combinations. SET-3 */
const standard: Mode = { ...noSpecialCards, supply: () => ({ from: "stacks", stacks: 3 }) };

/**
 * Three cards in hand, the third one passed: to the left in 2023, to the right in 2018. In 2023 each architect draws
 * one card before the first round. XPT-2 XPT-4 FST-5
 */
const expert: Mode = {
  ...noSpecialCards,
  supply: ({ edition }) => {
    const isFirst = edition === "first-2018";
    const rest = isFirst ? "right" : "left";
    return { from: "deck", handSize: 3, drawnAtSetup: isFirst ? 0 : 1, rest, isRebuilt: true };
  },
};

const MODES: Readonly<Record<ModeId, Mode>> = { standard, expert, solo: firstEditionSolo, aaa: aaaSolo };

/** The mode of an id. */
export function modeOf(id: ModeId): Mode {
  return MODES[id];
}

/** What handles the cards of a supply. */
export function cardSupplyOf(supply: Supply): CardSupply {
  return supply.from === "stacks" ? stackSupply : deckSupply;
}
