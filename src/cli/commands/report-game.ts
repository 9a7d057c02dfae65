import {
  checkRecord,
  type EndCause,
  type GameRecord,
  type GameState,
  type OpponentScore,
  opponentScore,
  type ScoreSheet,
  scoreSheet,
} from "perfect-home-rules";
import type { Teller } from "../language.js";
import { tellRecord, tellSheets } from "../tell-game.js";
import { textOf } from "../wording.js";

/** A game as a JSON document: its record, and what it has come to. */
export interface GameDocument extends GameRecord {
  /** Rounds played. */
  readonly rounds: number;
  /** Why it ended. */
  readonly endedBy: readonly EndCause[];
  /** The itemised score of each player. */
  readonly scoreSheets: readonly ScoreSheet[];
  /** The AAA's itemised score; `null` where there is no such opponent. */
  readonly opponentScore: OpponentScore | null;
  /** The last state. */
  readonly state: GameState;
}

/** A game told from beginning to end. */
export function gameAsText(record: GameRecord, teller: Teller): string {
  const lines: string[] = [];
  const { state } = tellRecord(record, lines, teller);
  return textOf([...lines, ...tellSheets(state, teller)]);
}

/** Everything about a game as a JSON document. */
export function gameAsJson(record: GameRecord): string {
  const { state } = checkRecord(record);
  const document: GameDocument = {
    ...record,
    rounds: state.table.round,
    endedBy: state.table.endedBy,
    scoreSheets: state.setup.players.map((_, player) => scoreSheet(state, player)),
    opponentScore: opponentScore(state),
    state,
  };
  return `${JSON.stringify(document)}\n`;
}
