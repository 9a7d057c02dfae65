import type { House } from "../../../src/dream-home/state/house.js";
import type { Position } from "../../../src/dream-home/state/state.js";

// A second judge of moves, for the printed tables alone. It is written from the clauses: it draws the house as the grid of the
// printed board and knows nothing of the library's code but the shape of its states. It is meant to be simple, not fast.

/** A move as a text: its type and its fields in the order of their names. */
export type MoveKey = string;

export function keyOf(move: object): MoveKey {
  return JSON.stringify(Object.entries(move).sort(([one], [other]) => (one < other ? -1 : 1)));
}

// DRH-8: rows from the top, the columns of the house from the left; the numbers are spaces, from 0.
const GRID: readonly (readonly (number | null)[])[] = [
  [7, 8, 9, 10, 11],
  [2, 3, 4, 5, 6],
  [null, null, null, 0, 1],
];
const BASEMENT_ROW = 2;
const SPACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const COLUMNS = [0, 1, 2, 3, 4];

/** DRH-27: how many cards a room takes. */
const SIZES: Readonly<Record<string, number>> = {
  "living-room": 3,
  bedroom: 2,
  kitchen: 2,
  "kids-room": 2,
  garage: 2,
};
const UPSTAIRS =
  "living-room bedroom kitchen kids-room bathroom pantry wardrobe sauna study library game-room".split(" ");
const DOWNSTAIRS = "garage wine-cellar workshop laundry storage-room".split(" ");
/** DRH-42: where tokens go. */
const ROOMS_OF_TOKEN: Readonly<Record<string, readonly string[]>> = {
  piano: ["living-room"],
  "cat-house": ["bedroom", "living-room", "kids-room"],
  "canopy-bed": ["bedroom"],
  "hot-tub": ["bathroom"],
  "ice-cream-machine": ["kitchen"],
  painting: ["living-room", "bedroom", "study", "library"],
  "decor-9": ["kids-room"],
  "decor-10": ["study", "library", "game-room"],
};

interface Cell {
  readonly room: string;
  readonly up: boolean;
  readonly token: boolean;
}
type Cells = readonly (Cell | null)[];

function cellsOf({ spaces }: House): Cells {
  return spaces.map((card) =>
    card === null ? null : { room: card.room, up: card.face === "up", token: card.token !== null },
  );
}

function whereIs(space: number): readonly [row: number, column: number] {
  const row = GRID.findIndex((spaces) => spaces.includes(space));
  return [row, GRID[row]?.indexOf(space) ?? -1];
}

/** DRH-9 */
function isSupported(house: House, space: number): boolean {
  const [row, column] = whereIs(space);
  const below = GRID[row + 1]?.[column] ?? null;
  return below === null || house.spaces[below] !== null || house.scaffolds.includes(below);
}

/** The spaces in a row of the same face-up type as one space would have, to its left and right. DRH-73 */
function runOf(cells: Cells, space: number, type: string): number[] {
  const [row, column] = whereIs(space);
  const line = GRID[row] ?? [];
  const isPart = (at: number): boolean => {
    const other = line[at] ?? null;
    const cell = other === null ? null : (cells[other] ?? null);
    return cell?.up === true && cell.room === type;
  };
  let from = column;
  while (isPart(from - 1)) from--;
  let to = column;
  while (isPart(to + 1)) to++;
  return line.slice(from, to + 1).flatMap((each) => each ?? []);
}

/**
 * Whether a card may lie face up on a space: DRH-26, DRH-27, DRH-28. Where cards were exchanged, tokens on their spaces close
 * nothing: DRH-57. With the interior designer no token does: DRH-56.
 */
function fits(
  house: House,
  cells: Cells,
  space: number,
  type: string,
  moved: readonly number[] = [],
): boolean {
  const [row] = whereIs(space);
  if (!(row === BASEMENT_ROW ? DOWNSTAIRS : UPSTAIRS).includes(type)) return false;
  const run = runOf(cells, space, type);
  if (run.length > (SIZES[type] ?? 1)) return false;
  if (house.helpers.includes("interior-designer")) return true;
  return !run.some((each) => each !== space && !moved.includes(each) && cells[each]?.token === true);
}

const withCells = (cells: Cells, changes: readonly (readonly [number, Cell | null])[]): Cells =>
  cells.map((cell, space) => {
    const change = changes.find(([each]) => each === space);
    return change === undefined ? cell : change[1];
  });

const faceUp = (room: string): Cell => ({ room, up: true, token: false });

