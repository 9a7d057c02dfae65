import * as game from "perfect-home-rules/dream-home";
import { askBot, greedyBot, randomBot } from "perfect-home-rules/dream-home/bots";
import { createSession, type GameTypes, restoreSession } from "perfect-home-rules/dream-home/session";
import { testSessions } from "../session/any-session.js";
import { randomGames } from "./support/any-games.js";

testSessions<GameTypes>({
  ...game,
  pair: { players: ["Ann", "Bob"], seed: 3 },
  anyOptions: randomGames.map(({ options }) => options),
  share: 0.5,
  wrong: { type: "finish", player: 99 },
  greedyBot,
  randomBot,
  askBot,
  roundOf: ({ table }) => table.round + 1,
  createSession,
  restoreSession,
});
