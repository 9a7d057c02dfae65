import { describe, expect, test } from "vitest";
import { allEntries, countChecks, examplesForPeople, examplesInSource, runExample } from "./examples.js";

const entries = await allEntries();
const forPeople = examplesForPeople();
const inSource = examplesInSource();

describe("examples", () => {
  test("are found in the readme and in the source", () => {
    expect(forPeople.filter(({ place }) => place.startsWith("README.md"))).not.toEqual([]);
    expect(inSource).not.toEqual([]);
  });

  test.each([...forPeople, ...inSource])("$place runs and shows what it says", async (example) => {
    let checks = 0;
    await runExample(example, entries, (found, wanted, line) => {
      checks += 1;
      expect(found, line).toEqual(wanted);
    });
    expect(checks).toBeGreaterThanOrEqual(countChecks(example));
  });

  test("are caught when they say something wrong", async () => {
    const lines: string[] = [];
    const code = [
      "const a = 1; // => 2",
      "for (const b of [3]) {",
      "  console.log(b + a) // => 5",
      "}",
      "[a, a]",
      "// => [",
      "//   1]",
      "await a; // no check",
    ].join("\n");
    await runExample({ place: "here", code }, entries, (found, wanted, line) => {
      lines.push(`${found} ${wanted} ${line}`);
    });
    expect(lines).toEqual(["1 2 const a = 1; // => 2", "4 5 console.log(b + a) // => 5", "1,1 1 [a, a]"]);
  });
});
