import type { FloorView, HouseView, ScoreSheet, SpaceView } from "perfect-home-rules/dream-home";
import type { Texts } from "perfect-home-rules/dream-home/texts";
import { cut, heading, padded, WIDTH, wrapped } from "../wording.js";

/** The two lines in the cell of a space: what lies there, and what lies on it. */
function cellOf({ lies, type, token, supported }: SpaceView, texts: Texts): readonly [string, string] {
  switch (lies) {
    case "room":
      return [texts.room(type ?? ""), token === null ? "" : `* ${texts.decor(token)}`];
    case "emptyRoom":
      return [texts.term("emptyRoom"), ""];
    case "scaffold":
      return [texts.term("scaffold"), ""];
    case "nothing":
      return [supported ? "." : "", ""];
    default:
      return lies satisfies never;
  }
}

/** The columns that a house has, from the left; `null` where one or more are on no floor. */
function columnsOf({ floors }: HouseView): (number | null)[] {
  const all = new Set(floors.flatMap(({ spaces }) => spaces.map(({ column }) => column)));
  return [...all]
    .sort((one, other) => one - other)
    .flatMap((column) => (column === 0 || all.has(column - 1) ? [column] : [null, column]));
}

/** How wide each cell is, so that all have room on a line. */
function cellWidth(columns: number): number {
  return Math.max(1, Math.floor((WIDTH - 1) / columns) - 1);
}

/** What stands at the edges of cells: before the first one, between two of a room, between others, after the last one. */
type Edges = readonly [left: string, joined: string, wall: string, right: string];

/** A line through the cells of a floor; where it has none it is blank. */
function lineOf(
  { spaces }: FloorView,
  view: HouseView,
  said: (space: SpaceView, width: number) => string,
  [left, joined, wall, right]: Edges,
): string {
  const columns = columnsOf(view);
  const width = cellWidth(columns.length);
  const at = (column: number | null | undefined) => spaces.find((space) => space.column === column);
  const cells = columns.map((column, index) => {
    const [before, space] = [at(columns[index - 1]), at(column)];
    if (space === undefined) return (before === undefined ? " " : right) + " ".repeat(width);
    const edge = before === undefined ? left : before.joinsRight ? joined : wall;
    return edge + said(space, width);
  });
  const last = at(columns[columns.length - 1]) === undefined ? "" : right;
  return `${cells.join("")}${last}`.trimEnd();
}

/** A line of what the spaces of a floor hold, with a wall where a room ends. */
function rowOf(floor: FloorView, view: HouseView, texts: Texts, line: 0 | 1): string {
  const said = (space: SpaceView, width: number): string =>
    padded(cut(cellOf(space, texts)[line], width), width);
  return lineOf(floor, view, said, ["│", " ", "│", "│"]);
}

function ruler(floor: FloorView, view: HouseView): string {
  return lineOf(floor, view, (_space, width) => "─".repeat(width), ["├", "┼", "┼", "┤"]);
}

/** A house as lines of a terminal, with what lies beside it. */
export function drawHouse(view: HouseView, texts: Texts): string[] {
  const beside: readonly (readonly [string, readonly string[]])[] = [
    [texts.term("helpers"), view.helpers.map(texts.helper)],
    [texts.term("tools"), view.tools.map(texts.tool)],
    [texts.term("outside"), view.outside.map(({ decor }) => texts.decor(decor))],
  ];
  const roof = view.roof === null ? [texts.count("roofCard", view.roofCards)] : view.roof.map(texts.roof);
  return [
    heading(texts.about(view.name, texts.count("point", view.score.total))),
    ...wrapped("", texts.about(texts.term("roofBox"), roof.join(", "))),
    ...view.floors.flatMap((floor) => [
      ruler(floor, view),
      rowOf(floor, view, texts, 0),
      rowOf(floor, view, texts, 1),
    ]),
    ...beside
      .filter(([, all]) => all.length > 0)
      .flatMap(([title, all]) => wrapped("", texts.about(title, all.join(", ")))),
  ];
}

/** A score sheet as lines. */
export function drawScore(sheet: ScoreSheet, texts: Texts): string[] {
  return texts.score(sheet).flatMap(({ title, points, lines }) => {
    const said = lines.map(({ text, points: each }) => `${text} ${each}`).join(", ");
    const first = texts.about(title, String(points));
    return wrapped("  ", said === "" ? first : `${first} (${said})`);
  });
}
