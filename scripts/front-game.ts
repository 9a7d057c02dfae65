import { playersToMove } from "perfect-home-rules";
import { askBot, botOf } from "perfect-home-rules/bots";
import { fragmentOf, newGame, textOf } from "../examples/playground/saved.js";

const ROUND = 7;

/** The part of the playground's address behind `#` for a game under way: the front page of the site has it in a frame. */
export async function frontGame(): Promise<string> {
  const game = newGame({ players: ["Ann", "Bob"], seed: 2023 }, ["person", "greedy"]);
  const { session } = game;
  while (session.state.table.round < ROUND && playersToMove(session.state).includes(0))
    session.play(askBot(session.state, 0, botOf("greedy"), () => 0.5));
  return fragmentOf(textOf(game));
}
