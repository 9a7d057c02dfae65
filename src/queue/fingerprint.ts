import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { dirname, extname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** More files than that no bot is made of. */
const MAX_FILES = 2000;

/** What a file asks for by a relative path, with `from`, `import` or `require`. */
const IMPORTS = /\b(?:from|import|require)\s*\(?\s*["'](\.\.?\/[^"'\n]+)["']/g;

/** What Node tries where a CommonJS module leaves the ending out. */
const ENDINGS = ["", ".js", ".json", ".cjs", ".mjs", `${sep}index.js`];

const CODE = new Set([".js", ".cjs", ".mjs", ".ts", ".cts", ".mts", ""]);

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/** The file that a relative path names; `null` for none, as in a comment. */
async function fileFor(path: string): Promise<string | null> {
  for (const ending of ENDINGS) if (await isFile(path + ending)) return path + ending;
  return null;
}

/**
 * A fingerprint of the code of a module: of its file and of all files that it imports by relative paths, directly or
 * not. What it imports from packages does not count.
 *
 * @param url - the `file:` URL of the module.
 * @returns 64 hexadecimal digits.
 */
export async function fingerprintOf(url: string): Promise<string> {
  const entry = fileURLToPath(url);
  const folder = dirname(entry);
  const files = new Map<string, Buffer>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined && files.size < MAX_FILES; file = waiting.pop()) {
    if (files.has(file)) continue;
    const content = await readFile(file);
    files.set(file, content);
    if (!CODE.has(extname(file))) continue;
    for (const [, path] of content.toString("utf8").matchAll(IMPORTS)) {
      const imported = await fileFor(resolve(dirname(file), path.replace(/[?#].*$/, "")));
      if (imported !== null) waiting.push(imported);
    }
  }
  const hash = createHash("sha256");
  // By their places beside the module, wherever that lies; the module itself has no name, which may differ.
  const placed = [...files].map(([file, content]) => {
    const place = file === entry ? "" : relative(folder, file).split(sep).join("/");
    return [place, createHash("sha256").update(content).digest("hex")] as const;
  });
  for (const [place, digest] of placed.sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${place}\0${digest}\n`);
  return hash.digest("hex");
}
