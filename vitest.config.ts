import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const src = fileURLToPath(new URL("src", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^perfect-home-rules$/, replacement: `${src}/index.ts` },
      { find: /^perfect-home-rules\/(.+)$/, replacement: `${src}/$1/index.ts` },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/**/*.built.test.ts"],
    setupFiles: ["test/setup.ts"],
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: { provider: "v8", include: ["src/**/*.ts"], reporter: ["text", "html"] },
  },
});
