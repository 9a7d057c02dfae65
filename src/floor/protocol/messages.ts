/** The version of the protocol: raised when a program that keeps to an older one could no longer be understood. */
export const PROTOCOL_VERSION = 1;

/** Who looks at a game: a player, from 0, or somebody who sees what all see. */
export type Onlooker = number | "spectator";

/** What a game is made of, as far as the protocol goes by it. */
export interface ProtocolTypes {
  /** What a game is created from. */
  readonly options: object;
  /** A state of it. */
  readonly state: {
    /** What was decided before the game. */
    readonly setup: {
      /** The names of the players, in seat order. */
      readonly players: readonly string[];
    };
    /** What nobody sees. */
    readonly hidden: object;
  };
  /** What an observer sees of a state. */
  readonly observation: {
    /** What was decided before the game. */
    readonly setup: {
      /** The names of the players, in seat order. */
      readonly players: readonly string[];
    };
    /** Always `null`. */
    readonly hidden: null;
    /** Who sees it. */
    readonly observer: Onlooker;
  };
  /** A move. */
  readonly move: object;
  /** A card of a real table. */
  readonly card: object;
  /** A card that is awaited. */
  readonly awaited: object;
  /** Something that happens in it. */
  readonly event: object;
  /** Why something is refused. */
  readonly violation: object;
  /** A player's itemised score. */
  readonly score: {
    /** All points together. */
    readonly total: number;
  };
  /** A player's place. */
  readonly standing: object;
  /** A game to be kept. */
  readonly record: object;
  /** What a record is made from. */
  readonly recorder: object;
}

/** What can be shown of any game; each is a field of the answer. */
export interface ShownOfGame<G extends ProtocolTypes> {
  /** The observer's legal moves. */
  readonly moves: readonly G["move"][];
  /** The same moves as text. */
  readonly texts: readonly string[];
  /** What the observer sees. */
  readonly observation: G["observation"];
  /** The card that has to be entered; `null` when none is awaited. */
  readonly awaited: G["awaited"] | null;
  /** What the last request that changed the game has brought about. */
  readonly events: readonly G["event"][];
  /** The total of each player, in points. */
  readonly totals: readonly number[];
  /** The itemised score of each player. */
  readonly scores: readonly G["score"][];
  /** The ranking. */
  readonly standings: readonly G["standing"][];
  /** The record of the game; `null` for a game that was not begun by `new`. */
  readonly record: G["record"] | null;
  /** The whole state, hidden cards included. */
  readonly state: G["state"] | G["observation"];
}

/** A seed: an integer from 0 to 2 ** 32 - 1, or four of them. */
export type Seed = number | readonly number[];

/** What to show beside the answer, and to whom. */
export interface ShowingOf<Show extends string> {
  /** What to show; by default nothing. */
  readonly show?: readonly Show[];
  /** Who looks: a player, from 0, or `"spectator"`; by default the first player to move, or player 0 when nobody is. */
  readonly observer?: Onlooker;
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

/** A request to the referee of any game, without its `id`: each may have one, which the answer repeats. */
export type RequestOfGame<G extends ProtocolTypes, Show extends string> =
  | Asking<"hello">
  | (Asking<"new"> &
      ShowingOf<Show> & {
        /** What the game is created from. */
        readonly options: G["options"];
      })
  | (Asking<"load"> &
      ShowingOf<Show> & {
        /** What was saved or received. */
        readonly state: G["state"] | G["observation"];
      })
  | (AskingOfGame<"copy"> & ShowingOf<Show>)
  | (AskingOfGame<"sample"> &
      ShowingOf<Show> & {
        /** The same seed gives the same state. */
        readonly seed: Seed;
      })
  | (AskingOfGame<"look"> & ShowingOf<Show>)
  | (AskingOfGame<"apply"> &
      ShowingOf<Show> & {
        /** The move. */
        readonly move: G["move"];
      })
  | (AskingOfGame<"reveal"> &
      ShowingOf<Show> & {
        /** The card that has come up. */
        readonly card: G["card"];
      })
  | (AskingOfGame<"undo"> & ShowingOf<Show>)
  | AskingOfGame<"close">;

/** The first line that a bot gets; it answers with its name and with what it wants to be shown. */
export interface HelloToBot extends Asking<"hello"> {
  /** {@link PROTOCOL_VERSION}. */
  readonly protocol: number;
  /** The version of the package. */
  readonly package: string;
  /** How long the bot may take over each move, in milliseconds. */
  readonly moveTime: number;
  /** Which game is played, by its id at the command line; left out for the game that is played where none is named. */
  readonly game?: string;
}

/** A bot is asked for a move; it answers with a {@link MoveChoice}. */
export type QuestionOfGame<Shown> = Asking<"move"> & {
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
} & Partial<Shown>;

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
export type MessageToBot<Shown> = HelloToBot | QuestionOfGame<Shown> | GameOver | Telling<"quit">;

/** A bot's answer to `hello`. */
export interface HelloFromBot<Show extends string> {
  /** What it calls itself, at most 100 characters. */
  readonly name: string;
  /** What it wants to be shown with each question. */
  readonly show: readonly Show[];
}

/** A bot's answer to a question. */
export interface MoveChoice {
  /** The number of the question. */
  readonly id: number;
  /** Which of the legal moves, from 0. */
  readonly choose: number;
}

/** A question for a bot, before it is put in a message. */
export interface QuestionToAsk<G extends ProtocolTypes, Show extends string> {
  /** A number that the answer repeats, from 1. */
  readonly id: number;
  /** The number of the game, from 0. */
  readonly game: number;
  /** Who is asked, from 0. */
  readonly player: number;
  /** The legal moves. */
  readonly moves: readonly G["move"][];
  /** A number in [0, 1) of the bot's own series. */
  readonly random: number;
  /** What the player sees; called only when something is shown that needs it. */
  readonly observe: () => G["observation"];
  /** What to show. */
  readonly show: readonly Show[];
}
