import { describe, expect, test } from "vitest";
import { runCliOn } from "./run-cli.js";

describe("`serve`", () => {
  test("answers each line, also the last one without an end, and whatever they are", async () => {
    const lines = [
      '{"id":1,"ask":"hello"}',
      "",
      "junk",
      "\u0000",
      '{"ask":"new","options":{}}',
      '{"id":2,"ask":"hello"}',
    ];
    const { code, out, err } = await runCliOn(lines.join("\r\n"), "serve");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const answers = out.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
    expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
      [1, true],
      [null, false],
      [null, false],
      [null, false],
      [2, true],
    ]);
  });

  test("prints the schema", async () => {
    const { out } = await runCliOn("", "serve", "--schema");
    expect(Object.keys(JSON.parse(out).$defs)).toContain("request");
  });

  test("is the referee of the other game too", async () => {
    const request = '{"ask":"new","options":{"players":["Ann","Bob"],"seed":7},"show":["texts"]}';
    const { out } = await runCliOn(request, "serve", "--game", "dream-home");
    expect(JSON.parse(out).texts).toContain("1 discardPair 2");
    const { out: schema } = await runCliOn("", "serve", "--game", "dream-home", "--schema");
    expect(JSON.parse(schema).title).toContain("dream-home");
  });
});
