// Draws every sheet, empty, half full and at the end, light and dark, with its table and score, into temp/pictures, and
// takes photographs of the pages with Chromium where there is one: node scripts/pictures.mjs [part of a name] [width]
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { importSource } from "./source.js";

const FOLDER = "temp/pictures";
const [part = "", width = "360"] = process.argv.slice(2);
const { pictures } = await importSource("test/svg/pictures.ts");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

/** The games, each with all its drawings. */
const pages = new Map();
for (const picture of pictures(part)) {
  const name = picture.name.replace(/-(?:empty|half|end)-.*$/, "");
  pages.set(name, [...(pages.get(name) ?? []), picture]);
}

/** The sheets of a game side by side; what is dark stands on a dark page. */
function pageOf(drawn) {
  const figures = drawn.map(
    ({ name, svg }) =>
      `<figure style="margin:4px;width:${width}px;background:${name.includes("-dark-") ? "#000" : "#fff"}">${svg}</figure>`,
  );
  return `<meta charset="utf-8"><body style="margin:0;display:flex;flex-wrap:wrap;align-items:start">${figures.join("")}</body>`;
}

for (const [name, drawn] of pages) {
  for (const kind of ["sheet", "table"]) {
    const file = resolve(FOLDER, `${name}-${kind}.html`);
    const chosen = drawn.filter((each) =>
      kind === "sheet" ? each.name.endsWith("sheet") : !each.name.endsWith("sheet"),
    );
    writeFileSync(file, pageOf(chosen));
    for (const each of chosen) writeFileSync(resolve(FOLDER, `${each.name}.svg`), each.svg);
    const size = `--window-size=${(Number(width) + 8) * 3},${Math.round(Number(width) * (kind === "sheet" ? 3.6 : 6))}`;
    const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", size];
    spawnSync("chromium", [...flags, `--screenshot=${file.replace(".html", ".png")}`, file]);
    console.log(file);
  }
}
