import fc from "fast-check";

// How often each property is tried: 6 times by `npm test`, more often by `npm run verify` (vitest.long.config.ts).
// PHR_SEED and PHR_RUNS replay a failed property or search longer: PHR_SEED=7 PHR_RUNS=10000 npm run unit
fc.configureGlobal({
  seed: Number(process.env["PHR_SEED"] ?? 20231953),
  numRuns: Number(process.env["PHR_RUNS"] ?? 6),
});
