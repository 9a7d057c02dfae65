import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createGame, decision, type GameState, playersToMove, standings } from "perfect-home-rules";
import { english, type Texts } from "perfect-home-rules/texts";
import { whyNotAt } from "perfect-home-rules/view";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packedExample } from "../examples/packed-example.js";
import { type Click, clicksOf } from "./clicks.js";
import { type Files, openPage, startBrowser } from "./pages.js";

// Needs a browser, and the packed package.

const WORDS = [2, 3, 5, 7];
const OPTIONS = { players: ["Ann", "Bob"], seed: WORDS, layout: "zombies", advanced: true } as const;

let browser: Browser;
let folder: string;
let files: Files;
beforeAll(async () => {
  folder = packedExample("react");
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  files = { "index.html": read("index.html"), "dist/main.js": read("dist/main.js") };
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

function headOf(state: GameState, texts: Texts): string {
  const [player = 0] = playersToMove(state);
  return texts.about(state.setup.players[player], texts.prompt(state, player, decision(state, player)));
}

/** Clicks within the page, each when the one before it has been drawn; returns what stands at its top after each. */
async function clickAll(clicks: readonly Click[]): Promise<string[]> {
  const heads: string[] = [];
  const head = () => document.querySelector("h1")?.textContent ?? "";
  const until = async (holds: () => boolean): Promise<void> => {
    for (let i = 0; i < 200 && !holds(); i += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  for (const { key, choice } of clicks) {
    const drawn = document.querySelector("main")?.innerHTML;
    const target = document.querySelector(`.open[data-target="${key}"]`);
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    if (choice !== null) {
      await until(() => document.querySelector(".choice") !== null);
      document.querySelectorAll<HTMLElement>(".choice")[choice.index]?.click();
    }
    await until(() => document.querySelector("main")?.innerHTML !== drawn);
    heads.push(head());
  }
  return heads;
}

test("the React app plays a whole game, undone and redone, and says why a click does nothing", async () => {
  const begun = createGame(OPTIONS);
  const { clicks, last } = clicksOf(begun, english, headOf);
  const { page, faults } = await openPage(browser, files, WORDS, { locale: "en" });
  const words = [english.layout("zombies"), english.mode("standard"), english.term("advanced")].join(", ");
  const offers = await page.locator("option").allTextContents();
  await page.selectOption("select", offers.find((each) => each.endsWith(words)) ?? "");
  await page.click("[type=submit]");

  const reason = whyNotAt(begun, 0, "gap-0-0");
  expect(reason).not.toBeNull();
  await page.locator('[data-target="gap-0-0"]').first().dispatchEvent("click");
  expect(await page.textContent("[role=status]")).toBe(reason === null ? "" : english.violation(reason));
  const half = Math.floor(clicks.length / 2);
  expect(await page.evaluate(clickAll, clicks.slice(0, half))).toEqual(
    clicks.slice(0, half).map(({ says }) => says),
  );
  await page.getByText(english.term("undo")).click();
  expect(await page.textContent("h1")).toBe(clicks[half - 2].says);
  await page.getByText(english.term("redo")).click();
  const rest = clicks.slice(half);
  expect(await page.evaluate(clickAll, rest)).toEqual(rest.map(({ says }) => says));
  for (const each of standings(last))
    expect(await page.textContent("#root")).toContain(english.standing(each, OPTIONS.players));
  expect(faults).toEqual([]);
  await page.context().close();
});
