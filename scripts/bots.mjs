// Lets the bots of the package play against each other (run `npm run build` first): games for two in which they change
// seats, 1,000 of each match. `--games 300` plays fewer, `--match monte-carlo` only that bot's match, `--against greedy` only
// those against that one, `--check` fails where a bot is all but certain to win too few. Wins are given with their 95 %
// confidence interval (Wilson); a tie counts as half a win, which can only make the interval too wide. `--times` plays in one
// thread and tells how long the processor is busy with a decision of each bot.
//
// `--expansion all`, or the id of a sheet, plays on the basic sheet and those of the expansions: the games of each sheet are
// shared out among the ways to play it, and told in a table in Markdown.
import { parseArgs } from "node:util";
import { botOf } from "../dist/bots.js";
import { catalogue, EXPANSION_IDS } from "../dist/index.js";
import { playMany } from "../dist/node.js";

const MATCHES = [
  { bot: "greedy", other: "random", min: 0.95 },
  { bot: "monte-carlo", other: "greedy", min: 0.6 },
  { bot: "guided-monte-carlo", other: "monte-carlo", min: 0.6 },
  { bot: "guided-monte-carlo", other: "greedy", min: 0.5 },
];

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    match: { type: "string" },
    against: { type: "string" },
    expansion: { type: "string" },
    times: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const matches = MATCHES.filter(
  ({ bot, other }) => (values.match ?? bot) === bot && (values.against ?? other) === other,
);
const configurations = catalogue().configurations.filter(
  ({ layout, maxPlayers, nineAndThreeQuarters }) =>
    (layout === "classic" || EXPANSION_IDS.some((id) => layout.startsWith(id))) &&
    (values.expansion === "all" || values.expansion === layout) &&
    maxPlayers !== 1 &&
    !nineAndThreeQuarters,
);

if (matches.length === 0) {
  const known = MATCHES.map(({ bot, other }) => `--match ${bot} --against ${other}`);
  refuse(`--match and --against must be one of ${known.join(", ")}`);
}
if (!Number.isInteger(games) || games < 2)
  refuse("--games must be an integer of at least 2, so that each bot has each seat");
if (values.expansion !== undefined && configurations.length === 0)
  refuse(
    `--expansion must be all, classic, or the id of the sheet of an expansion: ${EXPANSION_IDS.join(", ")}`,
  );

function refuse(message) {
  console.error(message);
  process.exit(1);
}

const decisions = new Map();

/** A bot that is played in this thread, so that it can be timed. */
function timed(id) {
  const spent = { milliseconds: 0, count: 0 };
  decisions.set(id, spent);
  return (player) => {
    const before = process.cpuUsage();
    const move = botOf(id)(player);
    const { user, system } = process.cpuUsage(before);
    spent.milliseconds += (user + system) / 1000;
    spent.count += 1;
    return move;
  };
}

/** What came of a bot's games in one seat, with its own result first. */
async function playSeat({ bot, other }, options, seat, count, firstSeed) {
  if (count === 0) return [];
  const names = seat === 0 ? [bot, other] : [other, bot];
  const outcomes = await playMany({
    options: { players: ["Ann", "Bob"], ...options },
    games: count,
    seed: firstSeed,
    bots: values.times ? names.map((name) => players[name]) : names,
    onProgress: (done) => process.stderr.isTTY && process.stderr.write(`\r${names}: ${done} of ${count} `),
  });
  return outcomes.map(({ places, totals }) => ({
    result: Math.sign(places[1 - seat] - places[seat]),
    totals: [totals[seat], totals[1 - seat]],
  }));
}

/** What came of a bot's games, in each seat half of them. */
async function play(match, options, count, firstSeed) {
  const inFirstSeat = Math.ceil(count / 2);
  return [
    ...(await playSeat(match, options, 0, inFirstSeat, firstSeed)),
    ...(await playSeat(match, options, 1, count - inFirstSeat, firstSeed + inFirstSeat)),
  ];
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const mean = (numbers) => (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(1);

/** Wins, ties and defeats, with Wilson's interval for the share of wins. */
function summary(played) {
  const count = (result) => played.filter((each) => each.result === result).length;
  const share = (count(1) + count(0) / 2) / played.length;
  const z = 1.96;
  const middle = share + z ** 2 / (2 * played.length);
  const reach = z * Math.sqrt((share * (1 - share)) / played.length + z ** 2 / (4 * played.length ** 2));
  const [from, to] = [-1, 1].map((side) => (middle + side * reach) / (1 + z ** 2 / played.length));
  const scores = [0, 1].map((side) => mean(played.map(({ totals }) => totals[side])));
  return { won: count(1), tied: count(0), lost: count(-1), share, from, to, scores };
}

function judge({ to }, { min }) {
  const missed = to < min;
  if (values.check && missed) process.exitCode = 1;
  return `bar ${percent(min)} within the interval or below: ${missed ? "missed" : "reached"}`;
}

async function tellMatch(match) {
  const sum = summary(await play(match, {}, games, seed));
  console.log(
    [
      `${match.bot} against ${match.other}, ${games} games:`,
      `${sum.won} won, ${sum.tied} tied, ${sum.lost} lost;`,
      `${percent(sum.share)} (${percent(sum.from)} to ${percent(sum.to)}) with ties as half a win;`,
      `mean scores ${sum.scores.join(" and ")};`,
      judge(sum, match),
    ].join(" "),
  );
}

/** The games on one sheet, shared out among the ways to play it. */
async function playSheet(match, sheetWays) {
  const perWay = Math.floor(games / sheetWays.length);
  const played = [];
  for (const [index, { edition, layout, mode, advanced }] of sheetWays.entries()) {
    const count = perWay + (index < games % sheetWays.length ? 1 : 0);
    const cell = await play(match, { edition, layout, mode, advanced }, count, seed + played.length);
    played.push(...cell.map((each) => ({ ...each, way: advanced ? `${mode}, Advanced` : mode })));
  }
  return played;
}

function row(name, match, played) {
  const { won, tied, share, from, to, scores } = summary(played);
  const ties = tied === 0 ? "" : ` and ${tied} ${tied === 1 ? "tie" : "ties"}`;
  console.log(
    `| ${name} | ${played.length} | ${won}${ties} | ${percent(share)} (${percent(from)} to ${percent(to)}) | ${scores.join(" to ")} |`,
  );
  judge({ to }, match);
}

async function tellSheets(match) {
  console.log(
    `\n${match.bot} against ${match.other}\n\n| sheet | games | won | 95 % interval | mean scores |`,
  );
  console.log("|---|---|---|---|---|");
  const all = [];
  for (const sheet of new Set(configurations.map(({ edition, layout }) => `${layout}, ${edition}`))) {
    const ways = configurations.filter(({ edition, layout }) => sheet === `${layout}, ${edition}`);
    const played = await playSheet(match, ways);
    row(sheet, match, played);
    all.push(...played);
  }
  for (const way of new Set(all.map((each) => each.way))) {
    row(
      `all of them, ${way}`,
      match,
      all.filter((each) => each.way === way),
    );
  }
}

const players = Object.fromEntries(
  values.times ? matches.flatMap(({ bot, other }) => [bot, other]).map((id) => [id, timed(id)]) : [],
);
for (const match of matches) await (values.expansion === undefined ? tellMatch(match) : tellSheets(match));
for (const [id, { milliseconds, count }] of decisions) {
  console.log(`${id}: ${(milliseconds / count).toFixed(2)} ms per decision, ${count} decisions`);
}
