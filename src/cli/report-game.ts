import {
  type EndCause,
  type GameRecord,
  type GameState,
  type OpponentScore,
  opponentScore,
  type ScoreSheet,
  scoreSheet,
} from "perfect-home-rules";
import { narrate } from "./narrate.js";
import { type BotGameOptions, type Playthrough, playRecorded } from "./play-game.js";
import { tellSheets, tellStart } from "./tell-game.js";
import { textOf } from "./wording.js";

/** A game as a JSON document: its record, and what it has come to. */
export interface GameDocument extends GameRecord {
  /** Rounds played. */
  readonly rounds: number;
  /** Why it ended. */
  readonly endedBy: readonly EndCause[];
  /** The itemised score of each architect. */
  readonly scoreSheets: readonly ScoreSheet[];
  /** The AAA's itemised score; `null` where there is no such opponent. */
  readonly opponentScore: OpponentScore | null;
  /** The last state. */
  readonly state: GameState;
}

/** A game of bots, and how it is printed. */
export interface GameReport {
  /** The record of the game. */
  readonly record: GameRecord;
  /** What is printed. */
  readonly text: string;
}

/** Plays a game and tells it from beginning to end. */
export function tellGame(options: BotGameOptions): GameReport {
  const lines: string[] = [];
  const { start, record, final } = playRecorded(options, (...move) => {
    lines.push(...narrate(...move));
  });
  return { record, text: textOf([...tellStart(start, options.seed), ...lines, ...tellSheets(final)]) };
}

function documentOf({ record, final }: Playthrough): GameDocument {
  return {
    ...record,
    rounds: final.table.round,
    endedBy: final.table.endedBy,
    scoreSheets: final.setup.players.map((_, player) => scoreSheet(final, player)),
    opponentScore: opponentScore(final),
    state: final,
  };
}

/** Plays a game and gives everything about it as a JSON document. */
export function documentGame(options: BotGameOptions): GameReport {
  const played = playRecorded(options, () => {});
  return { record: played.record, text: `${JSON.stringify(documentOf(played))}\n` };
}
