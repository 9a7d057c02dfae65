import { ACTION_KINDS, BASIC_KINDS, STEP_KINDS } from "../moves/kinds.js";
import { skip } from "../moves/skip.js";
import { BASIC_FEATURES } from "../plans/features.js";
import type { AnyKind, Rulebook } from "../state/scene.js";
import type { Setup } from "../state/state.js";
import type { Step } from "../state/turn.js";
import type { Expansion } from "./expansion.js";
import { EXPANSIONS, expansionIn } from "./expansions.js";

/** All kinds of move, of the basic game and of all expansions. */
export const ALL_KINDS: readonly AnyKind[] = [...BASIC_KINDS, ...EXPANSIONS.flatMap(({ kinds }) => kinds)];

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

/** The basic rules. */
const BASIC_RULEBOOK: Rulebook = {
  kinds: BASIC_KINDS,
  features: BASIC_FEATURES,
  kindsTaken: basicKinds,
  numbered() {},
  roundaboutBuilt() {},
  improved() {},
};

function rulebookWith(expansion: Expansion): Rulebook {
  return {
    kinds: [...BASIC_KINDS, ...expansion.kinds],
    features: { ...BASIC_FEATURES, ...expansion.features },
    kindsTaken: (step) => expansion.kindsTaken(step, basicKinds(step)),
    numbered: expansion.numbered,
    roundaboutBuilt: expansion.roundaboutBuilt,
    improved: expansion.improved,
  };
}

const RULEBOOKS = new Map(EXPANSIONS.map((expansion) => [expansion, rulebookWith(expansion)]));

/** The rules of a game. */
export function rulebookOf(setup: Setup): Rulebook {
  const expansion = expansionIn(setup);
  return (expansion === null ? undefined : RULEBOOKS.get(expansion)) ?? BASIC_RULEBOOK;
}
