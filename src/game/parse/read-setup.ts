import { ACTIONS, type CardTable, cardsOf, NINE_THREE_QUARTERS } from "../../data/cards.js";
import type { EditionRules } from "../../data/editions.js";
import type { Layout } from "../../data/layout.js";
import type { PlanCard } from "../../data/plan-card.js";
import type { Provenance, ProvenanceLevel } from "../../data/provenance.js";
import { choiceOf, type Fields, fieldsOf, invalid, listOf, nameOf, wholeOf } from "../../rules/fields.js";
import { HIGHEST_NUMBER, LOWEST_NUMBER } from "../../sheet/numbering.js";
import type { Setup } from "../../state/state.js";
import { canonicalText } from "../canonical.js";
import { type GameOptions, resolveOptions } from "../options/options.js";

const LEVELS: readonly ProvenanceLevel[] = ["rulebook", "published", "inferred", "reconstructed", "own"];
const MOST_CARDS = 200;

function levelOf(value: unknown, path: string): ProvenanceLevel {
  return choiceOf(value ?? "", path, LEVELS);
}

function provenanceOf(value: unknown, path: string): Provenance {
  const { level, note } = fieldsOf(value, path, ["level", "note"]);
  return { level: levelOf(level, `${path}.level`), note: nameOf(note, `${path}.note`) };
}

/** Tables are kept with the game: those of another version of the package may differ. */
function cardsIn(value: unknown, path: string): CardTable {
  const fields = fieldsOf(value, path, ACTIONS);
  const entries = ACTIONS.map((action) => {
    const numbers = listOf(fields[action], `${path}.${action}`, "a list of numbers", MOST_CARDS);
    const read = numbers.map((number, index) =>
      number === NINE_THREE_QUARTERS
        ? number
        : wholeOf(number, `${path}.${action}[${index}]`, LOWEST_NUMBER, HIGHEST_NUMBER),
    );
    return [action, read] as const;
  });
  return Object.fromEntries(entries) as Readonly<Record<(typeof ACTIONS)[number], number[]>>;
}

function rulesIn(value: unknown, path: string, names: readonly string[]): EditionRules {
  const fields = fieldsOf(value, path, names);
  return { ...fields } as unknown as EditionRules;
}

/** The options from which a setup like this one is resolved. */
function optionsFor(setup: Fields): GameOptions {
  const layouts = listOf(setup["layouts"], "setup.layouts", "a list of layouts");
  const players = listOf(setup["players"], "setup.players", "a list of names");
  const layoutOf = listOf(setup["layoutOf"], "setup.layoutOf", "an index for each architect", players.length);
  const sheet = layoutOf.map(
    (index, player) => layouts[wholeOf(index, `setup.layoutOf[${player}]`, 0, layouts.length - 1)],
  );
  const [A, B, C] = listOf(setup["plans"], "setup.plans", "three plans", 3);
  const mode = setup["opponent"] === null ? setup["mode"] : { aaa: setup["opponent"] };
  const { edition, advanced, nineAndThreeQuarters } = setup as unknown as Setup;
  return {
    players,
    seed: 0,
    edition,
    advanced,
    nineAndThreeQuarters,
    sheet,
    mode,
    plans: { A, B, C },
  } as GameOptions;
}

function withProvenance(setup: Setup, given: Setup): Setup {
  const layouts = setup.layouts.map((layout, index): Layout => {
    const path = `setup.layouts[${index}].provenance`;
    return { ...layout, provenance: provenanceOf(given.layouts[index].provenance, path) };
  });
  const plans = setup.plans.map((plan, slot): PlanCard => {
    return { ...plan, provenance: levelOf(given.plans[slot].provenance, `setup.plans[${slot}].provenance`) };
  });
  const opponent =
    setup.opponent === null
      ? null
      : {
          ...setup.opponent,
          provenance: provenanceOf(given.opponent?.provenance, "setup.opponent.provenance"),
        };
  return { ...setup, layouts, plans, opponent };
}

/**
 * Reads the setup of a saved game: it must be one that the options of its parts come to, only that its tables may be
 * those of another version of the package.
 */
export function readSetup(value: unknown): Setup {
  const given = value as Setup;
  const fields = fieldsOf(value, "setup", [
    "players",
    "edition",
    "rules",
    "mode",
    "supply",
    "opponent",
    "advanced",
    "nineAndThreeQuarters",
    "layouts",
    "layoutOf",
    "plans",
    "cards",
    "specials",
  ]);
  const { setup } = resolveOptions(optionsFor(fields));
  const read: Setup = {
    ...withProvenance(setup, given),
    rules: rulesIn(fields["rules"], "setup.rules", Object.keys(setup.rules)),
    cards: cardsIn(fields["cards"], "setup.cards"),
  };
  const hasQuarters = cardsOf(read.cards).some(({ number }) => number === NINE_THREE_QUARTERS);
  if (hasQuarters && !read.nineAndThreeQuarters) invalid("setup.cards", "no 9¾ cards, as the game has none");
  const rules = Object.keys(setup.rules) as (keyof EditionRules)[];
  const areRules = rules.every((rule) => typeof read.rules[rule] === typeof setup.rules[rule]);
  if (!areRules) invalid("setup.rules", "the rules of an edition");
  const wrong = Object.keys(read).find((name) => {
    const key = name as keyof Setup;
    return canonicalText(read[key]) !== canonicalText(given[key]);
  });
  return wrong === undefined ? read : invalid(`setup.${wrong}`, "what the other parts of the setup come to");
}
