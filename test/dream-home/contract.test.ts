import * as game from "perfect-home-rules/dream-home";
import type { GameTypes } from "perfect-home-rules/dream-home/protocol";
import { testContract } from "../contract/any-game.js";
import { randomGames } from "./support/any-games.js";
import { everyMove } from "./support/every-move.js";

testContract<GameTypes>({
  ...game,
  anyOptions: randomGames.map(({ options }) => options),
  share: 0.2,
  every: 29,
  everyMove: ({ setup }, player) => everyMove(setup.players.length).filter((move) => move.player === player),
  movesToTakeBack: ({ turn }, player) => (turn?.player === player ? turn.moves : []),
  isEntered: ({ setup }) => setup.entered === true,
});
