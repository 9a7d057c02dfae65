import type { GameRecord, GameState } from "perfect-home-rules";
import type { Bot } from "perfect-home-rules/bots";
import {
  callable,
  choice,
  copyJson,
  fieldsOf,
  list,
  nullable,
  object,
  optional,
  type Reader,
  refusedAs,
  whole,
} from "perfect-home-rules/readers";
import type { SavedSession } from "./session.js";

/** Settings that have been read. */
export interface Table {
  /** The bots, by rising seat. */
  readonly bots: readonly { readonly player: number; readonly bot: Bot }[];
  /** From what they draw their numbers. */
  readonly seed: number;
}

const botOrNot = nullable(callable<Bot>());

/** Reads who plays at the seats of a game; each field that is `undefined` counts as left out. */
export function readSettings(settings: unknown, { setup }: GameState): Table {
  const seats = list(botOrNot, "a list of bots and nulls, at most one per player", setup.players.length);
  const fields = { bots: optional(seats, []), seed: optional(whole(0, 2 ** 32 - 1), 0) };
  const { bots, seed } = refusedAs("options.invalid", object(fields))(settings, "settings");
  return { bots: bots.flatMap((bot, player) => (bot === null ? [] : [{ player, bot }])), seed };
}

const savedSession = object({
  version: choice([1]),
  record: fieldsOf as Reader<unknown> as Reader<GameRecord>,
  made: whole(0, Number.MAX_SAFE_INTEGER),
});

/** Reads a copy of what `toJSON` gave. What its record holds is judged when it is replayed. */
export const readSaved: Reader<SavedSession> = refusedAs("record.malformed", (saved, path) =>
  savedSession(copyJson(saved, path), path),
);
