import { throwViolation } from "../clauses/violation.js";
import { PLAN_LETTERS } from "../data/plan-card.js";
import { replaced } from "../input/plain.js";
import { plainList, refusedAsInput } from "../input/read-as.js";
import type { ElementReader } from "../input/readers.js";
import type { OpponentScore } from "../scoring/opponent-score.js";
import type { ScoreSheet } from "../scoring/score-sheet.js";
import type { Standing } from "../scoring/standings.js";
import { sheetRulesOf } from "../sheet/check/sheet-rules.js";
import type { SheetDescription } from "../sheet/description.js";
import type { Sheet } from "../sheet/sheet.js";
import { paperOf } from "../state/own-fields.js";
import type { GameState, Observation } from "../state/state.js";
import { sheetContextFrom } from "../variants/expansions/whole-sheets.js";
import { isPaper, printedSetup } from "../variants/paper/paper.js";
import { knownPosition } from "./known.js";
import { opponentScoreIn, rankingIn, scorer } from "./score.js";

/** What sheets of paper come to. */
export interface PaperScores {
  /** The score of each player, in seat order. */
  readonly sheets: readonly ScoreSheet[];
  /** The AAA's score; `null` where there is no such opponent. */
  readonly opponent: OpponentScore | null;
  /** The ranking, best first; those who share a place in seat order, the AAA last. */
  readonly standings: readonly Standing[];
}

/** What the sheet says, or what was said at the table where it says nothing; both must not differ. */
function agreed<T>(written: T, said: T, nothing: T, details: { player: number; of: string }): T {
  if (written === nothing || written === said) return said;
  return throwViolation("paper.differs", details);
}

/** The sheet of a player: as it was written and said, or as the library keeps it. */
function sheetOf(written: Sheet | null, { sheets }: GameState | Observation, player: number): Sheet {
  const sheet = sheets[player];
  if (written !== null && !isPaper(sheet)) throwViolation("paper.kept", { player });
  if (written === null && isPaper(sheet)) throwViolation("paper.missing", { player });
  return written === null ? sheet : withWhatWasSaid(written, sheet, player);
}

/** A sheet with the plans and the Permit Refusals that its player has said at the table. PLN-2 REF-1 */
function withWhatWasSaid(sheet: Sheet, said: Sheet, player: number): Sheet {
  const refusalsCrossed = agreed(sheet.refusalsCrossed, said.refusalsCrossed, 0, { player, of: "refusals" });
  const planPoints = PLAN_LETTERS.reduce(
    (points, of, slot) =>
      replaced(points, slot, agreed(points[slot], said.planPoints[slot], null, { player, of })),
    sheet.planPoints,
  );
  return { ...sheet, refusalsCrossed, planPoints };
}

/**
 * Scores sheets of paper with what was said at the table: plans at the value at which they were validated, Permit Refusals,
 * the AAA's cards. Any sheet is scored, right or not; `checkSheet` says what is wrong with it.
 *
 * @param state - a state or an observation of a game on paper.
 * @param descriptions - what the players have written, in seat order: what each sheet says of plans and Permit Refusals may be
 * left out; `null` for a player whose sheet the library keeps. They are copied.
 * @returns the scores and the ranking, ties decided.
 * @throws RulesError `state.unknown`; `paper.kept` where the library keeps the sheets itself, or for a description of one that
 * it keeps; `paper.missing` for a sheet of paper without one; `description.malformed`; `paper.differs` for a sheet with other plans or Permit Refusals than were said, with `player` and `of` in the details.
 * @see SCO-1 to SCO-7, TIE-1
 * @example
 * ```ts
 * let state = createGame({ players: ["Ann", "Bob"], seed: 1, layout: "paper", plans: { A: "two-estates-of-6" } });
 * state = applyMove(state, { type: "claim", player: 1, plan: "A" });
 * for (const player of [0, 1]) state = applyMove(state, { type: "end", player });
 * const sheet = emptySheet("classic");
 * scorePaper(state, [{ ...sheet, pools: 1 }, sheet]).standings.map(({ player, total }) => [player, total])
 * // => [[1, 10], [0, 3]]
 * ```
 */
export function scorePaper(
  state: GameState | Observation,
  descriptions: readonly (SheetDescription | null)[],
): PaperScores {
  return scoresOf(knownPosition(state), descriptions);
}

function scoresOf(
  state: GameState | Observation,
  descriptions: readonly (SheetDescription | null)[],
): PaperScores {
  if (paperOf(state.setup) === null) throwViolation("paper.kept", {});
  const setup = printedSetup(state.setup);
  const { layouts, playerLayouts, players } = setup;
  const rules = sheetRulesOf(setup);
  const read: ElementReader<Sheet | null> = (value, path, player) =>
    value === null
      ? null
      : sheetContextFrom(value, path, { layouts: [layouts[playerLayouts[player]]], rules }).sheet;
  const all = plainList(read, players.length, players.length);
  const written = refusedAsInput("description.malformed", all)(descriptions, "");
  const sheets = written.map((sheet, player) => sheetOf(sheet, state, player));
  const scored = { ...state, setup, sheets, turns: sheets.map(() => null) };
  const score = scorer(scored, sheets);
  return {
    sheets: sheets.map((_, player) => score(player)),
    opponent: opponentScoreIn(scored),
    standings: rankingIn(scored),
  };
}
