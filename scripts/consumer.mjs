// Uses the packed tarball as somebody who installs it would: an empty project, `import` and `require`, types for both,
// a bundle for the browser, the example app that comes along, games in worker threads without their pool and with it. Run `node scripts/pack.mjs` first.
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const { exports: entries, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const names = Object.keys(entries)
  .filter((name) => name !== "./package.json")
  .map((name) => name.replace(/^\./, "perfect-home-rules"));

const folder = mkdtempSync(join(tmpdir(), "consumer-"));
const run = (command, ...args) => {
  try {
    const shell = command === "npm" && process.platform === "win32"; // there npm is a script
    return execFileSync(command, args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"], shell });
  } catch (error) {
    throw new Error(`${command} ${args.join(" ")}\n${error.stdout}`);
  }
};

const GAME = `
let state = createGame({ players: ["Ann", "Bob"], seed: 7 });
while (!isOver(state)) {
  const moves = legalMoves(state);
  state = applyMove(state, moves[state.table.round % moves.length]);
}
if (standings(state).length !== 2) throw new Error("a game has no standings");
const total: number = scoreSheet(state, 0).total;
console.log(total);
`;
const CALLS = "applyMove, createGame, isOver, legalMoves, scoreSheet, standings";
const untyped = GAME.replaceAll(": number", "");

/** Prints where a bot was asked, and then what came of some games. */
const MANY = `
const games = { options: { players: ["Ann", "Bob"] }, games: 40, seed: 7, bots: ["random", "random"], workers: 2 };
const bot = new URL("${pathToFileURL(join(folder, "bot.mjs"))}");
playMany({ ...games, bots: [bot, bot] })
  .catch(({ failure }) => console.log(failure.thrown.split("\\n")[0]))
  .then(() => playMany({ ...games, bots: ["random", new URL("hanging.mjs", bot)], moveTime: 500 }))
  .catch(({ code }) => console.log(code))
  .then(() => playMany({ ...games, bots: ["random", new URL("exiting.mjs", bot)] }))
  .catch(({ code }) => console.log(code))
  .then(() => playMany(games))
  .then((outcomes) => console.log(JSON.stringify(outcomes)));
`;
const BOT = `import { isMainThread } from "node:worker_threads";
export const bot = () => { throw new Error(isMainThread ? "in the main thread" : "in a worker"); };
`;

/** Tries to play over a queue on a Redis that is not there, and prints why that can't be. */
const QUEUED = `
const queue = { connection: "redis://127.0.0.1:1", name: "series", patience: 100 };
playMany({ options: { players: ["Ann"] }, games: 1, seed: 7, bots: ["random"], queue })
  .catch(({ code }) => console.log(code));
`;

/** Sees to it that a queue gets as far as it can without its packages, or with them. */
function playQueued(wanted) {
  for (const file of ["queue.mjs", "queue.cjs"]) {
    const code = run("node", file).toString().trim();
    if (code !== wanted) throw new Error(`${file} gives ${code} instead of ${wanted}`);
  }
}

/** Plays many games in both formats, bots of modules in threads. */
function playMany() {
  const [byImport, byRequire] = ["many.mjs", "many.cjs"].map((file) => run("node", file).toString());
  const [asked, hanging, exiting, outcomes] = byImport.split("\n");
  if (asked !== "Error: in a worker")
    throw new Error(`bots are asked elsewhere than in a worker: ${byImport}`);
  if (hanging !== "bot.timed-out" || exiting !== "bot.exited")
    throw new Error(`a bot is not stopped: ${byImport}`);
  if (byImport !== byRequire) throw new Error(`import gives ${byImport}, require gives ${byRequire}`);
  return outcomes;
}

try {
  copyFileSync("temp/package.tgz", join(folder, "package.tgz"));
  writeFileSync(join(folder, "package.json"), '{ "name": "consumer", "private": true }');
  run("npm", "install", "--no-package-lock", "--prefer-offline", "./package.tgz");

  const imports = names.map((name, index) => `import * as entry${index} from "${name}";`).join("\n");
  const uses = names.map(
    (name, index) => `if (Object.keys(entry${index}).length === 0) throw new Error("${name}");`,
  );
  const requires = names.map((name, index) => `const entry${index} = require("${name}");`).join("\n");
  const main = `import { ${CALLS} } from "perfect-home-rules";`;
  writeFileSync(join(folder, "game.mjs"), `${main}\n${imports}\n${uses.join("\n")}\n${untyped}`);
  writeFileSync(
    join(folder, "game.cjs"),
    `const { ${CALLS} } = require("perfect-home-rules");\n${requires}\n${uses.join("\n")}\n${untyped}`,
  );
  const [byImport, byRequire] = ["game.mjs", "game.cjs"].map((file) => run("node", file).toString());
  if (byImport !== byRequire) throw new Error(`import gives ${byImport}, require gives ${byRequire}`);

  writeFileSync(join(folder, "bot.mjs"), BOT);
  writeFileSync(join(folder, "hanging.mjs"), "export const bot = () => { for (;;); };");
  writeFileSync(join(folder, "exiting.mjs"), "export const bot = () => process.exit(0);");
  const many = "perfect-home-rules/node";
  writeFileSync(join(folder, "many.mjs"), `import { playMany } from "${many}";\n${MANY}`);
  writeFileSync(join(folder, "many.cjs"), `const { playMany } = require("${many}");\n${MANY}`);
  const queue = "perfect-home-rules/queue";
  writeFileSync(join(folder, "queue.mjs"), `import { playMany } from "${many}";\n${QUEUED}`);
  writeFileSync(join(folder, "queue.cjs"), `const { playMany } = require("${many}");\n${QUEUED}`);
  playQueued("queue.not-installed");
  const alone = playMany();
  const peers = ["piscina", "bullmq", "ioredis"].map((name) => `${name}@${devDependencies[name]}`);
  run("npm", "install", "--no-package-lock", "--prefer-offline", ...peers);
  playQueued("queue.unreachable");
  if (playMany() !== alone) throw new Error("with a pool other games are played than without");

  writeFileSync(join(folder, "typed.mts"), `${main}\n${imports}\n${uses.join("\n")}\n${GAME}`);
  writeFileSync(join(folder, "typed.cts"), `${main}\n${imports}\n${uses.join("\n")}\n${GAME}`);
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    module: "nodenext",
    types: [],
  };
  cpSync(join(folder, "node_modules/perfect-home-rules/examples"), join(folder, "examples"), {
    recursive: true,
  });
  const app = "examples/hot-seat/main.ts";
  const project = { compilerOptions, files: ["typed.mts", "typed.cts", app] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  run("node", tsc, "-p", ".");

  // Without `platform: "node"` an import of a Node built-in fails.
  const forBrowsers = names.filter((name) => name !== many && name !== queue);
  const bundled = forBrowsers.map((name) => `export * from "${name}";`).join("\n");
  for (const contents of [bundled, `import "./${app}";`])
    await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      format: "esm",
      platform: "browser",
      write: false,
      logLevel: "error",
    });
  console.log(
    `${names.length} entries work by import and by require, with types; ${forBrowsers.length} bundle for a browser`,
  );
  console.log("many games are the same in threads as without, in both formats");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
