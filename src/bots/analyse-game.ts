import { type GameRecord, isOver, type Move, observe, randomSeries, scoreSheet } from "perfect-home-rules";
import { object, optional, whole } from "perfect-home-rules/readers";
import type { AnalysedPlayer, AnalysedTurn, Analysis } from "./analysis.js";
import { allowancesOf } from "./budget.js";
import { type Candidate, compared, partOf, type Sampler, type Steps, samplerOf } from "./comparison.js";
import { certain, differenceOf, type Estimate, estimateOf, less, sumOf } from "./estimate.js";
import { frozen } from "./frozen.js";
import { inSlices, type Watcher } from "./in-slices.js";
import { type PlayedGame, type PlayedTurn, playedTurns } from "./played-turns.js";
import { readSeed, WATCHER } from "./rank-options.js";
import { likelyTurns, whatComesOf } from "./ways.js";

/** How a game is analysed. */
export interface AnalyseOptions extends Watcher {
  /** An integer from 0 to 2³² − 1: the same seed and the same number of playouts give the same analysis. */
  readonly seed: number;
  /** How many games are played on for each turn: from 10 to a million, by default 400. */
  readonly playouts?: number | undefined;
}

const MIN_PLAYOUTS = 10;
const MAX_PLAYOUTS = 1_000_000;
const USUAL_PLAYOUTS = 400;

/** The share of the playouts with which the best turn is looked for; with the others it is compared with what was played. */
const SEARCH = 0.4;

/** Fewer playouts than these say nothing of a turn: with a small budget fewer turns are compared. */
const FEW = 4;

type ReadOptions = AnalyseOptions & { readonly playouts: number };

const readOptions = object<ReadOptions>({
  ...WATCHER,
  seed: readSeed,
  playouts: optional(whole(MIN_PLAYOUTS, MAX_PLAYOUTS), USUAL_PLAYOUTS),
});

function scoresOf({ outcomes }: Candidate): number[] {
  return outcomes.map(({ score }) => score);
}

/** The best turn that is found with some playouts; what was played, unless it is ahead of that by more than its error. */
function* bestBeside(moves: readonly Move[], sampler: Sampler, playouts: number): Steps<readonly Move[]> {
  const { simulator } = sampler.next();
  const facts = sampler.facts[sampler.player];
  const come = whatComesOf(moves, simulator, facts);
  const others = likelyTurns(simulator, facts)
    .filter((each) => whatComesOf(each, simulator, facts) !== come)
    .slice(0, Math.max(1, Math.floor(playouts / FEW) - 1));
  if (others.length === 0) return moves;
  const candidates = [moves, ...others].map((each): Candidate => ({ moves: each, outcomes: [] }));
  const allowance = allowancesOf({ playouts })();
  const kept = candidates.slice(0, 2); // what was played, and the turn by rules of thumb where that is another one
  const [best] = yield* compared(candidates, sampler, "score", allowance, { kept });
  const ahead = differenceOf(scoresOf(best), scoresOf(candidates[0]));
  return ahead !== null && ahead.mean > (ahead.error ?? Number.POSITIVE_INFINITY) ? best.moves : moves;
}

/** The final scores of the player after each of some ways to go on, all of them in the same new samples. */
function* scoresAfter(
  ways: readonly (readonly Move[])[],
  sampler: Sampler,
  playouts: number,
): Steps<readonly (readonly number[])[]> {
  const samples = Math.floor(playouts / ways.length);
  const scores = ways.map((): number[] => []);
  for (let sample = 1; sample <= samples; sample++) {
    const { outcomeOf } = sampler.next();
    for (const [index, moves] of ways.entries()) scores[index].push(outcomeOf(moves).score);
    yield sample / samples;
  }
  return scores;
}

/** There is always more than one sample. */
function known(estimate: Estimate | null): Estimate {
  return estimate ?? certain(0);
}

function copiesOf(moves: readonly Move[]): Move[] {
  return moves.map((move) => ({ ...move }));
}

/** A turn, but for what came before it. */
type Judged = Omit<AnalysedTurn, "luck">;

