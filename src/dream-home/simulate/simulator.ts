import { RulesError } from "../../clauses/violation.js";
import { allOrNothing } from "../../floor/all-or-nothing.js";
import { freezePlain } from "../../floor/freeze-plain.js";
import { copyPlain } from "../../input/plain.js";
import { actorOf, playMove } from "../game/apply.js";
import { checkedNumber } from "../game/checked-number.js";
import { judge } from "../game/judge.js";
import { checkPlayer, knownState, remember } from "../game/known.js";
import { runTable } from "../game/run.js";
import { rankingOf, type Standing } from "../game/score.js";
import { throwViolation, type Violation } from "../game/violation.js";
import { movesIn, playIn } from "../moves/kinds.js";
import { type ScoreSheet, scoreHouse } from "../scoring/score.js";
import type { Move } from "../state/moves.js";
import type { GameState, Position, Setup } from "../state/state.js";
import { copyGame, type Game, gameOf, turnIn } from "./game.js";

/** A game that is played on in place. Unlike a {@link GameState} it changes: to try something, clone it first. */
export interface Simulator {
  /**
   * The position as it stands, to read only: it changes with every move, and the functions of the main entry of the game
   * do not know it. {@link Simulator.toState} makes a state of it.
   */
  readonly position: Position;

  /** The players who have to act now: one, or none when the game is over. */
  playersToMove(): readonly number[];

  /** Whether the game is over. */
  isOver(): boolean;

  /**
   * The legal moves of a player: those of `legalMoves` in the same order.
   *
   * @param player - whose moves, from 0; by default whoever has to act.
   * @throws RulesError `player.unknown`.
   */
  legalMoves(player?: number): readonly Move[];

  /**
   * Makes a move. One that was listed last, here or in the simulator that this one was cloned from, is taken at once;
   * any other is judged first.
   *
   * @param move - the move.
   * @throws RulesError with the violation where the move is not legal; nothing has changed then.
   */
  apply(move: Move): void;

  /** A simulator with the same position, which goes its own way from here. */
  clone(): Simulator;

  /**
   * Plays on at random to the end of the game, each legal move being as likely as the others. Cards come in the order that
   * the state holds, so the same state and the same random numbers always give the same game.
   *
   * @param random - returns numbers in [0, 1), like `Math.random`; asked once for every move.
   * @returns how many moves were made.
   * @throws RulesError `options.invalid`, and whatever `random` throws; nothing has changed then.
   */
  playout(random: () => number): number;

  /**
   * A player's itemised score, as `scoreSheet` gives it.
   *
   * @param player - the player, from 0.
   * @throws RulesError `player.unknown`.
   */
  scoreSheet(player: number): ScoreSheet;

  /** The ranking, as `standings` gives it. */
  standings(): readonly Standing[];

  /** The position as a state, equal to the one that `applyMove` would have come to. */
  toState(): GameState;
}

/** Plays at random to the end of the game, without keeping turns. Returns how many moves that took. */
function playToEnd(game: Game, random: () => number): number {
  let made = 0;
  for (; game.agenda.length > 0; made++) {
    const moves = movesIn(game as GameState);
    playIn(game, moves[Math.floor(checkedNumber(random) * moves.length)]);
    runTable(game);
  }
  game.turn = null;
  return made;
}

function simulatorOf(game: Game, setup: Setup, offered: readonly Move[]): Simulator {
  const position = game as GameState;
  let offer = offered;

  function judged(move: Move): Move {
    const judgement = judge(position, move);
    if (!judgement.ok) throw new RulesError<Violation>([judgement.violation]);
    return judgement.move;
  }

  return {
    position,
    playersToMove() {
      const actor = actorOf(position.agenda[0]);
      return actor === null ? [] : [actor];
    },
    isOver: () => position.agenda.length === 0,
    legalMoves(player) {
      if (player !== undefined) {
        checkPlayer(position, player);
        if (actorOf(position.agenda[0]) !== player) return [];
      }
      offer = movesIn(position);
      return offer;
    },
    apply(move) {
      const legal = offer.includes(move) ? move : judged(move);
      offer = [];
      playMove(game, turnIn(game, legal.player), legal);
    },
    clone: () => simulatorOf(copyGame(game), setup, offer),
    playout(random) {
      offer = [];
      return allOrNothing(game, copyGame, () => playToEnd(game, random));
    },
    scoreSheet(player) {
      checkPlayer(position, player);
      return scoreHouse(setup.tables, position.houses[player]);
    },
    standings: () => rankingOf(position),
    toState: () => remember<GameState>(freezePlain({ ...copyPlain({ ...position, setup: null }), setup })),
  };
}

/**
 * Creates a simulator: the rules of the game, move for move the same, on plain data that is written in place.
 *
 * @param state - a state. It is copied.
 * @throws RulesError `state.unknown`; `state.observation`: a bot that must not see the cards samples a state first, with
 * `sampleState`; `state.entered`: where cards are entered, one is sampled too.
 * @example
 * ```ts
 * import { createGame, isOver } from "perfect-home-rules/dream-home";
 * import { createSimulator } from "perfect-home-rules/dream-home/simulate";
 *
 * const simulator = createSimulator(createGame({ players: ["Ann", "Bob"], seed: 1 }));
 * simulator.clone().playout(Math.random) > 48 // => true
 * simulator.isOver() // => false
 * simulator.playout(() => 0);
 * isOver(simulator.toState()) // => true
 * ```
 */
export function createSimulator(state: GameState): Simulator {
  const position = knownState(state);
  if (position.setup.entered === true) throwViolation("state.entered", {});
  return simulatorOf(gameOf(position), position.setup, []);
}
