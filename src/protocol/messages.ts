import type {
  AwaitedCard,
  DeckCard,
  GameEvent,
  GameOptions,
  GameRecord,
  GameState,
  Move,
  Observation,
  Observer,
  ScoreSheet,
  Standing,
} from "perfect-home-rules";

/** The version of the protocol: raised when a program that keeps to an older one could no longer be understood. */
export const PROTOCOL_VERSION = 1;

/** What can be shown of a game; each is a field of the answer. */
export interface Shown {
  /** The observer's legal moves. */
  readonly moves: readonly Move[];
  /** The same moves as text. */
  readonly texts: readonly string[];
  /** Their codes. */
  readonly codes: readonly number[];
  /** 1 at the code of each legal move, 0 elsewhere. */
  readonly mask: readonly number[];
  /** What the observer sees. */
  readonly observation: Observation;
  /** The same as numbers. */
  readonly numbers: readonly number[];
  /** The card that has to be entered; `null` when none is awaited. */
  readonly awaited: AwaitedCard | null;
  /** What the last request that changed the game has brought about. */
  readonly events: readonly GameEvent[];
  /** The total of each player, in points. */
  readonly totals: readonly number[];
  /** The itemised score of each player. */
  readonly scores: readonly ScoreSheet[];
  /** The ranking. */
  readonly standings: readonly Standing[];
  /** The record of the game; `null` for a game that was not begun by `new`. */
  readonly record: GameRecord | null;
  /** The whole state, hidden cards included. */
  readonly state: GameState | Observation;
}

/** The name of something that can be shown. */
export type Show = keyof Shown;

/** What a bot can be shown with each question. */
export type BotShow = "moves" | "texts" | "codes" | "mask" | "observation" | "numbers";

/** A seed: an integer from 0 to 2 ** 32 - 1, or four of them. */
export type Seed = number | readonly number[];

/** What to show beside the answer, and to whom. */
export interface Showing {
  /** What to show; by default nothing. */
  readonly show?: readonly Show[];
  /** Who looks: a player, from 0, or `"spectator"`; by default the first player to move, or player 0 when nobody is. */
  readonly observer?: Observer;
}

/** A message that wants an answer. */
export interface Asking<What extends string> {
  /** What is asked for. */
  readonly ask: What;
}

/** A message that wants no answer. */
export interface Telling<What extends string> {
  /** What is told. */
  readonly tell: What;
}

/** A request about a game. */
export interface AskingOfGame<What extends string> extends Asking<What> {
  /** The number that the referee has given to the game. */
  readonly game: number;
}

/** A request to a referee, without its `id`: each may have one, which the answer repeats. */
export type Request =
  | Asking<"hello">
  | (Asking<"new"> &
      Showing & {
        /** What the game is created from. */
        readonly options: GameOptions;
      })
  | (Asking<"load"> &
      Showing & {
        /** What was saved or received. */
        readonly state: GameState | Observation;
      })
  | (AskingOfGame<"copy"> & Showing)
  | (AskingOfGame<"sample"> &
      Showing & {
        /** The same seed gives the same state. */
        readonly seed: Seed;
      })
  | (AskingOfGame<"look"> & Showing)
  | (AskingOfGame<"apply"> &
      Showing & {
        /** The move. */
        readonly move: Move;
      })
  | (AskingOfGame<"apply"> &
      Showing & {
        /** The code of the move. */
        readonly code: number;
        /** Whose move it is, from 0; by default that of the first player to move. */
        readonly player?: number;
      })
  | (AskingOfGame<"reveal"> &
      Showing & {
        /** The card that has come up. */
        readonly card: DeckCard;
      })
  | (AskingOfGame<"undo"> & Showing)
  | AskingOfGame<"encoding">
  | AskingOfGame<"close">;

/** The first line that a bot gets; it answers with a {@link BotHello}. */
export interface HelloToBot extends Asking<"hello"> {
  /** {@link PROTOCOL_VERSION}. */
  readonly protocol: number;
  /** The version of the package. */
  readonly package: string;
  /** How long the bot may take over each move, in milliseconds. */
  readonly moveTime: number;
}

/** A bot is asked for a move; it answers with a {@link MoveChoice}. */
export type BotQuestion = Asking<"move"> & {
  /** A number that the answer repeats. */
  readonly id: number;
  /** The number of the game in the series, from 0. */
  readonly game: number;
  /** The player that the bot plays for, from 0. */
  readonly player: number;
  /** How many legal moves there are: at least 2. */
  readonly count: number;
  /** A number in [0, 1) of the bot's own series, the same when the same game is played again. */
  readonly random: number;
} & Partial<Pick<Shown, BotShow>>;

/** A bot is told that a game is over; it does not answer. */
export interface GameOver extends Telling<"over"> {
  /** The number of the game in the series, from 0. */
  readonly game: number;
  /** The player that the bot played for, from 0. */
  readonly player: number;
  /** The total of each player, in points. */
  readonly totals: readonly number[];
  /** The place of each player, from 1. */
  readonly places: readonly number[];
}

/** What a bot is sent. What has `ask` wants an answer, what has `tell` wants none. */
export type ToBot = HelloToBot | BotQuestion | GameOver | Telling<"quit">;

/** A bot's answer to `hello`. */
export interface BotHello {
  /** What it calls itself, at most 100 characters. */
  readonly name: string;
  /** What it wants to be shown with each question. */
  readonly show: readonly BotShow[];
}

/** A bot's answer to a question. */
export interface MoveChoice {
  /** The number of the question. */
  readonly id: number;
  /** Which of the legal moves, from 0. */
  readonly choose: number;
}
