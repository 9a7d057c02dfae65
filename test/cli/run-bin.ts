import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** The version of the package. */
export const VERSION: string = manifest.version;

/** The file of the built command line. */
export const BIN_PATH: string = manifest.bin["perfect-home-rules"];

/** Runs the built command line on an input. */
export function runBinOn(input: string, ...args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [BIN_PATH, ...args], { encoding: "utf8", input, timeout: 60_000 });
}

/** Runs the built command line on an empty input. */
export function runBin(...args: string[]): SpawnSyncReturns<string> {
  return runBinOn("", ...args);
}
