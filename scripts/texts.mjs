// Gives the built command line files of 1 MB that are hard to read or to measure, and prints the CPU time that each took
// and how many times that of a short file it is: `npm run build && npm run texts`. Fails above ten times. The time is
// that of the child alone, start included.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createGame, createRecorder, recordOf } from "perfect-home-rules";

const BYTES = 1_000_000;
const BAR = 10; // times as long as for a short file
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
const STREETS = ". . . . . . . . . .\n. . . . . . . . . . .\n. . . . . . . . . . . .\n\n";

/** Tells the CPU time of the child on its fourth channel, in microseconds. */
const TELL =
  'data:text/javascript,import{writeSync}from"node:fs";' +
  'process.on("exit",()=>{const{user,system}=process.cpuUsage();writeSync(3,String(user+system))})';

const folder = mkdtempSync(join(tmpdir(), "perfect-home-rules-texts-"));
const file = join(folder, "input");

/** The CPU time of a command whose last argument is a file with a text, in seconds. */
function secondsOf(command, text) {
  writeFileSync(file, text);
  const args = ["--import", TELL, "dist/cli.js", ...command.split(" "), file];
  const { status, output } = spawnSync(process.execPath, args, {
    input: "",
    encoding: "utf8",
    maxBuffer: 100 * BYTES,
    stdio: ["pipe", "pipe", "pipe", "pipe"],
    timeout: 60_000,
  });
  if (![0, 1, 2].includes(status)) throw new Error(`${command} ended with ${status}`);
  return Number(output[3]) / 1e6;
}

/** As many units as fit into this many bytes, as they stand in JSON: a lone surrogate takes an escape. */
const filled = (unit, bytes) => unit.repeat(Math.floor(bytes / Buffer.byteLength(unit)));
const many = (count, each) => Array.from({ length: count }, (_, index) => each(index));

const PLAYED = { players: ["Ann", "Bob"], seed: 1, layout: "halloween" };
const { provenance, ...LAYOUT } = createGame(PLAYED).setup.layouts[0];
const PLAN = {
  id: "mine",
  letter: "A",
  score: [6, 3],
  parts: [{ where: { in: "sheet" }, needs: [{ need: "estates", sizes: [1, 1], each: [] }] }],
};

/** A record's text with these options, each as the JSON that stands in its line, valid or not. */
function recordWith(options) {
  const lines = Object.entries({ players: '["Ann"]', seed: 1, ...options });
  return `record 1\npackage 1.0.0\n${lines.map(([name, json]) => `${name} ${json}\n`).join("")}`;
}

/** The JSON of something with another field. */
const changed = (thing, name, json) =>
  JSON.stringify({ ...thing, [name]: "HOLE" }).replace('"HOLE"', () => json);

const playersOf = (names) => recordWith({ players: `[${names.map((name) => `"${name}"`).join()}]` });
const withLayout = (name, json) => recordWith({ layout: changed(LAYOUT, name, json) });
const withPlan = (name, json) => recordWith({ plans: `{"A":${changed(PLAN, name, json)}}` });
const saved = (record) => JSON.stringify({ version: 1, record, made: 0 });

const record = recordOf(createRecorder(PLAYED), createGame(PLAYED));
const options = { ...PLAYED, players: ["NAME"] };

const hardNames = Object.entries(UNITS).flatMap(([kind, unit]) => {
  const whole = filled(unit, BYTES - 1500);
  const six = playersOf(many(6, (seat) => `${filled(unit, BYTES / 6 - 50)}${seat}`));
  return [
    ["replay", `one player named with ${kind}`, playersOf([whole])],
    ["replay", `six players named with ${kind}`, six],
    ["moves", `six players named with ${kind}`, six],
    ["replay", `a layout named with ${kind}`, withLayout("id", `"${whole}"`)],
    ["replay", `a plan named with ${kind}`, withPlan("id", `"${whole}"`)],
    ["play --deck", `a deck with a field of ${kind}`, `{"${whole}": []}`],
    [
      "table --save",
      `a saved game of a player named with ${kind}`,
      saved({ ...record, options }).replace("NAME", () => whole),
    ],
    ["score", `a sheet of ${kind}`, whole],
    ["score", `a sheet whose player is named with ${kind}`, `player "${whole}"\n${STREETS}`],
    ["score", `a sheet whose layout is named with ${kind}`, `sheet "${whole}"\n${STREETS}`],
  ];
});

const list = (length, json) => `[${many(length, () => json).join()}]`;
const fields = (count) => JSON.stringify(Object.fromEntries(many(count, (index) => [`k${index}`, 0])));
const cards = (json) => changed(createGame(PLAYED).setup.cards, "fence", json);
const estates = (sizes) =>
  `[{ "where": { "in": "sheet" }, "needs": [{ "need": "estates", "sizes": ${sizes}, "each": [] }] }]`;
const moves = (count) => many(count, () => ({ type: "pick", player: 0, stack: 1 }));

const longLists = [
  ["score", "many sheets", filled(STREETS, BYTES)],
  ["score", "many players", many(10_000, (seat) => `player ${seat}\n${STREETS}`).join("")],
  ["score", "a long comment", `# ${filled("a", BYTES)}`],
  ["score", "many empty lines", filled("\n", BYTES)],
  ["score", "many marks", `5${filled("*", BYTES)}`],
  ["replay", "deep JSON", recordWith({ players: filled("[", BYTES - 100) })],
  ["replay", "many players", playersOf(many(110_000, String))],
  ["replay", "many moves", `${recordWith({})}\n${filled("1 pick 2\n", BYTES - 500)}`],
  ["replay", "a layout of many streets", withLayout("streets", list(330_000, "{}"))],
  ["replay", "a layout of many pools", withLayout("pools", list(490_000, 1))],
  ["replay", "a plan of many parts", withPlan("parts", list(330_000, "{}"))],
  ["replay", "a plan of many estates", withPlan("parts", estates(list(490_000, 1)))],
  ["play --deck", "a deck of many cards", cards(list(490_000, 5))],
  ["play --deck", "a deck of many fields", fields(90_000)],
  ["table --save", "deep JSON", filled("[", BYTES)],
  ["table --save", "many moves", saved({ ...record, moves: moves(22_000) })],
  ["table --save", "a record of many fields", saved(JSON.parse(fields(90_000)))],
];

const taken = [...hardNames, ...longLists].map(([command, name, text]) => {
  const bytes = Buffer.byteLength(text);
  if (bytes < 0.7 * BYTES || bytes > 1.01 * BYTES) throw new Error(`${name}: ${bytes} bytes`);
  return { command, name, seconds: secondsOf(command, text) };
});
const short = many(5, () => secondsOf("replay", recordWith({}))).sort((a, b) => a - b)[2];
rmSync(folder, { recursive: true });
taken.sort((a, b) => b.seconds - a.seconds);
console.log(`${short.toFixed(2)} s  a short file`);
console.log(`${taken.length} files of up to 1 MB; those that took longest:`);
for (const { command, name, seconds } of taken.slice(0, 5))
  console.log(`${seconds.toFixed(2)} s  ${(seconds / short).toFixed(1)} times  ${command}, ${name}`);
if (taken[0].seconds > BAR * short) process.exitCode = 1;
