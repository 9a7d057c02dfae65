/**
 * A rules engine for the board game: create a game, list the legal moves, apply them, score the sheets.
 *
 * A game is a state, which never changes. {@link createGame} makes the first one; {@link legalMoves} lists what a
 * player can do; {@link tryApplyMove} and {@link applyMove} make the next one; {@link explainMove} says why a move is
 * refused. {@link decision} says what is asked, {@link scoreSheet} and {@link standings} score, {@link observe} gives
 * what one player knows, {@link parseState} reads what was saved.
 *
 * @module perfect-home-rules
 */

// The build puts something better in the place of this line (`scripts/with-expansions.ts`).
import "./variants/expansions/register-all.js";

export * from "./core/index.js";
