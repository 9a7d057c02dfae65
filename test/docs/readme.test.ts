import { readFileSync } from "node:fs";
import { combinations, createGame } from "perfect-home-rules";
import { parseSheet } from "perfect-home-rules/notation";
import { drawSheet } from "perfect-home-rules/svg";
import { english } from "perfect-home-rules/texts";
import { viewSheet } from "perfect-home-rules/view";
import { expect, test } from "vitest";
import { runCliOn } from "../cli/run-cli.js";
import { README_SHEET } from "./readme-sheet.js";

test("the picture in the README is drawn by the command line, with the true score", async () => {
  const [, picture] = /^```text\n(.*?)^```$/ms.exec(readFileSync("README.md", "utf8")) ?? [];
  const { out } = await runCliOn(README_SHEET, "score", "-");
  expect(picture.split("\n").length).toBeGreaterThan(10);
  expect(
    picture
      .trimEnd()
      .split("\n")
      .filter((line) => !out.split("\n").includes(line)),
  ).toEqual([]);
});

test("so is the drawing, by the library", async () => {
  const game = { players: ["Bob"], seed: 7, plans: { B: "3-3-4", C: "1-2-2-3" } } as const;
  const table = { combinations: combinations(createGame(game)), round: 31 };
  const state = createGame({ ...game, start: { sheets: [parseSheet(README_SHEET)], table } });
  const svg = drawSheet(viewSheet(state, 0), { texts: english });
  expect(svg).toContain(">115</text>");
  await expect(`${svg}\n`).toMatchFileSnapshot("../../docs/pictures/sheet.svg");
  expect(readFileSync("README.md", "utf8")).toContain("](docs/pictures/sheet.svg)");
});
