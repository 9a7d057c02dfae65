import type { GameRange } from "./store.js";

/** The games of a series that are still to be handed out, and those that have come back. */
export interface GamesToDo {
  /** How many games have come back. */
  readonly done: number;
  /** How many are neither back nor handed out. */
  readonly left: number;
  /** Takes the next games, `count` of them at most; `null` where all are handed out. */
  take(count: number): GameRange | null;
  /** Says that games are handed out already, from an earlier call. */
  reserve(range: GameRange): void;
  /** Says that a game has come back; false where it had before. */
  finish(game: number): boolean;
}

/** A bit for each game: of ten million games they take 1.25 MB. */
function bitsFor(games: number) {
  const bytes = new Uint8Array(Math.ceil(games / 8));
  return {
    has: (game: number): boolean => ((bytes[game >> 3] >> (game & 7)) & 1) === 1,
    add(game: number): void {
      bytes[game >> 3] |= 1 << (game & 7);
    },
  };
}

/** Keeps account of the games of a series: each is handed out once, and counts once. */
export function gamesToDo(games: number): GamesToDo {
  const back = bitsFor(games);
  const out = bitsFor(games);
  let done = 0;
  let left = games;
  let next = 0;
  const handOut = (game: number): void => {
    if (out.has(game)) return;
    out.add(game);
    left -= 1;
  };
  return {
    get done() {
      return done;
    },
    get left() {
      return left;
    },
    take(count) {
      while (next < games && out.has(next)) next += 1;
      if (next === games) return null;
      const first = next;
      while (next < games && next - first < count && !out.has(next)) {
        handOut(next);
        next += 1;
      }
      return { first, count: next - first };
    },
    reserve({ first, count }) {
      for (let game = first; game < Math.min(first + count, games); game++) handOut(game);
    },
    finish(game) {
      if (back.has(game)) return false;
      back.add(game);
      handOut(game);
      done += 1;
      return true;
    },
  };
}
