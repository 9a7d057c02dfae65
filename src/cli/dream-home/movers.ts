import { randomSeries } from "perfect-home-rules";
import {
  type GameState,
  isRulesError,
  legalMoves,
  type Move,
  type Observation,
  observe,
  standings,
} from "perfect-home-rules/dream-home";
import { askBot, type Bot, botOf } from "perfect-home-rules/dream-home/bots";
import * as protocol from "perfect-home-rules/dream-home/protocol";
import {
  BotError,
  type BotErrorCode,
  type BotFailure,
  isBotError,
  loadBotModule,
  openProgram,
  type Program,
  thrownInWords,
} from "perfect-home-rules/node";
import { toCliError } from "../commands/play-games.js";
import type { DreamHomeGame, DreamHomeSeat } from "./game-of-flags.js";

type ProgramOfGame = Program<protocol.GameTypes>;

/** Who moves for a player; `null` for whoever sits at the keyboard. */
type Mover = { readonly bot: Bot } | { readonly module: Bot } | { readonly program: ProgramOfGame } | null;

/** A game, for those who move by themselves. */
export interface MoversOfGame {
  /** The move of a player's bot or program. */
  move(state: GameState, player: number): Promise<Move>;
  /** Tells the programs how the game has ended. */
  end(state: GameState): void;
}

/** Begins a game, with its number from 0 and its seed. */
export type BeginGame = (game: number, seed: number) => MoversOfGame;

async function openMover(seat: DreamHomeSeat, player: number, moveTime: number | undefined): Promise<Mover> {
  if (seat === "person") return null;
  if (typeof seat === "string") return { bot: botOf(seat) };
  if ("module" in seat) return { module: await loadBotModule<Bot>(seat.module, player) };
  const game = { ...protocol, isRulesError };
  return { program: await openProgram(game, { command: seat.program, player, moveTime }) };
}

/** How a game is told to be over: the total and the place of each player, in seat order. */
function resultOf(state: GameState): Readonly<Record<"totals" | "places", number[]>> {
  const seated = [...standings(state)].sort((a, b) => a.player - b.player);
  return { totals: seated.map(({ total }) => total), places: seated.map(({ place }) => place) };
}

/** Asks the bot of a module, which may do anything at all. */
function askModule(
  state: GameState,
  bot: Bot,
  random: () => number,
  at: Pick<BotFailure, "player" | "game" | "seed">,
): Move {
  const failure = (code: BotErrorCode, thrown: string): BotError =>
    new BotError({ ...at, code, violation: null, thrown });
  const asked: Bot = (mover) => {
    try {
      return bot(mover);
    } catch (error) {
      throw failure("bot.threw", thrownInWords(error));
    }
  };
  try {
    return askBot(state, at.player, asked, random);
  } catch (error) {
    throw isRulesError(error) ? failure("bot.illegal-move", error.message) : error;
  }
}

function beginnerOf(movers: readonly Mover[], limits: Pick<DreamHomeGame, "gameTime">): BeginGame {
  let id = 0;
  return (game, seed) => {
    const random = randomSeries(seed);
    // The bots of the package share the first series.
    const series = movers.map((_, player) => randomSeries(seed, player + 1));
    const begun = performance.now();
    const timeLeft = (): number => Math.max(1, limits.gameTime - (performance.now() - begun));
    const askProgram = async (program: ProgramOfGame, state: GameState, player: number): Promise<Move> => {
      const moves = legalMoves(state, player);
      id += 1;
      const observation = (): Observation => observe(state, player);
      const question = { id, game, player, moves, random: series[player](), observe: observation };
      try {
        return await program.choose(question, timeLeft());
      } catch (error) {
        throw isBotError(error) ? new BotError({ ...error.failure, seed }) : error;
      }
    };
    return {
      async move(state, player) {
        const mover = movers[player];
        if (mover === null) throw new Error("a person is asked at the keyboard");
        if ("bot" in mover) return askBot(state, player, mover.bot, random);
        const [only, ...others] = legalMoves(state, player);
        if (others.length === 0) return only;
        return "module" in mover
          ? askModule(state, mover.module, series[player], { player, game, seed })
          : askProgram(mover.program, state, player);
      },
      end(state) {
        movers.forEach((mover, player) => {
          if (mover !== null && "program" in mover)
            mover.program.tell({ tell: "over", game, player, ...resultOf(state) });
        });
      },
    };
  };
}

/**
 * Plays with all who move by themselves: each program is started once, and is let go of at the end.
 *
 * @throws CliError where a program does not play as it must.
 */
export async function withMovers<T>(
  { seats, ...limits }: Pick<DreamHomeGame, "seats" | "moveTime" | "gameTime">,
  play: (begin: BeginGame) => Promise<T>,
): Promise<T> {
  const movers: Mover[] = [];
  try {
    for (const [player, seat] of seats.entries()) movers.push(await openMover(seat, player, limits.moveTime));
    return await play(beginnerOf(movers, limits));
  } catch (error) {
    throw isBotError(error) ? toCliError(error) : error;
  } finally {
    await Promise.all(movers.map((mover) => mover !== null && "program" in mover && mover.program.close()));
  }
}
