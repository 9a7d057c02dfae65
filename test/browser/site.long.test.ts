import { existsSync, readdirSync, readFileSync } from "node:fs";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser } from "./pages.js";
import { serveFiles } from "./serve-files.js";

// Needs a browser, and the site as `npm run docs` writes it.

const PHONE = { width: 360, height: 740 };

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFiles>>;
beforeAll(async () => {
  if (!existsSync("site/play/main.js")) throw new Error("the site is missing: npm run docs");
  const names = readdirSync("site", { recursive: true, encoding: "utf8" }).filter((each) =>
    /\.\w+$/.test(each),
  );
  site = await serveFiles(
    Object.fromEntries(names.map((each) => [each, readFileSync(`site/${each}`, "utf8")])),
  );
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** What the search finds for a word, best first: names with links. */
async function found(page: Page, word: string): Promise<readonly string[]> {
  await page.click("#tsd-search-trigger");
  await page.fill("#tsd-search-input", word);
  const results = page.locator("#tsd-search-results a");
  await results.first().waitFor();
  await expect.poll(async () => (await results.allTextContents()).join().toLowerCase()).toContain(word);
  const links = await results.evaluateAll((all) =>
    all.map((each) => `${each.textContent} ${each.getAttribute("href")}`),
  );
  await page.keyboard.press("Escape");
  return links;
}

test("the search finds the words of the glossary, and sections of the guides", async () => {
  const page = await browser.newPage();
  await page.goto(site.url);
  for (const word of ["multiplayer", "undo", "hint", "bis", "translate"]) {
    const links = await found(page, word);
    expect(
      links.filter((each) => each.includes(`${word}: `) && each.includes("glossary.html#row-")),
    ).not.toEqual([]);
  }
  expect((await found(page, "saving"))[0]).toContain("app-turn.html#saving-and-loading");
  await page.close();
});

test("no page is wider than a phone", async () => {
  const page = await browser.newPage({ viewport: PHONE });
  const documents = readdirSync("site/documents").map((file) => `documents/${file}`);
  const modules = readdirSync("site/modules").map((file) => `modules/${file}`);
  const others = [
    "index.html",
    "types/perfect-home-rules.Move.html",
    "interfaces/perfect-home-rules.GameOptions.html",
  ];
  const wide: string[] = [];
  for (const path of [...documents, ...modules, ...others]) {
    await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
    const isWide = await page.evaluate(() => {
      const tables = [...document.querySelectorAll(".tsd-typography table")];
      return [document.documentElement, ...tables].some((each) => each.scrollWidth > each.clientWidth + 1);
    });
    if (isWide) wide.push(path);
  }
  expect(wide).toEqual([]);
  await page.close();
});

test.each(["light", "dark"] as const)(
  "axe-core finds no serious fault on the pages of the site, %s",
  async (colorScheme) => {
    const page = await browser.newPage({ viewport: PHONE, colorScheme });
    const paths = [
      "index",
      "documents/glossary",
      "documents/actions",
      "functions/perfect-home-rules.legalMoves",
    ];
    for (const path of paths) {
      await page.goto(`${site.url}${path}.html`);
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { readonly axe: typeof axe }).axe.run(document, { iframes: false }),
      );
      const faults = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect([path, ...faults.map(({ id }) => id)]).toEqual([path]);
    }
    await page.close();
  },
);

test("the front page has a game that can be played on and leaves alone what the reader has saved", async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}play/index.html`);
  await page.evaluate(() => localStorage.setItem("game", "mine"));
  await page.goto(site.url);
  const game = page.frameLocator("figure.play iframe");
  await game.locator('[data-target="stack-0"].open').click();
  await game.locator('[data-target^="house"].open').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem("game"))).toBe("mine");
  await page.close();
});

test("moves stand with the step in which they are made", async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}modules/perfect-home-rules.html`);
  const groups = await page.locator("summary h2").allTextContents();
  const moves = groups.map((each) => each.trim()).filter((each) => each.startsWith("Moves"));
  expect(moves).toEqual([
    "Moves",
    ...["choose", "write", "act", "give", "wrapUp", "use"].map((step) => `Moves: ${step}`),
    "Moves: steps of expansions",
  ]);
  await page.close();
});
