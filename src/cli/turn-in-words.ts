import type { HandCard, Move, Picked, SheetDescription, WriteMove } from "perfect-home-rules";
import { expansionMoveInWords } from "./expansion-move-in-words.js";
import { counted, houseNumber, listed } from "./wording.js";

/** What the words about a turn are drawn from. */
export interface TurnPlayed {
  /** The moves in order. */
  readonly moves: readonly Move[];
  /** What was chosen, if anything. */
  readonly picked: Picked | null;
  /** The sheet after the turn; described only where something of it is told. */
  sheet(): SheetDescription;
  /** What becomes of the card in hand that was not used; empty where there is none. */
  readonly rest: string;
}

/** A combination: `8 pool`. */
export function combinationInWords({ number, action }: Picked): string {
  return houseNumber(number) + (action === null ? "" : ` ${action}`);
}

/** A card in hand: `8 pool`. */
export function cardInWords({ number, action }: HandCard): string {
  return number === null ? action : combinationInWords({ number, action });
}

/** Cards in hand: `8 pool · 3 park`. */
export function handInWords(hand: readonly HandCard[]): string {
  return hand.map(cardInWords).join(" · ");
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

/** A move as words; empty where there is nothing to tell. */
function moveInWords(move: Move, turn: TurnPlayed): string {
  const { sheet } = turn;
  switch (move.type) {
    case "pick":
    case "pair":
    case "give":
    case "end":
      return "";
    case "permitRefusal":
      return "takes a Permit Refusal, as no number fits";
    case "write":
      return writing(move, turn.picked);
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
      return `copies ${numberAt(sheet(), move.street, move.house)} to ${houseAt(move.street, move.house)}`;
    case "roundabout":
      return `builds a roundabout in ${houseAt(move.street, move.house)}`;
    case "reshuffle":
      return "asks for a reshuffle";
    case "claim":
      return `validates plan ${move.plan} for ${counted(sheet().plans[move.plan] ?? 0, "point")}`;
    case "use":
      return `uses the estate from ${houseAt(move.street, move.house)} on`;
    default:
      return expansionMoveInWords(move);
  }
}

/** What a player did in a turn, as words; empty where it was nothing. */
export function turnInWords(turn: TurnPlayed): string {
  const { moves, picked, rest } = turn;
  const deeds = [...moves.map((move) => moveInWords(move, turn)), rest].filter((words) => words !== "");
  return (picked === null ? "" : `${combinationInWords(picked)}: `) + listed(deeds);
}
