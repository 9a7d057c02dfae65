import { freeze } from "immer";
import { remember } from "../game/known.js";
import { copyPlain } from "../sheet/copy-plain.js";
import { copySheet } from "../sheet/sheet.js";
import type { Writable } from "../sheet/writable.js";
import { copyTurn } from "../state/copy-turn.js";
import type { GameState, Setup } from "../state/state.js";

/** A game as the simulator keeps it: plain data, written in place. */
export type Game = Writable<GameState>;

function isCard(part: object): boolean {
  return "number" in part && "action" in part;
}

/** A copy that can be played on by itself. It shares the setup and the cards, which no rule writes to. */
export function copyGame(game: GameState): Game {
  return {
    version: game.version,
    setup: game.setup as Writable<Setup>,
    table: copyPlain(game.table, isCard),
    agenda: copyPlain(game.agenda),
    sheets: game.sheets.map(copySheet),
    turns: game.turns.map((turn) => (turn === null ? null : copyTurn(turn))),
    done: game.done.slice(),
    hands: copyPlain(game.hands, isCard),
    hidden: copyPlain(game.hidden, isCard),
  };
}

/** The game of a state. Frozen lists are read ten times slower than others, so it shares none of the state's. */
export function gameOf(state: GameState): Game {
  return copyGame({ ...state, setup: copyPlain(state.setup) as Setup });
}

/** The state of a game, with the setup of the state that the game was made from. */
export function stateOf(game: Game, setup: Setup): GameState {
  return remember(freeze({ ...copyPlain({ ...game, setup: null }), setup } as GameState, true));
}
