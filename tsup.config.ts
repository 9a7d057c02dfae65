import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { pureTables } from "./scripts/pure-tables.js";
import { withExpansions } from "./scripts/with-expansions.js";

// tsup's own `clean` would let one bundle delete the files of another.
rmSync("dist", { recursive: true, force: true });

const shared: Options = {
  format: ["esm", "cjs"],
  target: "es2023",
  // Without it tsup makes the shared CommonJS files with sucrase, which turns every `??` and `?.` into a slow call.
  treeshake: true,
  esbuildPlugins: [pureTables],
};

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/** The licences of the libraries in a bundle ask to go along with it. */
function licencesFile(bundle: string): Plugin {
  return {
    name: "licences",
    setup(build) {
      build.onEnd(({ metafile }) => {
        const folders = Object.keys(metafile?.inputs ?? {}).flatMap(
          (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [],
        );
        const licences = [...new Set(folders)].sort().map((folder) => {
          const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
          if (file === undefined) throw new Error(`${folder} has no licence`);
          const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
          return `${name}\n\n${readFileSync(`${folder}/${file}`, "utf8").trim()}\n`;
        });
        mkdirSync("dist", { recursive: true });
        const path = `dist/${bundle.replace(/\.js$/, "")}.licences.txt`;
        writeFileSync(path, `Libraries in ${bundle}\n\n${licences.join(`\n${"-".repeat(80)}\n\n`)}`);
      });
    },
  };
}

/** Entries that share their code: a state made by one is known to the others. */
const SHARING = {
  core: "src/core/index.ts",
  "dream-home": "src/dream-home/index.ts",
  "dream-home-bots": "src/dream-home/bots/index.ts",
  "dream-home-simulate": "src/dream-home/simulate/index.ts",
  "dream-home-svg": "src/dream-home/svg/index.ts",
  encoding: "src/encoding/index.ts",
  expansions: "src/expansions/index.ts",
  index: "src/index.ts",
  notation: "src/notation/index.ts",
  readers: "src/readers/index.ts",
  rules: "src/clauses/index.ts",
  testing: "src/testing/index.ts",
  view: "src/view/index.ts",
};

/** Entries on their own, which import the others as anybody does. */
const CLIENTS = {
  bots: "src/bots/index.ts",
  "dream-home-protocol": "src/dream-home/protocol/index.ts",
  "dream-home-rules": "src/dream-home/rules/index.ts",
  "dream-home-session": "src/dream-home/session/index.ts",
  "dream-home-texts": "src/dream-home/texts/index.ts",
  protocol: "src/protocol/index.ts",
  session: "src/session/index.ts",
  svg: "src/svg/index.ts",
  texts: "src/texts/index.ts",
};

/** Files in one folder that export what entries do, by the names of these. */
function inOneFolder(entries: Readonly<Record<string, string>>): Record<string, string> {
  mkdirSync("temp/entries", { recursive: true });
  return Object.fromEntries(
    Object.entries(entries).map(([name, file]) => {
      const path = `temp/entries/${name}.ts`;
      writeFileSync(path, `export * from "../../${file.replace(/ts$/, "js")}";\n`);
      return [name, path];
    }),
  );
}

export default defineConfig([
  // The types of all entries. tsup starts a compiler for each folder with entries, which takes longer than all the rest:
  // so they are read from one folder. They are checked by `npm run check`, which every way to publish goes through.
  {
    format: ["esm", "cjs"],
    dts: { only: true, compilerOptions: { rootDir: ".", noCheck: true } },
    entry: inOneFolder({
      ...SHARING,
      ...CLIENTS,
      simulate: "src/simulate/index.ts",
      node: "src/node/index.ts",
      queue: "src/queue/index.ts",
    }),
    tsconfig: "src/node/tsconfig.json",
    external: [/^perfect-home-rules/],
  },
  {
    ...shared,
    splitting: true,
    esbuildPlugins: [withExpansions("src/index.ts", "src/core/index.ts"), pureTables],
    entry: SHARING,
  },
  // On its own: code that has met the frozen lists of the main entry stays slow for plain ones.
  {
    ...shared,
    esbuildPlugins: [withExpansions("src/simulate/index.ts", "src/simulate/simulators.ts"), pureTables],
    entry: { simulate: "src/simulate/index.ts" },
  },
  ...Object.entries(CLIENTS).map(
    ([name, file]): Options => ({ ...shared, entry: { [name]: file }, external: [/^perfect-home-rules/] }),
  ),
  {
    ...shared,
    shims: true,
    entry: { node: "src/node/index.ts" },
    external: [/^perfect-home-rules/],
  },
  {
    ...shared,
    shims: true,
    entry: { queue: "src/queue/index.ts" },
    external: [/^perfect-home-rules/],
  },
  // No entry of the package: its file is given to the pool of threads, which loads it with `require`. Node aborts the
  // whole process when a thread is stopped while it loads an ES module that way.
  {
    ...shared,
    format: "cjs",
    entry: { "node-worker": "src/node/worker.ts" },
    external: [/^perfect-home-rules/],
  },
  // For pages without a bundler: one file, whose libraries ask for nothing of Node's.
  {
    entry: { "perfect-home-rules.min": "src/browser.ts" },
    format: "esm",
    target: "es2023",
    platform: "browser",
    esbuildPlugins: [
      withExpansions("src/index.ts", "src/core/index.ts"),
      pureTables,
      licencesFile("perfect-home-rules.min.js"),
    ],
    noExternal: [/./],
    minify: true,
    splitting: false,
    define: { "process.env.NODE_ENV": '"production"' },
  },
  {
    entry: { cli: "src/cli/main.ts" },
    format: "esm",
    target: "node20",
    external: ["perfect-home-rules"],
    // The CommonJS libraries in this bundle ask for Node's modules with `require`.
    banner: {
      js: 'import { createRequire as requireFor } from "node:module";\nconst require = requireFor(import.meta.url);',
    },
    esbuildPlugins: [licencesFile("cli.js")],
  },
]);
