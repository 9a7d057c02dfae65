import { defineConfig } from "vitest/config";
import { fromSource, needingBrowser, testFiles, tests } from "./vitest.shared.js";

process.env["PHR_RUNS"] ??= "80";
process.env["PHR_THOROUGH"] ??= "1";

/** What draws its examples at random and so finds more when it runs longer, or goes through a part only in `npm test`. */
const DRAWS = /"fast-check"|support\/(?:check|thorough|expansion-contract)\.js"/;

// The long tests, and once more all properties, each tried more often, and all tests that take a part in `npm test`.
export default defineConfig({
  resolve: fromSource,
  test: {
    ...tests,
    testTimeout: 600_000, // a machine may be slow: what does not end is still found
    include: testFiles((file, text) => file.endsWith(".long.test.ts") || DRAWS.test(text)),
    exclude: needingBrowser(),
  },
});
