// Compares 10,000 samples of each observation of every combination with what must come of them; PHR_SAMPLES changes how
// many.
import { startVitest } from "vitest/node";

process.env.PHR_SAMPLES ??= "10000";
const vitest = await startVitest("test", ["test/states/samples.test.ts"], {
  watch: false,
  testTimeout: 3_600_000,
});
await vitest.close();
