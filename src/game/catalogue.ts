import { cardsOf, NINE_AND_THREE_QUARTERS } from "../data/cards.js";
import { EDITIONS } from "../data/editions.js";
import {
  CARD_SOURCES,
  type CardSource,
  EDITION_IDS,
  type EditionId,
  type LayoutId,
  MODE_IDS,
  type ModeId,
} from "../data/ids.js";
import type { Layout } from "../data/layout.js";
import { OPPONENTS, type OpponentId } from "../data/opponents.js";
import type { PlanCard, PlanLetter } from "../data/plan-card.js";
import type { Provenance, ProvenanceLevel } from "../data/provenance.js";
import { freezePlain } from "../floor/freeze-plain.js";
import { needsRoundabout, plansOf } from "../variants/advanced.js";
import { expansionIdOf, expansionOn } from "../variants/expansions/expansions.js";
import { registeredExpansions } from "../variants/expansions/registry.js";
import type { ExpansionId } from "../variants/expansions/types.js";
import { constructionCards } from "../variants/nine-and-three-quarters.js";
import { sheetsOfEdition } from "../variants/printed-sheets.js";
import { prohibitionOf } from "../variants/prohibitions.js";
import { mostHands, supplyFor } from "./options/read-deck.js";
import { PLAYERS } from "./options/read-mode.js";
import { isPossible } from "./options/read-plans.js";

/** An edition, for a form. */
export interface CatalogueEdition {
  /** The option `edition`. */
  readonly id: EditionId;
  /** Where its cards come from. */
  readonly provenance: Provenance;
}

/** A plan that may be chosen, for a form. */
export interface CataloguePlan {
  /** What the option `plans` takes for the letter. */
  readonly id: string;
  /** Whether it is one of the advanced plans, which are drawn in Advanced Mode only. ADV-1 */
  readonly advanced: boolean;
  /** Whether it can't be chosen without Advanced Mode. ADV-6 */
  readonly needsAdvanced: boolean;
  /** What it asks for: `texts.plan(plan)` words it. */
  readonly parts: PlanCard["parts"];
  /** How far the card can be trusted. */
  readonly provenance: ProvenanceLevel;
}

/** A printed sheet in an edition, for a form. */
export interface CatalogueLayout {
  /** The edition that has it. */
  readonly edition: EditionId;
  /** The option `layout`. */
  readonly id: LayoutId;
  /** The expansion that is played on it; `null` for none. */
  readonly expansion: ExpansionId | null;
  /** Where the layout comes from. */
  readonly provenance: Provenance;
  /** The plans that may be chosen on it, by letter. */
  readonly plans: Readonly<Record<PlanLetter, readonly CataloguePlan[]>>;
}

/** An AAA Opponent card, for a form. */
export interface CatalogueOpponent {
  /** What the option `mode` takes as `{ aaa: id }`. */
  readonly id: OpponentId;
  /** How difficult; 0 for the closed agency. */
  readonly level: number;
  /** Where the card comes from. */
  readonly provenance: Provenance;
}

/** What can be played together: a configuration. */
export interface CatalogueConfiguration {
  /** The option `edition`. */
  readonly edition: EditionId;
  /** The option `layout`. */
  readonly layout: LayoutId;
  /** The mode; `aaa` stands for `{ aaa: opponent }` with any opponent. */
  readonly mode: ModeId;
  /** The option `advanced`. */
  readonly advanced: boolean;
  /** The option `nineAndThreeQuarters`. */
  readonly nineAndThreeQuarters: boolean;
  /** The fewest players. */
  readonly minPlayers: number;
  /** The most players; `null` for no limit in the rules. */
  readonly maxPlayers: number | null;
}

/** All lists that a form for a new game needs. */
export interface Catalogue {
  /** The editions, the latest first. */
  readonly editions: readonly CatalogueEdition[];
  /** The printed sheets, edition by edition. */
  readonly layouts: readonly CatalogueLayout[];
  /** The modes. */
  readonly modes: readonly ModeId[];
  /** Where the cards can come from: the option `cards`. Each goes with every configuration. */
  readonly cards: readonly CardSource[];
  /** The AAA Opponent cards, the closed agency first, then by level. */
  readonly opponents: readonly CatalogueOpponent[];
  /** The expansions. */
  readonly expansions: readonly ExpansionId[];
  /** Where the 9¾ cards come from. */
  readonly nineAndThreeQuarters: Provenance;
  /** What goes with what: every configuration that can be played, and no other. */
  readonly configurations: readonly CatalogueConfiguration[];
}

