import type { Move, MoveType, Sheet } from "perfect-home-rules";
import type { Simulator } from "perfect-home-rules/simulate";
import type { Facts } from "./facts.js";
import { outlookOf } from "./outlook.js";
import { likelyWrites } from "./spots.js";
import { viewOf } from "./view.js";

/** A way to play the rest of a turn. */
export interface Line {
  /** The moves, up to the last one that changes the sheet. */
  readonly moves: readonly Move[];
  /** What can be expected of the sheet afterwards. */
  readonly outlook: number;
  /** The sheet afterwards. */
  readonly sheet: Sheet;
}

/** How many moves of a step are followed further. */
export interface Width {
  /** Houses and numbers to write, for each combination. */
  readonly writes: number;
  /** Moves of other steps. */
  readonly others: number;
}

/** How many houses for a number are tried. */
const TRIED = 8;

interface Attempt {
  readonly move: Move;
  readonly after: Simulator;
  readonly outlook: number;
}

/** Moves that change nothing on the sheet: what they are good for shows in the moves after them. */
const OPENINGS: readonly MoveType[] = ["pick", "pair", "permitRefusal"];

/** `end` is not made: it could close the phase, and then cards to come would be known. */
function attempt(simulator: Simulator, facts: Facts, move: Move): Attempt {
  if (move.type === "end") return { move, after: simulator, outlook: outlookOf(viewOf(simulator, facts)) };
  const after = simulator.clone();
  after.apply(move);
  return { move, after, outlook: outlookOf(viewOf(after, facts)) };
}

/** Moves that name a set one by one, in any order. */
const NAMING: readonly MoveType[] = ["use", "crossColumn"];

/** The moves that are tried: all, but of the houses for a number only those that look best at first sight. */
function movesToTry(simulator: Simulator, facts: Facts): readonly Move[] {
  const moves = simulator.legalMoves(facts.player);
  if (moves.length <= TRIED || moves[0].type !== "write") return moves;
  const picked = simulator.position.turns[facts.player]?.picked ?? null;
  const writes = moves.flatMap((move) => (move.type === "write" ? [move] : []));
  return likelyWrites(writes, viewOf(simulator, facts), picked?.action ?? null).slice(0, TRIED);
}

/** The moves that are followed further, of those tried, the best first. A roundabout must be good by itself. RBT-5 */
function followed(
  attempts: readonly Attempt[],
  before: () => number,
  { writes, others }: Width,
): readonly Attempt[] {
  const openings = attempts.filter(({ move }) => OPENINGS.includes(move.type));
  if (openings.length > 0) {
    const rest = attempts.filter(({ move }) => !OPENINGS.includes(move.type));
    return [...openings, ...rest.slice(0, 1).filter(({ outlook }) => outlook > before())];
  }
  return attempts.slice(0, attempts[0].move.type === "write" ? writes : others);
}

/** Whether a player has nothing more to do in a turn than to validate plans and end it, or not even that. */
function isPlayed(simulator: Simulator, { player }: Facts, publicSheet: Sheet): boolean {
  const { ended, sheets } = simulator.position;
  if (ended[player] || sheets[player] !== publicSheet) return true;
  return simulator.legalMoves(player).some(({ type }) => type === "end");
}

/** Lines without those that name the same set in another order. */
function eachSetOnce(lines: readonly Line[]): Line[] {
  const met = new Set<string>();
  return lines.filter(({ sheet }) => {
    const set = JSON.stringify([sheet.used, sheet.expansion]);
    const isNew = !met.has(set);
    met.add(set);
    return isNew;
  });
}

/**
 * The likely best ways to play the rest of a player's turn, the best first.
 *
 * @param widthNow - asked at each step: it can become narrow when time runs out.
 */
export function linesFrom(simulator: Simulator, facts: Facts, widthNow: () => Width): Line[] {
  const publicSheet = simulator.position.sheets[facts.player];
  const attempts = movesToTry(simulator, facts)
    .map((move) => attempt(simulator, facts, move))
    .sort((a, b) => b.outlook - a.outlook);
  const isNaming = NAMING.includes(attempts[0].move.type);
  // The other orders come to the same sets.
  const widthLater = isNaming ? (): Width => ({ ...widthNow(), others: 1 }) : widthNow;
  const lines = followed(attempts, () => outlookOf(viewOf(simulator, facts)), widthNow())
    .flatMap(({ move, after, outlook }): Line[] => {
      if (after === simulator || isPlayed(after, facts, publicSheet)) {
        return [{ moves: [move], outlook, sheet: viewOf(after, facts).sheet }];
      }
      return linesFrom(after, facts, widthLater).map((line) => ({ ...line, moves: [move, ...line.moves] }));
    })
    .sort((a, b) => b.outlook - a.outlook);
  return isNaming ? eachSetOnce(lines) : lines;
}
