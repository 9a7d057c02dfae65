import { PLAN_LETTERS } from "../data/plan-card.js";
import { applyMove, tryApplyMove } from "../game/apply.js";
import { awaited } from "../game/awaited.js";
import { checkSheet } from "../game/check-sheet.js";
import { createGame } from "../game/create.js";
import { describeSheet } from "../game/describe-sheet.js";
import { explainMove, legalMoves } from "../game/legal.js";
import { decodeMove, encodeMove, moveSpaceSize } from "../game/move-codes.js";
import { observe } from "../game/observe.js";
import type { GameOptions } from "../game/options/options.js";
import { parseState, stateKey } from "../game/parse-state.js";
import { decision, isOver, planStatus, playersToMove } from "../game/read.js";
import { reveal, takeBackReveal, tryReveal } from "../game/reveal.js";
import { sampleState } from "../game/sample.js";
import { opponentScore, scoreSheet, standings } from "../game/score.js";
import { fieldsOf } from "../input/fields.js";
import { type Random, randomFromSeed } from "../input/random.js";
import { object, optional, whole } from "../input/readers.js";
import { formatMove, parseMove } from "../notation/move-text.js";
import type { Move } from "../state/move.js";
import { isEntered } from "../state/own-fields.js";
import type { GameState, Observation } from "../state/state.js";

/** How thoroughly a game is checked. */
export interface ContractOptions {
  /** How many random games are played, from 1 to a million; by default 1. */
  readonly games?: number | undefined;
  /** Seed of the first game and of its moves, from 0 to 4294967295; by default 1. Further games count on. */
  readonly seed?: number | undefined;
  /** After how many moves the state is checked each time, from 1 to a million; by default 10. */
  readonly every?: number | undefined;
  /** How many moves of the whole move space are tried there at most, from 0 to a million; by default 300. */
  readonly tries?: number | undefined;
}

