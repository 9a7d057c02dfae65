/**
 * The game Dream Home: build a house, room by room.
 *
 * It has the functions of the main entry, under the same names, for states and moves of its own.
 *
 * @example
 * ```ts
 * import { applyMove, createGame, isOver, legalMoves, standings } from "perfect-home-rules/dream-home";
 *
 * let state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * while (!isOver(state)) {
 *   const [move] = legalMoves(state);
 *   if (move !== undefined) state = applyMove(state, move);
 * }
 * standings(state).length // => 2
 * ```
 *
 * @module perfect-home-rules/dream-home
 */

export { type AnyViolation, RulesError } from "../clauses/violation.js";
export type { Json, MoveDetail } from "../clauses/violation-details.js";
export type { ProtocolCode, SharedCode } from "../floor/protocol-kinds.js";
export type { ShapeCode } from "../floor/shape-kinds.js";
export { randomSeries } from "../input/random-series.js";
export type { BoardSpace } from "./data/board.js";
export type { ProvenanceLevel, ProvenancePart } from "./data/provenance.js";
export type { RoomType } from "./data/rooms.js";
export type { DecorType, HelperId, RoofColour, ToolId } from "./data/specials.js";
export { type Bonus, PRINTED_TABLES, type RoomNeed, type ScoringTable, type Tables } from "./data/tables.js";
export { createGame } from "./game/create.js";
export {
  checkHouse,
  describeHouse,
  type HouseDescription,
  type HouseOptions,
  rankHouses,
  scoreHouses,
} from "./game/described-houses.js";
export type {
  DealtEvent,
  GameEvent,
  GameOverEvent,
  MovedEvent,
  RoofsRevealedEvent,
  SpecialLostEvent,
  TurnEndedEvent,
} from "./game/events.js";
export { formatHouse, type HouseOnPaper, parseHouses } from "./game/house-text.js";
export { explainMove, isLegal, legalMoves } from "./game/judge.js";
export { formatMove, parseMove } from "./game/move-text.js";
export { observe } from "./game/observe.js";
export type { GameOptions } from "./game/options.js";
export { parseState, stateKey } from "./game/parse-state.js";
export {
  applyMove,
  type MoveAccepted,
  type MoveRefused,
  type MoveResult,
  tryApplyMove,
} from "./game/play.js";
export { provenance, type Source } from "./game/provenance.js";
export { type Decision, decision, isOver, playersToMove } from "./game/read.js";
export {
  checkRecord,
  createRecorder,
  type GameRecord,
  type RecordedScore,
  type Recorder,
  type ReplayOutcome,
  type ReplayStep,
  type ResultDifference,
  recordEvents,
  recordOf,
  replay,
} from "./game/record.js";
export { formatRecord, parseRecord } from "./game/record-text.js";
export {
  type AwaitedCard,
  awaited,
  type PossibleCard,
  type RevealAccepted,
  type RevealRefused,
  type RevealResult,
  reveal,
  takeBackReveal,
  tryReveal,
} from "./game/reveal.js";
export type { OpenPlace } from "./game/run.js";
export { sampleState } from "./game/sample.js";
export { type Standing, scoreSheet, standings } from "./game/score.js";
export { takeBack } from "./game/take-back.js";
export {
  isRulesError,
  type Violation,
  type ViolationCode,
  type ViolationDetails,
} from "./game/violation.js";
export type { HouseFaultCode } from "./house/house-faults.js";
export type { Room } from "./house/rooms.js";
export type { RefusalCode } from "./moves/refusals.js";
export type {
  BonusScore,
  DecorScore,
  EmptyRoomScore,
  RoofScore,
  RoomScore,
  ScoreSheet,
} from "./scoring/score.js";
export type * from "./state/cards.js";
export type * from "./state/house.js";
export type * from "./state/moves.js";
export type * from "./state/state.js";
export type * from "./view/house-view.js";
export { viewHouse } from "./view/house-view.js";
export type * from "./view/market-view.js";
export { viewMarket } from "./view/market-view.js";
export { type TargetKey, type TargetMoves, targets, targetsOf } from "./view/targets.js";
export { whyNotAt } from "./view/why-not-at.js";
