import { defineConfig } from "vitest/config";
import { fromSource, tests } from "./vitest.shared.js";

export default defineConfig({
  resolve: fromSource,
  test: {
    ...tests,
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.built.test.ts"],
    maxWorkers: "100%",
    coverage: { provider: "v8", include: ["src/**/*.ts"], reporter: ["text", "html"] },
  },
});
