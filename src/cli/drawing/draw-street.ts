import type { PlaceKind } from "perfect-home-rules";

/** What is drawn of a house. */
export interface House {
  /** What stands there. */
  readonly kind: PlaceKind;
  /** Its number as it is shown; empty without one. */
  readonly number: string;
  /** Its pool. */
  readonly pool: "none" | "planned" | "circled";
  /** Whether a plan has used it. */
  readonly used: boolean;
  /** Whether a fence stands on its right. */
  readonly fence: boolean;
  /** The signs of an expansion's marks beside it. */
  readonly marks: string;
}

const ROOFS: Readonly<Record<House["pool"], string>> = { none: "───", planned: "─~─", circled: "(~)" };

/** Columns inside a house, for all but numbers like 10¾ that are copied and for many marks. */
const USUAL_ROOM = 3;

/** Columns that the widest of the houses needs inside. */
export function roomFor(houses: readonly House[]): number {
  return Math.max(USUAL_ROOM, ...houses.map((house) => Math.max(inside(house).length, house.marks.length)));
}

function inside({ kind, number }: House): string {
  switch (kind) {
    case "empty":
      return "";
    case "numbered":
      return number.padStart(2);
    case "extension":
      return `${number.padStart(2)}B`;
    case "roundabout":
      return "(@)";
    case "invaded":
      return " Z ";
    default:
      return kind satisfies never;
  }
}

/** The signs between two houses: at the left end, inside, at the right end. */
type Joints = readonly [left: string, inner: string, right: string];

interface Seam {
  /** The house on the left; `null` at the left end. */
  readonly before: House | null;
  /** The house on the right; `null` at the right end. */
  readonly after: House | null;
  /** Whether a fence stands here. */
  readonly fence: boolean;
}

function joint({ before, after }: Seam, [left, inner, right]: Joints): string {
  if (before === null) return left;
  return after === null ? right : inner;
}

function roofJoint(seam: Seam): string {
  return joint(seam, seam.fence ? ["╓", "╥", "╖"] : ["┌", "┬", "┐"]);
}

function floorJoint(seam: Seam): string {
  const isUsed = (seam.before?.used ?? true) && (seam.after?.used ?? true);
  if (isUsed) return joint(seam, seam.fence ? ["╚", "╩", "╝"] : ["╘", "╧", "╛"]);
  return joint(seam, seam.fence ? ["╙", "╨", "╜"] : ["└", "┴", "┘"]);
}

/** The floor below a house, with the marks in its middle. */
function floor({ marks, used }: House, room: number): string {
  const sign = used ? "═" : "─";
  return marks.padStart(Math.ceil((room + marks.length) / 2), sign).padEnd(room, sign);
}

/** The places before, between and after the houses. */
function seamsOf(houses: readonly House[], fenceAtStart: boolean): Seam[] {
  const first: Seam = { before: null, after: houses[0], fence: fenceAtStart };
  return [
    first,
    ...houses.map((before, index) => ({ before, after: houses[index + 1] ?? null, fence: before.fence })),
  ];
}

function line(seams: readonly string[], houses: readonly string[]): string {
  return seams.map((seam, index) => seam + (houses[index] ?? "")).join("");
}

/**
 * Draws neighbouring houses of a street as three lines: roofs with pools, numbers, floors with an expansion's marks.
 *
 * @param houses - at least one.
 * @param fenceAtStart - whether a fence stands on the left of the first one, as at the beginning of a street.
 * @param room - columns inside a house, as many as {@link roomFor} asks for or more.
 */
export function drawHouses(
  houses: readonly House[],
  fenceAtStart: boolean,
  room: number,
): [string, string, string] {
  const seams = seamsOf(houses, fenceAtStart);
  return [
    line(
      seams.map(roofJoint),
      houses.map((house) => ROOFS[house.pool].padEnd(room, "─")),
    ),
    line(
      seams.map((seam) => (seam.fence ? "║" : "│")),
      houses.map((house) => inside(house).padEnd(room)),
    ),
    line(
      seams.map(floorJoint),
      houses.map((house) => floor(house, room)),
    ),
  ];
}
