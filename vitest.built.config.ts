import { defineConfig } from "vitest/config";
import { testFiles, tests } from "./vitest.shared.js";

// Without the aliases of vitest.shared.ts the package finds itself through its `exports`, so this runs on dist.
// A test that reads src has nothing to say about the built package.
export default defineConfig({
  test: {
    ...tests,
    include: testFiles((file, text) => !text.includes("../src") && !file.endsWith(".long.test.ts")),
  },
});
