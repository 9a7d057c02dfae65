import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { unfrozenIn } from "../support/frozen.js";
import { CALLS } from "./calls.js";

const manifest: { readonly exports: object } = JSON.parse(readFileSync("package.json", "utf8"));
const ENTRIES = Object.keys(manifest.exports)
  .filter((path) => path !== "./package.json" && path !== "./core") // the functions of the main entry
  .map((path) => `perfect-home-rules${path.slice(1)}`);

/** What a caller can do to data: overwrite, add and remove as much as they let themselves be. */
function vandalise(value: unknown, seen: Set<object> = new Set()): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  for (const part of Object.values(value)) vandalise(part, seen);
  if (Object.isFrozen(value)) return;
  if (Array.isArray(value)) value.reverse().push("vandal");
  else for (const key of Object.keys(value)) Reflect.set(value, key, "vandal");
}

/** Functions that give what a caller has passed, which is the caller's to change. */
const GIVES_BACK = ["greedyBot", "randomBot", "recordEvents", "recordOf", "tryAskBot", "violationOf"];
/** Functions that only throw. */
const THROWS = ["invalid", "throwShared", "throwViolation"];
/** What plays many moves, and is the same code as what is called beside it. */
const SLOW = ["checkContract"];
/** What asks a Redis: there is none where this test runs, and what it gives is new each time. */
const REMOTE = ["cancelSeries", "playQueued", "readSeries", "resumeSeries", "startWorker"];
const LEFT_OUT = [...GIVES_BACK, ...THROWS, ...SLOW, ...REMOTE];

describe.each(ENTRIES)("%s", (entry) => {
  test("exports nothing that a caller could change", async () => {
    const exported: Readonly<Record<string, unknown>> = await import(entry);
    for (const [name, value] of Object.entries(exported)) expect(unfrozenIn(value, name)).toBe(null);
  });

  const names = Object.keys(CALLS[entry] ?? {}).filter(
    (name) => !/^[A-Z]/.test(name) && !LEFT_OUT.includes(name),
  );
  test.each(names)("what %s gives can be changed without changing what it gives next", async (name) => {
    const exported: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = await import(entry);
    const given = async (): Promise<unknown> => exported[name](...CALLS[entry][name]);
    const before = JSON.stringify(await given());
    vandalise(await given());
    expect(JSON.stringify(await given())).toBe(before);
  });
});
