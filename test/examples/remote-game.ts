import { isDeepStrictEqual } from "node:util";
import {
  type GameState,
  isOver,
  legalMoves,
  type Move,
  type Observer,
  observe,
  parseState,
  playersToMove,
  randomSeries,
} from "perfect-home-rules";
import { expect } from "vitest";
import type { Tap } from "./tap.js";

/** A client of a server. */
export interface RemoteClient {
  readonly observer: Observer;
  readonly tap: Tap;
  /** The game as it was told last. */
  view(): unknown;
  play(move: Move): void;
}

/** How values stand in messages. */
export interface WireFormat {
  /** The bytes of a value. */
  value(value: unknown): Buffer;
  /** The bytes of values that follow one another in a list. */
  run(values: readonly unknown[]): Buffer;
}

/** A game on a server. */
export interface RemoteGame {
  /** Those who play in the order of their seats, then those who look on. */
  readonly clients: readonly RemoteClient[];
  readonly format: WireFormat;
  /** How the game really stands. */
  state(): Promise<GameState>;
}

/** Waits until something holds. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !holds(); ) {
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** How many cards in a row can stand nowhere but where the deck is shown. */
const RUN = 4;

/** All runs of hidden cards and the words of the random numbers, as they would stand in messages. */
function secretsOf({ hidden }: GameState, { run, value }: WireFormat): readonly Buffer[] {
  if (hidden === null) throw new Error("the server has an observation");
  const { random, stacks, deck, faceDown, outOfGame } = hidden;
  const runs = [...stacks, deck, faceDown, outOfGame].flatMap((pile) =>
    pile.slice(RUN - 1).map((_, from) => run(pile.slice(from, from + RUN))),
  );
  return [...runs, ...random.map(value)];
}

/** What a message may not show to somebody who does not see a player's turn: the moves of it. */
function movesOf({ turns }: GameState, player: number, { value }: WireFormat): readonly Buffer[] {
  return (turns[player]?.moves ?? []).map(value);
}

function found(secrets: readonly Buffer[], sent: Buffer): readonly Buffer[] {
  return secrets.filter((secret) => sent.includes(secret));
}

function read(state: unknown): GameState {
  return parseState(state) as GameState;
}

/** Waits until each client has been told what its observation is now, and nothing else. */
async function expectObservations({ clients, state }: RemoteGame): Promise<GameState> {
  const now = read(await state());
  for (const { observer, view } of clients) {
    const seen = isOver(now) ? now : observe(now, observer);
    await until(`what ${observer} sees`, () => isDeepStrictEqual(view(), JSON.parse(JSON.stringify(seen))));
  }
  return now;
}

/**
 * Plays a game to its end by random legal moves of those who have observations alone, and looks for what is hidden in all
 * bytes that are sent: the order of the cards, the random numbers, and the moves of others before their phase ends.
 */
export async function playRemotely(game: RemoteGame, seed: number): Promise<GameState> {
  const { clients, format } = game;
  const random = randomSeries(seed);
  let now = await expectObservations(game);
  /** Where the bytes of the phase begin, for each client. */
  let from = clients.map(() => 0);
  while (!isOver(now)) {
    const movers = playersToMove(now);
    const mover = movers[Math.floor(random() * movers.length)] ?? 0;
    const { view, play, tap } = clients[mover] as RemoteClient;
    const moves = legalMoves(parseState(view()), mover);
    const before = JSON.stringify(view());
    play(moves[Math.floor(random() * moves.length)] as Move);
    await until("an answer", () => JSON.stringify(view()) !== before);
    now = await expectObservations(game);
    const isOpen = now.turns[mover] !== null; // the phase goes on
    for (const [index, { observer, tap }] of clients.entries()) {
      const sent = tap.sent().subarray(from[index]);
      if (!isOver(now)) expect(found(secretsOf(now, format), sent)).toEqual([]);
      if (isOpen && observer !== mover) expect(found(movesOf(now, mover, format), sent)).toEqual([]);
    }
    // Whoever looks finds: a player is told the moves of its own.
    if (isOpen) expect(found(movesOf(now, mover, format), tap.sent().subarray(from[mover]))).not.toEqual([]);
    if (!isOpen) from = clients.map((each) => each.tap.sent().length);
  }
  // And all is told to all once the game is over.
  for (const { tap } of clients) expect(found(secretsOf(now, format), tap.sent())).not.toEqual([]);
  return now;
}
