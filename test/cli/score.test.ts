import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scoreSheets } from "perfect-home-rules";
import { parseSheets } from "perfect-home-rules/notation";
import { describe, expect, test } from "vitest";
import { runCli, runCliOn, tooWide } from "./run-cli.js";

const BLANK = ". . . . . . . . . .\n. . . . . . . . . . .\n. . . . . . . . . . . .";

/** The worked example; what it leaves open is chosen so that its points come out. Others have more temps. */
const EXAMPLE = `
player Ann
1 5 8* 9 10 | 11 12* 14 | . .
2* 2B | 4 6 | 8 | 9 | 10 | 12 | 15 | . | 17
0 1 3 4 | 7 8 9B 9 | 9B 10 13 15
parks 3 3 2
pools 3
temps 3
improvements 0 0 0 3 0 0
extensions 3
plans A 8 C 12

player Bob
${BLANK}
temps 4

player Cleo
${BLANK}
temps 5
`;

function fileWith(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "sheets-")), "sheets.txt");
  writeFileSync(file, text);
  return file;
}

describe("score", () => {
  test("SCO-7: scores the worked example of 83 points", async () => {
    const { code, out, err } = await runCli("score", fileWith(EXAMPLE));
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const totals = [...out.matchAll(/^ {3}Total .* (-?\d+)$/gm)].map(([, total]) => Number(total));
    const sheets = parseSheets(EXAMPLE).map(({ description }) => description);
    expect(totals).toEqual(scoreSheets(sheets).map(({ total }) => total));
    expect(totals[0]).toBe(83);
    expect(out).toContain("── Cleo ─");
    expect(out).toContain("3rd place with 3 temp workers");
    expect(out.match(/Nothing is wrong with the sheet\./g)).toHaveLength(3);
    expect(tooWide(out)).toEqual([]);
  });

  test("says the same of standard input as of a file", async () => {
    expect(await runCliOn(EXAMPLE, "score", "-")).toEqual(await runCli("score", fileWith(EXAMPLE)));
  });

  test("prints JSON with the API's score sheets and violations", async () => {
    const { code, out } = await runCliOn(
      `${BLANK}\ntemps 12\n`,
      "score",
      "-",
      "--json",
      "--edition",
      "first-2018",
    );
    expect(code).toBe(1);
    const { options, sheets } = JSON.parse(out);
    const [{ name, description, score, violations }] = sheets;
    expect(options).toEqual({ edition: "first-2018" });
    expect(name).toBeNull();
    expect(score).toEqual(scoreSheets([description], options)[0]);
    expect(violations).toMatchObject([{ code: "sheet.boxes", clause: "ACT-2" }]);
  });

  test("ends with code 1 and says what is wrong and where", async () => {
    const { code, out, err } = await runCliOn(BLANK.replace(". .", "7 5"), "score", "-");
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toContain("1 violation:\n");
    expect(out).toContain("* 5 does not ascend from left to right (house 2 of street 1). [NUM-2]\n");
  });

  test.each([
    {
      text: "1 5 || 8",
      place: "1:6",
      message: 'expected house 3 of 10 in street 1 (a number, ., @ or Z), found "|"',
    },
    { text: `${BLANK}\npools x`, place: "4:7", message: "expected the number of pools" },
    { text: `sheet easter-eggs-2019\n${BLANK}`, place: "1:7", message: "expected the id of a sheet" },
    { text: "", place: "1:1", message: "found the end of the text" },
  ])("ends with code 2 and says that line:column $place is wrong", async ({ text, place, message }) => {
    const file = fileWith(text);
    const { code, out, err } = await runCli("score", file);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(`error: ${file}:${place}:\n`);
    expect(err.replaceAll(/\n +/g, " ")).toContain(message);
    expect((await runCliOn(text, "score", "-")).err).toContain(`error: standard input:${place}:\n`);
  });

  test("ends with code 2 for files that can't be read", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sheets-"));
    const missing = join(folder, "none.txt");
    expect(await runCli("score", missing)).toEqual({
      code: 2,
      out: "",
      err: `error: ${missing}:\n  it can't be read: there is no such file\n`,
    });
    expect((await runCli("score", folder)).code).toBe(2);
  });

  test("reads the sheets of an expansion and of the other edition", async () => {
    const eggs = `sheet easter-eggs-2019\n${BLANK.replace(". . . .", ". . . 8oo")}`;
    const { code, out } = await runCliOn(
      eggs,
      "score",
      "-",
      "--edition",
      "first-2018",
      "--layout",
      "easter-eggs-2019",
    );
    expect(code).toBe(0);
    expect(out).toContain("─o─ egg circled");
    expect(out).toContain("┴─oo┴");
    expect(out).toContain("2 eggs");
    expect((await runCliOn(eggs, "score", "-")).code).toBe(2);
  });

  test("SET-5: refuses sheets of different layouts", async () => {
    const { code, err } = await runCliOn(`${BLANK}\nsheet nuclear-war\n${BLANK}`, "score", "-");
    expect(code).toBe(2);
    expect(err).toContain("[SET-5]");
    expect((await runCliOn(`${BLANK}\nsheet beth-sobel\n${BLANK}`, "score", "-")).code).toBe(0);
  });

  test("refuses options that do not go together", async () => {
    const { code, err } = await runCliOn(BLANK, "score", "-", "--layout", "american-dream", "--advanced");
    expect(code).toBe(2);
    expect(err).toContain("[XPN-2]\n  possible: no --advanced");
  });

  test("shows nothing that would move the cursor", async () => {
    const { out } = await runCliOn(`player "A\\u001b[2J"\n${BLANK}`, "score", "-");
    expect(out).not.toContain("\u001b");
  });
});
