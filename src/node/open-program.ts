import type { GameOver, ProtocolTypes } from "perfect-home-rules/protocol";
import { fieldsOf, invalid, object, optional, whole } from "perfect-home-rules/readers";
import { BotError } from "./bot-error.js";
import { type FailedProgram, orForfeit } from "./forfeits.js";
import { startProgram, USUAL_MOVE_TIME } from "./program.js";
import type { GameToAsk, MoveToAsk } from "./program-game.js";
import { readCommand, readSignal, readTime } from "./read-many-games.js";

const MAX_PLAYER = 9999;

/** Which program is to play, and how long it may take. */
export interface ProgramOptions {
  /** The program and its arguments. */
  readonly command: readonly string[];
  /** The seat for which it is started, from 0 (the default): errors name it. */
  readonly player?: number | undefined;
  /** How long it may take over a move, in milliseconds; by default a minute. */
  readonly moveTime?: number | undefined;
  /** Ends the program when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** A program that plays. */
export interface Program<G extends ProtocolTypes> {
  /**
   * Asks it for one of some moves. Asked again before it has answered, it hears the next question after its answer, and the
   * time for that begins then.
   *
   * @param asked - what it is asked, with the moves to choose from.
   * @param milliseconds - how long it may take, where that is less than its time for a move.
   * @throws BotError `bot.illegal-move`, `bot.timed-out`, `bot.exited`; the reason of the signal. The promise is rejected
   * with them, and the program can't be asked again.
   */
  choose(asked: MoveToAsk<G>, milliseconds?: number): Promise<G["move"]>;
  /** Tells it that a game is over. */
  tell(message: GameOver): void;
  /** Tells it that no more is to be played, and sees to it that it ends. */
  close(): Promise<void>;
}

interface Options {
  readonly command: readonly string[];
  readonly player: number;
  readonly moveTime: number;
  readonly signal: AbortSignal | undefined;
}

const readOptions = object<Options>({
  command: readCommand,
  player: optional(whole(0, MAX_PLAYER), 0),
  moveTime: optional(readTime, USUAL_MOVE_TIME),
  signal: optional(readSignal),
});

const FUNCTIONS = ["helloToBot", "readBotHello", "questionForBot", "readMoveChoice", "isRulesError"] as const;

function wrongFunction(name: string): never {
  return invalid(`game.${name}`, "the function of the game's entry `protocol`, or its `isRulesError`");
}

/** What a function gives that must be an object of JSON. */
function objectFrom<T extends object>(name: string, given: T): T {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(given));
    if (typeof copy === "object" && copy !== null) return copy as T;
  } catch {
    // It is no JSON.
  }
  return wrongFunction(name);
}

/** The functions of a game, copied; what they say at the start is checked. */
function readGame<G extends ProtocolTypes, Show extends string>(
  game: GameToAsk<G, Show>,
): GameToAsk<G, Show> {
  const fields = fieldsOf(game, "game");
  const missing = FUNCTIONS.find((name) => typeof fields[name] !== "function");
  if (missing !== undefined) wrongFunction(missing);
  const given = Object.fromEntries(FUNCTIONS.map((name) => [name, fields[name]])) as never as typeof game;
  return {
    ...given,
    helloToBot: (moveTime) => objectFrom("helloToBot", given.helloToBot(moveTime)),
    readBotHello: (line) => objectFrom("readBotHello", given.readBotHello(line)),
  };
}

/**
 * Starts a program that plays a game of this package, and waits until it is ready: for servers that play by themselves.
 * Many games of the first game with programs among the players are played by {@link playMany}.
 *
 * @param game - the functions of its entry `protocol` and its `isRulesError`; others beside them do not matter.
 * @param options - which program.
 * @throws RulesError `options.invalid`; {@link BotError} `bot.not-loaded`, `bot.illegal-move` for another answer than it
 * has to give at the start, `bot.timed-out`, `bot.exited`. The promise is rejected with them.
 * @example
 * ```ts
 * import { createGame, isRulesError, legalMoves, observe } from "perfect-home-rules/dream-home";
 * import * as protocol from "perfect-home-rules/dream-home/protocol";
 * import { openProgram } from "perfect-home-rules/node";
 *
 * const state = createGame({ players: ["Ann", "Bob"], seed: 7 });
 * const command = ["python3", "examples/python/dream_home_bot.py"];
 * const program = await openProgram({ ...protocol, isRulesError }, { command });
 * const asked = { id: 1, game: 0, player: 0, random: 0.5, observe: () => observe(state, 0) };
 * (await program.choose({ ...asked, moves: legalMoves(state) })).type // => "discardPair"
 * await program.close();
 * ```
 */
export async function openProgram<G extends ProtocolTypes, Show extends string>(
  game: GameToAsk<G, Show>,
  options: ProgramOptions,
): Promise<Program<G>> {
  const { command, player, moveTime, signal = null } = readOptions(options, "");
  const failIn =
    (at: { readonly player: number; readonly game: number | null }) =>
    (failure: FailedProgram): never => {
      throw new BotError({ ...failure, ...at, seed: null });
    };
  const opening = startProgram(readGame(game), { command, moveTime, signal });
  const program = await orForfeit(opening, signal, failIn({ player, game: null }));
  return {
    tell: program.tell,
    close: program.close,
    async choose(asked, milliseconds = moveTime) {
      const time = Math.min(moveTime, milliseconds);
      return orForfeit(
        program.choose(asked, time),
        signal,
        failIn({ player: asked.player, game: asked.game }),
      );
    },
  };
}
