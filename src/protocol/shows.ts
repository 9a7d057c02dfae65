import {
  awaited,
  createGame,
  createRecorder,
  decodeMove,
  encodeMove,
  isOver,
  legalMoves,
  moveSpaceSize,
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
} from "perfect-home-rules";
import { encodeObservation, encodingOf } from "perfect-home-rules/encoding";
import { formatMove } from "perfect-home-rules/notation";
import type { GameProtocol, ProtocolGame, Shot, Shows } from "../floor/protocol/protocol-game.js";
import { usualShows } from "../floor/protocol/show.js";
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
  formatMove: (move) => formatMove(move),
  createRecorder,
  recordEvents,
  recordOf,
  refuse(violation) {
    throw new RulesError([violation]);
  },
};

function codesOf({ state, moves }: Shot<GameTypes>): number[] {
  return moves().map((move) => encodeMove(state, move));
}

function maskOf(shot: Shot<GameTypes>): number[] {
  const mask = new Array<number>(moveSpaceSize(shot.state)).fill(0);
  for (const code of codesOf(shot)) mask[code] = 1;
  return mask;
}

/** What a bot can be shown, in the order in which a message has it. */
export function botShows(): Shows<GameTypes, Pick<Shown, BotShow>> {
  const { moves, texts, observation } = usualShows(GAME);
  return {
    moves,
    texts,
    codes: codesOf,
    mask: maskOf,
    observation,
    numbers: ({ state, observer }) => [...encodeObservation(state, observer)],
  };
}

/** This game, for a referee. */
export function protocolOfGame(): GameProtocol<GameTypes, Shown> {
  const { moves: _moves, texts: _texts, observation: _observation, ...others } = usualShows(GAME);
  return {
    game: GAME,
    shows: { ...botShows(), ...others },
    decodeMove,
    told: {
      encoding: (state) => ({ encoding: encodingOf(state), moveSpaceSize: moveSpaceSize(state) }),
    },
  };
}
