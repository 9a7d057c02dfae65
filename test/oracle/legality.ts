import type { Move } from "perfect-home-rules";
import { sizesOf } from "../support/plan-sizes.js";
import { type Estate, freeEstates, setsOf } from "./estates.js";
import { fitsAt, mayCopy, shifted } from "./numbering.js";
import { housesOf, type SheetContext } from "./paper.js";
import type { Table, Turn } from "./turn.js";

type Untaken<M> = M extends Move ? Omit<M, "player"> : never;

/** A move without its player. */
export type PlainMove = Untaken<Move>;

/** All legal moves of a turn, in no order. RND-1 */
export function legalMoves(turn: Turn, table: Table): PlainMove[] {
  if (turn.sets.length > 0) return uses(turn);
  switch (turn.stage) {
    case "choose":
      return choices(turn.paper, table);
    case "write":
      return writes(turn, table);
    case "act": {
      const actions = actionsOf(turn, table);
      return actions.length > 0 ? [...actions, { type: "skip" }] : claimsAndEnd(turn.paper, table); // ACT-1
    }
    case "wrapUp":
      return claimsAndEnd(turn.paper, table);
    case "ended":
      return [];
  }
}

function fitsSomewhere(paper: SheetContext, number: number): boolean {
  return housesOf(paper).some(({ street, at }) => fitsAt(paper, street, at, number));
}

/** The numbers that may be written with a combination. TMP-1 ACT-2 */
function numbersOf(
  paper: SheetContext,
  { layout }: Table,
  combination: NonNullable<Turn["picked"]>,
): number[] {
  const hasTemp = combination.action === "temp" && paper.temps < layout.temps;
  return hasTemp ? shifted(combination.number) : [combination.number];
}

/** NUM-1 REF-1 REF-2 */
function choices(paper: SheetContext, table: Table): PlainMove[] {
  const picks = table.combinations.flatMap((combination, stack): PlainMove[] => {
    const numbers = numbersOf(paper, table, combination);
    return numbers.some((number) => fitsSomewhere(paper, number)) ? [{ type: "pick", stack }] : [];
  });
  const mustWrite = table.combinations.some(({ number }) => fitsSomewhere(paper, number));
  return mustWrite ? picks : [...picks, { type: "permitRefusal" }];
}

function writes({ paper, picked }: Turn, table: Table): PlainMove[] {
  if (picked === null) return [];
  return numbersOf(paper, table, picked).flatMap((number) =>
    housesOf(paper)
      .filter(({ street, at }) => fitsAt(paper, street, at, number))
      .map(({ street, at }): PlainMove => ({ type: "write", street, house: at, number })),
  );
}

function actionsOf(turn: Turn, { layout }: Table): PlainMove[] {
  const { paper, picked, street, at } = turn;
  if (picked === null || street === null || at === null) return [];
  const printed = layout.streets[street];
  switch (picked.action) {
    case "fence":
      return fences(paper);
    case "improvement": // IMP-1
      return layout.improvements.flatMap((track, index): PlainMove[] =>
        paper.improvements[index] < track.length - 1 ? [{ type: "improve", size: index + 1 }] : [],
      );
    case "park": // PRK-1
      return paper.streets[street].parks < printed.parks.length - 1 ? [{ type: "park" }] : [];
    case "pool": // POL-1
      return printed.pools.includes(at) && paper.pools < layout.pools.length - 1 ? [{ type: "pool" }] : [];
    case "temp": // TMP-2
      return paper.temps < layout.temps ? [{ type: "temp" }] : [];
    case "extension": // EXT-1
      return paper.extensions < layout.extensions.length - 1 ? extensions(paper) : [];
  }
}

/** FNC-1 FNC-3 PLN-5: in a gap without fence, but not within an estate that is used. */
function fences({ streets }: SheetContext): PlainMove[] {
  return streets.flatMap(({ houses, fences: standing }, street) =>
    houses
      .slice(1)
      .flatMap((right, gap): PlainMove[] =>
        standing[gap] || (houses[gap].used && right.used) ? [] : [{ type: "fence", street, gap }],
      ),
  );
}

function extensions(paper: SheetContext): PlainMove[] {
  return housesOf(paper).flatMap(({ street, at }) =>
    (["left", "right"] as const)
      .filter((side) => mayCopy(paper, street, at, side))
      .map((from): PlainMove => ({ type: "extend", street, house: at, from })),
  );
}

/** PLN-1 PLN-3 */
function claimsAndEnd(paper: SheetContext, { plans }: Table): PlainMove[] {
  const estates = freeEstates(paper);
  const claims = plans
    .filter((_, slot) => paper.plans[slot] === null)
    .filter((plan) => setsOf(estates, sizesOf(plan)).length > 0)
    .map(({ letter }): PlainMove => ({ type: "claim", plan: letter }));
  return [...claims, { type: "end" }];
}

/** Each estate of the sets that are left, but for those named. PLN-3 */
function uses({ sets, named }: Turn): PlainMove[] {
  const keyOf = ({ street, at }: Estate): string => `${street} ${at}`;
  const estates = new Set(sets.flat().map(keyOf));
  for (const estate of named) estates.delete(keyOf(estate));
  return [...estates].map((estate): PlainMove => {
    const [street, house] = estate.split(" ").map(Number);
    return { type: "use", street, house };
  });
}
