import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { GameState } from "perfect-home-rules";
import { english } from "perfect-home-rules/texts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packedExample } from "../examples/packed-example.js";
import { freePort } from "../support/free-port.js";
import { startBrowser } from "./pages.js";

// Needs a browser, and the packed package.

let browser: Browser;
let folder: string;
let running: ChildProcess | null = null;
beforeAll(async () => {
  folder = packedExample("server");
  browser = await startBrowser();
});
afterAll(async () => {
  running?.kill("SIGKILL");
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the server; returns the links that it prints. */
async function start(port: number, absent: number): Promise<readonly string[]> {
  const options = ["--port", String(port), "--players", "Ann,Bob", "--absent", String(absent)];
  const server = spawn(process.execPath, ["dist/server.js", ...options], { cwd: folder });
  running = server;
  let text = "";
  let errors = "";
  server.stderr.on("data", (data) => {
    errors += data;
  });
  for await (const data of server.stdout) {
    text += data;
    if (text.includes("Spectators")) break;
  }
  if (!text.includes("Spectators")) throw new Error(errors);
  return text.match(/http:\S+/g) ?? [];
}

async function kill(): Promise<void> {
  const server = running;
  if (server === null) return;
  server.kill("SIGKILL");
  await once(server, "exit");
}

/** A browser of its own at a link, with all that is sent to it. */
async function visit(
  link: string,
): Promise<{ readonly page: Page; readonly sent: string[]; readonly faults: string[] }> {
  const context = await browser.newContext({ locale: "en" });
  const page = await context.newPage();
  const sent: string[] = [];
  const faults: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => sent.push(String(payload))));
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost")) faults.push(request.url());
  });
  await page.goto(link);
  await page.waitForSelector("main svg");
  return { page, sent, faults };
}

/** The state in the server's file. */
function saved(): GameState {
  return JSON.parse(readFileSync(join(folder, "game.json"), "utf8")).state;
}

/** What is asked of a player. */
const asked = (page: Page): Promise<string | null> => page.textContent("p");

/** Clicks what can be done until it is something else's turn to change the page, or a text is shown. */
async function playUntil(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  for (let clicks = 0; clicks < 2000 && !(await isEnough()); clicks += 1) {
    const before = await page.evaluate(() => document.body.innerHTML);
    const isClicked = await page.evaluate((undo) => {
      const choices = [...document.querySelectorAll("body > button")].filter(
        (each) => each.textContent !== undo,
      );
      const open = [...document.querySelectorAll(".open")];
      const first = choices[0] ?? open[open.length - 1];
      first?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return first !== undefined;
    }, english.term("undo"));
    if (isClicked) await page.waitForFunction((html) => document.body.innerHTML !== html, before);
    else await page.waitForTimeout(20);
  }
}

const WAITING = english.term("waiting");

test("two players and a spectator play over the network; the server is killed and started again; a bot finishes for one who leaves", async () => {
  const port = await freePort();
  const [annsLink = "", bobsLink = "", link = ""] = await start(port, 600_000);
  const [ann, bob, spectator] = await Promise.all([visit(annsLink), visit(bobsLink), visit(link)]);

  // At the same time, and hidden until both have ended.
  const shown = () => spectator.page.locator("main").innerHTML();
  const before = await shown();
  const bobBefore = await bob.page.locator("main svg:nth-of-type(3)").textContent();
  await ann.page.click('[data-target="stack-0"]');
  await bob.page.click('[data-target="stack-1"]');
  await ann.page.waitForSelector('[data-target^="house"].open');
  await bob.page.waitForSelector('[data-target^="house"].open');
  expect(await shown()).toBe(before);
  expect(await bob.page.locator("main svg:nth-of-type(3)").textContent()).toBe(bobBefore);
  expect(saved().turns.map((turn) => turn?.moves.length)).toEqual([1, 1]);

  // Half a turn outlives the server.
  const annsPrompt = await asked(ann.page);
  await kill();
  expect(await start(port, 600_000)).toEqual([annsLink, bobsLink, link]);
  await ann.page.reload();
  await ann.page.waitForSelector("main svg");
  expect(await asked(ann.page)).toBe(annsPrompt);
  await expect.poll(() => bob.sent.length).toBeGreaterThan(2);

  // Taken back and made again; then the round goes on.
  await ann.page.getByText(english.term("undo")).click();
  await ann.page.waitForSelector('[data-target="stack-0"].open');
  await playUntil(ann.page, async () => (await asked(ann.page)) === WAITING);
  await playUntil(bob.page, async () => saved().table.round > 1);
  await expect.poll(shown).not.toBe(before);

  // A bot plays for Bob once he has been away for too long; Ann comes back by herself.
  await bob.page.context().close();
  await kill();
  const told = ann.sent.length;
  await start(port, 500);
  await expect.poll(() => ann.sent.length).toBeGreaterThan(told);
  await playUntil(ann.page, async () => saved().table.round > 3);

  // Whoever is not over has been told nothing that is hidden.
  for (const { sent } of [ann, bob, spectator]) {
    const views = sent.map((text) => JSON.parse(text));
    for (const { view, seat, events } of views) {
      expect(view.hidden).toBe(null);
      expect(view.turns.every((turn: unknown, player: number) => turn === null || player === seat)).toBe(
        true,
      );
      for (const { to } of events) expect([seat, "all"]).toContain(to);
    }
    expect(sent.length).toBeGreaterThan(3);
    for (const key of [annsLink, bobsLink].map((each) => each.replace(/.*#/, "")))
      expect(sent.some((text) => text.includes(key))).toBe(false);
  }

  // To the end, which all are shown.
  await playUntil(ann.page, async () => saved().table.endedBy.length > 0);
  const standings = /1\. (Ann|Bob): \d+ points/;
  await expect.poll(() => ann.page.textContent("body")).toMatch(standings);
  await expect.poll(() => spectator.page.textContent("body")).toMatch(standings);
  expect([...ann.faults, ...bob.faults, ...spectator.faults]).toEqual([]);
});
