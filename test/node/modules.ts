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
