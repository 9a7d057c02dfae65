import { defineConfig } from "vitest/config";
import { needingBrowser, testFiles, tests } from "./vitest.shared.js";

// Without the aliases of vitest.shared.ts the package finds itself through its `exports`, so this runs on dist.
// A test that reads src has nothing to say about the built package, and a test's own clock reaches the source alone.
export default defineConfig({
  test: {
    ...tests,
    include: testFiles(
      (file, text) => !/\.\.\/src|useFakeTimers/.test(text) && !file.endsWith(".long.test.ts"),
    ),
    exclude: needingBrowser(),
  },
});
