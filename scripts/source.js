// Bundles files of src, so that scripts can run them without a build.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));

/** The package's own names lead to its source; only the clauses lie in a folder of another name than their entry. */
const alias = Object.fromEntries(
  Object.keys(exports)
    .filter((entry) => !entry.endsWith(".json"))
    .map((entry) => [
      entry.replace(/^\./, "perfect-home-rules"),
      `${entry.replace(/^\./, "./src").replace("./src/rules", "./src/clauses")}/index.ts`,
    ]),
);

/** Bundles a file of src and imports what comes of it; `name` tells bundles apart. */
export async function importSource(file, name = basename(file, ".ts")) {
  const outfile = `temp/source/${name}.mjs`;
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    packages: "external",
    alias,
    platform: "node",
    format: "esm",
    target: "node20",
  });
  return import(`../${outfile}`);
}
