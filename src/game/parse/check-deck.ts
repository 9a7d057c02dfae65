import { type DeckCard, isConstruction, SPECIAL_CARDS } from "../../data/special-cards.js";
import { invalid } from "../../input/fields.js";
import { sum } from "../../input/sum.js";
import { isEntered } from "../../state/own-fields.js";
import type { Position } from "../../state/state.js";
import type { HandSupply } from "../../state/supply.js";
import type { Segment } from "../../state/table.js";
import { neighbourOf } from "../../supplies/deck-supply.js";
import { constructionIn, specialsIn } from "../../supplies/segments.js";
import { areLeftOf, canShow } from "./check-segments.js";
import { afterRounds, type CardCounts, drawFrom, isExhausted, reshuffled } from "./deck-counts.js";
import { phaseOf, roundsOnAll } from "./progress.js";

/** How the cards can lie when a round begins, and whether the first card in each hand was passed. */
interface Beginning {
  readonly counts: CardCounts;
  readonly passed: boolean;
  /** How many cards each hand had in the round before, where that was not played with full hands. */
  readonly sizes: readonly number[] | null;
}

/** Who is still to draw a card while the deck is laid out: each time that they do. XPT-2 RND-6 */
function awaitedAtLaying(position: Position): readonly number[] {
  if (phaseOf(position) !== "laying") return [];
  return position.agenda.flatMap((step) => (step.do === "await" && step.for === "hand" ? [step.player] : []));
}

/** The parts of the deck; cards that are awaited while it is laid out count as drawn. */
function partsOf(position: Position): readonly Segment[] {
  let gone = awaitedAtLaying(position).length;
  return (position.table.deck?.segments ?? []).flatMap((segment) => {
    const left = segment.left - gone;
    gone = Math.max(0, -left);
    return left > 0 ? [{ ...segment, left }] : [];
  });
}

/** How many cards lie where; those that are awaited while the deck is laid out count as drawn. */
function countsOf(position: Position): CardCounts {
  const { table, hidden } = position;
  const hands = position.hands.map((hand) => hand.length);
  const awaited = awaitedAtLaying(position);
  return {
    deck: constructionIn(partsOf(position)),
    discards: table.discards.length,
    faceDown: hidden?.faceDown.filter(isConstruction).length ?? 0,
    rebuilt: table.deck?.rebuilt ?? 0,
    hands: hands.map((size, player) => size + awaited.filter((each) => each === player).length),
  };
}

/** Cards as they lie where the game was over before anybody entered a card of the deck formed anew. RND-6 */
function undrawn(counts: CardCounts): CardCounts {
  return { ...counts, deck: counts.deck + sum(counts.hands), hands: counts.hands.map(() => 0) };
}

/** All ways in which the cards can lie after a number of rounds. XPT-3 AAA-4 RND-6 */
function beginningsAfter(rounds: number, position: Position, laid: Position): Beginning[] {
  const { setup, table } = position;
  const supply = setup.supply as HandSupply;
  const isPassed = supply.leftover === "left" || supply.leftover === "right";
  const plain = afterRounds(countsOf(laid), supply, rounds);
  const found: Beginning[] = [];
  if (plain.length > rounds) {
    const last = rounds === 0 ? null : drawFrom(plain[rounds - 1], supply).end.hands;
    const sizes = last?.some((size) => size < supply.handSize) === true ? last : null;
    found.push({ counts: plain[rounds], passed: isPassed && rounds > 0, sizes });
  }
  if (!setup.rules.reshuffleOnFirstPlan || !table.turned.includes(true)) return found;
  const anew = afterRounds(reshuffled(plain[0]), supply, rounds);
  for (let played = 1; played < plain.length && played <= rounds; played++) {
    const counts = anew[rounds - played];
    if (counts === undefined) continue;
    const rebuilt = counts.rebuilt + plain[played].rebuilt;
    found.push({ counts: { ...counts, rebuilt }, passed: isPassed && played < rounds, sizes: null });
    if (played === rounds && isEntered(setup) && phaseOf(position) === "over")
      found.push({ counts: undrawn({ ...counts, rebuilt }), passed: false, sizes: null });
  }
  return found;
}

/** Whether deck, discard pile and hands have these numbers of cards. */
function agree(counts: CardCounts, there: CardCounts): boolean {
  return (
    counts.deck === there.deck &&
    counts.discards === there.discards &&
    counts.rebuilt === there.rebuilt &&
    counts.hands.every((size, player) => size === there.hands[player])
  );
}

