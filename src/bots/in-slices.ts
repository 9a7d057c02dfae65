import type { Steps } from "./comparison.js";

/** What of an `AbortSignal` is looked at. */
export interface AbortSignalLike {
  /** Whether it is to be stopped. */
  readonly aborted: boolean;
  /** Why: it is thrown then. */
  readonly reason?: unknown;
}

/** Who is told about something that takes long, and who can stop it. */
export interface Watcher {
  /** Stops it: the promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignalLike | undefined;
  /**
   * Told how far it is, some ten times a second and at the end.
   *
   * @param share - how much of it is done, from 0 to 1.
   */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** How long the thread is kept busy at a time, in milliseconds: a screen that is drawn sixty times a second goes on moving. */
const SLICE = 12;
/** How long it lasts until progress is told again. */
const NEWS = 100;

// Parts of platforms, not of the language. Node has both; elsewhere a timeout has to do, which waits for some milliseconds.
declare const setImmediate: ((resume: () => void) => unknown) | undefined;
declare const setTimeout: (resume: () => void, milliseconds: number) => unknown;

function pause(): Promise<void> {
  return new Promise((resume) => {
    if (typeof setImmediate === "function") setImmediate(resume);
    else setTimeout(resume, 0);
  });
}

/**
 * Does something that takes long, and lets the thread get on with other things again and again. How fast the machine is
 * decides when, and about nothing else.
 */
export async function inSlices<T>(steps: Steps<T>, { signal, onProgress }: Watcher): Promise<T> {
  const goOn = (): void => {
    if (signal?.aborted === true) throw signal.reason;
  };
  goOn();
  let rested = Date.now();
  let told = rested;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) {
      onProgress?.(1);
      goOn();
      return step.value;
    }
    if (Date.now() - rested < SLICE) continue;
    if (Date.now() - told >= NEWS) {
      onProgress?.(step.value);
      told = Date.now();
    }
    await pause();
    goOn();
    rested = Date.now();
  }
}
