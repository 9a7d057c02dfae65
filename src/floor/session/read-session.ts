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
  refusedAsShared,
  whole,
} from "perfect-home-rules/readers";
import type { SavedGame, SessionTypes } from "./session.js";

/** Settings that have been read. */
export interface Seats<G extends SessionTypes> {
  /** The bots, by rising seat. */
  readonly bots: readonly { readonly player: number; readonly bot: G["bot"] }[];
  /** From what they draw their numbers. */
  readonly seed: number;
}

/** Reads who plays at the seats of a game; each field that is `undefined` counts as left out. */
export function readSettings<G extends SessionTypes>(settings: unknown, { setup }: G["state"]): Seats<G> {
  const botOrNot = nullable(callable<G["bot"]>());
  const seats = list(botOrNot, "a list of bots and nulls, at most one per player", setup.players.length);
  const fields = { bots: optional(seats, []), seed: optional(whole(0, 2 ** 32 - 1), 0) };
  const { bots, seed } = refusedAsShared("options.invalid", object(fields))(settings, "settings");
  return { bots: bots.flatMap((bot, player) => (bot === null ? [] : [{ player, bot }])), seed };
}

const savedSession = object({
  version: choice([1]),
  record: fieldsOf as Reader<object>,
  made: whole(0, Number.MAX_SAFE_INTEGER),
});

const readSession = refusedAsShared("record.malformed", (saved, path) =>
  savedSession(copyJson(saved, path), path),
);

/** Reads a copy of what `toJSON` gave. What its record holds is judged when it is replayed. */
export function readSaved<G extends SessionTypes>(saved: unknown): SavedGame<G> {
  return readSession(saved, "") as SavedGame<G>;
}
