// Writes the version of package.json where records take it from, and into the messages that docs/protocol.md shows.
import { readFileSync, writeFileSync } from "node:fs";

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const PLACES = [
  ["src/floor/package-version.ts", /(?<=")[^"\n]*(?=";$)/m],
  ["docs/protocol.md", /(?<="package":")[^"]*(?=")/g],
];
for (const [file, place] of PLACES) writeFileSync(file, readFileSync(file, "utf8").replace(place, version));
