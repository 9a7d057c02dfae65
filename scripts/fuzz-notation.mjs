// Tries 100,000 random texts on the reader of sheets. PHR_RUNS and PHR_SEED change how many and which.
import { startVitest } from "vitest/node";

const TEXTS = 100_000;
const TEXTS_PER_RUN = 20;

process.env.PHR_RUNS ??= String(TEXTS / TEXTS_PER_RUN);
const vitest = await startVitest("test", ["test/notation/fuzz.test.ts"], { watch: false });
await vitest.close();
