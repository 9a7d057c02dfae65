import type { Move, Picked, SheetDescription, WriteMove } from "perfect-home-rules";
import { counted, houseNumber, listed } from "./wording.js";

/** What the words about a turn are drawn from. */
export interface TurnPlayed {
  /** The moves in order. */
  readonly moves: readonly Move[];
  /** What was chosen, if anything. */
  readonly picked: Picked | null;
  /** The sheet after the turn. */
  readonly sheet: SheetDescription;
}

/** A combination: `8 pool`. */
export function combinationInWords({ number, action }: Picked): string {
  return houseNumber(number) + (action === null ? "" : ` ${action}`);
}

function writing(move: WriteMove, picked: Picked | null): string {
  const number = houseNumber(move.number);
  const shift = picked === null ? 0 : move.number - picked.number;
  const sum =
    shift === 0 ? "" : ` (${houseNumber(move.number - shift)} ${shift < 0 ? "-" : "+"} ${Math.abs(shift)})`;
  return `writes ${number}${sum} in ${houseAt(move.street, move.house)}`;
}

function houseAt(street: number, house: number): string {
  return `house ${house + 1} of street ${street + 1}`;
}

function numberAt({ streets }: SheetDescription, street: number, house: number): string {
  const there = streets[street].houses[house];
  return "number" in there ? houseNumber(there.number) : "a number";
}

/** Fields that are indexes: people count from 1. */
const INDEXES: readonly string[] = ["stack", "street", "house", "gap", "card"];

/** A move of an expansion: its type and its fields. */
function fieldsInWords({ type, player: _, ...fields }: Move): string {
  const words = Object.entries(fields).map(([name, value]) =>
    INDEXES.includes(name) ? `${name} ${value + 1}` : `${name} ${value}`,
  );
  return [type, ...words].join(" ");
}

/** A move as words; empty where there is nothing to tell. */
function moveInWords(move: Move, turn: TurnPlayed): string {
  const { sheet } = turn;
  switch (move.type) {
    case "pick":
    case "pair":
    case "end":
      return "";
    case "refuse":
      return "can't write any number and takes a Permit Refusal";
    case "write":
      return writing(move, turn.picked);
    case "give":
      return "passes on a card";
    case "skip":
      return "leaves the action";
    case "fence":
      return `fences street ${move.street + 1} after house ${move.gap + 1}`;
    case "improve":
      return `improves size ${move.size}`;
    case "park":
      return "lays out a park";
    case "pool":
      return "builds the pool";
    case "temp":
      return "hires a temp";
    case "extend":
      return `copies ${numberAt(sheet, move.street, move.house)} to ${houseAt(move.street, move.house)}`;
    case "roundabout":
      return `builds a roundabout in ${houseAt(move.street, move.house)}`;
    case "reshuffle":
      return "asks for a reshuffle";
    case "claim":
      return `validates plan ${move.plan} for ${counted(sheet.plans[move.plan] ?? 0, "point")}`;
    case "use":
      return `uses the estate from ${houseAt(move.street, move.house)} on`;
    default:
      return fieldsInWords(move);
  }
}

/** What an architect did in a turn, as words. */
export function turnInWords(turn: TurnPlayed): string {
  const { picked } = turn;
  const deeds = turn.moves.map((move) => moveInWords(move, turn)).filter((words) => words !== "");
  return (picked === null ? "" : `${combinationInWords(picked)}: `) + listed(deeds);
}
