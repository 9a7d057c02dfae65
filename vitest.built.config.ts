import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { tests } from "./vitest.shared.js";

// Without the aliases of vitest.shared.ts the package finds itself through its `exports`, so this runs on dist.
// A test that reads src has nothing to say about the built package.
const publicTests = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .filter((file) => !readFileSync(file, "utf8").includes("../src"));

export default defineConfig({
  test: {
    ...tests,
    include: publicTests,
    maxWorkers: "100%",
  },
});
