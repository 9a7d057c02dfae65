import { isDeepStrictEqual } from "node:util";
import { randomSeries } from "perfect-home-rules";
import {
  applyMove,
  createGame,
  decision,
  type GameState,
  isOver,
  legalMoves,
  playersToMove,
  scoreSheet,
  standings,
  targets,
  targetsOf,
  viewHouse,
  whyNotAt,
} from "perfect-home-rules/dream-home";
import { drawHouse } from "perfect-home-rules/dream-home/svg";
import { english, italian, type Texts, textsIn } from "perfect-home-rules/dream-home/texts";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Click, wordsOf } from "./clicks.js";
import { type Files, isTooWide, openPage, startBrowser, tooSmall } from "./pages.js";
import { clickAll, playground } from "./playground.js";
import { seriousFaults } from "./serious-faults.js";

// Needs a browser. What is drawn and said is held by the quicker tests of Dream Home: here is what the page makes of it.

const WORDS = [4, 8, 15, 16];
const PHONE = { viewport: { width: 360, height: 740 }, locale: "en" };
const DESKTOP = { viewport: { width: 1366, height: 800 }, locale: "en", colorScheme: "dark" } as const;
const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

let browser: Browser;
let files: Files;
beforeAll(async () => {
  const [all, started] = await Promise.all([playground(), startBrowser()]);
  files = { ...all, "index.html": all["dream-home.html"] };
  browser = started;
});
afterAll(() => browser.close());

const open = (options: BrowserContextOptions = PHONE) => openPage(browser, files, WORDS, options);

/** Seats as many players, all of them persons or the second one a bot. */
async function start(page: Page, players: number, second = "person"): Promise<void> {
  for (let seat = 2; seat < players; seat++) await page.getByText(english.term("addPlayer")).click();
  for (let seat = 0; seat < players; seat++)
    await page.selectOption(`[name="seat-${seat}"]`, seat === 1 ? second : "person");
  await page.click("button.main");
}

/** What stands at the top of a game between persons. */
function topOf(state: GameState, texts: Texts): string {
  const [player] = playersToMove(state);
  const asked = player === undefined ? null : decision(state, player);
  return asked === null
    ? texts.term("over")
    : texts.about(state.setup.players[player], texts.prompt(state, asked));
}

/** A whole game of moves drawn at random, as clicks. */
function clicksOf(begun: GameState, texts: Texts): { readonly clicks: Click[]; readonly last: GameState } {
  const random = randomSeries(3);
  const clicks: Click[] = [];
  let state = begun;
  while (!isOver(state)) {
    const moves = legalMoves(state);
    const move = moves[Math.floor(random() * moves.length)];
    const [key = ""] = targetsOf(move);
    const here = targets(state).find((each) => each.key === key)?.moves ?? [];
    const index = here.findIndex((each) => isDeepStrictEqual(each, move));
    const choice = here.length === 1 ? null : { index, text: texts.move(state, move) };
    state = applyMove(state, move);
    clicks.push({ key, choice, says: topOf(state, texts) });
  }
  return { clicks, last: state };
}