const BOTH = [false, true];

function plansFor(edition: EditionId, layout: Layout, letter: PlanLetter): CataloguePlan[] {
  const { standard, all } = plansOf(edition, expansionOn(layout), letter);
  return all
    .filter((card) => isPossible(card, layout))
    .map((card) => ({
      id: card.id,
      advanced: !standard.includes(card),
      needsAdvanced: needsRoundabout(card),
      parts: card.parts,
      provenance: card.provenance,
    }));
}

function layoutEntry(edition: EditionId, layout: Layout): CatalogueLayout {
  const plansOfLetter = (letter: PlanLetter) => plansFor(edition, layout, letter);
  return {
    edition,
    id: layout.id as LayoutId,
    expansion: expansionIdOf(layout),
    provenance: { ...layout.provenance },
    plans: { A: plansOfLetter("A"), B: plansOfLetter("B"), C: plansOfLetter("C") },
  };
}

/** The most players of a configuration. */
function mostPlayers(
  edition: EditionId,
  layout: Layout,
  mode: ModeId,
  withSpecialNumbers: boolean,
): number | null {
  const deckSize = cardsOf(constructionCards(edition, withSpecialNumbers)).length;
  const context = { edition, mode, players: PLAYERS[mode].min, deckSize };
  return PLAYERS[mode].max ?? mostHands({ mode, supply: supplyFor(expansionOn(layout), context) }, deckSize);
}

function configurationsOn(edition: EditionId, layout: Layout): CatalogueConfiguration[] {
  const all = MODE_IDS.flatMap((mode) =>
    BOTH.flatMap((advanced) =>
      BOTH.map((nineAndThreeQuarters) => ({ mode, advanced, nineAndThreeQuarters })),
    ),
  );
  return all
    .filter((choice) => prohibitionOf({ edition, layout, ...choice }) === null)
    .map((choice) => ({
      edition,
      layout: layout.id as LayoutId,
      ...choice,
      minPlayers: PLAYERS[choice.mode].min,
      maxPlayers: mostPlayers(edition, layout, choice.mode, choice.nineAndThreeQuarters),
    }));
}

/**
 * All lists that a form for a new game needs, and what goes with what. Filter `configurations` by what has been chosen: what
 * the others have is what can still be chosen; {@link optionsOf} makes options of one. A caller's own layouts, opponents and plans are not in it.
 *
 * @returns new data, frozen.
 * @see SET-1 to SET-6, XPN-2
 * @example
 * ```ts
 * const { configurations, layouts } = catalogue();
 * const first = configurations.filter(({ edition }) => edition === "first-2018");
 * first.some(({ mode }) => mode === "aaa") // => false
 * const dream = configurations.filter(({ layout }) => layout === "american-dream");
 * dream.some(({ advanced }) => advanced) // => false
 * layouts[0]?.plans.A.some(({ advanced }) => advanced) // => true
 * ```
 */
export function catalogue(): Catalogue {
  const sheets = EDITION_IDS.flatMap((edition) =>
    sheetsOfEdition(edition).map((layout) => ({ edition, layout })),
  );
  return freezePlain({
    editions: EDITION_IDS.map((id) => ({ id, provenance: { ...EDITIONS[id].cards.provenance } })),
    layouts: sheets.map(({ edition, layout }) => layoutEntry(edition, layout)),
    modes: [...MODE_IDS],
    cards: [...CARD_SOURCES],
    opponents: OPPONENTS.map(({ id, level, provenance }) => ({ id, level, provenance: { ...provenance } })),
    expansions: registeredExpansions().map(({ id }) => id),
    nineAndThreeQuarters: { ...NINE_AND_THREE_QUARTERS.provenance },
    configurations: sheets.flatMap(({ edition, layout }) => configurationsOn(edition, layout)),
  });
}
