import type { SheetContext } from "./paper.js";

/** Points of the three counts; `null` for one not made. */
export interface Counts {
  yellow: number | null;
  black: number | null;
  both: number | null;
}

type Colour = "yellow" | "black";
type Where = readonly [street: number, house: number];

/** Ducklings in streets, right of a house, and below a house of the upper street; all from 1. */
const IN_STREETS: Readonly<Record<Colour, readonly Where[]>> = {
  yellow: [
    [1, 7],
    [2, 3],
    [2, 9],
    [3, 4],
    [3, 10],
  ],
  black: [
    [1, 2],
    [1, 5],
    [2, 6],
    [3, 7],
  ],
};
const BETWEEN: Readonly<Record<Colour, readonly Where[]>> = {
  yellow: [
    [1, 4],
    [2, 8],
  ],
  black: [
    [1, 8],
    [1, 10],
    [2, 3],
  ],
};
const PARENTS: Readonly<Record<Colour, Where>> = { yellow: [3, 1], black: [1, 10] };

const COLOURS = ["yellow", "black"] as const;

/** The houses beside each duckling of a colour. House i of a street stands above house i + 1 of the next. */
function pairsOf(colour: Colour): (readonly [Where, Where])[] {
  return [
    ...IN_STREETS[colour].map(
      ([street, house]) =>
        [
          [street, house],
          [street, house + 1],
        ] as const,
    ),
    ...BETWEEN[colour].map(
      ([street, house]) =>
        [
          [street, house],
          [street + 1, house + 1],
        ] as const,
    ),
  ];
}

function isNumbered({ streets }: SheetContext, [street, house]: Where): boolean {
  const found = streets[street - 1].houses[house - 1];
  return found !== undefined && found.number !== null;
}

function isCircled(paper: SheetContext, pair: readonly [Where, Where]): boolean {
  return pair.every((where) => isNumbered(paper, where));
}

/** Everything that leads from one numbered house to another: neighbours, and circled ducklings. */
function linksIn(paper: SheetContext): [string, string][] {
  const neighbours = paper.streets.flatMap(({ houses }, street) =>
    houses.slice(1).map((_, house): readonly [Where, Where] => [
      [street + 1, house + 1],
      [street + 1, house + 2],
    ]),
  );
  return [...neighbours, ...COLOURS.flatMap(pairsOf)]
    .filter((pair) => isCircled(paper, pair))
    .map(([one, other]) => [one.join(), other.join()]);
}

/** The houses connected with a parent: links are followed until nothing is added. DUK-4 */
function connected(paper: SheetContext, colour: Colour): Set<string> {
  const links = linksIn(paper);
  const houses = new Set(isNumbered(paper, PARENTS[colour]) ? [PARENTS[colour].join()] : []);
  let before = -1;
  while (houses.size > before) {
    before = houses.size;
    for (const [one, other] of links) {
      if (houses.has(one)) houses.add(other);
      if (houses.has(other)) houses.add(one);
    }
  }
  return houses;
}

/** What each count would bring on a sheet. DUK-4 */
export function countsOn(paper: SheetContext): { yellow: number; black: number; both: number } {
  const [yellow, black] = COLOURS.map((colour) => {
    const houses = connected(paper, colour);
    return pairsOf(colour).filter((pair) => isCircled(paper, pair) && houses.has(pair[0].join())).length;
  });
  return { yellow, black, both: yellow + black };
}

function hasAll(paper: SheetContext, colour: Colour): boolean {
  return pairsOf(colour).every((pair) => isCircled(paper, pair));
}

/** The counts of a game, made as the game goes on. */
export interface Tally {
  readonly players: readonly Counts[];
  readonly opponent: Counts;
  /** Letters of the Validation cards drawn. */
  readonly drawn: string[];
  /** What made each count. */
  readonly made: string[];
}

/** Before the game. */
export function newTally(players: number): Tally {
  const none = (): Counts => ({ yellow: null, black: null, both: null });
  return { players: Array.from({ length: players }, none), opponent: none(), drawn: [], made: [] };
}

function make(
  tally: Tally,
  papers: readonly SheetContext[],
  given: number,
  count: keyof Counts,
  why: string,
): void {
  if (tally.opponent[count] !== null) return;
  tally.opponent[count] = Math.floor(given / 2);
  papers.forEach((paper, player) => {
    tally.players[player][count] = countsOn(paper)[count];
  });
  tally.made.push(`${count} ${why}`);
}

/** What happens when a round ends: counts due, then Validation cards drawn, or the end of the game. DUK-3 DUK-5 DUK-6 */
export function endRound(
  tally: Tally,
  papers: readonly SheetContext[],
  given: number,
  letters: readonly string[],
  isOver: boolean,
): void {
  const any = (test: (paper: SheetContext) => boolean): boolean => papers.some(test);
  if (any((paper) => hasAll(paper, "yellow"))) make(tally, papers, given, "yellow", "circled");
  if (any((paper) => hasAll(paper, "black"))) make(tally, papers, given, "black", "circled");
  if (any((paper) => hasAll(paper, "yellow") && hasAll(paper, "black")))
    make(tally, papers, given, "both", "circled");
  for (const letter of letters) {
    tally.drawn.push(letter);
    if (letter === "A") make(tally, papers, given, "yellow", "drawn");
    if (letter === "B") make(tally, papers, given, "black", "drawn");
    if (letter !== "C" && tally.drawn.includes("A") && tally.drawn.includes("B"))
      make(tally, papers, given, "both", "drawn");
  }
  if (!isOver) return;
  for (const count of ["yellow", "black", "both"] as const) make(tally, papers, given, count, "left");
}
