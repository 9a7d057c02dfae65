// Measures games over a queue beside games in threads: `npm run build`, then `npm run queue-bench`. Starts a redis-server
// and two workers of a thread each. `--check` fails where a bar is missed; `--million` plays 1,000,000 games once from end
// to end, by the command line into a file, and tells the time, the memory and what is left in Redis.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { playMany } from "../dist/node.js";

const CLI = "dist/cli.js";
/** Throughput over a queue must be at least this share of that in threads. */
const SHARE = 0.9;
/** A job may cost no more than this beyond its games, in milliseconds. */
const OVERHEAD = 5;

const args = process.argv.slice(2);
/** The number behind an option. */
function numberAfter(option, usual) {
  const at = args.indexOf(option);
  return at < 0 ? usual : Number(args[at + 1] ?? usual);
}
/** How long each run takes, about. */
const SECONDS = numberAfter("--seconds", 15);
const folder = mkdtempSync(join(tmpdir(), "queue-bench-"));
const children = [];

function start(command, ...args) {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"] });
  children.push(child);
  return child;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

/** Plays games of two, and tells how many a second, and in how many parts they came. */
async function play(games, more) {
  let parts = 0;
  const begun = performance.now();
  await playMany({
    options: { players: ["Ann", "Bob"] },
    games,
    seed: 7,
    bots: ["random", "random"],
    onOutcome() {},
    onProgress() {
      parts += 1;
    },
    ...more,
  });
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, rate: games / seconds, parts };
}

let series = 0;
const queued = (connection, chunkTime) => ({ queue: { connection, name: `bench-${series++}`, chunkTime } });

/** Compares throughputs, and what jobs cost. */
async function compare(connection) {
  const { rate: guess } = await play(4000, { workers: 2 });
  const games = Math.round(guess * SECONDS);
  await play(Math.round(games / 4), queued(connection, 1000)); // workers are warm as those of a fleet are
  const runs = [];
  for (let round = 0; round < 3; round++) {
    const threads = await play(games, { workers: 2 });
    const queue = await play(games, queued(connection, 1000));
    runs.push({ threads: threads.rate, queue: queue.rate, share: queue.rate / threads.rate });
    console.log(
      `threads ${Math.round(threads.rate)}/s, queue ${Math.round(queue.rate)}/s in ${queue.parts} chunks:`,
      (queue.rate / threads.rate).toFixed(3),
    );
  }
  const share = runs.map((run) => run.share).sort((a, b) => a - b)[1];
  const { queue: rate } = runs.sort((a, b) => a.queue - b.queue)[1];
  const small = await play(Math.round(games / 4), queued(connection, 1));
  const overhead = (1000 * (small.seconds - games / 4 / rate)) / small.parts;
  console.log(`median share ${share.toFixed(3)} (bar ${SHARE})`);
  console.log(
    `${small.parts} jobs of a millisecond: ${overhead.toFixed(2)} ms each beyond their games (bar ${OVERHEAD})`,
  );
  return share >= SHARE && overhead < OVERHEAD;
}

/** The memory of a process, in MB; 0 once it has ended. */
function megabytesOf({ pid }) {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return 0;
  }
}

/** Plays a million games from end to end. */
async function playMillion(connection, workers, games) {
  const file = join(folder, "games.jsonl");
  const begun = performance.now();
  const queue = ["--redis", connection, "--output", file, "--json"];
  const caller = start(process.execPath, CLI, "play", "--games", String(games), "--seed", "7", ...queue);
  const redis = new Redis(connection);
  let memory = 0;
  const watching = setInterval(() => {
    memory = Math.max(memory, megabytesOf(caller));
  }, 1000);
  const [code] = await once(caller, "exit");
  clearInterval(watching);
  const seconds = (performance.now() - begun) / 1000;
  const peak = /used_memory_peak:(\d+)/.exec(await redis.info("memory"))?.[1];
  const left = await redis.dbsize();
  redis.disconnect();
  const lines = readFileSync(file).reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0);
  console.log(
    `${lines} games in ${Math.round(seconds)} s, ${Math.round(lines / seconds)} a second; exit code ${code}`,
  );
  console.log(`at most: caller ${memory} MB, workers ${workers.map(megabytesOf).join(" and ")} MB`);
  console.log(
    `Redis at most ${Math.round(Number(peak) / 1e6)} MB, ${left} keys left; file ${Math.round(statSync(file).size / 1e6)} MB`,
  );
  return code === 0 && lines === games && left === 0;
}

try {
  const port = await freePort();
  const connection = `redis://127.0.0.1:${port}`;
  start("redis-server", "--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder);
  await sleep(500);
  const workers = [1, 2].map(() =>
    start(process.execPath, CLI, "worker", "--redis", connection, "--concurrency", "1"),
  );
  const isLong = args.includes("--million");
  const isRight = await (isLong
    ? playMillion(connection, workers, numberAfter("--games", 1_000_000))
    : compare(connection));
  if (!isRight && (isLong || args.includes("--check"))) process.exitCode = 1;
} finally {
  for (const child of children) child.kill();
  await Promise.all(children.map((child) => (child.exitCode === null ? once(child, "exit") : null)));
  rmSync(folder, { recursive: true, force: true });
}
