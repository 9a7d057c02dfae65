import { moveViolation, RulesError } from "../clauses/violation.js";
import { ACTIONS } from "../data/cards.js";
import { isSame } from "../floor/canonical.js";
import { contextOf, isToAct } from "../game/context.js";
import { checkSeat, readablePosition } from "../game/known.js";
import { seesNumber } from "../game/observe.js";
import { phaseOf } from "../game/parse/progress.js";
import { possibleAgendas } from "../game/parse/read-agenda.js";
import { codeOf, codesOn } from "../moves/codes.js";
import { combinationOf, showsCombination } from "../moves/combination.js";
import { currentStep } from "../moves/current-step.js";
import type { GameState, Observation, Observer, Position } from "../state/state.js";
import type { Segment } from "../state/table.js";
import type { Step, Turn } from "../state/turn.js";
import { sharedLayout } from "../variants/expansions/expansions.js";
import { rulebookOf } from "../variants/rulebook.js";
import { writeCards } from "./card-numbers.js";
import { backOf, END_CAUSES, NOTHING, PHASE_CODES, SPECIAL_KINDS, STEP_CODES } from "./codes.js";
import { roomFor } from "./room.js";
import { type Shape, shapeOf } from "./shape.js";
import { writeBy } from "./template.js";

/** Whoever looks, as a number; a spectator sits nowhere, and sees the others from the first seat on. */
function seatOf(observer: Observer): number {
  return observer === "spectator" ? 0 : observer;
}

function writePhase(position: Position, into: Float32Array, at: number): void {
  const phase = phaseOf(position);
  into[at] = PHASE_CODES[phase];
  // While players choose and when the game is over there is nothing to tell apart.
  const isPlain = phase === "over" || phase === "choose";
  into[at + 1] = isPlain
    ? 0
    : possibleAgendas(position).findIndex((agenda) => isSame(agenda, position.agenda));
}

/** The fields of a step that say where something is asked for. */
interface Somewhere {
  readonly street?: number;
  readonly house?: number;
  readonly end?: "left" | "right";
}

function writeStep(step: Step | null, into: Float32Array, at: number): void {
  const { street = NOTHING, house = NOTHING, end }: Somewhere = step === null ? {} : (step as Somewhere);
  into[at] = step === null ? NOTHING : STEP_CODES[step.step];
  into[at + 1] = street;
  into[at + 2] = house;
  into[at + 3] = end === undefined ? NOTHING : end === "left" ? 0 : 1;
}

function writeParts(segments: readonly Segment[], most: number, into: Float32Array, at: number): void {
  let next = at;
  for (let index = 0; index < most; index++) {
    const segment = segments[index];
    into[next] = segment === undefined ? NOTHING : segment.left;
    for (let kind = 0; kind < SPECIAL_KINDS.length; kind++) {
      let count = 0;
      if (segment !== undefined)
        for (const each of segment.specials) if (each === SPECIAL_KINDS[kind]) count++;
      into[next + 1 + kind] = count;
    }
    next += 1 + SPECIAL_KINDS.length;
  }
}

function writeStacks({ table }: Position, { at, segments }: Shape, into: Float32Array): void {
  const size = segments * (1 + SPECIAL_KINDS.length);
  for (let index = 0; index < table.stacks.length; index++) {
    const stack = table.stacks[index];
    const start = at.stacks + 5 * index;
    const combination = showsCombination(stack) ? combinationOf(stack) : null;
    into[start] = stack.left;
    into[start + 1] = stack.known === null ? 0 : 1;
    into[start + 2] = combination === null ? NOTHING : combination.number;
    into[start + 3] = combination === null ? NOTHING : ACTIONS.indexOf(combination.action);
    into[start + 4] = backOf(stack.top);
    writeParts(stack.segments, segments, into, at["stack parts"] + index * size);
  }
}

function writeDeck({ table: { deck } }: Position, { at, segments }: Shape, into: Float32Array): void {
  if (deck === null) return;
  const { top } = deck;
  const kind = SPECIAL_KINDS.indexOf(top as (typeof SPECIAL_KINDS)[number]);
  if (top === null) into[at.deck] = NOTHING;
  else into[at.deck] = kind >= 0 ? ACTIONS.length + kind : ACTIONS.indexOf(top as (typeof ACTIONS)[number]);
  into[at.deck + 1] = deck.passed ? 1 : 0;
  into[at.deck + 2] = deck.rebuilt;
  writeParts(deck.segments, segments, into, at["deck parts"]);
}

