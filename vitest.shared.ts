import { fileURLToPath } from "node:url";

const src = fileURLToPath(new URL("src", import.meta.url));

/** The package is its own source, not what is built of it. */
export const fromSource = {
  alias: [
    { find: /^perfect-home-rules$/, replacement: `${src}/index.ts` },
    { find: /^perfect-home-rules\/(.+)$/, replacement: `${src}/$1/index.ts` },
  ],
};

/** How tests are run, wherever they are. */
export const tests = {
  setupFiles: ["test/setup.ts"],
  testTimeout: 180_000,
  hookTimeout: 180_000,
};
