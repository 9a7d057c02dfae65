import type {
  AwaitedCard,
  DeckCard,
  GameEvent,
  GameOptions,
  GameRecord,
  GameState,
  Move,
  Observation,
  Recorder,
  ScoreSheet,
  Standing,
  Violation,
} from "perfect-home-rules";
import type {
  AskingOfGame,
  HelloFromBot,
  MessageToBot,
  ProtocolTypes,
  QuestionOfGame,
  QuestionToAsk,
  RequestOfGame,
  ShowingOf,
  ShownOfGame,
} from "../floor/protocol/messages.js";

/** What this game is made of. */
export interface GameTypes extends ProtocolTypes {
  readonly options: GameOptions;
  readonly state: GameState;
  readonly observation: Observation;
  readonly move: Move;
  readonly card: DeckCard;
  readonly awaited: AwaitedCard;
  readonly event: GameEvent;
  readonly violation: Violation;
  readonly score: ScoreSheet;
  readonly standing: Standing;
  readonly record: GameRecord;
  readonly recorder: Recorder;
}

/** What can be shown of a game; each is a field of the answer. */
export interface Shown extends ShownOfGame<GameTypes> {
  /** The codes of the observer's legal moves. */
  readonly codes: readonly number[];
  /** 1 at the code of each legal move, 0 elsewhere. */
  readonly mask: readonly number[];
  /** What the observer sees, as numbers. */
  readonly numbers: readonly number[];
}

/** The name of something that can be shown. */
export type Show = keyof Shown;

/** What a bot can be shown with each question. */
export type BotShow = "moves" | "texts" | "codes" | "mask" | "observation" | "numbers";

/** What to show beside the answer, and to whom. */
export type Showing = ShowingOf<Show>;

/** A request to a referee, without its `id`: each may have one, which the answer repeats. */
export type RefereeRequest =
  | RequestOfGame<GameTypes, Show>
  | (AskingOfGame<"apply"> &
      Showing & {
        /** The code of the move. */
        readonly code: number;
        /** Whose move it is, from 0; by default that of the first player to move. */
        readonly player?: number;
      })
  | AskingOfGame<"encoding">;

/** A bot is asked for a move; it answers with a {@link MoveChoice}. */
export type BotQuestion = QuestionOfGame<Pick<Shown, BotShow>>;

/** What a bot is sent. What has `ask` wants an answer, what has `tell` wants none. */
export type ToBot = MessageToBot<Pick<Shown, BotShow>>;

/** A bot's answer to `hello`. */
export type BotHello = HelloFromBot<BotShow>;

/** A question for a bot, before it is put in a message. */
export type QuestionForBot = QuestionToAsk<GameTypes, BotShow>;
