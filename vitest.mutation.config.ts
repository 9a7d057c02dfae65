import { defineConfig } from "vitest/config";
import { fromSource, tests } from "./vitest.shared.js";

process.env["PHR_RUNS"] ??= "10";
process.env["PHR_THOROUGH"] ??= "1";

// What Stryker runs for each mutant. All tests in one file, so that each mutant loads the library once.
export default defineConfig({
  resolve: fromSource,
  test: { ...tests, include: ["test/mutation.mjs"] },
});
