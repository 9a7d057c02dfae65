import {
  applyMove,
  createGame,
  type GameOptions,
  isOver,
  legalMoves,
  type Move,
  observe,
  playersToMove,
  scoreSheet,
} from "perfect-home-rules/dream-home";
import { expect, test } from "vitest";
import { COMMAND, playThroughPython } from "../protocol/random-games.js";

const SEEN_EVERY = 16;

function playHere(options: GameOptions & { readonly seed: number }) {
  let state = createGame(options);
  let chance = options.seed + 1;
  const codes: Move[] = [];
  const seen: [number, unknown][] = [];
  while (!isOver(state)) {
    const [player = 0] = playersToMove(state);
    chance = (chance * 48271) % 2147483647;
    if (codes.length % SEEN_EVERY === 0) seen.push([player, observe(state, player)]);
    const moves = legalMoves(state);
    const move = moves[chance % moves.length];
    if (move === undefined) throw new Error("nothing can be done");
    codes.push(move);
    state = applyMove(state, move);
  }
  return { codes, totals: state.setup.players.map((_, player) => scoreSheet(state, player).total), seen };
}

test("random games of Dream Home through the client in Python go as in this process", () => {
  const games = [2, 3, 4].map((count) => ({
    players: ["Ann", "Bob", "Cleo", "Dan"].slice(0, count),
    seed: count,
  }));
  const args = ["moves", "observation", ...COMMAND, "serve", "--game", "dream-home"];
  expect(playThroughPython(games, args)).toEqual(JSON.parse(JSON.stringify(games.map(playHere))));
});
