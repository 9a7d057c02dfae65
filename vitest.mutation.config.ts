import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const src = fileURLToPath(new URL("src", import.meta.url));

process.env["PHR_RUNS"] ??= "10";

// What Stryker runs for each mutant. All tests in one file, so that each mutant loads the library once.
export default defineConfig({
  resolve: {
    alias: [
      { find: /^perfect-home-rules$/, replacement: `${src}/index.ts` },
      { find: /^perfect-home-rules\/(.+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  test: {
    include: ["test/mutation.mjs"],
    setupFiles: ["test/setup.ts"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
