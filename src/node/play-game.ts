import {
  createGame,
  createRecorder,
  type Move,
  type Observation,
  observe,
  randomSeries,
  recordOf,
} from "perfect-home-rules";
import { BOT_IDS, type Bot, botOf, type Player, tryAskBot } from "perfect-home-rules/bots";
import { createSimulator, type Simulator } from "perfect-home-rules/simulate";
import { BotError, type BotFailure, thrownInWords } from "./bot-error.js";
import type { GameOutcome, SeedlessOptions } from "./many-games.js";

/** A game of a series. */
export interface OneGame {
  /** What it is created from, but for the seed. */
  readonly options: SeedlessOptions;
  /** Its number in the series, from 0. */
  readonly game: number;
  /** Its seed. */
  readonly seed: number;
  /** The bots of all seats. */
  readonly bots: readonly Bot[];
  /** Whether it is recorded. */
  readonly records: boolean;
}

/** A player who has to choose. */
export interface Question extends Player {
  /** Fails because of the player's bot. */
  fail(failure: Pick<BotFailure, "code" | "violation" | "thrown">): never;
}

/** The bots of this package: what they are told need not be kept from them, nor judged what they answer. */
const TRUSTED: ReadonlySet<Bot> = new Set(BOT_IDS.map(botOf));

/** What a bot answers: one of its legal moves, of which there are several. */
export function answerOf(bot: Bot, question: Question): Move {
  // What the bot throws is told apart from what the rules throw once a bot has spoiled them.
  const asked: Bot = (seat) => {
    try {
      return bot(seat);
    } catch (error) {
      return question.fail({ code: "bot.threw", violation: null, thrown: thrownInWords(error) });
    }
  };
  const trusted = TRUSTED.has(bot) ? asked(question) : undefined;
  if (trusted !== undefined) return trusted;
  const answer = tryAskBot(asked, question);
  return answer.ok
    ? answer.move
    : question.fail({ code: "bot.illegal-move", violation: answer.violation, thrown: null });
}

function outcomeOf(simulator: Simulator, seed: number, record: GameOutcome["record"]): GameOutcome {
  const { setup, table } = simulator.position;
  // What `map` makes counts as a list with holes, and takes twice the room when it has come from another thread.
  const totals = Array.from(setup.players, () => 0);
  const places = Array.from(setup.players, () => 0);
  let opponentTotal: number | null = null;
  for (const { player, total, place } of simulator.standings()) {
    if (player === "opponent") {
      opponentTotal = total;
    } else {
      totals[player] = total;
      places[player] = place;
    }
  }
  return { seed, rounds: table.round, endedBy: [...table.endedBy], totals, places, opponentTotal, record };
}

/**
 * Plays a game to its end, and asks for each move. Of all who have to act the first one moves; as nobody sees what others
 * do in a phase, no bot can tell. Where there is no choice nobody is asked.
 */
export function* gameOf(one: Omit<OneGame, "bots">): Generator<Question, GameOutcome, Move> {
  const { options, game, seed, records } = one;
  const start = { ...options, seed };
  const simulator = createSimulator(createGame(start));
  const series = options.players.map((_, player) => randomSeries(seed, player));
  const made: Move[] = [];
  const questionTo = (player: number, moves: readonly Move[]): Question => ({
    player,
    moves,
    // An observation costs far more than a random move: it is made when it is asked for.
    observe: (): Observation => observe(simulator.toState(), player),
    random: series[player],
    fail(failure) {
      throw new BotError({ ...failure, player, game, seed });
    },
  });
  while (!simulator.isOver()) {
    const [player] = simulator.playersToMove();
    const moves = simulator.legalMoves(player);
    const move = moves.length > 1 ? yield questionTo(player, moves) : moves[0];
    if (records) made.push(move);
    simulator.apply(move);
  }
  const record = records ? recordOf({ ...createRecorder(start), moves: made }, simulator.toState()) : null;
  return outcomeOf(simulator, seed, record);
}

/**
 * Plays a game to its end.
 *
 * @throws BotError
 */
export function playGame({ bots, ...one }: OneGame): GameOutcome {
  const game = gameOf(one);
  let next = game.next();
  while (next.done !== true) next = game.next(answerOf(bots[next.value.player], next.value));
  return next.value;
}
