import { EDITION_IDS, LAYOUT_IDS, MODE_IDS } from "../data/ids.js";
import { OPPONENT_IDS, type OpponentId } from "../data/opponents.js";
import { invalid } from "../input/fields.js";
import { anything, boolean, choice, list, object, optional, type Reader } from "../input/readers.js";
import type { CatalogueConfiguration } from "./catalogue.js";
import type { GameOptions } from "./options/options.js";

const readConfiguration = object<Record<keyof CatalogueConfiguration, unknown>>({
  edition: choice(EDITION_IDS),
  layout: choice(LAYOUT_IDS),
  mode: choice(MODE_IDS),
  advanced: boolean,
  nineAndThreeQuarters: boolean,
  minPlayers: anything,
  maxPlayers: anything,
}) as Reader<CatalogueConfiguration>;

/** Names as they stand in a form, where one may still be empty. */
const readNames = list<string>(
  (name, path) => (typeof name === "string" ? name : invalid(path, "a text")),
  "a list of names",
);

const readOpponent = optional<OpponentId>(choice(OPPONENT_IDS), "closed");

/**
 * Options of a game made of a configuration of {@link catalogue}. Add to them what else was chosen, such as a seed, and ask
 * {@link checkOptions} about the result.
 *
 * @param configuration - one of `catalogue().configurations`.
 * @param players - the players' names; they are judged by {@link checkOptions}.
 * @param opponent - the AAA Opponent card where the mode is AAA Solo, by default the closed agency.
 * @throws RulesError `options.not-an-object`, `options.unknown`, `options.invalid`.
 * @see SET-1 to SET-6
 * @example
 * ```ts
 * const { configurations } = catalogue();
 * const alone = configurations.find(({ mode }) => mode === "aaa");
 * if (alone !== undefined) optionsOf(alone, ["Ann"], "sam").mode // => { aaa: "sam" }
 * ```
 */
export function optionsOf(
  configuration: CatalogueConfiguration,
  players: readonly string[],
  opponent?: OpponentId,
): GameOptions {
  const { edition, layout, mode, advanced, nineAndThreeQuarters } = readConfiguration(
    configuration,
    "configuration",
  );
  const aaa = readOpponent(opponent, "opponent");
  return {
    players: readNames(players, "players"),
    edition,
    layout,
    mode: mode === "aaa" ? { aaa } : mode,
    advanced,
    nineAndThreeQuarters,
  };
}
