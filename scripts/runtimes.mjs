// Tries the packed tarball wherever the guide says that it runs, each thing in a folder of its own: runtimes, bundlers, test
// runners, versions of TypeScript: `npm run runtimes`, or after `node scripts/pack.mjs` only some, `node scripts/runtimes.mjs
// bundlers`. `--update` writes what was tried into docs/getting-started.md. Needs the npm registry, and Chromium for one line.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const GUIDE = "docs/getting-started.md";
const NODE_ONLY = ["perfect-home-rules/node", "perfect-home-rules/queue"];
const [part = ""] = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));

const { exports: entries } = JSON.parse(readFileSync("package.json", "utf8"));
const names = Object.keys(entries)
  .filter((name) => name !== "./package.json")
  .map((name) => name.replace(/^\./, "perfect-home-rules"))
  .filter((name) => !NODE_ONLY.includes(name));

const PLAY = `
function play({ applyMove, createGame, isOver, legalMoves, scoreSheet }) {
  let state = createGame({ players: ["Ann", "Bob"], seed: 7, layout: "zombies" });
  while (!isOver(state)) {
    const moves = legalMoves(state);
    state = applyMove(state, moves[state.table.round % moves.length]);
  }
  return scoreSheet(state, 0).total;
}
`;
const imports = names.map((name, index) => `import * as entry${index} from "${name}";`).join("\n");
const requires = names.map((name, index) => `const entry${index} = require("${name}");`).join("\n");
const all = `[${names.map((_, index) => `entry${index}`).join(", ")}]`;
const say = `console.log(JSON.stringify([play(entry0), ${all}.filter((entry) => Object.keys(entry).length > 0).length]));`;

const PROGRAMS = {
  "game.mjs": `${imports}\n${PLAY}\n${say}`,
  "game.cjs": `${requires}\n${PLAY}\n${say}`,
  // A game begun by one is played by the other.
  "both.mjs": `import { createRequire } from "node:module";
${imports}
${requires.replaceAll("const entry", "const other").replace(/^/, "const require = createRequire(import.meta.url);\n")}
${PLAY}
${say.replace("play(entry0)", "play({ ...entry0, applyMove: other0.applyMove, scoreSheet: other0.scoreSheet })")}`,
  // Without a main that runs, for bundlers and test runners.
  "game.test.js": `import * as entry0 from "perfect-home-rules";
${PLAY}
test("a game", () => { expect(play(entry0)).toBe(TOTAL); });`,
  "typed.ts": `${imports}
import type { GameState, Move } from "perfect-home-rules";
const state: GameState = entry0.createGame({ players: ["Ann", "Bob"], seed: 7 });
const moves: readonly Move[] = entry0.legalMoves(state);
export const total: number = entry0.scoreSheet(entry0.applyMove(state, moves[0]), 0).total;
// @ts-expect-error: there is no such layout's type
entry0.createGame({ players: 7 });
export const entries: object[] = ${all};`,
};

const root = mkdtempSync(join(tmpdir(), "runtimes-"));
const isWindows = process.platform === "win32"; // there npm is a script

function run(folder, command, ...args) {
  return execFileSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    shell: isWindows && command === "npm",
  });
}

/** A folder with the package and others in it. */
function project(name, ...packages) {
  const folder = join(root, name.replaceAll(/\W/g, "-"));
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "name": "project", "private": true }');
  copyFileSync("temp/package.tgz", join(folder, "package.tgz"));
  run(folder, "npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "./package.tgz", ...packages);
  for (const [file, text] of Object.entries(PROGRAMS))
    writeFileSync(join(folder, file), text.replace("TOTAL", String(total)));
  return folder;
}

/** The version that was installed. */
function versionOf(folder, name) {
  return JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8")).version;
}

const bin = (folder, name) => join(folder, "node_modules/.bin", isWindows ? `${name}.cmd` : name);

let total = null;
/** What a program must print: that which it prints here. */
let wanted = null;
let failures = 0;

/** A tick for what runs, with the same outcome as here. */
function mark(attempt) {
  try {
    const printed = attempt().trim();
    if (printed !== wanted) throw new Error(`printed ${printed} instead of ${wanted}`);
    return "yes";
  } catch (error) {
    failures += 1;
    console.error(String(error.stdout ?? ""), String(error.stderr ?? ""), error.message);
    return "**no**";
  }
}

const RUNTIMES = [
  ...[20, 22, 24, "latest"].map((tag) => ["Node", `node@${tag}`, "node", []]),
  ["Bun", "bun@latest", "bun", []],
  ["Deno", "deno@latest", "deno", ["run", "--allow-all", "--node-modules-dir=manual"]],
];

function tryRuntimes() {
  return RUNTIMES.map(([title, spec, command, args]) => {
    const folder = project(spec, spec);
    const program = bin(folder, command);
    const version = run(folder, program, "--version").match(/\d+\.\d+\.\d+/)?.[0];
    const marks = ["game.mjs", "game.cjs", "both.mjs"].map((file) =>
      mark(() => run(folder, program, ...args, file)),
    );
    return [`${title} ${version}`, ...marks];
  });
}

