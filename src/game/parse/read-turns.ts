import { listMoves, playMove, whyNotNow } from "../../moves/current-step.js";
import { readMove } from "../../moves/read-move.js";
import { fieldOutOfRange } from "../../moves/shape.js";
import { fieldsOf, invalid } from "../../rules/fields.js";
import { anything, list, row, trueOrFalse } from "../../rules/readers.js";
import type { Observer, Position } from "../../state/state.js";
import type { Turn } from "../../state/turn.js";
import { isSame } from "../canonical.js";
import { sceneOf, withTurn } from "../scene.js";

const movesOfTurn = list(anything, "a list of moves", 1000);

function movesOf(turn: unknown, path: string): unknown[] {
  return movesOfTurn(fieldsOf(turn, path)["moves"], `${path}.moves`);
}

/** A turn is what its moves come to, each of them legal. */
function readTurn(value: unknown, path: string, position: Position, player: number): Turn {
  let scene = sceneOf(position, player);
  movesOf(value, path).forEach((each, index) => {
    const at = `${path}.moves[${index}]`;
    const move = readMove(each, scene.book.kinds) ?? invalid(at, "a move");
    if (move.player !== player) invalid(at, "a move of this architect's");
    const isOpen = scene.turn.agenda.length > 0 && listMoves(scene).length > 0;
    const isLegal = isOpen && fieldOutOfRange(scene, move) === null && whyNotNow(scene, move) === null;
    if (!isLegal) invalid(at, "a legal move");
    scene = withTurn(scene, playMove(scene, move));
  });
  return isSame(scene.turn, value) ? scene.turn : invalid(path, "what the moves of the turn come to");
}

/** Reads the turns of the phase and who has ended. In an observation those of others are not there. */
export function readTurns(
  value: unknown,
  done: unknown,
  position: Position,
  observer: Observer | null,
): Pick<Position, "turns" | "done"> {
  const { length } = position.setup.players;
  const isOver = position.agenda.length === 0;
  const readOne = (turn: unknown, path: string, player: number): Turn | null => {
    if (turn === null) return null;
    if (isOver || (observer !== null && player !== observer)) return invalid(path, "no turn");
    return readTurn(turn, path, position, player);
  };
  const turns = row(anything, length, "a turn for each architect")(value, "turns");
  const flags = row(trueOrFalse, length, "a flag for each architect")(done, "done");
  const read = turns.map((turn, player) => readOne(turn, `turns[${player}]`, player));
  flags.forEach((isDone, player) => {
    const isHidden = observer !== null && player !== observer && !isOver;
    const hasEnded = read[player]?.agenda.length === 0;
    if (!isHidden && isDone !== hasEnded) invalid(`done[${player}]`, "whether the turn is ended");
  });
  if (!isOver && !flags.includes(false)) invalid("done", "an architect who has not ended");
  return { turns: read, done: flags };
}
