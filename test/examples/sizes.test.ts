import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

function files(folder: string): string[] {
  return readdirSync(folder).map((file) => `${folder}/${file}`);
}

test.each([
  ["the playground", files("examples/playground").filter((file) => /\.[tj]s$/.test(file)), 600],
  ["the page for Dream Home", files("examples/dream-home").filter((file) => file.endsWith(".ts")), 350],
  ["the room for Colyseus", ["examples/colyseus/room.ts"], 80],
  ["the game for boardgame.io", ["examples/boardgame.io/game.ts"], 80],
])("%s is short", (_, code, limit) => {
  const lines = code.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  expect(lines.filter((line) => !/^ *(\/\/.*|\/\*\*.*)?$/.test(line)).length).toBeLessThanOrEqual(limit);
});