/** Everything that the player of the step under way may do. DRH-80 to DRH-88 */
export function oracleMoves({ table, houses, agenda }: Position): Set<MoveKey> {
  const keys = new Set<MoveKey>();
  const step = agenda[0];
  if (step === undefined || !("player" in step)) return keys;
  const { player } = step;
  const house = houses[player];
  if (house === undefined) throw new Error("no such player");
  const cells = cellsOf(house);
  const may = (move: object): unknown => keys.add(keyOf({ player, ...move }));
  const shown = COLUMNS.map((column) => table.columns[column]?.room ?? null);

  switch (step.do) {
    case "discardPair": // DRH-18: any but the first
      for (const column of COLUMNS.slice(1)) may({ type: "discardPair", column });
      break;
    case "ask": // DRH-64
      may({ type: "jackhammer" });
      may({ type: "decline" });
      break;
    case "take":
      for (const column of COLUMNS) {
        const card = shown[column] ?? null;
        if (card === null) continue;
        may({ type: "take", column }); // DRH-22
        if (house.tools.includes("concrete-mixer"))
          // DRH-66, DRH-88
          for (const second of COLUMNS.slice(column + 1)) {
            const other = shown[second] ?? null;
            if (other !== null && other.room !== card.room) may({ type: "mixer", first: column, second });
          }
        if (house.tools.includes("drill"))
          // DRH-61, DRH-88
          for (const space of SPACES) {
            const cell = cells[space] ?? null;
            if (cell === null || !cell.up || (cell.room === card.room && !cell.token)) continue;
            const after = withCells(cells, [[space, faceUp(card.room)]]);
            if (fits(house, after, space, card.room, [space])) may({ type: "drill", column, space });
          }
      }
      break;
    case "settle": {
      const { room, special, scaffold } = step.pair;
      for (const space of SPACES) {
        const isFilled = cells[space] !== null;
        const isOpen = !isFilled && isSupported(house, space);
        if (room !== null && isOpen && space !== scaffold)
          // DRH-25, DRH-32, DRH-34, DRH-68
          may({ type: "place", space, face: fits(house, cells, space, room.room) ? "up" : "down" });
        if (special?.kind === "tool" && isOpen && !house.scaffolds.includes(space))
          // DRH-67
          may({ type: "scaffold", space });
        const cell = cells[space] ?? null;
        if (special?.kind !== "decor" || cell === null || !cell.up) continue; // DRH-43
        const isNamed = ROOMS_OF_TOKEN[special.decor]?.includes(cell.room) === true;
        const isTaken = runOf(cells, space, cell.room).some((each) => cells[each]?.token === true);
        if (isNamed && !isTaken) may({ type: "decor", space });
      }
      break;
    }
    case "keep": {
      // DRH-85: the first room, from below, with two tokens
      const crowded = SPACES.map((space) => {
        const cell = cells[space] ?? null;
        const run = cell?.up === true ? runOf(cells, space, cell.room) : [];
        return run.filter((each) => cells[each]?.token === true);
      }).find(({ length }) => length > 1);
      for (const space of crowded ?? []) may({ type: "keep", space });
      break;
    }
    case "close":
      may({ type: "finish" }); // DRH-70
      if (step.helpers.includes("roofer"))
        // DRH-52
        for (const { colour, window } of table.discards.roofs)
          may({ type: "roofer", colour, kind: window ? "window" : "plain" });
      if (step.helpers.includes("supplier"))
        // DRH-53, DRH-88
        for (const { room } of table.discards.rooms)
          for (const space of SPACES) {
            const cell = cells[space] ?? null;
            if (cell === null || (cell.up && cell.room === room && !cell.token)) continue;
            const after = withCells(cells, [[space, faceUp(room)]]);
            if (fits(house, after, space, room, [space])) may({ type: "supplier", room, space });
          }
      if (step.helpers.includes("handyman"))
        // DRH-55, DRH-88
        for (const first of SPACES)
          for (const second of SPACES.slice(first + 1)) {
            const [one, other] = [cells[first] ?? null, cells[second] ?? null];
            if (one === null || other === null || (!one.up && !other.up)) continue;
            const tokens = [first, second].map((space) => house.spaces[space]?.token);
            if (one.up && other.up && one.room === other.room && tokens[0] === tokens[1]) continue;
            const after = withCells(cells, [
              [first, other],
              [second, one],
            ]);
            const moved = [first, second];
            const doFit =
              (!other.up || fits(house, after, first, other.room, moved)) &&
              (!one.up || fits(house, after, second, one.room, moved));
            if (doFit) may({ type: "handyman", first, second });
          }
      break;
    default:
      step satisfies never;
  }
  return keys;
}
