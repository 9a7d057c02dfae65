import { playViolation, RulesError, throwPlay } from "../clauses/violation.js";
import { encodeObservation } from "../encoding/encode.js";
import { codesOfMoves } from "../encoding/legal-mask.js";
import { shapeOf } from "../encoding/shape.js";
import { knownState } from "../game/known.js";
import { isList, isWhole, MAX_ELEMENTS } from "../input/fields.js";
import { codesOn } from "../moves/codes.js";
import type { Move } from "../state/move.js";
import type { GameState } from "../state/state.js";
import { sharedLayout } from "../variants/expansions/expansions.js";
import { rulebookOf } from "../variants/rulebook.js";
import { createSimulator, type Simulator } from "./simulator.js";

/** No player has to act: the game is over. */
const OVER = -1;

/** Many games of the same kind, stepped at once. */
export interface VectorGames {
  /** How many games there are. */
  readonly games: number;
  /** How many numbers an observation has. */
  readonly observationSize: number;
  /** How many codes moves can have. */
  readonly moveSpaceSize: number;
  /** For each game the player to move: of those who have to act the first one, from 0; -1 when the game is over. */
  readonly players: Int32Array;
  /** What the player to move sees, game after game, as `encodeObservation` of `/encoding` tells it. */
  readonly observations: Float32Array;
  /** The legal moves of the player to move, game after game, as `legalMask` of `/encoding` tells them. */
  readonly masks: Uint8Array;

  /**
   * Makes a move in each game that is not over; then all arrays tell the new positions. They are written in place: copy
   * what is to be kept.
   *
   * @param codes - the code of a legal move for each game; that of a game that is over is not looked at.
   * @throws RulesError `vector.codes` where a code is not that of a legal move, with the game in `details.game`; nothing has
   * changed then.
   */
  step(codes: ArrayLike<number>): void;

  /**
   * Begins a game anew.
   *
   * @param game - its index, from 0.
   * @param state - a state of the same kind.
   * @throws RulesError `vector.game`, `vector.mixed`, `state.unknown`, `state.observation`.
   */
  reset(game: number, state: GameState): void;

  /**
   * The totals of all players of a game as they stand.
   *
   * @param game - its index, from 0.
   * @throws RulesError `vector.game`.
   */
  scores(game: number): readonly number[];

  /**
   * The simulator of a game, for everything else. A move must be made with {@link VectorGames.step}.
   *
   * @param game - its index, from 0.
   * @throws RulesError `vector.game`.
   */
  simulator(game: number): Simulator;
}

/** A copy of the list of states, in which anything can be. */
function readStates(states: readonly GameState[]): GameState[] {
  try {
    if (isList(states) && states.length > 0 && states.length <= MAX_ELEMENTS) return [...states];
  } catch {
    // A proxy that threw.
  }
  return throwPlay("vector.mixed", {});
}

/** A game under way. */
interface Game {
  simulator: Simulator;
  moves: readonly Move[];
  codes: readonly number[];
}

/** What is the same in games of one kind: their numbers mean the same. */
function kindOf({ setup }: GameState): string {
  return JSON.stringify([shapeOf(setup).encoding, { ...sharedLayout(setup), provenance: null }]);
}

/**
 * Steps many games at once, for programs that learn: what all players to move see and can do, in arrays.
 *
 * @param states - the first state of each game, at least one. They must have the same layout and encoding, so that each
 * number means the same in all of them: they may differ in seed and plans. They are copied.
 * @throws RulesError `vector.mixed`, `state.unknown`, `state.observation`.
 * @example
 * ```ts
 * const states = [1, 2, 3].map((seed) => createGame({ players: ["Ann", "Bob"], seed }));
 * const vector = createVectorGames(states);
 * while (vector.players.some((player) => player >= 0)) {
 *   const codes = states.map((_, game) => vector.masks.indexOf(1, game * vector.moveSpaceSize));
 *   vector.step(codes.map((code, game) => code - game * vector.moveSpaceSize));
 * }
 * vector.scores(0).length // => 2
 * ```
 */
export function createVectorGames(states: readonly GameState[]): VectorGames {
  const all = readStates(states).map(knownState);
  const kind = kindOf(all[0]);
  if (!all.every((state) => kindOf(state) === kind)) throwPlay("vector.mixed", {});
  const { setup } = all[0];
  const observationSize = shapeOf(setup).encoding.size;
  const moveSpaceSize = codesOn(sharedLayout(setup), rulebookOf(setup).kinds).moves.length;
  const players = new Int32Array(all.length);
  const observations = new Float32Array(all.length * observationSize);
  const masks = new Uint8Array(all.length * moveSpaceSize);
  const games = all.map((state): Game => ({ simulator: createSimulator(state), moves: [], codes: [] }));

  /** Tells the position of a game. When it is over, the first player's view is told, and no move. */
  function tell(index: number): void {
    const game = games[index];
    const [player = OVER] = game.simulator.playersToMove();
    const { position } = game.simulator;
    players[index] = player;
    game.moves = player === OVER ? [] : game.simulator.legalMoves(player);
    game.codes = codesOfMoves(position, game.moves);
    masks.fill(0, index * moveSpaceSize, (index + 1) * moveSpaceSize);
    for (const code of game.codes) masks[index * moveSpaceSize + code] = 1;
    encodeObservation(position, Math.max(player, 0), observations, index * observationSize);
  }

  function gameAt(index: number): Game {
    return isWhole(index, 0, games.length - 1)
      ? games[index]
      : throwPlay("vector.game", { games: all.length });
  }

  function moveOf({ moves, codes }: Game, code: number, index: number): Move | null {
    if (moves.length === 0) return null;
    const move = moves[codes.indexOf(code)];
    if (move !== undefined) return move;
    throw new RulesError([playViolation("vector.codes", { game: index })]);
  }

  for (let index = 0; index < games.length; index++) tell(index);
  return {
    games: games.length,
    observationSize,
    moveSpaceSize,
    players,
    observations,
    masks,
    step(codes) {
      const chosen = games.map((game, index) => moveOf(game, codes?.[index], index));
      chosen.forEach((move, index) => {
        if (move === null) return;
        games[index].simulator.apply(move);
        tell(index);
      });
    },
    reset(index, given) {
      const game = gameAt(index);
      const state = knownState(given);
      if (kindOf(state) !== kind) throwPlay("vector.mixed", {});
      game.simulator = createSimulator(state);
      tell(index);
    },
    scores(index) {
      const { simulator } = gameAt(index);
      return simulator.position.sheets.map((_, player) => simulator.scoreSheet(player).total);
    },
    simulator: (index) => gameAt(index).simulator,
  };
}
