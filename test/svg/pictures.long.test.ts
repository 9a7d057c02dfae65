import { expect, test } from "vitest";
import { stumblingBlocks } from "./layout.js";
import { pictures } from "./pictures.js";
import { parsed } from "./xml.js";

// All of `npm run pictures`; the random games of drawings.test.ts hold the same, each of them on a few sheets only.
test("nobody stumbles over a picture of any sheet, table or score, be it empty, half full or at its end", () => {
  const drawn = pictures("");
  expect(drawn.length).toBeGreaterThan(500);
  expect(
    drawn.flatMap(({ name, svg }) => stumblingBlocks(parsed(svg)).map((fault) => `${name}: ${fault}`)),
  ).toEqual([]);
});
