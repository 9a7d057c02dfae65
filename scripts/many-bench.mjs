// Measures `playMany` of the built package with as many worker threads as it takes by itself beside the thread of the
// caller, one after the other; the ratio is the median of several rounds. It needs two processors that nothing else uses.
// `--rounds 7` measures longer, `--check` fails where a bar is missed: `npm run build` first.
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

for (const series of SERIES) {
  const rounds = [];
  for (let round = 0; round <= Number(values.rounds); round++) {
    const seed = round * series.games;
    const alone = await secondsFor(series, 0, seed);
    const shared = await secondsFor(series, undefined, seed);
    if (round > 0) rounds.push({ alone, shared, ratio: alone / shared }); // the first one warms up
  }
  const [alone, shared, ratio] = ["alone", "shared", "ratio"].map((name) =>
    median(rounds.map((each) => each[name])),
  );
  const verdict = ratio < series.min ? "missed" : "reached";
  console.log(
    `${series.games} games of ${series.bot}: ${alone.toFixed(2)} s in one thread, ${shared.toFixed(2)} s by default, ` +
      `${ratio.toFixed(2)} x; bar ${series.min}: ${verdict}`,
  );
  if (values.check && ratio < series.min) process.exitCode = 1;
}
