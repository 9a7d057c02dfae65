import {
  decision,
  describeSheet,
  type GameState,
  isOver,
  legalMoves,
  type Observation,
  opponentScore,
  planStatus,
  playersToMove,
  scoreSheet,
  standings,
} from "perfect-home-rules";

/** What a player can ask of a game. */
export function answers(state: GameState | Observation, player: number) {
  return {
    legalMoves: legalMoves(state, player),
    decision: decision(state, player),
    playersToMove: playersToMove(state),
    isOver: isOver(state),
    scoreSheet: scoreSheet(state, player),
    description: describeSheet(state, player),
    opponentScore: opponentScore(state),
    standings: standings(state),
    plans: (["A", "B", "C"] as const).map((plan) => planStatus(state, player, plan)),
  };
}
