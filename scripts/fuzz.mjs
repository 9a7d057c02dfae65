// Tries 100,000 inputs on what reads input: `node scripts/fuzz.mjs FILE EACH`, where each run of the properties of the
// file tries so many. PHR_RUNS and PHR_SEED change how many runs and which.
import { startVitest } from "vitest/node";

const INPUTS = 100_000;
const [file, each] = process.argv.slice(2);

process.env.PHR_RUNS ??= String(INPUTS / Number(each));
const vitest = await startVitest("test", [file], { watch: false, testTimeout: 3_600_000 });
await vitest.close();
