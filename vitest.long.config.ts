import { defineConfig } from "vitest/config";
import { fromSource, needingBrowser, testFiles, tests } from "./vitest.shared.js";

process.env["PHR_RUNS"] ??= "200";

/** What draws its examples at random, and so finds more when it runs longer. */
const DRAWS = /"fast-check"|support\/check\.js"/;

// The long tests, and all properties once more, each tried more often.
export default defineConfig({
  resolve: fromSource,
  test: {
    ...tests,
    include: testFiles((file, text) => file.endsWith(".long.test.ts") || DRAWS.test(text)),
    exclude: needingBrowser(),
  },
});
