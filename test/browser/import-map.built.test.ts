import { readFileSync } from "node:fs";
import { applyMove, createGame, legalMoves } from "perfect-home-rules";
import { drawSheet } from "perfect-home-rules/svg";
import { english } from "perfect-home-rules/texts";
import { viewSheet } from "perfect-home-rules/view";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPage, startBrowser } from "./pages.js";

const NAME = "perfect-home-rules.min.js";
const FILE = readFileSync(`dist/${NAME}`, "utf8");

/** The page that the guide shows. */
const [, PAGE] =
  /```html\n(<!doctype html>.*?)```/s.exec(readFileSync("docs/getting-started.md", "utf8")) ?? [];

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

test("the page of the guide plays and draws without a bundler", async () => {
  const { page, faults } = await openPage(browser, { "index.html": PAGE, [NAME]: FILE }, []);
  await page.waitForSelector("main svg");
  const state = createGame({ players: ["Ann"], seed: 7, layout: "zombies" });
  const [move] = legalMoves(state);
  expect(await page.title()).toBe(english.move(state, move));
  const drawing = drawSheet(viewSheet(applyMove(state, move), 0), { texts: english });
  const drawn = await page.evaluate((svg) => {
    const main = document.createElement("main");
    main.innerHTML = svg;
    return [document.querySelector("main")?.innerHTML, main.innerHTML];
  }, drawing);
  expect(drawn[0]).toBe(drawn[1]);
  expect(faults).toEqual([]);
});

test("games made in a browser are those made in Node, and wrong ones are refused there too", async () => {
  const script = `
    import * as all from "./${NAME}";
    const { createGame, isOver, legalMoves, applyMove, formatMove, parseState, stateKey } = all;
    let refused = "";
    try {
      createGame({ players: [] });
    } catch (error) {
      refused = error.code;
    }
    const played = [];
    let state = createGame({ players: ["Ann", "Bob"], seed: 3, layout: "halloween" });
    while (!isOver(state)) {
      const moves = legalMoves(state);
      const move = moves[played.length % moves.length];
      played.push(formatMove(move));
      state = applyMove(state, move);
    }
    const read = parseState(JSON.parse(JSON.stringify(state)));
    document.title = JSON.stringify([refused, played.length, stateKey(read) === stateKey(state), stateKey(state)]);
  `;
  const files = { "index.html": `<script type="module">${script}</script>`, [NAME]: FILE };
  const { page, faults } = await openPage(browser, files, []);
  await page.waitForFunction(() => document.title !== "");
  const [refused, count, isSame, key] = JSON.parse(await page.title());
  expect(faults).toEqual([]);
  expect([refused, isSame]).toEqual(["options.no-players", true]);
  let state = createGame({ players: ["Ann", "Bob"], seed: 3, layout: "halloween" });
  for (let index = 0; index < count; index++) {
    const moves = legalMoves(state);
    state = applyMove(state, moves[index % moves.length]);
  }
  expect(JSON.parse(key)).toEqual(JSON.parse(JSON.stringify(state)));
});

test("the file imports nothing and asks for nothing of Node's", () => {
  expect(FILE).not.toMatch(/\bimport\s*[({*"\w]|\bprocess\.|\brequire\(/);
});
