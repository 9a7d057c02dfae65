import type { Layout } from "../data/layout.js";
import { ACTION_KINDS, BASIC_KINDS, STEP_KINDS } from "../moves/kinds.js";
import { skip } from "../moves/skip.js";
import { BASIC_FEATURES } from "../plans/features.js";
import type { AnyKind, Rulebook } from "../state/rule-context.js";
import type { Setup } from "../state/state.js";
import type { Step } from "../state/turn.js";
import { type Additions, noExpansion } from "./expansions/expansion.js";
import { expansionIn, expansionOn } from "./expansions/expansions.js";

const NO_KINDS: readonly AnyKind[] = [];
const ACT_KINDS = Object.fromEntries(
  Object.entries(ACTION_KINDS).map(([action, kind]) => [action, [kind, skip]]),
);

const KINDS_OF_STEP: ReadonlyMap<Step["step"], readonly AnyKind[]> = new Map(
  Object.entries(STEP_KINDS) as [Step["step"], readonly AnyKind[]][],
);

function basicKinds(step: Step): readonly AnyKind[] {
  return step.step === "act" ? ACT_KINDS[step.action] : (KINDS_OF_STEP.get(step.step) ?? NO_KINDS);
}

function rulebookWith(expansion: Additions): Rulebook {
  return {
    kinds: [...BASIC_KINDS, ...expansion.kinds],
    features: { ...BASIC_FEATURES, ...expansion.features },
    cardClauses: expansion.cardClauses,
    asked: expansion.asked,
    kindsTaken: (step) => expansion.kindsTaken(step, basicKinds(step)),
    numbered: expansion.numbered,
    roundaboutBuilt: expansion.roundaboutBuilt,
    improved: expansion.improved,
  };
}

/** The basic rules, which are read most often: nothing is asked that adds nothing. */
const BASIC_RULEBOOK: Rulebook = { ...rulebookWith(noExpansion), kindsTaken: basicKinds };
const RULEBOOKS = new Map<Additions, Rulebook>([[noExpansion, BASIC_RULEBOOK]]);

/** The rules of a game, with all kinds of move that any of its players can make. */
export function rulebookOf(setup: Setup): Rulebook {
  return rulebookFor(expansionIn(setup));
}

/** The rules for a player with a sheet of a layout. */
export function rulebookOn(layout: Layout): Rulebook {
  return rulebookFor(expansionOn(layout));
}

function rulebookFor(additions: Additions): Rulebook {
  const known = RULEBOOKS.get(additions) ?? rulebookWith(additions);
  RULEBOOKS.set(additions, known);
  return known;
}