const BUNDLERS = [
  [
    "esbuild",
    ["esbuild@latest"],
    ["game.mjs", "--bundle", "--format=esm", "--platform=browser", "--outfile=out.mjs"],
  ],
  [
    "rollup",
    ["rollup@latest", "@rollup/plugin-node-resolve@latest"],
    ["game.mjs", "-p", "node-resolve", "-f", "es", "-o", "out.mjs"],
  ],
  ["vite", ["vite@latest"], ["build", "--config", "vite.config.mjs"]],
  ["webpack", ["webpack@latest", "webpack-cli@latest"], ["--config", "webpack.config.mjs"]],
];
const CONFIGS = {
  "vite.config.mjs":
    'export default { build: { lib: { entry: "game.mjs", formats: ["es"], fileName: () => "out.mjs" }, outDir: ".", emptyOutDir: false } };',
  "webpack.config.mjs":
    'export default { mode: "production", target: "web", entry: "./game.mjs", output: { path: import.meta.dirname ?? process.cwd(), filename: "out.mjs" } };',
  "babel.config.cjs":
    'module.exports = { presets: [["@babel/preset-env", { targets: { node: "current" } }]] };',
};

function tryBundlers() {
  return BUNDLERS.map(([name, packages, args]) => {
    const folder = project(name, ...packages);
    for (const [file, text] of Object.entries(CONFIGS)) writeFileSync(join(folder, file), text);
    const outcome = mark(() => {
      run(folder, bin(folder, name), ...args);
      return run(folder, process.execPath, "out.mjs");
    });
    return [`${name} ${versionOf(folder, name)}`, outcome];
  });
}

const RUNNERS = [
  [
    "Jest",
    "jest",
    ["jest@latest", "babel-jest@latest", "@babel/core@latest", "@babel/preset-env@latest"],
    [],
  ],
  ["vitest", "vitest", ["vitest@4"], ["run", "--globals"]],
];

function tryRunners() {
  return RUNNERS.map(([title, name, packages, args]) => {
    const folder = project(name, ...packages);
    writeFileSync(join(folder, "babel.config.cjs"), CONFIGS["babel.config.cjs"]);
    const outcome = mark(() => {
      run(folder, bin(folder, name), ...args);
      return wanted;
    });
    return [`${title} ${versionOf(folder, name)}`, outcome];
  });
}

/** Chromium or Chrome, with the file of the package that needs no bundler. */
async function tryBrowser() {
  const { openPage, startBrowser } = await import("./source.js").then(({ importSource }) =>
    importSource("test/browser/pages.ts"),
  );
  const browser = await startBrowser();
  try {
    const file = readFileSync("dist/perfect-home-rules.min.js", "utf8");
    const script = `import * as entry0 from "./whole.js";${PLAY} document.title = String(play(entry0));`;
    const page = { "index.html": `<script type="module">${script}</script>`, "whole.js": file };
    const opened = await openPage(browser, page, []);
    await opened.page.waitForFunction(() => document.title !== "");
    const title = await opened.page.title();
    return [
      [`Chromium ${browser.version()}, no bundler`, mark(() => (title === String(total) ? wanted : title))],
    ];
  } finally {
    await browser.close();
  }
}

const COMPILERS = ["5.0", "5.2", "5.4", "5.6", "5.8", "5.9", "6", "7"];
const RESOLUTIONS = { node10: "esnext", node16: "node16", nodenext: "nodenext", bundler: "esnext" };
/** What these versions do not know any more. */
const isGone = (compiler, resolution) => resolution === "node10" && Number(compiler) >= 7;

function tryCompilers() {
  return COMPILERS.map((compiler) => {
    const folder = project(`typescript-${compiler}`, `typescript@${compiler}`);
    const marks = Object.entries(RESOLUTIONS).map(([moduleResolution, module]) => {
      if (isGone(compiler, moduleResolution)) return "–";
      const compilerOptions = {
        noEmit: true,
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        target: "es2022",
        lib: ["es2022", "dom"],
        types: [],
        module,
        moduleResolution,
      };
      if (compiler === "6") compilerOptions.ignoreDeprecations = "6.0"; // node10 ends with it
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["typed.ts"] }));
      return mark(() => `${run(folder, bin(folder, "tsc"), "-p", ".")}${wanted}`);
    });
    return [`TypeScript ${versionOf(folder, "typescript")}`, ...marks];
  });
}

const row = (cells) => `| ${cells.join(" | ")} |`;
const table = (head, rows) => [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

try {
  const here = project("here");
  wanted = run(here, process.execPath, "game.mjs").trim();
  [total] = JSON.parse(wanted);
  const parts = [
    ["runtimes", ["runs on", "ES modules", "CommonJS", "both at once"], tryRuntimes],
    ["bundlers", ["bundled by", "runs"], tryBundlers],
    ["runners", ["tested by", "runs"], tryRunners],
    ["browser", ["in a browser", "runs"], tryBrowser],
    ["compilers", ["types, with `moduleResolution`", ...Object.keys(RESOLUTIONS)], tryCompilers],
  ];
  const tables = [];
  for (const [name, head, attempt] of parts) {
    if (!name.includes(part)) continue;
    tables.push(table(head, await attempt()));
    console.log(`${tables.at(-1)}\n`);
  }
  if (process.argv.includes("--update")) {
    const text = readFileSync(resolve(GUIDE), "utf8");
    const between = /(<!-- runtimes -->\n).*?(\n<!-- end of runtimes -->)/s;
    writeFileSync(
      GUIDE,
      text.replace(between, (_, before, after) => `${before}\n${tables.join("\n\n")}\n${after}`),
    );
  }
  if (failures > 0) process.exitCode = 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
