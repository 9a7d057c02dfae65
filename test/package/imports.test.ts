import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** The folders of `src`, and the files right in it, that remain when a bundler has dropped what is not used. */
async function sourcesIn(code: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL("../../src", import.meta.url)) },
    bundle: true,
    external: ["immer", "pure-rand"],
    format: "esm",
    metafile: true,
    outdir: "unused",
    write: false,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput === 0 ? [] : [path.replaceAll("\\", "/").replace(/^.*\bsrc\//, "")],
  );
}

const ELSEWHERE =
  /^(?:bots|cli|node|notation|readers|session|simulate|testing)\/|^rules\/[\w-]*(?:clauses|catalogue)/;

test("the main entry holds neither another entry nor the texts of the clauses", async () => {
  const sources = await sourcesIn('export * from "./index.ts";');
  expect(sources).toContain("game/create.ts");
  expect(sources.filter((source) => ELSEWHERE.test(source))).toEqual([]);
});

test("who imports scoreSheet alone gets neither the making of games nor the reading of what callers pass", async () => {
  const sources = await sourcesIn('export { scoreSheet } from "./index.ts";');
  expect(sources).toContain("game/score.ts");
  expect(sources.filter((source) => ELSEWHERE.test(source))).toEqual([]);
  const isUnused = /^game\/(?:parse|options)\/|^game\/(?:create|apply|record|replay|run-table)\.ts$/;
  expect(sources.filter((source) => isUnused.test(source))).toEqual([]);
});
