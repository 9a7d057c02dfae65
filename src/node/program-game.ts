import type {
  HelloFromBot,
  HelloToBot,
  ProtocolTypes,
  QuestionOfGame,
  QuestionToAsk,
} from "perfect-home-rules/protocol";

/** What a program is asked about a move, whatever it wants to be shown of it. */
export type MoveToAsk<G extends ProtocolTypes> = Omit<QuestionToAsk<G, never>, "show">;

/** An error that says what is wrong with a message. */
export interface MessageRefusal {
  /** All that is wrong. */
  readonly violations: readonly {
    /** What it is about. */
    readonly details: {
      /** Where it is. */
      readonly path?: unknown;
      /** What should be there. */
      readonly expected?: unknown;
    };
  }[];
}

/**
 * What a game has to bring where programs play it: its messages to bots, which its entry `protocol` has, and how it refuses
 * their answers.
 */
export interface GameToAsk<G extends ProtocolTypes, Show extends string> {
  /** The first message. */
  helloToBot(moveTime: number): HelloToBot;
  /** Reads the answer to it. */
  readBotHello(line: string): HelloFromBot<Show>;
  /** The message that asks for a move. */
  questionForBot(question: QuestionToAsk<G, Show>): QuestionOfGame<unknown>;
  /** Reads the answer to it. */
  readMoveChoice(line: string, id: number, count: number): number;
  /** Whether an error says that an answer is refused. */
  isRulesError(error: unknown): error is MessageRefusal;
}
