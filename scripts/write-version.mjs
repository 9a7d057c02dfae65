// Writes the version of package.json where records take it from.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = "src/floor/package-version.ts";
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const text = readFileSync(FILE, "utf8");
writeFileSync(FILE, text.replace(/"[^"\n]*";$/m, `${JSON.stringify(version)};`));
