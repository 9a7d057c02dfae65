import type { Action, Layout, Move, PlanCard } from "perfect-home-rules";
import { sizesOf } from "../support/plan-sizes.js";
import { type Estate, freeEstates, setsOf } from "./estates.js";
import type { SheetContext } from "./paper.js";

/** What is on the table for one player. */
export interface Table {
  readonly layout: Layout;
  /** The three combinations. RND-2 */
  readonly combinations: readonly { readonly number: number; readonly action: Action }[];
  /** Plan A, B and C, and whether each shows its lower value. */
  readonly plans: readonly PlanCard[];
  readonly turned: readonly boolean[];
}

/** How far a turn has come. */
export interface Turn {
  readonly paper: SheetContext;
  readonly stage: "choose" | "write" | "act" | "wrapUp" | "ended";
  readonly picked: Table["combinations"][number] | null;
  readonly street: number | null;
  readonly at: number | null;
  /** Sets of estates for a plan that hold those named, and these. */
  readonly sets: readonly Estate[][];
  readonly named: readonly Estate[];
}

const LETTERS = ["A", "B", "C"];

/** The turn at its beginning. */
export function newTurn(paper: SheetContext): Turn {
  return { paper, stage: "choose", picked: null, street: null, at: null, sets: [], named: [] };
}

/** The turn after a move that is taken for legal. RND-1 */
export function afterMove(turn: Turn, table: Table, move: Move): Turn {
  const paper = structuredClone(turn.paper);
  switch (move.type) {
    case "pick":
      return { ...turn, stage: "write", picked: table.combinations[move.stack] };
    case "write":
      return afterWriting(turn, paper, move);
    case "claim":
      return afterClaim(turn, paper, table, LETTERS.indexOf(move.plan));
    case "use":
      return afterUse(turn, paper, move);
    case "end":
      return { ...turn, stage: "ended" };
    default:
      cross(paper, turn, move);
      return { ...turn, paper, stage: "wrapUp" };
  }
}

function afterWriting(turn: Turn, paper: SheetContext, move: Extract<Move, { type: "write" }>): Turn {
  paper.streets[move.street].houses[move.house].number = move.number;
  const isShifted = move.number !== turn.picked?.number;
  if (isShifted) paper.temps += 1; // TMP-1
  return { ...turn, paper, stage: isShifted ? "wrapUp" : "act", street: move.street, at: move.house };
}

/** What an action, or a refusal, does on the sheet. */
function cross(paper: SheetContext, { street, at }: Turn, move: Move): void {
  if (move.type === "permitRefusal") paper.refusals += 1;
  if (move.type === "fence") paper.streets[move.street].fences[move.gap] = true;
  if (move.type === "improve") paper.improvements[move.size - 1] += 1;
  if (move.type === "temp") paper.temps += 1;
  if (move.type === "extend") extendHouse(paper, move);
  if (street === null || at === null) return;
  if (move.type === "park") paper.streets[street].parks += 1;
  if (move.type === "pool") {
    paper.pools += 1;
    paper.streets[street].houses[at].pool = true;
  }
}

function extendHouse(paper: SheetContext, move: Extract<Move, { type: "extend" }>): void {
  const { houses } = paper.streets[move.street];
  houses[move.house].number = houses[move.from === "left" ? move.house - 1 : move.house + 1].number;
  houses[move.house].copied = true;
  paper.extensions += 1;
}

function afterClaim(turn: Turn, paper: SheetContext, { plans, turned }: Table, slot: number): Turn {
  const [higher, lower] = plans[slot].score;
  paper.plans[slot] = turned[slot] ? lower : higher; // PLN-2
  return narrowed(turn, paper, setsOf(freeEstates(paper), sizesOf(plans[slot])), []);
}

function afterUse(turn: Turn, paper: SheetContext, { street, house }: Extract<Move, { type: "use" }>): Turn {
  const isNamed = (estate: Estate): boolean => estate.street === street && estate.at === house;
  const sets = turn.sets.filter((set) => set.some(isNamed));
  return narrowed(turn, paper, sets, [...turn.named, ...sets[0].filter(isNamed)]);
}

/** Where one set is left, it is used; otherwise the next estate has to be named. PLN-3 */
function narrowed(turn: Turn, paper: SheetContext, sets: Estate[][], named: readonly Estate[]): Turn {
  if (sets.length > 1) return { ...turn, paper, sets, named };
  for (const estate of sets[0]) mark(paper, estate);
  return { ...turn, paper, sets: [], named: [] };
}

function mark(paper: SheetContext, { street, at, size }: Estate): void {
  for (const house of paper.streets[street].houses.slice(at, at + size)) house.used = true;
}
