import type { ManyGames } from "perfect-home-rules/node";
import type { Description } from "./description.js";
import { fingerprintOf } from "./fingerprint.js";
import { type ChunkResult, type GameResult, packResult } from "./result.js";
import type { Slot } from "./slots.js";
import type { GameRange } from "./store.js";

const SEEDS = 2 ** 32;

/** A bot as a worker has it: of the package, or a module that it may load. */
export type FoundBot =
  | { readonly from: "package"; readonly bot: ManyGames["bots"][number] }
  | { readonly from: "module"; readonly url: string; readonly fingerprint: string };

/** Whether the code of all bots is still what the series asks for. */
export async function areUnchanged(bots: readonly FoundBot[]): Promise<boolean> {
  for (const bot of bots) {
    if (bot.from === "package") continue;
    const fingerprint = await fingerprintOf(bot.url).catch(() => null);
    if (fingerprint !== bot.fingerprint) return false;
  }
  return true;
}

/** What tells the code of bots from any other; empty where all are those of the package. */
function codeOf(bots: readonly FoundBot[]): string {
  return bots
    .flatMap((bot) => (bot.from === "module" ? `${bot.fingerprint} ${bot.url}` : []))
    .sort()
    .join("\n");
}

/** A thread in which no other code has been loaded: modules stay in a thread, and what they have changed. */
async function cleanThread(slot: Slot, bots: readonly FoundBot[]): Promise<Slot["thread"]> {
  const code = codeOf(bots);
  if (slot.code !== code) await slot.thread.close();
  slot.code = code;
  return slot.thread;
}

/**
 * Plays a chunk.
 *
 * @param slot - the thread.
 * @param description - the series.
 * @param bots - who plays.
 * @param chunk - which games.
 * @param signal - stops it.
 * @returns the result, packed.
 */
export async function playChunkIn(
  slot: Slot,
  description: Description,
  bots: readonly FoundBot[],
  { first, count }: GameRange,
  signal: AbortSignal,
): Promise<Buffer> {
  const { options, seed, records, moveTime, gameTime, memory, goesOn } = description;
  const thread = await cleanThread(slot, bots);
  const wanted = {
    options,
    bots: bots.map((bot) => (bot.from === "package" ? bot.bot : new URL(bot.url))),
    records,
    moveTime,
    gameTime,
    memory: memory ?? undefined,
    signal,
  };
  const begun = performance.now();
  const games: GameResult[] = [];
  const end = first + count;
  for (let next = first; next < end; ) {
    const from = next;
    const { outcomes, failure } = await thread.play({
      ...wanted,
      seed: (seed + from) % SEEDS,
      games: end - from,
    });
    for (const outcome of outcomes) games.push({ game: next++, outcome, failure: null });
    if (failure === null) continue;
    const game = failure.game === null ? null : from + failure.game;
    games.push({ game: next++, outcome: null, failure: { ...failure, game } });
    if (game === null || !goesOn) break;
  }
  const result: ChunkResult = { games, milliseconds: performance.now() - begun };
  return packResult(result);
}
