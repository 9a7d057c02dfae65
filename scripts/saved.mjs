// Saves a game of every configuration, and games of Dream Home, with the version that is about to be released:
// `node scripts/saved.mjs` writes test/saved/<version>. What a released version has saved never changes: all later ones must
// read it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { importSource } from "./source.js";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const folder = `test/saved/${version}`;
if (existsSync(folder)) {
  console.error(`${folder} is there: games that a version has saved stay as they are`);
  process.exit(1);
}
const { savedLines } = await importSource("test/saved/saved-games.ts");
const { savedHouseLines } = await importSource("test/saved/saved-houses.ts");
mkdirSync(folder, { recursive: true });
for (const [name, lines] of [
  ["games", savedLines()],
  ["dream-home", savedHouseLines()],
]) {
  writeFileSync(`${folder}/${name}.jsonl.gz`, gzipSync(lines, { level: 9 }));
  console.log(`${name}: ${lines.split("\n").length - 1} games, ${lines.length} characters`);
}
