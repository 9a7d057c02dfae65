import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BUILT, fromSource, LONG, needingBrowser, tests } from "./vitest.shared.js";

export default defineConfig({
  resolve: fromSource,
  test: {
    ...tests,
    // What waits for programs and Redis leaves room for what `npm test` runs beside; each more loads the library once more.
    maxWorkers: availableParallelism(),
    include: ["test/**/*.test.ts"],
    exclude: [BUILT, LONG, ...needingBrowser()],
    coverage: { provider: "v8", include: ["src/**/*.ts"], reporter: ["text", "html"] },
  },
});
