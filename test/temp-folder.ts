import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives a run of the tests a folder for what they write, in place of the system's; gives back what removes it. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "perfect-home-rules-"));
  const name = process.platform === "win32" ? "TEMP" : "TMPDIR";
  const before = process.env[name];
  process.env[name] = folder; // where `tmpdir` looks, here and in the processes that run the tests
  return () => {
    rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env[name];
    else process.env[name] = before;
  };
}
