import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** A module in a file of its own. */
export function moduleWith(code: string, name = "bot.mjs"): URL {
  const file = join(mkdtempSync(join(tmpdir(), "bots-")), name);
  writeFileSync(file, code);
  return pathToFileURL(file);
}

/** A bot whose thread sleeps for some milliseconds over each move. */
export function slowBot(milliseconds: number): URL {
  return moduleWith(`const clock = new Int32Array(new SharedArrayBuffer(4));
export const bot = ({ moves }) => {
  Atomics.wait(clock, 0, 0, ${milliseconds});
  return moves[0];
};`);
}

/** A bot whose module waits for ever while it is loaded. */
export const WAITING = moduleWith("await new Promise(() => {}); export const bot = () => null;");
/** A bot whose module loops for ever while it is loaded. */
export const LOOPING = moduleWith("for (;;); export const bot = () => null;");
/** A bot whose module ends its thread while it is loaded. */
export const LEAVING = moduleWith("process.exit(0); export const bot = () => null;");
/** A bot that does not come to an end. */
export const ENDLESS = moduleWith("export const bot = () => { for (;;); };");
/** A bot that ends its thread. */
export const QUITTING = moduleWith("export const bot = () => process.exit(3);");
/** A bot that leaves something behind which fails. */
export const CARELESS = moduleWith(
  "export const bot = ({ moves }) => { Promise.reject(new Error('left behind')); return moves[0]; };",
);
