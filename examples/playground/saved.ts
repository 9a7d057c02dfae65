import { type GameOptions, isRulesError, type Violation, violationOf } from "perfect-home-rules";
import { BOT_IDS, type BotId, botOf } from "perfect-home-rules/bots";
import { createSession, restoreSession, type SavedSession, type Session } from "perfect-home-rules/session";

/** Who plays at a seat. */
export type Seat = BotId | "person";

/** A game on the screen. */
export interface Game {
  readonly session: Session;
  readonly seats: readonly Seat[];
}

/** Who can play at a seat. */
export const SEATS: readonly Seat[] = ["person", ...BOT_IDS];

function bots(seats: readonly Seat[]) {
  return { bots: seats.map((seat) => (seat === "person" ? null : botOf(seat))) };
}

/** A new game. */
export function newGame(options: GameOptions, seats: readonly Seat[]): Game {
  return { session: createSession(options, bots(seats)), seats };
}

/** A game as text: options with the seed, moves, who plays. */
export function textOf({ session, seats }: Game): string {
  return JSON.stringify({ seats, saved: session });
}

/** The game in a text from anywhere. Throws a `RulesError` or a `SyntaxError`. */
export function gameIn(text: string): Game {
  const { seats, saved } = JSON.parse(text) as { readonly seats?: unknown; readonly saved: SavedSession };
  const named: unknown[] = Array.isArray(seats) ? seats : [];
  const known = named.map((name) => SEATS.find((seat) => seat === name) ?? "person");
  return { session: restoreSession(saved, bots(known)), seats: known };
}

/** Why a text is no game. */
export function faultsIn(error: unknown): readonly Violation[] {
  return isRulesError(error)
    ? error.violations
    : [violationOf("record.malformed", { path: "", expected: "JSON" })];
}

/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href));
}

async function through(bytes: BlobPart, stream: ReadableWritablePair): Promise<Blob> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).blob();
}

/** A text as the part of a link behind `#`. */
export async function fragmentOf(text: string): Promise<string> {
  const packed = await through(text, new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The text in a fragment. Throws where it has none. */
export async function textIn(fragment: string): Promise<string> {
  const base64 = fragment.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return (await through(bytes, new DecompressionStream("deflate-raw"))).text();
}
