import { readFileSync } from "node:fs";
import { checkRecord, checkSheet, createGame, playersToMove, tryApplyMove } from "perfect-home-rules";
import { parseRecord, parseSheet } from "perfect-home-rules/notation";
import { english, french } from "perfect-home-rules/texts";
import { whyNotAt } from "perfect-home-rules/view";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Files, isTooWide, openPage, startBrowser, tooSmall } from "./pages.js";
import { playground, seat } from "./playground.js";
import { seriousFaults } from "./serious-faults.js";
import { serveFiles } from "./serve-files.js";

// Needs a browser. Whole games by clicks are in playground-games.long.test.ts; here is all else that the page can do.

const WORDS = [4, 8, 15, 16];
const PHONE = { viewport: { width: 360, height: 740 }, locale: "en", acceptDownloads: true };

let browser: Browser;
let files: Files;
beforeAll(async () => {
  [files, browser] = await Promise.all([playground(), startBrowser()]);
});
afterAll(() => browser.close());

const open = (options: BrowserContextOptions = {}) =>
  openPage(browser, files, WORDS, { ...PHONE, ...options });

async function start(page: Page, ...seats: readonly ("person" | "random" | "greedy")[]): Promise<void> {
  await seat(page, seats);
  await page.click("button.main");
}

/** Clicks the last thing that can be done, a number of times: a choice of moves comes after what offers it. */
async function playOn(page: Page, times: number): Promise<void> {
  await page.evaluate((count) => {
    for (let i = 0; i < count; i += 1) {
      const all = document.querySelectorAll(".choices button, .cards button, [data-target].open");
      all[all.length - 1]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }
  }, times);
}

/** Clicks an entry of the menu. */
async function inMenu(page: Page, words: string): Promise<void> {
  await page.click("summary");
  await page.locator("details button").filter({ hasText: words }).click();
}

