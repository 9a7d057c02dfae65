import { readFileSync } from "node:fs";
import {
  type CatalogueConfiguration,
  decision,
  type GameState,
  isOver,
  playersToMove,
} from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type { Page } from "playwright-core";
import type { Click } from "./clicks.js";
import { bundled, type Files } from "./pages.js";

const FOLDER = "examples/playground";

const DREAM_HOME = "examples/dream-home";

/** The playground as a web app, with the page for Dream Home. */
export async function playground(): Promise<Files> {
  const copied = ["index.html", "style.css", "icon.svg", "offline.js"];
  const texts = copied.map((name) => [name, readFileSync(`${FOLDER}/${name}`, "utf8")] as const);
  const [main, adviser, dreamHome] = await Promise.all(
    [`${FOLDER}/main.ts`, `${FOLDER}/adviser.ts`, `${DREAM_HOME}/main.ts`].map(bundled),
  );
  return {
    ...Object.fromEntries(texts),
    "main.js": main,
    "adviser.js": adviser,
    "dream-home.html": readFileSync(`${DREAM_HOME}/index.html`, "utf8"),
    "dream-home.js": dreamHome,
  };
}

/** Who plays: persons, or the bot of a name. */
export type Seats = readonly ("person" | "random" | "greedy")[];

const FIELDS = ["edition", "layout", "mode", "advanced", "nineAndThreeQuarters"] as const;

/** Chooses a combination in the form; the AAA's card is the last one. */
export async function choose(page: Page, wanted: CatalogueConfiguration, aaa: string): Promise<void> {
  // What goes with nothing else chosen changes what was chosen before: the second time all of it goes together.
  for (const field of [...FIELDS, ...FIELDS]) {
    const value = wanted[field];
    if (typeof value === "boolean") await page.setChecked(`[name="${field}"]`, value);
    else await page.selectOption(`[name="${field}"]`, value);
  }
  if (wanted.mode === "aaa") await page.selectOption('[name="aaa"]', aaa);
}

/** Seats Ann, and Bob where there are two. */
export async function seat(page: Page, seats: Seats): Promise<void> {
  if (seats.length === 1) await page.click("fieldset .row:nth-of-type(2) button");
  for (const [index, kind] of seats.entries()) await page.selectOption(`[name="seat-${index}"]`, kind);
}

/** What stands at the top of a game between persons. */
export function promptOf(state: GameState, texts: Texts): string {
  const { players } = state.setup;
  const [player = 0] = playersToMove(state);
  const prompt = texts.prompt(state, player, decision(state, player));
  return players.length > 1 && !isOver(state) ? texts.about(players[player], prompt) : prompt;
}

/** Clicks within the page, one after another; returns what stands at its top after each of them. */
export function clickAll(clicks: readonly Omit<Click, "says">[]): string[] {
  const click = (selector: string, index = 0): void => {
    const element = document.querySelectorAll(selector)[index];
    if (element === undefined) throw new Error(`${selector} is not on the page`);
    element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  return clicks.map(({ key, choice }) => {
    click(`.open[data-target="${key}"], .choices [data-target="${key}"]`);
    if (choice !== null) click(".choices button", choice.index);
    return document.querySelector("h2")?.textContent ?? "";
  });
}
