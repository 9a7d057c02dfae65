import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCliOn } from "../cli/run-cli.js";

/** The sheet with which a bot wins `npm run demo`. */
const SHEET = `3_ 4_ 5_ | 6 7 8 9 | 10* 13 14
1_ 3_ 5_ | 6_ 7_ | 8_ | 9 10 11 | 12_ 14_
1 | 3 | 5_ 6_ 7_ 8_ | 10 11 12 | 13_ 14_ 17_
parks 0 4 4
pools 1
temps 4
improvements 1 1 3 3 0 0
refusals 1
plans B 7 C 11
`;

test("the picture in the README is drawn by the command line, with the true score", async () => {
  const [, picture] = /^```text\n(.*?)^```$/ms.exec(readFileSync("README.md", "utf8")) ?? [];
  const { out } = await runCliOn(SHEET, "score", "-");
  expect(picture.split("\n").length).toBeGreaterThan(10);
  expect(
    picture
      .trimEnd()
      .split("\n")
      .filter((line) => !out.split("\n").includes(line)),
  ).toEqual([]);
});
