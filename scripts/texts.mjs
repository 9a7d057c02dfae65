// Gives the built command line files of 1 MB whose names are hard to measure, and prints the CPU time that each took:
// `npm run build && npm run texts`. Fails above 2 s. The time is that of the child alone, start included, so that it
// does not depend on what else the machine does.
import { spawnSync } from "node:child_process";

const BYTES = 1_000_000;
const BAR = 2; // seconds
const UNITS = {
  letters: "a",
  "combining marks": "\u0301",
  "zero-width spaces": "\u200b",
  "joined emoji": "👩\u200d👩\u200d👧\u200d👦",
  flags: "🇫🇷",
  "lone surrogates": "\\ud83d",
  ligatures: "ﷺ",
  "Hangul parts": "\u1100\u1161",
  "line separators": "\u2028",
  "bidirectional controls": "\u202e",
  brackets: "[",
};

/** Tells the CPU time of the child on its fourth channel, in microseconds. */
const TELL =
  'data:text/javascript,import{writeSync}from"node:fs";' +
  'process.on("exit",()=>{const{user,system}=process.cpuUsage();writeSync(3,String(user+system))})';

function secondsOf(command, input) {
  const { status, output } = spawnSync(process.execPath, ["--import", TELL, "dist/cli.js", command, "-"], {
    input,
    encoding: "utf8",
    maxBuffer: 100 * BYTES,
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    timeout: 60_000,
  });
  if (![0, 1, 2].includes(status)) throw new Error(`${command} ended with ${status}`);
  return Number(output[3]) / 1e6;
}

const recordOf = (names) => {
  const players = names.map((name) => `"${name}"`).join(", ");
  return `record 1\npackage 1.0.0\nplayers [${players}]\nseed 1\n`;
};
const filled = (unit, bytes) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
const STREETS = ". . . . . . . . . .\n. . . . . . . . . . .\n. . . . . . . . . . . .\n\n";

const inputs = Object.entries(UNITS).flatMap(([name, unit]) => {
  const six = recordOf([0, 1, 2, 3, 4, 5].map((seat) => `${filled(unit, BYTES / 6 - 50)}${seat}`));
  const one = recordOf([filled(unit, BYTES - 100)]);
  return [
    ["replay", `one player named with ${name}`, one],
    ["replay", `six players named with ${name}`, six],
    ["moves", `six players named with ${name}`, six],
    ["score", `a sheet of ${name}`, filled(unit, BYTES)],
  ];
});
inputs.push(["score", "many sheets", filled(STREETS, BYTES)]);
inputs.push(["replay", "deep JSON", `record 1\npackage 1.0.0\nplayers ${filled("[", BYTES - 100)}`]);

const taken = inputs.map(([command, name, input]) => ({ command, name, seconds: secondsOf(command, input) }));
taken.sort((a, b) => b.seconds - a.seconds);
console.log(`${taken.length} files of up to 1 MB; those that took longest:`);
for (const { command, name, seconds } of taken.slice(0, 5))
  console.log(`${seconds.toFixed(2)} s  ${command}, ${name}`);
if (taken[0].seconds > BAR) process.exitCode = 1;
