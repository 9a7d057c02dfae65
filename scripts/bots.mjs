// Lets the bots of the package play against each other (run `npm run build` first): games for two in which they change
// seats, 1,000 of each match. `--games 300` plays fewer, `--match monte-carlo` only that bot's match, `--check` fails where
// a bot is all but certain to win too few. Wins are given with their 95 % confidence interval (Wilson); a tie counts as
// half a win, which can only make the interval too wide.
import { parseArgs } from "node:util";
import { playMany } from "../dist/node.js";

const MATCHES = [
  { bot: "greedy", other: "random", min: 0.95 },
  { bot: "monte-carlo", other: "greedy", min: 0.6 },
];

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    match: { type: "string" },
    check: { type: "boolean", default: false },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const matches = MATCHES.filter(({ bot }) => (values.match ?? bot) === bot);

if (matches.length === 0) refuse(`--match must be one of ${MATCHES.map(({ bot }) => bot).join(", ")}`);
if (!Number.isInteger(games) || games < 2)
  refuse("--games must be an integer of at least 2, so that each bot has each seat");

function refuse(message) {
  console.error(message);
  process.exit(1);
}

/** What came of a bot's games in one seat, with its own result first. */
async function play({ bot, other }, seat, count, firstSeed) {
  const bots = seat === 0 ? [bot, other] : [other, bot];
  const outcomes = await playMany({
    options: { players: ["Ann", "Bob"] },
    games: count,
    seed: firstSeed,
    bots,
    onProgress: (done) => process.stderr.isTTY && process.stderr.write(`\r${bots}: ${done} of ${count} `),
  });
  return outcomes.map(({ places, totals }) => ({
    result: Math.sign(places[1 - seat] - places[seat]),
    totals: [totals[seat], totals[1 - seat]],
  }));
}

/** Wilson's interval for a share of some games. */
function interval(share) {
  const z = 1.96;
  const middle = share + z ** 2 / (2 * games);
  const reach = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  return [-1, 1].map((side) => (middle + side * reach) / (1 + z ** 2 / games));
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const mean = (numbers) => (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(1);

for (const match of matches) {
  const inFirstSeat = Math.ceil(games / 2);
  const played = [
    ...(await play(match, 0, inFirstSeat, seed)),
    ...(await play(match, 1, games - inFirstSeat, seed + inFirstSeat)),
  ];
  const count = (result) => played.filter((each) => each.result === result).length;
  const share = (count(1) + count(0) / 2) / games;
  const [from, to] = interval(share);
  const scores = [0, 1].map((side) => mean(played.map(({ totals }) => totals[side])));
  const missed = to < match.min;
  console.log(
    [
      `${match.bot} against ${match.other}, ${games} games:`,
      `${count(1)} won, ${count(0)} tied, ${count(-1)} lost;`,
      `${percent(share)} (${percent(from)} to ${percent(to)}) with ties as half a win;`,
      `mean scores ${scores.join(" and ")};`,
      `bar ${percent(match.min)} within the interval or below: ${missed ? "missed" : "reached"}`,
    ].join(" "),
  );
  if (values.check && missed) process.exitCode = 1;
}
