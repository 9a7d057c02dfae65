import * as game from "perfect-home-rules";
import { askBot, greedyBot, randomBot } from "perfect-home-rules/bots";
import { createSession, type GameTypes, restoreSession, type Session } from "perfect-home-rules/session";
import { expect, test } from "vitest";
import { optionsOf, scripts } from "../support/games.js";
import { ALL, COMBINATIONS } from "../support/variants.js";
import { testSessions } from "./any-session.js";

const PAIR = { players: ["Ann", "Bob"], seed: 3 };

testSessions<GameTypes>({
  ...game,
  pair: PAIR,
  anyOptions: scripts({ variants: [...ALL, ...COMBINATIONS], maxPlayers: 3 }).map(optionsOf),
  share: 1,
  wrong: { type: "end", player: 99 },
  greedyBot,
  randomBot,
  askBot,
  roundOf: ({ table }) => table.round,
  createSession,
  restoreSession,
});

const { legalMoves, playersToMove } = game;

function upToRound(session: Session, round: number): Session {
  while (session.state.table.round < round) session.play(legalMoves(session.state)[0]);
  return session;
}

test("RND-3: the record of a session has the moves in the order in which they were made", () => {
  const session = createSession(PAIR);
  const moves = [1, 0].map((player) => legalMoves(session.state, player)[0]);
  for (const move of moves) session.play(move);
  expect(session.record().moves).toEqual(moves);
});

test("RND-3: a bot at a seat of a saved session drops what others could redo, where it is to move", () => {
  const session = upToRound(createSession(PAIR), 2);
  do session.undo();
  while (playersToMove(session.state).length < 2);
  expect(session.canRedo).toBe(true);
  const saved = JSON.parse(JSON.stringify(session));
  expect(restoreSession(saved, { bots: [greedyBot] }).canRedo).toBe(false);
  const [, other] = restoreSession(saved, { bots: [null, greedyBot] }).state.ended;
  expect(other).toBe(true);
});
