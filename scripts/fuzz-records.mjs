// Tries 100,000 mutants of each kind on what reads moves and records. PHR_RUNS and PHR_SEED change how many and which.
import { startVitest } from "vitest/node";

const MUTANTS = 100_000;
const MUTANTS_PER_RUN = 10;

process.env.PHR_RUNS ??= String(MUTANTS / MUTANTS_PER_RUN);
const vitest = await startVitest("test", ["test/records/fuzz.test.ts"], { watch: false });
await vitest.close();
