import { build } from "esbuild";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { chromiumPath } from "./chromium.js";

/** Where the pages of the tests are: an address of nothing but what a test serves. */
const ADDRESS = "http://app.test/";

/** Files of a web app by name; `index.html` is what is opened. */
export type Files = Readonly<Record<string, string>>;

/** A page that is open. */
export interface OpenPage {
  readonly page: Page;
  /** What went wrong on it: errors on its console, errors that nothing caught, requests to anywhere else. */
  readonly faults: readonly string[];
}

/** Starts the browser. */
export function startBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  if (executablePath === null)
    throw new Error("there is no Chromium: vitest.shared.ts leaves these tests out");
  // Chromium's sandbox refuses to run for root, which containers often are.
  return chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
}

/** A module with all that it imports, as one script for a browser. */
export async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return outputFiles.map(({ text }) => text).join("");
}

const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };

/** Opens an app on a page of its own, with random words that are known; nothing goes over a network. */
export async function openPage(
  browser: Browser,
  files: Files,
  words: readonly number[],
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", ({ message }) => faults.push(message));
  await context.route("**/*", (route) => {
    const url = route.request().url();
    const name = url.startsWith(ADDRESS) ? url.slice(ADDRESS.length) || "index.html" : url;
    const body = files[name];
    if (body !== undefined) return route.fulfill({ body, contentType: TYPES[name.replace(/^.*\./, "")] });
    if (name !== "favicon.ico") faults.push(`asked for ${url}`);
    return route.fulfill({ status: 204 });
  });
  await page.addInitScript((known) => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint32Array) array.set(known.slice(0, array.length));
      return array;
    };
  }, words);
  await page.goto(ADDRESS);
  return { page, faults };
}

/** Whether a page has to be moved sideways to be read. */
export function isTooWide(): boolean {
  return document.documentElement.scrollWidth > innerWidth;
}

/** What is pressed on a page and smaller than a thumb. */
export function tooSmall(): string[] {
  return [...document.querySelectorAll("button, select, summary")].flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && Math.round(Math.min(width, height)) < 44
      ? `${each.outerHTML}: ${width} × ${height}`
      : [];
  });
}
