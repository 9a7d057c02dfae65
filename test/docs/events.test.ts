import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DECLARED = /EventOf<"(\w+)", (.*?)>/g;
const ROW = /^\| (`.*?`) \| (.*?) \| .*? \|$/gm;

/** To whom an event may be told: all, one player, or either. */
function audience(text: string): string {
  const isForAll = /\ball\b/.test(text);
  return /number|mover|owner/.test(text) ? (isForAll ? "one or all" : "one") : "all";
}

test("RND-3 XPT-5: the guide says of every event, and no other, to whom it is told", () => {
  const source = readFileSync("src/state/events.ts", "utf8");
  const declared = Array.from(source.matchAll(DECLARED), ([, type, to]) => [type, audience(to)]);
  const [, table = ""] = readFileSync("docs/app-turn.md", "utf8").split("### Which events go to whom");
  const documented = Array.from(table.split("\n#")[0].matchAll(ROW), ([, types, to]) =>
    Array.from(types.matchAll(/\w+/g), ([type]) => [type, audience(to)]),
  ).flat();
  expect(declared.length).toBeGreaterThan(10);
  expect(documented.sort()).toEqual(declared.sort());
});
