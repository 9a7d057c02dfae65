// Mutation tests of the rules: `npm run mutation -- src/plans`, see scripts/mutation.mjs.
export default {
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  coverageAnalysis: "perTest",
  ignoreStatic: true, // tables are read once, when a module is loaded; what they say is checked against printed counts
  ignorePatterns: ["/bench", "/dist", "/docs", "/etc", "/site", "/temp"],
  timeoutMS: 20_000,
  concurrency: 2,
  incremental: true,
  tempDirName: "temp/mutation/sandbox",
  reporters: ["progress", "clear-text", "json", "html"],
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
