import { isClosed } from "../../../data/opponents.js";
import {
  type DeckCard,
  isConstruction,
  type SpecialCard,
  type ZombieCard,
} from "../../../data/special-cards.js";
import type { CardRole } from "../../../scoring/opponent-score.js";
import { openExpansion } from "../../../sheet/sheet.js";
import type { Side } from "../../../state/move-of.js";
import type { AnyKind } from "../../../state/rule-context.js";
import { SIDES } from "../../../state/sides.js";
import type { Position } from "../../../state/state.js";
import type { TableRun } from "../../../state/table-run.js";
import type { Step } from "../../../state/turn.js";
import { type Expansion, isUsualPile, noExpansion } from "../expansion.js";
import { blankMarks, marksNamed, nonZeroLines, nonZeroMarks } from "../marks.js";
import { check } from "./check.js";
import { FEATURES, showsAmmunition, zombiesLayout, zombiesSheet } from "./hordes.js";
import { layoutReaders, ZOMBIES_2023 } from "./layout.js";
import { barricade, horde } from "./moves.js";
import { PLANS_2023 } from "./plans.js";
import { piles, supply } from "./supply.js";
import type { HordeStep } from "./types.js";

/** The ends whose hordes a card moves: the hordes at the left end move to the right. [ZOM-2] */
const ENDS: Readonly<Record<ZombieCard["move"], readonly Side[]>> = {
  right: ["left"],
  left: ["right"],
  both: SIDES,
};

/** The hordes move street after street, the left one before the right one. [ZOM-4] */
function hordeSteps({ setup }: TableRun, { move }: ZombieCard): HordeStep[] {
  const [{ streets }] = setup.layouts;
  return streets.flatMap((_, street) => ENDS[move].map((end) => ({ step: "horde" as const, street, end })));
}

/**
 * From level 1 on, the last two Construction cards given to the AAA leave the game and the Zombie card takes their
 * place. [ZOM-14]
 */
function takeFromOpponent({ setup, state: { table } }: TableRun, card: ZombieCard): void {
  if (table.opponent === null || setup.opponent === null || isClosed(setup.opponent)) return;
  const { given } = table.opponent;
  for (let taken = 0; taken < 2; taken++) {
    const last = given.findLastIndex(isConstruction);
    if (last >= 0) table.removed.push(...given.splice(last, 1));
  }
  const expansion = table.removed.findIndex(
    (each) => !isConstruction(each) && each.special === "zombie" && each.move === card.move,
  );
  given.push(...table.removed.splice(expansion, 1));
}

/**
 * Whether Zombie cards, and Construction cards that they took away, lie where they can: two for each card that was given,
 * fewer only where there were no more, so that none lies below it. ZOM-14
 */
function isPile(position: Position): boolean {
  const { opponent, removed } = position.table;
  const { opponent: card } = position.setup;
  if (opponent === null || card === null || isClosed(card)) return isUsualPile(position);
  const { given } = opponent;
  const isZombie = (each: DeckCard): boolean => !isConstruction(each) && each.special === "zombie";
  const first = given.findIndex(isConstruction);
  const zombies = given.filter(isZombie).length;
  const above = first < 0 ? 0 : given.slice(first).filter(isZombie).length;
  const taken = removed.filter(isConstruction).length;
  const areWhere = given.every((each) => isConstruction(each) || isZombie(each)) && !removed.some(isZombie);
  return areWhere && taken >= 2 * above && taken <= 2 * zombies;
}

/** A Zombie card: first the AAA's cards, then every player decides horde by horde. ZOM-3 ZOM-5 ZOM-14 */
function resolve(run: TableRun, card: SpecialCard): void {
  if (card.special !== "zombie") return;
  run.emit({ type: "zombieDrawn", to: "all", move: card.move });
  takeFromOpponent(run, card);
  run.state.agenda.unshift({ do: "ask", agenda: [...hordeSteps(run, card), { step: "finish" }] });
}

/** A fence action builds a barricade too, if the player likes. ZOM-10 */
function kindsTaken(step: Step, basic: readonly AnyKind[]): readonly AnyKind[] {
  if (step.step === "horde") return HORDE_KINDS;
  return step.step === "act" && step.action === "fence" ? [barricade, ...basic] : basic;
}

const HORDE_KINDS: readonly AnyKind[] = [horde];

/** In the AAA's stack a Zombie card counts as a fence. ZOM-14 */
const rolesOf: Expansion["rolesOf"] = (given) =>
  given.flatMap((card): CardRole[] => {
    if (isConstruction(card)) return [card.action];
    return card.special === "zombie" ? ["fence"] : [];
  });

/** Zombies! */
export const zombies: Expansion = {
  ...noExpansion,
  id: "zombies",
  sheets: { "collector-2023": ZOMBIES_2023 },
  plans: { "collector-2023": PLANS_2023 },
  features: FEATURES,
  kinds: [horde, barricade],
  kindsTaken,
  /** A box that shows ammunition circles one more. [ZOM-6] */
  improved(turn, context, size) {
    const box = context.turn.sheet.improvementsCrossed[size - 1];
    if (showsAmmunition(context.layout, size, box)) openExpansion(turn.sheet, zombiesSheet).ammunition += 1;
  },
  layoutReaders,
  blankSheet: (layout) => ({
    id: "zombies",
    movedLeft: layout.streets.map(() => 0),
    movedRight: layout.streets.map(() => 0),
    ammunition: zombiesLayout(layout).ammunitionAtStart,
    ammunitionUsed: 0,
    barricades: blankMarks(layout),
  }),
  marks: ({ streets }) => ({
    houses: [{ name: "barricade", sign: "+", max: 1 }],
    lines: [
      { name: "hordesLeft", values: streets.length },
      { name: "hordesRight", values: streets.length },
      { name: "ammunition", values: 2 },
    ],
  }),
  describe(sheetContext) {
    const { barricades, movedLeft, movedRight, ammunition, ammunitionUsed } = zombiesSheet(
      sheetContext.sheet,
    );
    return {
      marks: nonZeroMarks(sheetContext, { barricade: barricades }),
      lines: nonZeroLines({
        hordesLeft: movedLeft,
        hordesRight: movedRight,
        ammunition: [ammunition, ammunitionUsed],
      }),
    };
  },
  expansionOf({ marks, lines }, layout) {
    const blank = layout.streets.map(() => 0);
    const [ammunition, ammunitionUsed] = lines["ammunition"] ?? [zombiesLayout(layout).ammunitionAtStart, 0];
    return {
      id: "zombies",
      movedLeft: lines["hordesLeft"] ?? blank,
      movedRight: lines["hordesRight"] ?? blank,
      ammunition,
      ammunitionUsed,
      barricades: marksNamed(marks, "barricade"),
    };
  },
  sheetRules: () => [{ housesMayBeInvaded: true }], // ZOM-8
  check,
  cardClauses: { standard: "ZOM-12", aaa: "ZOM-13", expert: "ZOM-X" },
  supply,
  piles,
  isPile,
  resolve,
  rolesOf,
};
