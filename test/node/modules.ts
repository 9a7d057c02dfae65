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

/** A bot that does not come to an end. */
export const ENDLESS = moduleWith("export const bot = () => { for (;;); };");
/** A bot that ends its thread. */
export const QUITTING = moduleWith("export const bot = () => process.exit(3);");
/** A bot that leaves something behind which fails. */
export const CARELESS = moduleWith(
  "export const bot = ({ moves }) => { Promise.reject(new Error('left behind')); return moves[0]; };",
);
