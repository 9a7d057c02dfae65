import { resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { pureTables } from "./pure-tables.js";

const ALL = resolve("src/variants/expansions/all.ts");
const REGISTRY = "src/variants/expansions/registry.ts";

/** The values that a module exports. */
async function exportsOf(module: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [module],
    bundle: true,
    format: "esm",
    packages: "external",
    write: false,
    metafile: true,
    outdir: "temp",
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/** Those exports of a module that ask which expansions are registered, by what esbuild bundles for each of them. */
async function needingExpansions(module: string, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { metafile } = await build({
    entryPoints: names.map((name) => ({ in: `export:${name}`, out: name })),
    bundle: true,
    format: "esm",
    packages: "external",
    write: false,
    metafile: true,
    outdir: "temp",
    plugins: [
      pureTables,
      {
        name: "one export",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^export:/ }, ({ path }) => ({ path: path.slice(7), namespace: "export" }));
          onLoad({ filter: /./, namespace: "export" }, ({ path }) => ({
            contents: `export { ${path} } from ${JSON.stringify(module)};`,
            resolveDir: ".",
          }));
        },
      },
    ],
  });
  const needing = Object.values(metafile.outputs)
    .filter(({ inputs }) => (inputs[REGISTRY]?.bytesInOutput ?? 0) > 0)
    .flatMap((output) => output.exports);
  return new Set(needing);
}

/**
 * Lets an entry have all expansions without a side effect, which would bring them along whatever an app imports. Each export
 * that asks which expansions are registered is wrapped in a call that registers them and gives the same function back; the call is
 * marked as pure, so bundlers drop it together with the export.
 *
 * @param entry - the entry as an app imports it.
 * @param plain - the module of the same exports without the expansions.
 */
export function withExpansions(entry: string, plain: string): Plugin {
  return {
    name: "with expansions",
    setup({ onLoad }) {
      const path = resolve(entry);
      onLoad({ filter: /\.ts$/ }, async (file) => {
        if (file.path !== path) return null;
        const module = resolve(plain);
        const names = await exportsOf(module);
        const needing = await needingExpansions(module, names);
        const from = JSON.stringify(module);
        const lines = names.map((name) =>
          needing.has(name)
            ? `export const ${name} = /* @__PURE__ */ withAllExpansions(plain.${name});`
            : `export { ${name} } from ${from};`,
        );
        return {
          contents: [
            `import * as plain from ${from};`,
            `import { withAllExpansions } from ${JSON.stringify(ALL)};`,
            ...lines,
          ].join("\n"),
          loader: "ts",
          resolveDir: resolve("."),
        };
      });
    },
  };
}