/** Clicks what can be done, a number of times. */
async function playOn(page: Page, times: number, step = 7): Promise<void> {
  await page.evaluate(
    ([count, by]) => {
      for (let i = 1; i <= count; i += 1) {
        const all = document.querySelectorAll(".choices button, [data-target].open");
        all[(i * by) % Math.max(1, all.length)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }
    },
    [times, step],
  );
}

test.each([
  [2, PHONE],
  [3, DESKTOP],
  [4, PHONE],
] as const)(
  "a whole game of %i is played by clicks, undone, reloaded and translated",
  async (count, size) => {
    const players = NAMES.slice(0, count);
    const begun = createGame({ players, seed: WORDS });
    const { clicks } = clicksOf(begun, english);
    const { clicks: inItalian, last } = clicksOf(begun, italian);
    const third = Math.floor(clicks.length / 3);

    const { page, faults } = await open(size);
    const top = page.locator("h2");
    await start(page, count);
    const play = async (all: typeof clicks): Promise<void> => {
      expect(await page.evaluate(clickAll, all)).toEqual(all.map(({ says }) => says));
    };
    await play(clicks.slice(0, third));
    await page.getByText(english.term("undo")).click();
    await play(clicks.slice(third - 1, third));
    await page.reload();
    expect(await top.textContent()).toBe(clicks[third - 1].says);
    await play(clicks.slice(third, 2 * third));
    await page.selectOption('[name="language"]', "it");
    expect(await top.textContent()).toBe(inItalian[2 * third - 1].says);
    await play(inItalian.slice(2 * third));

    const rows = await page.locator(".board button").allTextContents();
    const places = standings(last);
    expect(rows.map((row) => row.trim())).toEqual(places.map((each) => italian.standing(each, players)));
    for (const [index, { player }] of places.entries()) {
      await page.locator(".board button").nth(index).click();
      const drawn = [drawHouse(viewHouse(last, player), { texts: italian })];
      expect(await page.locator(".sheet svg").allTextContents()).toEqual(await page.evaluate(wordsOf, drawn));
      const score = (await page.locator(".score").textContent()) ?? "";
      for (const { title, lines } of italian.score(scoreSheet(last, player)))
        for (const words of [title, ...lines.map(({ text }) => text)]) expect(score).toContain(words);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test.each(["light", "dark"] as const)(
  "axe finds no serious fault in the form, a game and its end: %s",
  async (colorScheme) => {
    const { page, faults } = await open({ ...PHONE, colorScheme });
    expect(await seriousFaults(page)).toEqual([]);
    await start(page, 2, "random");
    await playOn(page, 30);
    expect(await seriousFaults(page)).toEqual([]);
    await playOn(page, 500);
    expect(await page.textContent("h2")).toBe(english.term("over"));
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("nothing is wider than a phone, and what is pressed in the page is as large as a thumb", async () => {
  for (const locale of ["en", "fr", "it"]) {
    const { page } = await open({ ...PHONE, locale });
    expect(await page.textContent("legend")).toBe(textsIn(locale).term("players"));
    expect([await page.evaluate(isTooWide), await page.evaluate(tooSmall)]).toEqual([false, []]);
    await page.click("button.main");
    await playOn(page, 60);
    expect([await page.evaluate(isTooWide), await page.evaluate(tooSmall)]).toEqual([false, []]);
    await page.context().close();
  }
});

test("a whole game is played with the keyboard alone", async () => {
  const { page, faults } = await open(DESKTOP);
  const isAt = (selector: string) => page.evaluate((each) => document.activeElement?.matches(each), selector);
  for (let i = 0; i < 20 && !(await isAt("button.main")); i += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let i = 0; i < 400 && (await page.textContent("h2")) !== english.term("over"); i += 1) {
    if (i % 3 === 0) await page.keyboard.press("ArrowRight");
    await page.keyboard.press(i % 2 === 0 ? "Enter" : "Space");
  }
  expect(await page.textContent("h2")).toBe(english.term("over"));
  await page.keyboard.press("Control+z");
  expect(await page.locator("[data-target].open, .choices button").count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a click that does nothing says why; half a move is taken back by Escape, a hint is a move, and another game can be begun", async () => {
  const { page, faults } = await open();
  await start(page, 2, "greedy");
  const said = () => page.locator(".status p").allTextContents();
  const begun = createGame({ players: ["Ann", "Bob"], seed: WORDS });
  const reason = whyNotAt(begun, 0, "space 0 0");
  await page.locator('.sheet [data-target="space 0 0"]').dispatchEvent("click");
  expect(await said()).toEqual(reason === null ? [] : [english.violation(reason)]);
  let tries = 0;
  while (!(await said()).includes(english.term("choose")) && tries++ < 200) await playOn(page, 1, tries);
  const choices = page.locator(".choices button");
  expect(await choices.count()).toBeGreaterThan(1);
  await page.keyboard.press("Escape");
  expect(await said()).toEqual([]);
  await page.getByText(english.term("hint"), { exact: true }).click();
  expect((await said()).join()).toMatch(new RegExp(`^${english.about(english.term("hint"), "")}.`));
  await page.click("summary");
  await page.getByText(english.term("newGame")).click();
  await page.fill('[name="name-1"]', "Ann");
  await page.keyboard.press("Tab");
  expect(await page.locator(".fault").count()).toBe(1);
  expect(await page.locator("button.main").isDisabled()).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});
