import type { Decision, GameEvent, Move, Position, Step } from "perfect-home-rules";
import type { Speech } from "./say.js";
import { sayCard, saySpecial, seenBy } from "./seen.js";
import type { MoveWords, Seen, Told, Words } from "./words.js";

/** A move in words. */
export function sayMove(position: Position, move: Move, words: Words, say: Speech): MoveWords {
  const wordsFor = words.moves[move.type] as (each: Move, seen: Seen) => MoveWords;
  return wordsFor(move, seenBy(position, move.player, words, say));
}

/** What a player is asked. */
export function sayPrompt(
  position: Position,
  player: number,
  decision: Decision | null,
  words: Words,
  say: Speech,
): string {
  const [awaited] = position.agenda;
  if (awaited?.do === "await") {
    return awaited.for === "stack"
      ? words.awaits.stack(awaited.stack + 1)
      : words.awaits.hand(toldOf(position, words, say).name(awaited.player));
  }
  if (decision === null) {
    const { endedBy } = position.table;
    return endedBy.length === 0
      ? words.terms.waiting
      : words.events.gameOver(gameOver(endedBy), toldOf(position, words, say));
  }
  const { step } = decision;
  if (isPlayedOnPaper(position, player, step)) return words.playsOnPaper;
  const prompt = words.prompts[step.step] as (each: Step, seen: Seen) => string;
  return prompt(step, seenBy(position, player, words, say));
}

/** Whether all that is asked is done on a sheet of paper, and but said here. Cards in hand are chosen here too. */
function isPlayedOnPaper({ setup, sheets }: Position, player: number, { step }: Step): boolean {
  const choosesHere = setup.supply.from === "deck" && setup.supply.leftover !== "discard";
  return sheets[player].expansion?.id === "paper" && step === "choose" && !choosesHere;
}

function gameOver(causes: Position["table"]["endedBy"]) {
  return { type: "gameOver", to: "all", causes } as const;
}

/** Moves that the combination said before them, or the end of the turn, tells already. */
const UNTOLD: readonly Move["type"][] = ["pick", "pair", "give", "end"];

/** What becomes of the card that was not used. */
function sayLeftover(
  { setup: { supply }, turns, hands }: Position,
  player: number,
  words: Words,
  say: Speech,
) {
  const rest = turns[player]?.leftover ?? null;
  const card = rest === null ? undefined : hands[player]?.[rest];
  if (supply.from !== "deck" || supply.leftover === "discard" || card === undefined) return [];
  return [words.leftover[supply.leftover](sayCard(card, words, say))];
}

/** What a player did in a turn; empty where it was nothing. */
export function sayTurn(
  position: Position,
  player: number,
  moves: readonly Move[],
  words: Words,
  say: Speech,
): string {
  const { picked } = seenBy(position, player, words, say);
  const made = moves
    .filter(({ type }) => !UNTOLD.includes(type))
    .map((move) => sayMove(position, move, words, say).told);
  const told = say.list([...made, ...sayLeftover(position, player, words, say)]);
  return picked === null || told === "" ? told : words.turn(picked, told);
}

function toldOf(position: Position, words: Words, say: Speech): Told {
  const { players } = position.setup;
  return {
    ...say,
    name: (player) => players[player] ?? words.player(player + 1),
    card: (card) => ("special" in card ? saySpecial(card, words, say) : sayCard(card, words, say)),
    cause: (cause) => words.endCauses[cause],
    move: (move) => sayMove(position, move, words, say).told,
    turn: (player, moves) => sayTurn(position, player, moves, words, say),
  };
}

/** Something that happened. */
export function sayEvent(event: GameEvent, position: Position, words: Words, say: Speech): string {
  const told = words.events[event.type] as (each: GameEvent, context: Told) => string;
  return told(event, toldOf(position, words, say));
}
