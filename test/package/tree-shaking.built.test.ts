import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { rollup } from "rollup";
import { expect, test } from "vitest";

const manifest: { readonly exports: Readonly<Record<string, { readonly import?: { default: string } }>> } =
  JSON.parse(readFileSync("package.json", "utf8"));
const ENTRIES = Object.entries(manifest.exports).flatMap(([path, target]) =>
  target.import === undefined || path === "./node" ? [] : [[path, resolve(target.import.default)] as const],
);

/** What is left beside imports of other packages, whose top level is not ours. */
function leftIn(code: string): string[] {
  return code.split("\n").filter((line) => !/^(?:import .*|\/\/ .*|\s*)$/.test(line));
}

test.each(ENTRIES)("esbuild keeps nothing of %s for an app that uses nothing of it", async (_path, file) => {
  const { outputFiles } = await build({
    stdin: { contents: `import ${JSON.stringify(file)};`, resolveDir: "." },
    bundle: true,
    format: "esm",
    write: false,
    packages: "external",
    tsconfigRaw: {}, // the paths of the project's own lead into src
    logLevel: "silent",
    // As if the package did not say that its files have no side effects: then each of its statements is looked at.
    plugins: [
      {
        name: "look inside",
        setup({ onResolve }) {
          onResolve({ filter: /^\.|^[/\\]|^[A-Z]:/ }, ({ path, resolveDir }) => ({
            path: resolve(resolveDir, path),
            sideEffects: true,
          }));
        },
      },
    ],
  });
  expect(leftIn(outputFiles[0].text)).toEqual([]);
});

test.each(ENTRIES)("Rollup keeps nothing of %s for an app that uses nothing of it", async (_path, file) => {
  const bundle = await rollup({
    input: "nothing",
    logLevel: "silent",
    external: (id) => !/^\.|^[/\\]|^[A-Z]:|^nothing$/.test(id),
    plugins: [
      {
        name: "look inside",
        resolveId: (id, importer) => (importer === undefined ? id : null),
        load: (id) => (id === "nothing" ? `import ${JSON.stringify(file)};` : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es" });
  expect(leftIn(output[0].code)).toEqual([]);
});