/** What is told of each player, the observer first, then the others in seat order. */
function writePlayers(position: Position, shape: Shape, observer: Observer, into: Float32Array): void {
  const { at, handSize, sheet, told } = shape;
  const { length } = position.sheets;
  let sheetAt = at.sheets;
  for (let turn = 0; turn < length; turn++) {
    const player = (seatOf(observer) + turn) % length;
    into[at.ended + turn] = position.ended[player] ? 1 : 0;
    sheetAt = writeBy(sheet, told(position.sheets[player]), into, sheetAt);
    const hand = position.hands[player];
    for (let index = 0; index < handSize; index++) {
      const card = hand[index];
      const start = at.hands + 2 * (turn * handSize + index);
      const isSeen = card !== undefined && seesNumber(position, observer, player, index);
      into[start] = isSeen ? (card.number ?? NOTHING) : NOTHING;
      into[start + 1] = card === undefined ? NOTHING : ACTIONS.indexOf(card.action);
    }
  }
}

function writeTurn(turn: Turn | null, position: Position, shape: Shape, into: Float32Array): void {
  const { at, encoding } = shape;
  const picked = turn?.picked ?? null;
  into[at.turn] = picked?.number ?? NOTHING;
  into[at.turn + 1] = picked === null || picked.action === null ? NOTHING : ACTIONS.indexOf(picked.action);
  into[at.turn + 2] = turn?.written ?? NOTHING;
  into[at.turn + 3] = turn?.leftover ?? NOTHING;
  into[at.moves] = turn === null ? NOTHING : turn.moves.length;
  const { kinds } = rulebookOf(position.setup);
  const codes = codesOn(sharedLayout(position.setup), kinds);
  let next = at.moves + 1;
  for (const move of turn?.moves ?? []) {
    const kind = kinds.find(({ type }) => type === move.type);
    into[next] = kind === undefined ? NOTHING : (codeOf(codes, kind.fields, move) as number);
    next += 1;
  }
  const end = at.moves + encoding.blocks[encoding.blocks.length - 1].length;
  if (next > end) throw new Error("a turn has more moves than an encoding has room for");
  into.fill(NOTHING, next, end);
}

/** Writes an observation; `into` begins where it is to be written. */
function write(position: Position, shape: Shape, observer: Observer, into: Float32Array): void {
  const { at } = shape;
  const { table, sheets, turns } = position;
  const turn = observer === "spectator" ? null : turns[observer];
  const isAsked = observer !== "spectator" && isToAct(position, observer);
  into[at.observer] = observer === "spectator" ? NOTHING : observer;
  into[at.round] = table.round;
  writePhase(position, into, at.phase);
  writeStep(isAsked ? currentStep(contextOf(position, observer)) : null, into, at.step);
  for (let slot = 0; slot < table.turned.length; slot++) into[at.turned + slot] = table.turned[slot] ? 1 : 0;
  for (let index = 0; index < END_CAUSES.length; index++)
    into[at["ended by"] + index] = table.endedBy.indexOf(END_CAUSES[index]) + 1;
  into.set(shape.plans, at.plans);
  writeStacks(position, shape, into);
  writeDeck(position, shape, into);
  const isSeen = (owner: number, index: number): boolean => seesNumber(position, observer, owner, index);
  writeCards(shape, position, seatOf(observer), isSeen, into, at.cards);
  if (table.opponent !== null)
    table.opponent.planPoints.forEach((points, slot) => {
      into[at.opponent + slot] = points ?? NOTHING;
    });
  if (shape.onTable !== null) writeBy(shape.onTable, table.expansion, into, at.expansion);
  writePlayers(position, shape, observer, into);
  writeBy(shape.sheet, shape.told(turn?.sheet ?? sheets[seatOf(observer)]), into, at.own);
  writeTurn(turn, position, shape, into);
}

/**
 * What a player or a spectator sees, as numbers: the whole of an observation in an array of a fixed layout, which
 * {@link encodingOf} tells. Equal observations have equal numbers, different ones of the same game different numbers:
 * {@link decodeObservation} gives the observation again. Numbers are not scaled.
 *
 * A state or a simulator's position is encoded as the observer sees it, so that no observation has to be made first.
 *
 * @param state - a state, an observation, or the position of a simulator.
 * @param observer - the player, from 0, or `"spectator"`; of an observation only its own observer.
 * @param into - where the numbers are written; by default a new array.
 * @param offset - where in it they begin, from 0.
 * @returns `into`.
 * @throws RulesError `state.unknown`, `player.unknown`, `player.not-observer`, `encoding.no-room`.
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const numbers = encodeObservation(state, 1);
 * numbers.length === encodingOf(state).size // => true
 * numbers[0] // => 1
 * ```
 */
export function encodeObservation(
  state: GameState | Observation | Position,
  observer: Observer,
  into?: Float32Array,
  offset = 0,
): Float32Array {
  const position = readablePosition(state);
  if (observer !== "spectator") checkSeat(position, observer);
  const seenBy = "observer" in position ? position.observer : observer;
  if (seenBy !== observer)
    throw new RulesError([moveViolation("player.not-observer", { player: observer, observer: seenBy })]);
  const shape = shapeOf(position.setup);
  const { size } = shape.encoding;
  const array = roomFor("Float32Array", size, into, offset);
  const isAll = offset === 0 && array.length === size;
  write(position, shape, observer, isAll ? array : array.subarray(offset, offset + size));
  return array;
}
