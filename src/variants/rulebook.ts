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
  Object.entries(ACTION_KINDS).map(([action, kind]) => [action, [kind, skip as AnyKind]]),
);

function basicKinds(step: Step): readonly AnyKind[] {
  if (step.step === "act") return ACT_KINDS[step.action];
  return Object.hasOwn(STEP_KINDS, step.step) ? STEP_KINDS[step.step as keyof typeof STEP_KINDS] : NO_KINDS;
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
