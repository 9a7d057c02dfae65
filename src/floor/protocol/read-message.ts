import {
  choice,
  either,
  invalid,
  list,
  object,
  optional,
  type Reader,
  type Readers,
  refusedAsShared,
  whole,
} from "perfect-home-rules/readers";
import type { Onlooker } from "./messages.js";

/** The longest line that is read, in characters: a saved state of a hundred players has less. */
export const MAX_LINE_LENGTH = 8_000_000;
/** More players than any game has. */
const MAX_PLAYERS = 1000;

/** The value of a line, which may be anything. */
const readJson: Reader<unknown> = (line, path) => {
  if (typeof line !== "string" || line.length > MAX_LINE_LENGTH)
    return invalid(path, `a line of at most ${MAX_LINE_LENGTH} characters`);
  try {
    return JSON.parse(line);
  } catch {
    return invalid(path, "a JSON object in one line");
  }
};

/** Reads a line as a value of JSON. */
export const readLine = refusedAsShared("protocol.malformed", readJson);

/** Reads a message, as it comes out of a line. */
/* @__NO_SIDE_EFFECTS__ */
export function message<T extends object>(readers: Readers<T>): (value: unknown) => T {
  const read = refusedAsShared("protocol.malformed", object<T>(readers));
  return (value) => read(value, "");
}

/** What an answer repeats. */
export type Id = string | number | null;

/** Reads what an answer repeats. */
export const readId = refusedAsShared<Id>("protocol.malformed", (value, path) => {
  if (value === undefined || value === null) return null;
  return typeof value === "string" || typeof value === "number"
    ? value
    : invalid(path, "a text, a number, null");
});

/** A list of things to show, in the order in which an answer has them. */
/* @__NO_SIDE_EFFECTS__ */
export function showList<S extends string>(known: readonly S[]): Reader<readonly S[]> {
  const read = list(choice(known), `a list of ${known.join(", ")}`, known.length);
  return (value, path) => {
    const wanted = read(value, path);
    return known.filter((each) => wanted.includes(each));
  };
}

/** What a request wants to be shown, and who looks: `null` where it does not say. */
export interface Wanted<S extends string> {
  readonly show: readonly S[];
  readonly observer: Onlooker | null;
}

/** Reads what to show. Whether there is such a player is checked where it is used. */
export function wantedOf<S extends string>(shows: readonly S[]): Readers<Wanted<S>> {
  return {
    show: optional<readonly S[]>(showList(shows), []),
    observer: optional<Onlooker | null>(either("spectator", whole(0, MAX_PLAYERS)), null),
  };
}
