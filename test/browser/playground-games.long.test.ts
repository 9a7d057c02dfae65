import { catalogue, createGame, optionsOf, scoreSheet, standings } from "perfect-home-rules";
import { drawScore, drawSheet } from "perfect-home-rules/svg";
import { english, french } from "perfect-home-rules/texts";
import { viewSheet } from "perfect-home-rules/view";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { halfOfRichest } from "../support/configurations.js";
import { clicksOf, wordsOf } from "./clicks.js";
import { type Files, openPage, startBrowser } from "./pages.js";
import { choose, clickAll, playground, promptOf, seat } from "./playground.js";

// Needs a browser; what the library draws and says is held by quicker tests. The hot seat plays the other half of the
// configurations.

const { opponents } = catalogue();
const AAA = opponents[opponents.length - 1].id;
const WORDS = [4, 8, 15, 16];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESKTOP = { viewport: { width: 1366, height: 800 }, colorScheme: "dark" } as const;

let browser: Browser;
let files: Files;
beforeAll(async () => {
  [files, browser] = await Promise.all([playground(), startBrowser()]);
});
afterAll(() => browser.close());

const GAMES = halfOfRichest(1).map(([name, wanted], index) => ({
  name,
  wanted,
  size: index % 2 === 0 ? PHONE : DESKTOP,
}));

test.each(GAMES)(
  "a whole game is played, undone, reloaded and translated: $name",
  async ({ wanted, size }) => {
    const players = ["Ann", "Bob"].slice(0, wanted.minPlayers);
    const begun = createGame({ ...optionsOf(wanted, players, AAA), seed: WORDS });
    const { clicks } = clicksOf(begun, english, promptOf);
    const { clicks: clicsEnFrancais, last } = clicksOf(begun, french, promptOf);
    const third = Math.floor(clicks.length / 3);

    const { page, faults } = await openPage(browser, files, WORDS, { locale: "en", ...size });
    const top = page.locator("h2");
    await choose(page, wanted, AAA);
    await seat(
      page,
      players.map(() => "person"),
    );
    await page.click("button.main");
    const play = async (all: typeof clicks): Promise<void> => {
      expect(await page.evaluate(clickAll, all)).toEqual(all.map(({ says }) => says));
    };
    await play(clicks.slice(0, third));
    await page.getByText(english.term("undo")).click();
    await page.getByText(english.term("undo")).click();
    await play(clicks.slice(third - 2, third - 1));
    await page.reload();
    expect(await top.textContent()).toBe(clicks[third - 2].says);
    await play(clicks.slice(third - 1, 2 * third));
    await page.selectOption('[name="language"]', "fr");
    expect(await top.textContent()).toBe(clicsEnFrancais[2 * third - 1].says);
    await play(clicsEnFrancais.slice(2 * third));

    const places = (await page.locator(".board").textContent()) ?? "";
    for (const each of standings(last)) expect(places).toContain(french.standing(each, players));
    for (const [player, name] of players.entries()) {
      await page.locator(".board button").filter({ hasText: name }).click();
      const drawn = [
        drawSheet(viewSheet(last, player), { texts: french }),
        drawScore(scoreSheet(last, player), { texts: french, name }),
      ];
      const shown = await page.locator(".sheet svg, .side > svg").allTextContents();
      expect(shown).toEqual(await page.evaluate(wordsOf, drawn));
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);
