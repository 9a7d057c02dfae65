import { defineConfig } from "vitest/config";
import { BUILT, fromSource, LONG, needingBrowser, tests } from "./vitest.shared.js";

export default defineConfig({
  resolve: fromSource,
  test: {
    ...tests,
    include: ["test/**/*.test.ts"],
    exclude: [BUILT, LONG, ...needingBrowser()],
    coverage: { provider: "v8", include: ["src/**/*.ts"], reporter: ["text", "html"] },
  },
});
