import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

// Without the aliases of vitest.config.ts the package finds itself through its `exports`, so this runs on dist.
// A test that reads src has nothing to say about the built package.
const publicTests = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .filter((file) => !readFileSync(file, "utf8").includes("../src"));

export default defineConfig({
  test: {
    include: publicTests,
    setupFiles: ["test/setup.ts"],
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
