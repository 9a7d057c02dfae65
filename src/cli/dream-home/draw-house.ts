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

function cellWidth(columns: number): number {
  return Math.max(3, Math.floor((WIDTH - 1) / columns) - 1);
}

/** A line through the cells of a floor, with a wall where a room ends. */
function rowOf(floor: FloorView, view: HouseView, texts: Texts, line: 0 | 1): string {
  const width = cellWidth(view.columns);
  const before = " ".repeat((floor.spaces[0]?.column ?? 0) * (width + 1));
  const cells = floor.spaces.map((space) => {
    const said = padded(cut(cellOf(space, texts)[line], width), width);
    return said + (space.joinsRight ? " " : "│");
  });
  return `${before}│${cells.join("")}`;
}

function ruler({ spaces }: FloorView, { columns }: HouseView): string {
  const width = cellWidth(columns);
  const before = " ".repeat((spaces[0]?.column ?? 0) * (width + 1));
  return `${before}├${Array(spaces.length).fill("─".repeat(width)).join("┼")}┤`;
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
