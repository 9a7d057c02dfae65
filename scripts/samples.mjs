// Compares 10,000 samples of observations of every combination with how likely each of them is: `npm run samples -- zombies`
// only of combinations whose name has that in it. PHR_SAMPLES changes how many, PHR_SEED which games and which samples.
import { startVitest } from "vitest/node";

process.env.PHR_SAMPLES ??= "10000";
process.env.PHR_THOROUGH = "1";
const [testNamePattern] = process.argv.slice(2);
const vitest = await startVitest("test", ["test/states/samples.test.ts"], {
  watch: false,
  testTimeout: 3_600_000,
  ...(testNamePattern === undefined ? {} : { testNamePattern }),
});
await vitest.close();