test.each(["light", "dark"] as const)(
  "axe finds no serious fault in the form, a game and its end: %s",
  async (colorScheme) => {
    const { page, faults } = await open({ colorScheme });
    expect(await seriousFaults(page)).toEqual([]);
    await start(page, "person", "random");
    expect(await seriousFaults(page)).toEqual([]);
    await page.locator(".board button").nth(1).click();
    expect(await seriousFaults(page)).toEqual([]);
    await playOn(page, 500);
    expect(await page.locator("[data-target].open").count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    await inMenu(page, english.term("check"));
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("nothing is wider than a phone, and what is pressed in the page is as large as a thumb", async () => {
  const { page } = await open();
  expect([await page.evaluate(isTooWide), await page.evaluate(tooSmall)]).toEqual([false, []]);
  await start(page, "person", "random");
  await playOn(page, 25);
  expect([await page.evaluate(isTooWide), await page.evaluate(tooSmall)]).toEqual([false, []]);
  await page.context().close();
});

test("a whole game is played with the keyboard alone", async () => {
  const { page, faults } = await open({ viewport: { width: 1366, height: 800 } });
  await seat(page, ["person", "random"]);
  const isAt = (selector: string) => page.evaluate((each) => document.activeElement?.matches(each), selector);
  for (let i = 0; i < 40 && !(await isAt("button.main")); i += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (
    let i = 0;
    i < 400 && (await page.locator("[data-target].open, .choices button").count()) > 0;
    i += 1
  ) {
    if (i % 3 === 0) await page.keyboard.press("ArrowRight");
    await page.keyboard.press(i % 2 === 0 ? "Enter" : "Space");
  }
  expect(await page.locator(".board").textContent()).toMatch(/1\. .*2\. /s);
  await page.keyboard.press("Control+z");
  expect(await page.locator("[data-target].open, .choices button").count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a click that does nothing says why; Escape and undo go back; a hint is a move that can be made", async () => {
  const { page, faults } = await open();
  await start(page, "person", "random");
  const state = createGame({ players: ["Ann", "Bob"], seed: WORDS });
  const reason = whyNotAt(state, 0, "gap-0-0");
  await page.locator('[data-target="gap-0-0"]').dispatchEvent("click");
  expect(await page.textContent(".status p")).toBe(reason === null ? "" : english.violation(reason));
  await page.keyboard.press("Escape");
  expect(await page.locator(".status p").count()).toBe(0);

  await page.getByText(english.term("hint"), { exact: true }).click();
  await page.waitForSelector(".now .over");
  const said = await page.textContent(".status p");
  const moves = [0, 1, 2].map((stack) => english.move(state, { type: "pick", player: 0, stack }));
  expect(moves.map((move) => english.about(english.term("hint"), move))).toContain(said);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a game goes into a file, a record and a link, and comes back", async () => {
  const served = await serveFiles(files);
  const context = await browser.newContext({ ...PHONE, permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(served.url);
  await start(page, "person", "greedy");
  await playOn(page, 40);
  const shown = () => Promise.all(["h2", ".sheet", ".board", ".now"].map((each) => page.textContent(each)));
  const before = await shown();

  const [record] = await Promise.all([page.waitForEvent("download"), inMenu(page, english.term("record"))]);
  expect(checkRecord(parseRecord(readFileSync(await record.path(), "utf8"))).differences).toEqual([]);
  const [saved] = await Promise.all([page.waitForEvent("download"), inMenu(page, english.term("save"))]);
  await inMenu(page, english.term("share"));
  await page.getByText(english.term("shared")).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await inMenu(page, english.term("newGame"));
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), inMenu(page, english.term("load"))]);
  await chooser.setFiles(await saved.path());
  await page.waitForSelector("h2");
  expect(await shown()).toEqual(before);

  await page.goto("about:blank");
  await page.goto(link);
  await page.waitForSelector("h2");
  expect(await shown()).toEqual(before);
  expect(page.url()).not.toContain("#");
  await page.goto(`${served.url}#nonsense`);
  await page.waitForSelector("[role=alert]");
  await context.close();
  await served.close();
});

test("works without a network once it was loaded", async () => {
  const served = await serveFiles(files);
  const context = await browser.newContext({ locale: "fr" });
  const page = await context.newPage();
  await page.goto(served.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await served.close();
  await page.reload();
  await start(page, "person", "greedy");
  await page.getByText(french.term("hint"), { exact: true }).click();
  await page.waitForSelector(".over");
  await context.close();
});

test("cards of a real table are entered, undone and entered again", async () => {
  const { page, faults } = await open();
  await page.selectOption('[name="cards"]', "entered");
  await start(page, "person", "random");
  const options = { players: ["Ann", "Bob"], seed: WORDS, cards: "entered" } as const;
  expect(await page.textContent("h2")).toBe(english.prompt(createGame(options), 0, null));
  const card = page.getByText("5 fence", { exact: true });
  await card.click();
  expect(await page.textContent(".now")).toContain("fence");
  await page.getByText(english.term("undo"), { exact: true }).click();
  expect(await page.locator(".cards button").count()).toBeGreaterThan(50);
  await playOn(page, 7);
  expect(await page.locator(".sheet .open").count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a game with sheets on paper is dealt here, and its sheets are scored and ranked", async () => {
  const { page, faults } = await open();
  await page.setChecked('[name="paper"]', true);
  await start(page, "person", "person");
  const state = createGame({ players: ["Ann", "Bob"], seed: WORDS, layout: { paper: "classic" } });
  const ended = tryApplyMove(state, { type: "end", player: 0 });
  await page.locator('[data-target^="button-end"]').click();
  expect(ended.ok && playersToMove(ended.state)).toEqual([1]);
  expect(await page.textContent("h2")).toContain("Bob");
  await inMenu(page, english.term("check"));
  await page.fill("textarea", "player Ann\n1 2 | . . . . . . . .\n\n\nplayer Bob\n5 4 . . . . . . . .");
  await page.getByText(english.term("score"), { exact: true }).click();
  expect(await page.locator("dialog .fault").count()).toBeGreaterThan(0);
  const rest = ". . . . . . . . . . .\n. . . . . . . . . . . .";
  await page.fill(
    "textarea",
    `player Ann\n1 2 | . . . . . . . .\n${rest}\n\nplayer Bob\n5 4 . . . . . . . .\n${rest}`,
  );
  await page.getByText(english.term("score"), { exact: true }).click();
  expect(await page.textContent("dialog .scores ol")).toMatch(/1\. Ann: 2 points.*2\. Bob: 0 points/s);
  expect(await page.locator("dialog figure li").allTextContents()).toEqual([
    english.count("violation", 0),
    ...checkSheet(parseSheet(`5 4 . . . . . . . .\n${rest}`)).map(english.violation),
  ]);
  expect(faults).toEqual([]);
  await page.context().close();
});
