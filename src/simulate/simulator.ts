import { RulesError, throwPlay } from "../clauses/violation.js";
import type { PlanLetter } from "../data/plan-card.js";
import { allOrNothing } from "../floor/all-or-nothing.js";
import { actors, contextOf, firstActor, isToAct } from "../game/context.js";
import { checkSeat, knownState, rememberLive } from "../game/known.js";
import { judge } from "../game/legal.js";
import { combinationsIn, planStatusIn } from "../game/read.js";
import { rankingIn, scoreSheetIn } from "../game/score.js";
import { estatesIn, numberRangesIn } from "../game/sheet-parts.js";
import { type Choice, choiceIn } from "../moves/current-step.js";
import type { PlanStatus } from "../plans/status.js";
import type { ScoreSheet } from "../scoring/score-sheet.js";
import type { Standing } from "../scoring/standings.js";
import type { EstateStatus } from "../sheet/estates.js";
import type { NumberRange } from "../sheet/number-ranges.js";
import type { Move } from "../state/move.js";
import { isEntered } from "../state/own-fields.js";
import type { GameState, Position, Setup } from "../state/state.js";
import type { Combination } from "../state/turn.js";
import { closePhaseOf, copyGame, type Game, gameOf, isPhaseOver, play, stateOf } from "./game.js";
import { countSeries } from "./perft.js";
import { playToEnd } from "./playout.js";

/**
 * A game that is played on in place. Unlike a {@link GameState} it changes: to try something, clone
 * it first.
 */
export interface Simulator {
  /**
   * The position as it stands, to read only: it changes with every move. It is not frozen and not known to the
   * functions of the main entry; {@link Simulator.toState} makes a state of it.
   */
  readonly position: Position;

  /** The players who have to act now, as rising indexes. Empty when the game is over. */
  playersToMove(): readonly number[];

  /** Whether the game is over. */
  isOver(): boolean;

  /**
   * The legal moves of a player: those of `legalMoves` in the same order.
   *
   * @param player - whose moves, from 0; by default the first player who has to act.
   * @throws RulesError `player.unknown`.
   */
  legalMoves(player?: number): readonly Move[];

  /**
   * Makes a move. One that was listed last, here or in the simulator that this one was cloned from, is taken at once;
   * any other is judged first.
   *
   * @param move - the move. A listed one is kept: it must not be changed.
   * @throws RulesError with the violation where the move is not legal; nothing has changed then.
   */
  apply(move: Move): void;

  /** A simulator with the same position, which goes its own way from here. */
  clone(): Simulator;

  /**
   * Plays on at random to the end of the game: of all who have to act the first one moves, each legal move being as
   * likely as the others. Cards come in the order that the state holds, so the same state and the same random numbers
   * always give the same game.
   *
   * @param random - returns numbers in [0, 1), like `Math.random`; asked once for every move where there is a
   * choice.
   * @returns how many moves were made.
   * @throws RulesError `random.out-of-range`, and whatever `random` throws; nothing has changed then.
   */
  playout(random: () => number): number;

  /**
   * Number of move sequences of length `depth`; of all players who have to act the first one moves. Every move of every
   * sequence is made. Those in which the game ends earlier are not counted; those that lead to the same position, such as
   * estates for a plan named in another order, are counted separately. The position does not change.
   *
   * @param depth - the number of moves, a non-negative integer.
   * @throws RulesError `perft.depth`.
   */
  perft(depth: number): number;

  /**
   * A player's itemised score, as `scoreSheet` gives it.
   *
   * @param player - the player, from 0.
   * @throws RulesError `player.unknown`.
   */
  scoreSheet(player: number): ScoreSheet;

  /**
   * How far a player is with a plan, as `planStatus` says it.
   *
   * @param player - the player, from 0.
   * @param plan - the plan's letter.
   * @throws RulesError `player.unknown`, `plan.unknown`.
   */
  planStatus(player: number, plan: PlanLetter): PlanStatus;

  /**
   * The estates of a player's sheet, as `estates` gives them.
   *
   * @param player - the player, from 0.
   * @throws RulesError `player.unknown`.
   */
  estates(player: number): readonly EstateStatus[];

  /**
   * Which numbers fit the empty houses of a player's sheet, as `numberRanges` gives them.
   *
   * @param player - the player, from 0.
   * @throws RulesError `player.unknown`.
   */
  numberRanges(player: number): readonly NumberRange[];

  /** The combinations to choose from, as `combinations` gives them. */
  combinations(): readonly Combination[];

  /** The ranking, as `standings` gives it. */
  standings(): readonly Standing[];

  /** The position as a state, equal to the one that `applyMove` would have come to, and known to the main entry. */
  toState(): GameState;
}

function simulatorOf(game: Game, setup: Setup, offered: Choice | null): Simulator {
  const position = game as GameState;
  let offer = offered;
  rememberLive(position);

  function offerTo(player: number): readonly Move[] {
    offer = choiceIn(contextOf(position, player));
    return offer.moves;
  }

  function judged(move: Move): Move {
    const judgement = judge(position, move);
    if (!judgement.ok) throw new RulesError([judgement.violation]);
    return judgement.move;
  }

  return {
    // No getter: V8 makes a hidden class for every object literal with one, and that keeps all that the getter sees in memory
    // until the next full collection.
    position,
    playersToMove: () => actors(position),
    isOver: () => position.agenda.length === 0,
    legalMoves(player = firstActor(position) ?? 0) {
      checkSeat(position, player);
      return isToAct(position, player) ? offerTo(player) : [];
    },
    apply(move) {
      const isOffered = offer?.moves.includes(move) === true;
      const legal = isOffered ? move : judged(move);
      play(game, contextOf(position, legal.player), legal, isOffered ? offer?.index : undefined);
      offer = null;
      if (isPhaseOver(game)) closePhaseOf(game);
    },
    clone: () => simulatorOf(copyGame(game), setup, offer),
    playout(random) {
      if (typeof random !== "function") throwPlay("random.out-of-range", { value: typeof random });
      offer = null;
      return allOrNothing(game, copyGame, () => playToEnd(game, random));
    },
    perft(depth) {
      if (!Number.isInteger(depth) || depth < 0)
        throwPlay("perft.depth", { depth: typeof depth === "number" ? String(depth) : typeof depth });
      return countSeries(game, depth);
    },
    scoreSheet(player) {
      checkSeat(position, player);
      return scoreSheetIn(position, player);
    },
    planStatus(player, plan) {
      checkSeat(position, player);
      return planStatusIn(position, player, plan);
    },
    estates(player) {
      checkSeat(position, player);
      return estatesIn(position, player);
    },
    numberRanges(player) {
      checkSeat(position, player);
      return numberRangesIn(position, player);
    },
    combinations: () => combinationsIn(position),
    standings: () => rankingIn(position),
    toState: () => stateOf(game, setup),
  };
}

/**
 * Creates a simulator: the rules of the main entry, move for move the same, on plain data that is written in place.
 *
 * @param state - a state made by this package, by whichever of its entries. It is copied.
 * @throws RulesError `state.unknown`; `state.observation`: a bot that must not see the cards samples a state first,
 * with `sampleState`; `state.entered`: where cards are entered, one is sampled too.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const simulator = createSimulator(state);
 * simulator.playout(() => 0.5) > 50 // => true
 * isOver(simulator.toState()) // => true
 * ```
 */
export function createSimulator(state: GameState): Simulator {
  const position = knownState(state);
  if (isEntered(position.setup)) throwPlay("state.entered", {});
  return simulatorOf(gameOf(position), position.setup, null);
}
