import type { ModeId } from "../data/ids.js";
import type { Supply } from "../state/supply.js";
import type { CardSupply, Mode } from "../supplies/card-supply.js";
import { deckSupply } from "../supplies/deck-supply.js";
import { stackSupply } from "../supplies/stack-supply.js";
import { aaaSolo } from "./aaa-solo.js";
import { expert } from "./expert.js";
import { firstEditionSolo } from "./first-edition-solo.js";
import { standard } from "./standard.js";

const MODES: Readonly<Record<ModeId, Mode>> = { standard, expert, solo: firstEditionSolo, aaa: aaaSolo };

/** The mode of an id. */
export function modeOf(id: ModeId): Mode {
  return MODES[id];
}

/** What handles the cards of a supply. */
export function cardSupplyOf(supply: Supply): CardSupply {
  return supply.from === "stacks" ? stackSupply : deckSupply;
}
