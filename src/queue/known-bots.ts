import type { Dirent } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { fingerprintOf } from "./fingerprint.js";

/** The modules that a worker may load. */
export interface Allowed {
  /** Modules named when it was started: their `file:` URLs. */
  readonly modules: readonly string[];
  /** A folder whose modules are all allowed, those of its subfolders too; `null` for none. */
  readonly folder: string | null;
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The files of a name in a folder and its subfolders; links that lead out of it are not followed. */
async function filesNamed(name: string, folder: string): Promise<string[]> {
  const root = await realpath(folder);
  const found: string[] = [];
  const waiting = [root];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    for (const entry of await entriesOf(each)) {
      const path = join(each, entry.name);
      if (entry.isDirectory()) waiting.push(path);
      else if (entry.name === name && (await realpath(path)).startsWith(root + sep)) found.push(path);
    }
  }
  return found;
}

async function hasFingerprint(url: string, fingerprint: string): Promise<boolean> {
  try {
    return (await fingerprintOf(url)) === fingerprint;
  } catch {
    return false;
  }
}

/**
 * The module with a fingerprint among those that a worker may load. A job says what the code must be, never where it
 * is: nothing else is loaded, whatever the job says.
 *
 * @param wanted - the fingerprint, and the name of the file, which only says where to look first.
 * @returns its URL; `null` for none.
 */
export async function findBot(
  { modules, folder }: Allowed,
  wanted: { readonly name: string; readonly fingerprint: string },
): Promise<string | null> {
  for (const url of modules) if (await hasFingerprint(url, wanted.fingerprint)) return url;
  if (folder === null || basename(wanted.name) !== wanted.name) return null;
  for (const file of await filesNamed(wanted.name, folder)) {
    const url = pathToFileURL(file).href;
    if (await hasFingerprint(url, wanted.fingerprint)) return url;
  }
  return null;
}

/** The name of a module's file. */
export function fileNameOf(url: string): string {
  return basename(fileURLToPath(url));
}
