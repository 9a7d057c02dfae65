import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const BROWSERS: readonly string[] = JSON.parse(readFileSync("scripts/browsers.json", "utf8"));
const PLAYGROUND = "temp/playground-syntax";

/** Entries and programs that run in Node alone. */
const IN_NODE = /^(?:cli|node|queue|worker)/;

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/playground.mjs", PLAYGROUND]);
});
afterAll(() => rmSync(PLAYGROUND, { recursive: true, force: true }));

/** A script as esbuild writes it for browsers, which is another text where one of them lacks what is in it. */
function writtenFor(target: readonly string[] | string, code: string): string {
  const supported = { "regexp-unicode-property-escapes": true }; // all of them know `\p`; esbuild doubts it, as Unicode grows
  return transformSync(code, { target: [target].flat(), supported, logLevel: "silent" }).code;
}

function scriptsIn(folder: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith(".js") && !IN_NODE.test(file));
}

test("every script for browsers has the syntax of the oldest that are named", () => {
  const files = [
    ...scriptsIn("dist").map((file) => join("dist", file)),
    ...scriptsIn(PLAYGROUND).map((file) => join(PLAYGROUND, file)),
    "node_modules/typedoc/static/main.js",
  ];
  const tooNew = files.filter((file) => {
    const code = readFileSync(file, "utf8");
    return writtenFor(BROWSERS, code) !== writtenFor("esnext", code);
  });
  expect(tooNew).toEqual([]);
  expect(files.length).toBeGreaterThan(15);
});

test("a script that is too new is found", () => {
  const code = "const { promise } = f(); using file = open();";
  expect(writtenFor(BROWSERS, code)).not.toBe(writtenFor("esnext", code));
});

test("the guide names the same browsers", () => {
  const guide = readFileSync("docs/versions.md", "utf8").replaceAll(/\s+/g, " ");
  expect(guide).toContain("Chrome and Edge 111, Firefox 115, Safari 16.4");
  expect(BROWSERS).toEqual(["chrome111", "edge111", "firefox115", "safari16.4"]);
});
