import { readFileSync } from "node:fs";
import { createGame } from "perfect-home-rules";
import { encodingOf } from "perfect-home-rules/encoding";
import { expect, test } from "vitest";

test("the guide on encodings names all blocks in their order", () => {
  const page = readFileSync("docs/encoding.md", "utf8");
  const rows = Array.from(page.matchAll(/^\| `([a-z ]+)` \|/gm), ([, name]) => name);
  const { blocks } = encodingOf(createGame({ players: ["Ann", "Bob"], seed: 1 }));
  expect(rows).toEqual(blocks.map(({ name }) => name));
});
