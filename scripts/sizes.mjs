// Measures what an app pays for each export of each entry, minified and compressed, dependencies included, and compares it
// with etc/sizes.md; `--update` rewrites that page. Run `npm run build` first. Fails too where an import of
// scripts/size-limits.js is larger than its limit.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { limits } from "./size-limits.js";

const PAGE = "etc/sizes.md";
const NAME = "perfect-home-rules";
/** Entries that run in Node only. */
const NODE_ONLY = ["./node", "./queue"];
/** What a size may differ from the page, in kB and as a share, before somebody has to look at it. */
const SLACK = 0.15;
const SLACK_SHARE = 0.03;

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const entries = Object.entries(manifest.exports)
  .filter(([path, target]) => target.import && !NODE_ONLY.includes(path))
  .map(([path, target]) => ({ name: NAME + path.slice(1), file: target.import.default }));

/** The file of an entry, by the name under which it is imported. */
function fileOf(entry) {
  return resolve(entries.find(({ name }) => name === entry).file);
}

/**
 * The sizes in kB of what is bundled of some modules, given as text. What a client such as `/bots` imports of the other
 * entries lies beside it and is not counted, unless `withClients` is true.
 */
async function sizesOf(texts, withClients = false) {
  const { outputFiles } = await build({
    entryPoints: texts.map((_, index) => ({ in: `text:${index}`, out: String(index) })),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    write: false,
    outdir: "temp",
    logLevel: "error",
    plugins: [
      {
        name: "texts",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^text:/ }, ({ path }) => ({ path: path.slice(5), namespace: "text" }));
          onLoad({ filter: /./, namespace: "text" }, ({ path }) => ({
            contents: texts[path],
            resolveDir: ".",
          }));
          onResolve({ filter: /^perfect-home-rules/ }, ({ path, namespace }) =>
            withClients || namespace === "text" ? { path: fileOf(path) } : { path, external: true },
          );
        },
      },
    ],
  });
  const sizes = outputFiles.map(({ path, contents }) => [
    Number(/(\d+)\.js$/.exec(path)[1]),
    gzipSync(contents, { level: 9 }).length / 1000,
  ]);
  return sizes.sort(([a], [b]) => a - b).map(([, size]) => size);
}

/** What an import costs that has a limit; with `beside` what it adds to another one. */
async function sizeHeld({ text, beside }) {
  if (beside === undefined) return (await sizesOf([text]))[0];
  const [alone, together] = await sizesOf([beside, `${beside};${text}`], true);
  return together - alone;
}

/** The page: a table of each entry, the whole entry first. */
async function measured() {
  const rows = [];
  for (const { name, file } of entries) {
    rows.push({ entry: name, item: "everything", text: `export * from "${name}"` });
    const values = Object.keys(await import(`../${file}`)).sort();
    for (const value of values)
      rows.push({ entry: name, item: `\`${value}\``, text: `export { ${value} } from "${name}"` });
  }
  const sizes = await sizesOf(rows.map(({ text }) => text));
  return rows.map((row, index) => ({ ...row, size: sizes[index] }));
}

function pageOf(rows) {
  const tables = entries.map(({ name }) => {
    const lines = rows.filter(({ entry }) => entry === name);
    const cells = lines.map(({ item, size }) => `| ${item} | ${size.toFixed(1)} |`);
    return `## \`${name}\`\n\n| import | kB |\n|---|---:|\n${cells.join("\n")}\n`;
  });
  return `# What an import costs

In kB of 1000 bytes, minified by esbuild and compressed with gzip, dependencies included; what a client entry such as \`/bots\`
imports of the other entries lies beside it and is not counted. Written by \`npm run size -- --update\`.

${tables.join("\n")}`;
}

/** The sizes of a page, by entry and import. */
function sizesOn(page) {
  const sizes = new Map();
  let entry = "";
  for (const line of page.split("\n")) {
    entry = /^## `(.+)`$/.exec(line)?.[1] ?? entry;
    const [, item, size] = /^\| (.+) \| ([\d.]+) \|$/.exec(line) ?? [];
    if (item !== undefined) sizes.set(`${entry} ${item}`, Number(size));
  }
  return sizes;
}

const rows = await measured();
if (process.argv.includes("--update")) {
  writeFileSync(PAGE, pageOf(rows));
} else {
  const before = sizesOn(existsSync(PAGE) ? readFileSync(PAGE, "utf8") : "");
  const differing = rows.filter(({ entry, item, size }) => {
    const known = before.get(`${entry} ${item}`);
    return known === undefined || Math.abs(size - known) > Math.max(SLACK, known * SLACK_SHARE);
  });
  for (const { entry, item, size } of differing)
    console.log(
      `${entry} ${item}: ${size.toFixed(1)} kB instead of ${before.get(`${entry} ${item}`) ?? "nothing"}`,
    );
  const gone = [...before.keys()].filter(
    (key) => !rows.some(({ entry, item }) => key === `${entry} ${item}`),
  );
  for (const key of gone) console.log(`${key}: gone`);
  if (differing.length + gone.length > 0) {
    console.log(`${PAGE} differs: npm run size -- --update`);
    process.exitCode = 1;
  }
}

for (const held of limits) {
  const size = await sizeHeld(held);
  const isOver = size > held.limit;
  console.log(`${isOver ? "TOO LARGE " : ""}${held.name}: ${size.toFixed(2)} kB of ${held.limit}`);
  if (isOver) process.exitCode = 1;
}
