import {
  applyMove,
  createGame,
  type GameState,
  isOver,
  legalMoves,
  playersToMove,
  randomSeries,
  standings,
} from "perfect-home-rules";
import { askBot, type Bot } from "perfect-home-rules/bots";
import type { Variant } from "../support/variants.js";

/** The beginning of a game of a variant, with two players if it takes two. */
export function beginning({ options, playerCount: [, most] }: Variant, seed: number): GameState {
  return createGame({ ...options, players: ["Ann", "Bob"].slice(0, most), seed });
}

/** Lets players make a number of moves at random, or fewer if the game ends; who moves next is random too. */
export function playSome(start: GameState, moves: number, seed: number): GameState {
  const random = randomSeries(seed);
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  let state = start;
  for (let made = 0; made < moves && !isOver(state); made++) {
    state = applyMove(state, anyOf(legalMoves(state, anyOf(playersToMove(state)))));
  }
  return state;
}

/** Plays a game to its end, one bot for each seat; `applyMove` throws at a move that is not legal. */
export function playToEnd(start: GameState, bots: readonly Bot[], seed: number): GameState {
  const randoms = bots.map((_, player) => randomSeries(seed * bots.length + player));
  let state = start;
  while (!isOver(state)) {
    const [player] = playersToMove(state);
    state = applyMove(state, askBot(state, player, bots[player], randoms[player]));
  }
  return state;
}

/** Whether bots in all seats come to the end of a game; a move that is not legal throws. */
export function comesToAnEnd(start: GameState, bot: Bot, seed: number): boolean {
  const bots = start.setup.players.map(() => bot);
  return isOver(playToEnd(start, bots, seed));
}

/** How many of some games for two a bot wins against another, in each seat half of them; a tie is half a game. */
export function countWins(bot: Bot, other: Bot, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const start = createGame({ players: ["Ann", "Bob"], seed: game });
    const [first, second] = standings(playToEnd(start, seat === 0 ? [bot, other] : [other, bot], game));
    if (first.place === second.place) wins += 0.5;
    else if (first.player === seat) wins += 1;
  }
  return wins;
}
