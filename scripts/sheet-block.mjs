// Draws the sheet blocks of pages into temp/blocks and says what in them does not hold.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { importSource } from "./source.js";

const { blocksIn, runBlock } = await importSource("test/docs/sheet-block.ts");
mkdirSync("temp/blocks", { recursive: true });
for (const page of process.argv.slice(2)) {
  for (const { line, text } of blocksIn(readFileSync(page, "utf8"))) {
    const { failures, svg } = runBlock(text);
    const file = `temp/blocks/${basename(page, ".md")}-${line}.svg`;
    writeFileSync(file, svg);
    for (const said of [file, ...failures.map((each) => `  ${each}`)]) console.log(said);
  }
}
