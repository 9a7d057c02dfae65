import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn } from "./pages.js";

test("every name in the code that the glossary gives is there", () => {
  const words = new Set(
    filesIn("src", ".ts").flatMap((file) => readFileSync(file, "utf8").match(/\w+/g) ?? []),
  );
  const rows = readFileSync("docs/glossary.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "));
  const cells = rows.flatMap((row) => row.split(" | ").slice(-2)).join("\n");
  const names = Array.from(cells.matchAll(/`([^`]*)`/g), ([, name]) => name).flatMap(
    (name) => name.match(/\w+/g) ?? [],
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});
