import type { Features } from "../sheet/feature.js";
import type { Writable } from "../sheet/writable.js";
import type { AnyKind } from "./move-kind.js";
import type { Scene } from "./scene.js";
import type { Step, Turn } from "./turn.js";

/** Something that happens on a sheet beside what a move itself does, at a place of it. */
export type PlaceHook = (turn: Writable<Turn>, scene: Scene, place: number) => void;

/** What the rules of a game are made of: the basic ones and those of its expansion. */
export interface Rulebook {
  /** The kinds of move, in a fixed order. */
  readonly kinds: readonly AnyKind[];
  /** What plans can count, by name. */
  readonly features: Features;
  /** The kinds of move that a step takes. RND-1 ACT-1 */
  kindsTaken(step: Step): readonly AnyKind[];
  /** A house has got a number, from a card, by extension or by a bonus; `turn` shows it, the scene does not yet. */
  readonly numbered: PlaceHook;
  /** A house has been replaced by a roundabout. */
  readonly roundaboutBuilt: PlaceHook;
}
