// Runs npm scripts side by side, as many at a time as there are processors: `node scripts/together.mjs lint types`. What
// each of them prints is shown when it has ended. Fails if one of them fails, after all have ended.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

function run(script) {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "--silent", script], {
      env: process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : process.env,
      shell: process.platform === "win32", // there npm is a script
    });
    let output = "";
    const collect = (data) => {
      output += data;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("close", (code) => {
      console.log(`── ${script}: ${code === 0 ? "done" : "FAILED"}\n${output.trim()}`);
      if (code !== 0) process.exitCode = 1;
      resolve();
    });
  });
}

const waiting = process.argv.slice(2);

async function runWhatWaits() {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) await run(script);
}

await Promise.all(Array.from({ length: availableParallelism() }, runWhatWaits));