function demand(holds: boolean, what: string, state: GameState | Observation): void {
  if (!holds)
    throw new Error(
      `contract broken: ${what}, in ${JSON.stringify(state.setup.players)} round ${state.table.round}`,
    );
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Plain JSON, frozen, and the same again when it is read back. */
function checkData(state: GameState): void {
  demand(isFrozen(state), "a state is not frozen", state);
  const read = parseState(JSON.stringify(state));
  demand(stateKey(read) === stateKey(state), "a saved state is read as another one", state);
}

/** What is listed is what is accepted; everything else is refused with a clause and changes nothing. */
function checkMoves(state: GameState, player: number, random: Random, tries: number): void {
  const moves = legalMoves(state, player);
  const keys = new Set(moves.map((move) => JSON.stringify(move)));
  const before = stateKey(state);
  demand(keys.size === moves.length, "a move is listed twice", state);
  const count = moveSpaceSize(state);
  const codes = Array.from({ length: Math.min(count, tries) }, () => random.nextInteger(count));
  const tried: readonly Move[] = [...moves, ...codes.map((code) => decodeMove(state, code, player))];
  for (const move of tried) {
    const isListed = keys.has(JSON.stringify(move));
    const violation = explainMove(state, move);
    demand(
      (violation === null) === isListed,
      `${JSON.stringify(move)} is listed or accepted, not both`,
      state,
    );
    const isExplained =
      violation === null || violation.clause !== null || violation.code === "move.out-of-range";
    demand(isExplained, `${JSON.stringify(move)} is refused without a clause`, state);
    demand(tryApplyMove(state, move).ok === isListed, `${JSON.stringify(move)} is judged in two ways`, state);
    demand(
      same(decodeMove(state, encodeMove(state, move), player), move),
      "a code stands for another move",
      state,
    );
    demand(same(parseMove(formatMove(move)), move), "a text stands for another move", state);
  }
  demand(stateKey(state) === before, "a state was changed", state);
}

/** An observation answers every question of its observer's as the state does, and can be sampled. */
function checkObservation(state: GameState, player: number, random: Random): void {
  const seen = observe(state, player);
  const questions: readonly ((position: GameState | Observation) => unknown)[] = [
    (position) => legalMoves(position, player),
    (position) => decision(position, player),
    (position) => scoreSheet(position, player),
    (position) => describeSheet(position, player),
    (position) => PLAN_LETTERS.map((plan) => planStatus(position, player, plan)),
    standings,
    opponentScore,
    playersToMove,
    isOver,
  ];
  for (const ask of questions) demand(same(ask(seen), ask(state)), "an observation answers otherwise", state);
  demand(
    stateKey(parseState(JSON.stringify(seen))) === stateKey(seen),
    "an observation is read as another one",
    state,
  );
  const sampled = sampleState(seen, random.nextInteger(2 ** 31));
  demand(
    stateKey(parseState(JSON.stringify(sampled))) === stateKey(sampled),
    "a sample is read as another state",
    state,
  );
  if (isEntered(state.setup))
    demand(sampled.setup.entered === undefined, "a sample has no dealt cards", state);
  else demand(stateKey(observe(sampled, player)) === stateKey(seen), "a sample is observed otherwise", state);
  const { edition, layouts, playerLayouts, paper, plans, advanced } = state.setup;
  const index = playerLayouts[player];
  const { provenance: _provenance, ...layout } = (paper ?? layouts)[index];
  const isOnPaper = layouts[index].expansion?.id === "paper";
  const [A, B, C] = plans;
  const violations = checkSheet(describeSheet(state, player), {
    edition,
    layout: isOnPaper ? { paper: layout } : layout,
    advanced,
    plans: { A, B, C },
  });
  demand(violations.length === 0, `a sheet is found wrong: ${JSON.stringify(violations[0])}`, state);
}

/** A spectator's observation can be read back, and is that of every state it can come from. */
function checkSpectator(state: GameState, random: Random): void {
  const seen = observe(state, "spectator");
  demand(
    stateKey(parseState(JSON.stringify(seen))) === stateKey(seen),
    "a spectator's observation is read as another one",
    seen,
  );
  const sampled = sampleState(seen, random.nextInteger(2 ** 31));
  if (isEntered(state.setup)) return; // dealt cards are seen otherwise
  demand(
    stateKey(observe(sampled, "spectator")) === stateKey(seen),
    "a spectator sees a sample otherwise",
    seen,
  );
}

function checkState(state: GameState, random: Random, tries: number): void {
  checkData(state);
  state.setup.players.forEach((_, player) => {
    checkMoves(state, player, random, tries);
    checkObservation(state, player, random);
  });
  checkSpectator(state, random);
  demand(
    (isOver(state) || awaited(state) !== null) === (playersToMove(state).length === 0),
    "somebody is to move when the game is over, or waits for a card",
    state,
  );
}

/** One of the cards that can come up, each as likely as it is; every one is taken, and can be taken back. */
function enterCard(state: GameState, random: Random, isChecked: boolean): GameState {
  const cards = awaited(state)?.cards ?? [];
  for (const { card } of isChecked ? cards : []) {
    const result = tryReveal(state, card);
    demand(result.ok, `${JSON.stringify(card)} is listed and refused`, state);
    const isSame = result.ok && stateKey(takeBackReveal(result.state)) === stateKey(state);
    demand(isSame, `${JSON.stringify(card)} can't be taken back`, state);
  }
  const share = random.nextInteger(2 ** 31) / 2 ** 31;
  let sum = 0;
  const drawn = cards.find(({ probability }) => {
    sum += probability;
    return share < sum;
  });
  return reveal(state, (drawn ?? cards[0]).card);
}

const LARGEST = 1_000_000;
const HIGHEST_SEED = 2 ** 32 - 1;

type Thoroughness = { readonly [K in keyof ContractOptions]-?: number };

const readContract = object<Thoroughness>({
  games: optional(whole(1, LARGEST), 1),
  seed: optional(whole(0, HIGHEST_SEED), 1),
  every: optional(whole(1, LARGEST), 10),
  tries: optional(whole(0, LARGEST), 300),
});

function playOne(
  options: Readonly<Record<string, unknown>>,
  seed: number,
  { every, tries }: Thoroughness,
): void {
  const random = randomFromSeed(seed);
  let state = createGame({ ...options, seed } as unknown as GameOptions);
  checkState(state, random, tries);
  for (let moves = 1; !isOver(state); moves++) {
    const isChecked = moves % every === 0;
    if (awaited(state) !== null) {
      if (isChecked) checkState(state, random, 0);
      state = enterCard(state, random, isChecked);
      continue;
    }
    const players = playersToMove(state);
    const legal = legalMoves(state, players[random.nextInteger(players.length)]);
    state = applyMove(state, legal[random.nextInteger(legal.length)]);
    if (isChecked) checkState(state, random, tries);
  }
  checkState(state, random, tries);
}

/**
 * Plays random games and checks on the way everything that the library promises of every game: states are frozen JSON
 * that can be read back, the legal moves are exactly those that are accepted, codes and texts of moves are theirs alone,
 * observations answer as states do and can be sampled, sheets are never found wrong. Where cards are entered, each card that
 * is said to be possible is taken, and can be taken back.
 *
 * @param options - what the games are created from; `seed` is replaced.
 * @param contract - how thoroughly.
 * @throws Error that says what does not hold; RulesError `options.…` where the options or numbers are refused.
 * @example
 * ```ts
 * checkContract({ players: ["Ann", "Bob"], seed: 1 }, { every: 50 });
 * ```
 */
export function checkContract(options: GameOptions, contract: ContractOptions = {}): void {
  const given = fieldsOf(options, "");
  const read = readContract(contract, "contract");
  for (let game = 0; game < read.games; game++) playOne(given, (read.seed + game) % 2 ** 32, read);
}
