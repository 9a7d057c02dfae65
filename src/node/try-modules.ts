import { Worker } from "node:worker_threads";
import { thrownInWords } from "./bot-error.js";
import { type BotSource, notLoaded, type ProgramSource } from "./bot-sources.js";

/** How long a module may take to load, in milliseconds. */
const LOADING_TIME = 10_000;

/**
 * Imports a module and says what came of it, after what the module left behind has failed. The listener keeps the thread
 * alive while a module waits for something. It runs as a script and as a module, whichever Node takes it for.
 */
const IMPORTING = `
const { setImmediate } = globalThis;
(async () => {
  const { parentPort, workerData } = await import("node:worker_threads");
  const post = parentPort.postMessage.bind(parentPort);
  parentPort.on("message", () => {});
  let came = "loaded";
  try { await import(workerData); } catch { came = "threw"; }
  setImmediate(() => post(came));
})();
`;

/** What comes of loading a module; otherwise why it can't be loaded. */
type Loading = "loaded" | "threw" | { readonly why: string };

/** Modules that were loaded before: each needs to be tried only once. */
const loaded = new Set<string>();

/** Loads a module in a thread that can be stopped. */
async function tryModule(url: string, signal: AbortSignal | null): Promise<Loading> {
  // What the module prints is printed when it is loaded to play.
  const thread = new Worker(IMPORTING, { eval: true, workerData: url, stdout: true, stderr: true });
  let timer: NodeJS.Timeout | undefined;
  let stop = (): void => {};
  try {
    return await new Promise<Loading>((resolve, reject) => {
      stop = () => reject(signal?.reason);
      signal?.addEventListener("abort", stop);
      const fail = (what: string): void => resolve({ why: `${url} ${what}` });
      timer = setTimeout(fail, LOADING_TIME, `did not finish loading within ${LOADING_TIME / 1000} s`);
      thread.on("message", (came) => {
        if (came === "loaded" || came === "threw") resolve(came);
      });
      thread.once("error", (error) => resolve({ why: thrownInWords(error) }));
      thread.once("exit", (code) => fail(`ended its thread with code ${code} while it was loaded`));
    });
  } finally {
    signal?.removeEventListener("abort", stop);
    clearTimeout(timer);
    await thread.terminate();
  }
}

/**
 * Tries whether the module of a player's bot comes to an end of loading, as {@link tryModules} does.
 *
 * @throws BotError `bot.not-loaded`; the reason of the signal.
 */
export async function tryModuleOf(
  player: number,
  source: BotSource | ProgramSource,
  signal: AbortSignal | null,
): Promise<"loaded" | "threw"> {
  if (source.from !== "module" || loaded.has(source.url)) return "loaded";
  const came = await tryModule(source.url, signal);
  if (came === "threw") return came;
  if (came !== "loaded") throw notLoaded(player, came.why);
  loaded.add(source.url);
  return came;
}

/**
 * Tries whether the modules of all bots come to an end of loading: in a thread of their own, as nothing else can stop
 * one that does not. What one throws is told when it is loaded to play, with a stack of that thread.
 *
 * @throws BotError `bot.not-loaded`; the reason of the signal.
 */
export async function tryModules(
  bots: readonly (BotSource | ProgramSource)[],
  signal: AbortSignal | null,
): Promise<void> {
  for (const [player, source] of bots.entries()) {
    if ((await tryModuleOf(player, source, signal)) === "threw") return; // of several bots the first is named
  }
}
