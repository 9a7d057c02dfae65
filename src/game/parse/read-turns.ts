import { isSame } from "../../floor/canonical.js";
import { fieldsOf, invalid } from "../../input/fields.js";
import { anything, boolean, list, row } from "../../input/readers.js";
import { listMoves, playMove, whyNotNow } from "../../moves/current-step.js";
import { readMove } from "../../moves/read-move.js";
import { fieldOutOfRange } from "../../moves/shape.js";
import type { Observer, Position } from "../../state/state.js";
import type { Turn } from "../../state/turn.js";
import { contextOf, withTurn } from "../context.js";

const movesOfTurn = list(anything, "a list of moves", 1000);

function movesOf(turn: unknown, path: string): unknown[] {
  return movesOfTurn(fieldsOf(turn, path)["moves"], `${path}.moves`);
}

/** A turn is what its moves come to, each of them legal. */
function readTurn(value: unknown, path: string, position: Position, player: number): Turn {
  let context = contextOf(position, player);
  movesOf(value, path).forEach((each, index) => {
    const at = `${path}.moves[${index}]`;
    const move = readMove(each, context.book.kinds) ?? invalid(at, "a move");
    if (move.player !== player) invalid(at, "a move of this player's");
    const isOpen = context.turn.agenda.length > 0 && listMoves(context).length > 0;
    const isLegal = isOpen && fieldOutOfRange(context, move) === null && whyNotNow(context, move) === null;
    if (!isLegal) invalid(at, "a legal move");
    context = withTurn(context, playMove(context, move));
  });
  return isSame(context.turn, value) ? context.turn : invalid(path, "what the moves of the turn come to");
}

/** Reads the turns of the phase and who has ended. In an observation those of others are not there. */
export function readTurns(
  value: unknown,
  ended: unknown,
  position: Position,
  observer: Observer | null,
): Pick<Position, "turns" | "ended"> {
  const { length } = position.setup.players;
  const isOver = position.agenda.length === 0;
  const readOne = (turn: unknown, path: string, player: number): Turn | null => {
    if (turn === null) return null;
    if (isOver || (observer !== null && player !== observer)) return invalid(path, "no turn");
    return readTurn(turn, path, position, player);
  };
  const turns = row(anything, length, "a turn for each player")(value, "turns");
  const flags = row(boolean, length, "a flag for each player")(ended, "ended");
  const read = turns.map((turn, player) => readOne(turn, `turns[${player}]`, player));
  flags.forEach((isDone, player) => {
    const isHidden = observer !== null && player !== observer && !isOver;
    const hasEnded = read[player]?.agenda.length === 0;
    if (!isHidden && isDone !== hasEnded) invalid(`ended[${player}]`, "whether the turn is ended");
  });
  if (!isOver && !flags.includes(false)) invalid("ended", "a player who has not ended");
  return { turns: read, ended: flags };
}
