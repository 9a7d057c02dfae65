import { readFileSync } from "node:fs";
import {
  type CatalogueConfiguration,
  catalogue,
  createGame,
  decision,
  type GameState,
  opponentScore,
  optionsOf,
  playersToMove,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { drawSheet } from "perfect-home-rules/svg";
import { type Texts, textsIn } from "perfect-home-rules/texts";
import { viewSheet } from "perfect-home-rules/view";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { halfOfRichest } from "../support/configurations.js";
import { type Click, clicksOf, wordsOf } from "./clicks.js";
import { bundled, type Files, openPage, startBrowser } from "./pages.js";

// A round of a single game is played in test/examples/hot-seat.test.ts: here whole games, in a real browser. The clicks of
// the first round are those of a mouse. The playground plays the other half of the configurations.

const { opponents } = catalogue();
const WORDS = [1953, 2018, 2023, 7];
const AAA = opponents[opponents.length - 1].id;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** What stands above the game. */
function headOf(state: GameState, texts: Texts): string {
  const [player = 0] = playersToMove(state);
  const name = state.setup.players[player];
  return `${texts.round(state.table.round)}: ${name}|${texts.prompt(state, player, decision(state, player))}`;
}

/** Clicks within the page, one after another; returns what it says first after each of them. */
function clickAll(clicks: readonly Click[]): string[] {
  const click = (element: Element | undefined): void => {
    element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  return clicks.map(({ key, choice }) => {
    click(document.querySelector(`main [data-target="${key}"]`) ?? undefined);
    const buttons = document.querySelectorAll("main > button:not([data-target])");
    if (choice !== null && buttons[choice.index]?.textContent?.startsWith(choice.text))
      click(buttons[choice.index]);
    return [...document.querySelectorAll("main > h1, main > h1 + p")]
      .map((each) => each.textContent)
      .join("|");
  });
}

async function clickWithMouse(page: Page, { key, choice, says }: Click): Promise<void> {
  await page.click(`main [data-target="${key}"]`);
  const button = choice === null ? null : page.locator("main > button:not([data-target])").nth(choice.index);
  await button?.click();
  expect((await page.locator("main > h1, main > h1 + p").allTextContents()).join("|")).toBe(says);
}

/** Chooses a combination in the form and starts its game. */
async function startByForm(
  page: Page,
  wanted: CatalogueConfiguration,
  players: readonly string[],
): Promise<void> {
  const fields = ["edition", "layout", "mode", "advanced", "nineAndThreeQuarters"] as const;
  // What goes with nothing else chosen changes what was chosen before: the second time all of it goes together.
  for (const field of [...fields, ...fields])
    await page.selectOption(`[name="${field}"]`, String(wanted[field]));
  if (wanted.mode === "aaa") await page.selectOption('[name="aaa"]', AAA);
  await page.fill('[name="names"]', players.join(", "));
  await page.press('[name="names"]', "Enter");
  await page.click("button");
}

/** All words and numbers of each drawing on the page. */
function wordsDrawn(): (string | null)[] {
  return [...document.querySelectorAll("figure")].map(({ textContent }) => textContent);
}

let browser: Browser;
let files: Files;
beforeAll(async () => {
  const html = readFileSync("examples/hot-seat/index.html", "utf8").replace("main.ts", "main.js");
  files = { "index.html": html, "main.js": await bundled("examples/hot-seat/main.ts") };
  browser = await startBrowser();
});
afterAll(() => browser.close());

const GAMES = halfOfRichest(0).map(([name, wanted], index) => ({
  name,
  wanted,
  locale: ["en", "fr"][index % 2],
  size: [PHONE, DESKTOP][Math.floor(index / 2) % 2],
}));

test.each(GAMES)("a whole game is played by clicks: $name", async ({ wanted, locale, size }) => {
  const players = ["Ann", "Bob"].slice(0, wanted.minPlayers);
  const begun = createGame({ ...optionsOf(wanted, players, AAA), seed: WORDS });
  const texts = textsIn(locale);
  const { clicks, last } = clicksOf(begun, texts, headOf);

  const { page, faults } = await openPage(browser, files, WORDS, { locale, ...size });
  await startByForm(page, wanted, players);
  const byMouse = clicks.findIndex(({ says }) => says.startsWith(texts.round(2)));
  for (const each of clicks.slice(0, byMouse)) await clickWithMouse(page, each);
  const others = clicks.slice(byMouse);
  expect(await page.evaluate(clickAll, others)).toEqual(others.map(({ says }) => says));

  const said = await page.locator("main > p").allTextContents();
  for (const each of standings(last)) {
    const score = each.player === "opponent" ? opponentScore(last) : scoreSheet(last, each.player);
    expect(texts.standing(each, players)).toContain(String(score?.total));
    expect(said).toContain(texts.standing(each, players));
  }
  const sheets = players.map((_, player) => drawSheet(viewSheet(last, player), { texts }));
  expect(await page.evaluate(wordsDrawn)).toEqual(await page.evaluate(wordsOf, sheets));
  expect(faults).toEqual([]);
  await page.context().close();
});
