import { type GameThread, openGameThread } from "perfect-home-rules/node";

/** A thread, and whose code has been loaded into it. */
export interface Slot {
  readonly thread: GameThread;
  /** What tells the code of its bots from any other. */
  code: string;
}

/** The threads of a worker, shared by all series that it plays. */
export interface Slots {
  /** A free one, in the order in which it was asked for; `null` once they are closed. */
  take(): Promise<Slot | null>;
  /** Gives one back. */
  give(slot: Slot): void;
  /** Lets nobody have one any more. */
  stop(): void;
  /** Stops all threads. */
  close(): Promise<void>;
}

/** Threads, of which each plays one chunk at a time. */
export function openSlots(count: number): Slots {
  const all: Slot[] = Array.from({ length: count }, () => ({ thread: openGameThread(), code: "" }));
  const free = [...all];
  let waiting: ((slot: Slot | null) => void)[] = [];
  let isStopped = false;
  return {
    async take() {
      if (isStopped) return null;
      return free.pop() ?? new Promise((resolve) => waiting.push(resolve));
    },
    give(slot) {
      const next = waiting.shift();
      if (next === undefined) free.push(slot);
      else next(slot);
    },
    stop() {
      isStopped = true;
      for (const next of waiting) next(null);
      waiting = [];
    },
    async close() {
      await Promise.all(all.map(({ thread }) => thread.close()));
    },
  };
}