function* judged({ state, from, player, moves }: PlayedTurn, playouts: number, seed: number): Steps<Judged> {
  const sampler = samplerOf(observe(state, player), player, seed);
  const searching = Math.floor(playouts * SEARCH);
  const best = yield* partOf(bestBeside(moves, sampler, searching), 0, SEARCH);
  const [after, before, atBest] = yield* partOf(
    scoresAfter(best === moves ? [moves, []] : [moves, [], best], sampler, playouts - searching),
    SEARCH,
    1,
  );
  return {
    player,
    round: state.table.round,
    from,
    played: copiesOf(moves),
    best: copiesOf(best),
    lost: best === moves ? certain(0) : known(differenceOf(atBest, after)),
    before: known(estimateOf(before)),
    after: known(estimateOf(after)),
    choice: known(differenceOf(after, before)),
  };
}

/** Each turn with the luck since the player's last one. */
function withLuck(turns: readonly Judged[]): AnalysedTurn[] {
  const last = new Map<number, Estimate>();
  return turns.map((turn) => {
    const { player, before, after } = turn;
    const then = last.get(player);
    last.set(player, after);
    return { ...turn, luck: then === undefined ? null : less(before, then) };
  });
}

/** All turns of a player together: luck is what is left between what was expected, what was chosen and what came of it. */
function playerIn(turns: readonly Judged[], player: number, final: number | null): AnalysedPlayer[] {
  const own = turns.filter((turn) => turn.player === player);
  if (own.length === 0) return [];
  const [{ before: expected }] = own;
  const choice = sumOf(own.map((turn) => turn.choice));
  const reached = final === null ? own[own.length - 1].after : certain(final);
  const luck = less(reached, sumOf([expected, choice]));
  return [{ player, expected, luck, choice, lost: sumOf(own.map((turn) => turn.lost)), final }];
}

function summed({ state }: PlayedGame, turns: readonly Judged[]): Analysis {
  const players = state.sheets.flatMap((_, player) =>
    playerIn(turns, player, isOver(state) ? scoreSheet(state, player).total : null),
  );
  return { players, turns: withLuck(turns) };
}

function* analysed(record: GameRecord, { seed, playouts }: ReadOptions): Steps<Analysis> {
  const game = yield* playedTurns(record);
  const turns = game.turns.filter(({ state, player }) => state.sheets[player].expansion?.id !== "paper");
  const done: Judged[] = [];
  for (const [index, turn] of turns.entries()) {
    const own = Math.floor(randomSeries(seed, index)() * 2 ** 32);
    const steps = judged(turn, playouts, own);
    done.push(yield* partOf(steps, index / turns.length, (index + 1) / turns.length));
  }
  return summed(game, done);
}

/**
 * Looks back at a recorded game: what each turn was worth, what would have been better, and how much of the score was luck and how much
 * was choice. Games are played on by rules of thumb from where each turn began, with cards sampled that the player did not
 * know, after what was played, after the best turn that is found, and after none of them.
 *
 * What was given away is a difference between turns in the same samples. The luck of a turn is what changed in the expected score
 * between the end of a player's turn and the beginning of the next: the cards that came, and what the others did. Over a whole
 * game luck and choice add up to what the final score is above the one expected at first.
 *
 * @param record - a record, of a game that may be still under way; it is copied. Turns on sheets of paper are left out, and a
 * turn that is not ended.
 * @param options - the seed, and how many playouts a turn gets.
 * @returns each turn, and what they come to for each player.
 * @throws RulesError `options.…`, and as `replay` does for a record that does not fit. The promise is rejected with it, and with the
 * reason of the signal when it is aborted.
 * @example
 * ```ts
 * const options = { players: ["Ann"], seed: 1 };
 * const [moves = []] = legalTurns(createGame(options), 0);
 * const record = { version: 1, package: "1.0.0", options, moves, result: null } as const;
 * const { turns } = await analyseGame(record, { seed: 7, playouts: 30 });
 * turns[0]?.played.length === moves.length // => true
 * turns[0]?.round // => 1
 * ```
 */
export async function analyseGame(record: GameRecord, options: AnalyseOptions): Promise<Analysis> {
  const read = readOptions(options, "");
  return frozen(await inSlices(analysed(record, read), read));
}
