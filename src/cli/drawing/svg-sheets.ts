import {
  combinations,
  createGame,
  type GameState,
  type LayoutId,
  type SheetOptions,
} from "perfect-home-rules";
import type { NamedSheet } from "perfect-home-rules/notation";
import { drawSheet } from "perfect-home-rules/svg";
import { viewSheet } from "perfect-home-rules/view";
import type { Teller } from "../language.js";

/** Between two sheets, in units of the drawing. */
const GAP = 12;

/** Drawings one below the other, as one. */
export function stacked(drawings: readonly string[]): string {
  let height = -GAP;
  let width = 0;
  const placed = drawings.map((svg) => {
    const [, wide = "0", high = "0"] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    const y = height + GAP;
    height = y + Number(high);
    width = Math.max(width, Number(wide));
    return svg.replace("<svg ", `<svg y="${y}" width="${wide}" height="${high}" `);
  });
  if (drawings.length === 1) return drawings[0];
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`;
  return [root, ...placed, "</svg>"].join("");
}

/** Draws the sheets of all players of a game as SVG. */
export function svgOfGame(state: GameState, { texts }: Teller): string {
  return `${stacked(state.setup.players.map((_, player) => drawSheet(viewSheet(state, player), { texts })))}\n`;
}

/** Draws sheets written as text as SVG. Nothing may be wrong with them. */
export function svgOfSheets(sheets: readonly NamedSheet[], options: SheetOptions, teller: Teller): string {
  const names = sheets.map(({ name }, index) => name ?? `${teller.words.sheet} ${index + 1}`);
  const game = {
    ...options,
    players:
      new Set(names).size === names.length ? names : names.map((name, index) => `${name} (${index + 1})`),
    seed: 0,
    layout: options.layout ?? sheets.map(({ description }) => description.layout as LayoutId),
  };
  // What lies on the table is not drawn; any cards of the game will do. Roswell shows none before its objective. ROS-1
  const own = combinations(createGame(game));
  const shown = own.length > 0 ? own : combinations(createGame({ ...game, layout: "classic" }));
  const table = { combinations: shown };
  const start = { sheets: sheets.map(({ description }) => description), table };
  return svgOfGame(createGame({ ...game, start }), teller);
}
