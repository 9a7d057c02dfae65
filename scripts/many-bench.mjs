// Measures `playMany` of the built package with as many worker threads as it takes by itself beside the thread of the
// caller, one after the other; the ratio is the median of several rounds. It needs two processors that nothing else uses.
// Processes that play side by side, and share nothing but the machine, show how much it has to give: threads reach no more.
// `--rounds 7` measures longer, `--check` fails where a bar is missed: `npm run build` first.
import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { playMany } from "../dist/node.js";

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, rounds: { type: "string", default: "5" } },
});

/** How many games of which bots, and how many times as fast as in one thread they must be. */
const SERIES = [
  { bot: "random", games: 1000, min: 0.95 },
  { bot: "random", games: 40_000, min: 1.8 },
  { bot: "greedy", games: 5, min: 0.95 },
  { bot: "greedy", games: 200, min: 1.6 },
];

async function secondsFor({ bot, games }, workers, seed) {
  const begun = performance.now();
  await playMany({ options: { players: ["Ann", "Bob"] }, games, seed, bots: [bot, bot], workers });
  return (performance.now() - begun) / 1000;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** How long each process plays a series while the others do too. */
function secondsIn(processes, series) {
  return Promise.all(
    processes.map(async (child) => {
      child.send(series);
      const [seconds] = await once(child, "message");
      return seconds;
    }),
  );
}

/** How many times as fast as one process as many are as there are processors. */
async function ceilingOf({ bot, games }, rounds) {
  const processes = Array.from({ length: availableParallelism() }, () =>
    fork(fileURLToPath(import.meta.url)),
  );
  const few = { bot, games: Math.ceil(games / 4) };
  const ratios = [];
  for (let round = 0; round <= rounds; round++) {
    const together = Math.max(...(await secondsIn(processes, few)));
    const [alone] = await secondsIn(processes.slice(0, 1), few);
    if (round > 0) ratios.push((processes.length * alone) / together); // the first one warms up
  }
  for (const child of processes) child.disconnect();
  return median(ratios);
}

async function measure(series, rounds) {
  const measured = [];
  for (let round = 0; round <= rounds; round++) {
    const seed = round * series.games;
    const alone = await secondsFor(series, 0, seed);
    const shared = await secondsFor(series, undefined, seed);
    if (round > 0) measured.push({ alone, shared, ratio: alone / shared }); // the first one warms up
  }
  const [alone, shared, ratio] = ["alone", "shared", "ratio"].map((name) =>
    median(measured.map((each) => each[name])),
  );
  const verdict = ratio < series.min ? "missed" : "reached";
  const ceiling =
    series.min < 1 ? "" : `; processes side by side reach ${(await ceilingOf(series, rounds)).toFixed(2)} x`;
  console.log(
    `${series.games} games of ${series.bot}: ${alone.toFixed(2)} s in one thread, ${shared.toFixed(2)} s by default, ` +
      `${ratio.toFixed(2)} x; bar ${series.min}: ${verdict}${ceiling}`,
  );
  if (values.check && ratio < series.min) process.exitCode = 1;
}

if (process.send === undefined) {
  for (const series of SERIES) await measure(series, Number(values.rounds));
} else {
  process.on("message", async (series) => process.send(await secondsFor(series, 0, 0)));
}
