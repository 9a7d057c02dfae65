import type { GameOptions } from "perfect-home-rules/dream-home";
import { BOT_IDS, type BotId, botOf } from "perfect-home-rules/dream-home/bots";
import {
  createSession,
  restoreSession,
  type SavedSession,
  type Session,
} from "perfect-home-rules/dream-home/session";

/** Who plays at a seat. */
export type Seat = BotId | "person";

/** Who can play at a seat. */
export const SEATS: readonly Seat[] = ["person", ...BOT_IDS];

/** A game on the screen. */
export interface Game {
  readonly session: Session;
  readonly seats: readonly Seat[];
}

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

/** The game in a text; `null` where there is none. */
export function gameIn(text: string): Game | null {
  try {
    const { seats, saved } = JSON.parse(text) as { readonly seats: readonly unknown[]; saved: SavedSession };
    const known = seats.map((name) => SEATS.find((seat) => seat === name) ?? "person");
    return { session: restoreSession(saved, bots(known)), seats: known };
  } catch {
    return null; // from another version, or of somebody else
  }
}
