import type { BotFailure } from "./bot-error.js";

/**
 * A lane of games, and memory that its thread shares with the thread of the caller: the only thing that can be read
 * while a move does not come to an end.
 */
export interface WatchedLane {
  /** For each lane how often a move was begun or ended, by which player, in which game. */
  readonly told: Int32Array;
  /** The lane, from 0. */
  readonly lane: number;
}

/** A move that a bot is asked for. */
export type Asked = Pick<BotFailure, "player"> & { readonly game: number };

const FIELDS = 3;

/** Asks a bot, and tells so. */
export function askWatched<T>({ told, lane }: WatchedLane, { player, game }: Asked, ask: () => T): T {
  const at = lane * FIELDS;
  told[at + 1] = player;
  told[at + 2] = game;
  Atomics.add(told, at, 1);
  try {
    return ask();
  } finally {
    Atomics.add(told, at, 1);
  }
}

/** The move that is asked for in a lane at this moment; `null` for none. */
export function askedIn({ told, lane }: WatchedLane): Asked | null {
  const [count, player, game] = told.subarray(lane * FIELDS, (lane + 1) * FIELDS);
  return count % 2 === 0 ? null : { player, game };
}

/** The move that was asked for last in a lane, answered or not; `null` where none was. */
export function lastAskedIn({ told, lane }: WatchedLane): Asked | null {
  const [count, player, game] = told.subarray(lane * FIELDS, (lane + 1) * FIELDS);
  return count === 0 ? null : { player, game };
}

/** Lanes whose bots are watched. */
export interface Watch {
  /** What the threads write into. */
  readonly told: Int32Array;
  /** Resolved with the first move that has taken too long. */
  readonly late: Promise<Asked>;
  /** Ends the watch. */
  stop(): void;
}

/** How many times within a time limit it is looked whether that is over. */
const LOOKS = 10;
const MAX_INTERVAL = 500;

/** How long bots may take, in milliseconds. */
export interface TimeLimits {
  /** For a move. */
  readonly moveTime: number;
  /** For all moves of a game, and what is played between them. */
  readonly gameTime: number;
}

/** What was last seen in a lane, and since when. */
interface Seen {
  readonly count: number;
  readonly since: number;
  readonly game: number;
  readonly gameSince: number;
}

function seenIn({ told, lane }: WatchedLane, last: Seen, now: number): Seen {
  const [count, , game] = told.subarray(lane * FIELDS, (lane + 1) * FIELDS);
  return {
    count,
    since: count === last.count ? last.since : now,
    game,
    // Before the first move is asked for, no game is known.
    gameSince: game === last.game && last.count > 0 ? last.gameSince : now,
  };
}

/**
 * Watches the bots of several lanes.
 *
 * @param lanes - how many.
 * @param limits - how long a bot may take.
 */
export function watchLanes(lanes: number, { moveTime, gameTime }: TimeLimits): Watch {
  const told = new Int32Array(new SharedArrayBuffer(lanes * FIELDS * Int32Array.BYTES_PER_ELEMENT));
  const seen: Seen[] = Array.from({ length: lanes }, () => ({ count: 0, since: 0, game: 0, gameSince: 0 }));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Asked>((resolve) => {
    const look = (): void => {
      const now = performance.now();
      for (const [lane, last] of seen.entries()) {
        const asked = askedIn({ told, lane });
        const current = seenIn({ told, lane }, last, now);
        seen[lane] = current;
        const isLate = now - current.since > moveTime || now - current.gameSince > gameTime;
        if (asked !== null && isLate) resolve(asked);
      }
    };
    timer = setInterval(look, Math.min(MAX_INTERVAL, Math.ceil(Math.min(moveTime, gameTime) / LOOKS)));
  });
  return { told, late, stop: () => clearInterval(timer) };
}
