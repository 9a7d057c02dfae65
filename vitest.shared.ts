import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { chromiumPath } from "./test/browser/chromium.js";

const src = fileURLToPath(new URL("src", import.meta.url));

/** The package is its own source, not what is built of it. */
export const fromSource = {
  alias: [
    { find: /^perfect-home-rules$/, replacement: `${src}/index.ts` },
    { find: /^perfect-home-rules\/rules$/, replacement: `${src}/clauses/index.ts` },
    { find: /^perfect-home-rules\/(.+)$/, replacement: `${src}/$1/index.ts` },
  ],
};

/** How tests are run, wherever they are. */
export const tests = {
  globalSetup: ["test/temp-folder.ts"],
  setupFiles: ["test/setup.ts"],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: availableParallelism() + 1, // some tests wait for programs, browsers and Redis
  // Files share their modules: loading the library anew for each of them takes as long as half of the tests.
  isolate: false,
};

/** Tests that only `npm run verify` runs. */
export const LONG = "test/**/*.long.test.ts";

/** Tests of what is built. */
export const BUILT = "test/**/*.built.test.ts";

/** What a run leaves out because it needs a browser and there is none, which is said once. */
export function needingBrowser(): string[] {
  if (chromiumPath() !== null) return [];
  const files = readdirSync("test/browser").filter((file) => file.endsWith(".test.ts"));
  console.warn(`
Not run, as they need a browser: ${files.map((file) => `test/browser/${file}`).join(", ")}.
Install Chromium (Debian: apt-get install chromium), or say in CHROMIUM where Chromium or Chrome is.
`);
  return ["test/browser/**"];
}

/** The test files whose path and text fit. */
export function testFiles(fits: (file: string, text: string) => boolean): string[] {
  return readdirSync("test", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => `test/${file.replaceAll("\\", "/")}`)
    .filter((file) => fits(file, readFileSync(file, "utf8")));
}
