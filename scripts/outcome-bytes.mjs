// Prints what an outcome of two random bots takes: in memory, as a line of a file, and packed by the thousand as over a
// queue. `npm run build` first.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { deflateRawSync } from "node:zlib";
import { playMany } from "../dist/node.js";

const CHUNK = 1000;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** The bytes in use once nothing is left to be collected. */
function bytesInUse() {
  collect();
  return process.memoryUsage().heapUsed;
}

/** What stands in a queue for an outcome: a row without names. */
function rowOf({ rounds, endedBy, totals, places, opponentTotal, record }) {
  return [rounds, endedBy, totals, places, opponentTotal, record];
}

for (const [games, records] of [
  [20_000, false],
  [1000, true],
]) {
  const before = bytesInUse();
  const options = { players: ["Ann", "Bob"] };
  const outcomes = await playMany({
    options,
    games,
    seed: 1,
    bots: ["random", "random"],
    workers: 0,
    records,
  });
  const memory = bytesInUse() - before;
  const line = outcomes.reduce((sum, outcome) => sum + JSON.stringify(outcome).length + 1, 0);
  let packed = 0;
  for (let from = 0; from < games; from += CHUNK) {
    const rows = outcomes.slice(from, from + CHUNK).map(rowOf);
    packed += deflateRawSync(JSON.stringify(rows), { level: 1 }).length;
  }
  const [inMemory, asLine, inQueue] = [memory, line, packed].map((bytes) => Math.round(bytes / games));
  const what = records ? "with its record" : "an outcome";
  console.log(`${what}: ${inMemory} bytes in memory, ${asLine} as a line, ${inQueue} packed`);
}
