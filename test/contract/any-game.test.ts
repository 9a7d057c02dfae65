import * as game from "perfect-home-rules";
import * as notation from "perfect-home-rules/notation";
import type { GameTypes as Types } from "perfect-home-rules/protocol";
import { optionsOf, scripts } from "../support/games.js";
import { ALL } from "../support/variants.js";
import { testContract } from "./any-game.js";
import { everyMove } from "./every-move.js";

testContract<Types>({
  ...game,
  ...notation,
  anyOptions: scripts({ variants: ALL, maxPlayers: 3 }).map(optionsOf),
  share: 0.2,
  every: 41,
  everyMove,
  movesToTakeBack: ({ turns, ended }, player) => (ended[player] ? [] : (turns[player]?.moves ?? [])),
  isEntered: ({ setup }) => setup.entered !== undefined,
});
