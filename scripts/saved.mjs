// Saves a game of every combination with the version that is about to be released: `node scripts/saved.mjs` writes
// test/saved/<version>/games.jsonl.gz. What a released version has saved never changes: all later ones must read it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { importSource } from "./source.js";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const folder = `test/saved/${version}`;
const file = `${folder}/games.jsonl.gz`;
if (existsSync(file)) {
  console.error(`${file} is there: games that a version has saved stay as they are`);
  process.exit(1);
}
const { savedLines } = await importSource("test/saved/saved-games.ts");
const lines = savedLines();
mkdirSync(folder, { recursive: true });
writeFileSync(file, gzipSync(lines, { level: 9 }));
console.log(`${lines.split("\n").length - 1} games, ${lines.length} characters`);