/** Whether cards lie so when a round is resolved. A player with a single card can have used or passed it. ZOM-X */
function agreeResolved({ counts, sizes }: Beginning, there: CardCounts, { leftover }: HandSupply): boolean {
  if (sizes === null || (leftover !== "left" && leftover !== "right")) return agree(counts, there);
  const used = sizes.filter((size, player) => {
    const next = neighbourOf(player, sizes.length, leftover);
    return size === 1 && there.hands[next] === 0;
  });
  const areHands = sizes.every((size, player) => {
    const passed = there.hands[neighbourOf(player, sizes.length, leftover)];
    return passed === 1 || (passed === 0 && size === 1);
  });
  const discards = counts.discards + used.length;
  return areHands && agree({ ...counts, discards, hands: there.hands }, there);
}

/** Whether a special card was all that was left for a further round. ZOM-X */
function isLastSpecial(position: Position, laid: Position): boolean {
  const supply = position.setup.supply as HandSupply;
  const after = beginningsAfter(position.table.round, position, laid);
  return (
    phaseOf(position) === "special" &&
    after.some((each) => isExhausted(each.counts, supply) && agreeResolved(each, countsOf(position), supply))
  );
}

/** Whether the cards can lie as they do after a number of rounds. */
function canLie(position: Position, laid: Position, rounds: number): boolean {
  const supply = position.setup.supply as HandSupply;
  const there = countsOf(position);
  const phase = phaseOf(position);
  const isResolved = phase === "over" || rounds === position.table.round;
  return beginningsAfter(rounds, position, laid).some((beginning) => {
    const { counts, passed } = beginning;
    if (passed !== position.table.deck?.passed) return false;
    if (phase === "before") return agree(counts, there);
    if (isResolved) return agreeResolved(beginning, there, supply);
    if (isExhausted(counts, supply)) return false;
    const { end, between } = drawFrom(counts, supply);
    return phase === "choose" ? agree(end, there) : between.some((each) => agree(each, there));
  });
}

/** How many rounds have been played to their end. */
function roundsPlayed(position: Position, laid: Position): number {
  const { round } = position.table;
  switch (phaseOf(position)) {
    case "laying":
    case "before":
    case "over":
      return round;
    case "choose":
      return round - 1;
    case "special":
      return isLastSpecial(position, laid) ? round : round - 1;
  }
}

function isSpecial(card: DeckCard): boolean {
  return !isConstruction(card);
}

/** Special cards that lie face down among the discards. AAA-2 ZOM-X */
function specialsFaceDown({ setup }: Position, laid: Position, rebuilt: number): number {
  const supply = setup.supply as HandSupply;
  const laidFaceDown = laid.hidden?.faceDown.filter(isSpecial).length ?? 0;
  const each = supply.rebuild?.specials ?? laidFaceDown;
  return Math.max(0, laidFaceDown - each * rebuilt);
}

/** Whether the special cards that have been drawn are those that are missing in the deck. AAA-2 FST-1 ZOM-X */
function areSpecialsRight(position: Position, laid: Position): boolean {
  const { table, setup } = position;
  const { rebuilt = 0, top = null } = table.deck ?? {};
  const segments = partsOf(position);
  const drawn = [...table.removed, ...(table.opponent?.given ?? [])].filter(isSpecial).length;
  const inDeck = specialsIn(segments).length;
  const faceDown = specialsFaceDown(position, laid, rebuilt);
  if (drawn + inDeck + faceDown !== setup.specials.length) return false;
  const isKind = SPECIAL_CARDS.some(({ special }) => special === top);
  if (top !== null && !canShow(segments, isKind, top)) return false;
  if (rebuilt === 0) return areLeftOf(segments, laid.table.deck?.segments ?? []);
  const specials =
    laid.hidden?.faceDown.flatMap((card) => (isConstruction(card) ? [] : [card.special])) ?? [];
  const left = constructionIn(segments) + specials.length;
  const max = specialsFaceDown(position, laid, rebuilt - 1) - faceDown;
  return inDeck <= max && areLeftOf(segments, [{ left, specials: specials.sort() }]);
}

/** What lies in the deck, in hands and beside them must be what can lie there in this round of a game. AAA-2 XPT-2 FST-1 */
export function checkDeck(position: Position, laid: Position): void {
  const { table, setup } = position;
  const isBefore = phaseOf(position) === "before";
  const { min, max } = roundsOnAll(position);
  const rounds = table.round > max + 1 ? -1 : roundsPlayed(position, laid);
  if (rounds < 0 || (isBefore && rounds > 0) || rounds < min || rounds > max)
    invalid("table.round", "the round that the sheets have come to");
  if (!canLie(position, laid, rounds)) invalid("table", "cards where they can lie in this round");
  if (!areSpecialsRight(position, laid)) invalid("table", "the special cards that can have been drawn");
  const given = [...(table.opponent?.given ?? []), ...table.removed].filter(isConstruction).length;
  const { leftover } = setup.supply as HandSupply;
  if (given !== (leftover === "opponent" ? rounds : 0))
    invalid("table.opponent", "a card given in each round");
}
