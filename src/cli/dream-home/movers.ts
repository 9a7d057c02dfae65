import { randomSeries } from "perfect-home-rules";
import {
  type GameState,
  isRulesError,
  legalMoves,
  type Move,
  observe,
  standings,
} from "perfect-home-rules/dream-home";
import { askBot, type Bot, botOf } from "perfect-home-rules/dream-home/bots";
import {
  type BotShow,
  type GameTypes,
  helloToBot,
  questionForBot,
  readBotHello,
  readMoveChoice,
} from "perfect-home-rules/dream-home/protocol";
import { BotError, isBotError } from "perfect-home-rules/node";
import { moveClock, orForfeit } from "../../floor/programs/forfeits.js";
import { openProgram, type Program } from "../../floor/programs/program.js";
import type { GameToAsk } from "../../floor/programs/program-game.js";
import { toCliError } from "../commands/play-games.js";
import type { DreamHomeGame, DreamHomeSeat } from "./game-of-flags.js";

const GAME: GameToAsk<GameTypes, BotShow> = {
  helloToBot,
  readBotHello,
  questionForBot,
  readMoveChoice,
  isRulesError,
};

/** Who moves for a player; `null` for whoever sits at the keyboard. */
type Mover = { readonly bot: Bot } | { readonly program: Program<GameTypes> } | null;

/** A game, for those who move by themselves. */
export interface MoversOfGame {
  /** The move of a player's bot or program. */
  move(state: GameState, player: number): Promise<Move>;
  /** Tells the programs how the game has ended. */
  end(state: GameState): void;
}

/** Begins a game, with its number from 0 and its seed. */
export type BeginGame = (game: number, seed: number) => MoversOfGame;

async function openMover(seat: DreamHomeSeat, player: number, moveTime: number): Promise<Mover> {
  if (seat === "person") return null;
  if (typeof seat === "string") return { bot: botOf(seat) };
  const opening = openProgram(GAME, { command: seat.program, moveTime, signal: null });
  const program = await orForfeit(opening, null, (failure) => {
    throw new BotError({ ...failure, player, game: null, seed: null });
  });
  return { program };
}

/** How a game is told to be over: the total and the place of each player, in seat order. */
function resultOf(state: GameState): Readonly<Record<"totals" | "places", number[]>> {
  const seated = [...standings(state)].sort((a, b) => a.player - b.player);
  return { totals: seated.map(({ total }) => total), places: seated.map(({ place }) => place) };
}

function beginnerOf(
  movers: readonly Mover[],
  limits: Pick<DreamHomeGame, "moveTime" | "gameTime">,
): BeginGame {
  let id = 0;
  return (game, seed) => {
    const random = randomSeries(seed);
    // The bots of the package share the first series.
    const series = movers.map((_, player) => randomSeries(seed, player + 1));
    const timeLeft = moveClock(limits);
    const ask = (program: Program<GameTypes>, state: GameState, player: number): Promise<Move> | Move => {
      const moves = legalMoves(state, player);
      if (moves.length === 1) return moves[0];
      id += 1;
      const question = {
        id,
        game,
        player,
        moves,
        random: series[player](),
        observe: () => observe(state, player),
      };
      return orForfeit(program.choose(question, timeLeft()), null, (failure) => {
        throw new BotError({ ...failure, player, game, seed });
      });
    };
    return {
      async move(state, player) {
        const mover = movers[player];
        if (mover === null) throw new Error("a person is asked at the keyboard");
        return "bot" in mover ? askBot(state, player, mover.bot, random) : ask(mover.program, state, player);
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
