import { type GameRecord, type GameState, replay } from "perfect-home-rules";
import type { AnalysedPlayer, AnalysedTurn, Analysis, Estimate } from "perfect-home-rules/bots";
import { drawCurve } from "perfect-home-rules/svg";
import type { Teller } from "../language.js";
import { nameColumn, nameInText } from "../names.js";
import { phaseHeading, withNames } from "../narrate.js";
import { columnsOf, heading, padded, textOf, wrapped } from "../wording.js";

/** A game that was looked back at. */
export interface Analysed {
  readonly record: GameRecord;
  readonly seed: number;
  readonly playouts: number;
  readonly analysis: Analysis;
}

/** With one decimal; never -0.0. */
function oneDecimal(value: number): string {
  return (Math.round(value * 10) / 10 || 0).toFixed(1);
}

function withError(mean: string, { error }: Estimate): string {
  return `${mean} ± ${oneDecimal(error ?? 0)}`;
}

function plain(estimate: Estimate): string {
  return withError(oneDecimal(estimate.mean), estimate);
}

function signed(estimate: Estimate): string {
  const mean = oneDecimal(estimate.mean);
  return withError(mean.startsWith("-") ? mean : `+${mean}`, estimate);
}

/** Whether the best turn is better by more than chance explains. */
function isClear({ mean, error }: Estimate): boolean {
  return mean > 2 * (error ?? 0);
}

/** The states in which phases began, by the number of moves made before. */
function beginnings(record: GameRecord): ReadonlyMap<number, GameState> {
  const states = new Map<number, GameState>();
  for (const { number, state } of replay(record)) states.set(number, state); // the last one, with all cards entered
  return states;
}

function tellTurn(turn: AnalysedTurn, state: GameState, { texts, words }: Teller): string[] {
  const { player, before, luck, choice, lost, played, best } = turn;
  const name = nameColumn(state.setup.players)[player];
  const indent = " ".repeat(columnsOf(name) + 3);
  const named = withNames(state);
  const { analysis } = words;
  const lucky = luck === null ? "" : `${analysis.luck} ${signed(luck)}, `;
  const said = `${plain(before)}   ${lucky}${analysis.choice} ${signed(choice)}`;
  const better =
    lost.mean > 0
      ? wrapped(
          `${indent}${isClear(lost) ? "! " : "  "}`,
          `${analysis.lost(plain(lost))} ${texts.turn(named, player, best)}`,
        )
      : [];
  return [
    ...wrapped(`   ${name}  `, said),
    ...wrapped(`${indent}  `, texts.turn(named, player, played)),
    ...better,
  ];
}

const COLUMN_WIDTHS = [13, 13, 13, 13, 7];

/** Cells of a row, each at the right of its column. */
function row(cells: readonly string[]): string {
  return cells
    .map((cell, column) => " ".repeat(Math.max(1, COLUMN_WIDTHS[column] - columnsOf(cell))) + cell)
    .join("");
}

function tellPlayer(
  { player, expected, luck, choice, lost, final }: AnalysedPlayer,
  names: readonly string[],
) {
  const reached = final === null ? "–" : String(final);
  return names[player] + row([plain(expected), signed(luck), signed(choice), plain(lost), reached]);
}

/** An analysis for people: turn by turn, then for each player. */
export function analysisAsText({ record, playouts, analysis }: Analysed, teller: Teller): string {
  const { words } = teller;
  const { players, turns } = analysis;
  if (turns.length === 0) return textOf(wrapped("", words.analysis.none));
  const states = beginnings(record);
  const lines: string[] = [...wrapped("", words.analysis.about(playouts))];
  let last = -1;
  for (const turn of turns) {
    const state = states.get(turn.from);
    if (state === undefined) throw new Error("the record has no such move");
    if (turn.from !== last) lines.push("", phaseHeading(state, teller));
    last = turn.from;
    lines.push(...tellTurn(turn, state, teller));
  }
  const names = nameColumn(record.options.players);
  lines.push(
    "",
    heading(words.analysis.summary),
    padded("", columnsOf(names[0])) + row(words.analysis.columns),
    ...players.map((player) => tellPlayer(player, names)),
  );
  return textOf(lines);
}

/** An analysis as a JSON document. */
export function analysisAsJson({ record, seed, playouts, analysis }: Analysed): string {
  return `${JSON.stringify({ options: record.options, seed, playouts, ...analysis })}\n`;
}

/** Draws the expected scores of all players round by round. There must be a turn. */
export function svgOfAnalysis({ record, analysis }: Analysed, { texts, words }: Teller): string {
  const lines = analysis.players.map(({ player, final }) => {
    const own = analysis.turns.filter((turn) => turn.player === player);
    const firsts = own.filter(({ round }, index) => round !== own[index - 1]?.round);
    const points = firsts.map(({ round, before }) => ({
      x: round,
      y: before.mean,
      error: before.error ?? 0,
    }));
    const end = final === null ? [] : [{ x: own[own.length - 1].round + 1, y: final, error: 0 }];
    return { name: nameInText(record.options.players[player]), points: [...points, ...end] };
  });
  return `${drawCurve({ title: words.analysis.title, xTitle: words.analysis.xTitle, lines }, { texts })}\n`;
}
