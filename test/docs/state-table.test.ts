import { readFileSync } from "node:fs";
import { createGame } from "perfect-home-rules";
import { expect, test } from "vitest";

test("concepts.md lists the parts of a state by their names", () => {
  const [, section = ""] = readFileSync("docs/concepts.md", "utf8").split("\n| part | what it is |\n");
  const [table = ""] = section.split("\n\n");
  const named = table.split("\n").flatMap((row) => /^\| `(\w+)` \|/.exec(row)?.[1] ?? []);
  const { version: _version, ...parts } = createGame({ players: ["Ann"], seed: 1 });
  expect(named.sort()).toEqual(Object.keys(parts).sort());
});
