import {
  awaited,
  createGame,
  createRecorder,
  formatMove,
  isOver,
  legalMoves,
  observe,
  parseState,
  playersToMove,
  RulesError,
  recordEvents,
  recordOf,
  sampleState,
  scoreSheet,
  standings,
  tryApplyMove,
  tryReveal,
  type Violation,
} from "perfect-home-rules/dream-home";
import type { GameProtocol, ProtocolGame, Shows } from "../../floor/protocol/protocol-game.js";
import { usualShows } from "../../floor/protocol/show.js";
import type { BotShow, GameTypes, Shown } from "./messages.js";

const GAME: ProtocolGame<GameTypes> = {
  createGame,
  parseState,
  observe,
  sampleState,
  legalMoves,
  tryApplyMove,
  tryReveal,
  playersToMove,
  isOver,
  awaited,
  scoreSheet,
  standings,
  formatMove,
  createRecorder,
  recordEvents,
  recordOf,
  refuse(violation) {
    throw new RulesError<Violation>([violation]);
  },
};

/** What a bot can be shown, in the order in which a message has it. */
export function botShows(): Shows<GameTypes, Pick<Shown, BotShow>> {
  const { moves, texts, observation } = usualShows(GAME);
  return { moves, texts, observation };
}

/** This game, for a referee. */
export function protocolOfGame(): GameProtocol<GameTypes, Shown> {
  return { game: GAME, shows: usualShows(GAME) };
}
