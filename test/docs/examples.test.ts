import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { countChecks, examplesForPeople, examplesInSource, runExample, typeErrors } from "./examples.js";
import { filesIn } from "./pages.js";

const manifest: { readonly exports: Readonly<Record<string, unknown>> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

/** The second game has many names of the first one, which examples use without an import. */
const isOfDreamHome = (name: string): number => Number(name.includes("/dream-home"));

/** The entries of the package, by the name under which they are imported; those of the second game come last. */
const entries = Object.fromEntries(
  await Promise.all(
    Object.keys(manifest.exports)
      .filter((path) => !path.endsWith(".json"))
      .map((path) => path.replace(/^\./, "perfect-home-rules"))
      .sort((one, other) => isOfDreamHome(one) - isOfDreamHome(other))
      .map(async (name) => [name, await import(name)] as const),
  ),
);

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

  test("are well typed, also where what is read by an index may be missing", () => {
    expect(typeErrors([...forPeople, ...inSource], entries, filesIn("examples", ".ts"))).toEqual([]);
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
    const wrong = ["const a: string = 1;", "const [b]: number[] = []; b.toFixed();", "isOver(7)"];
    const errors = typeErrors(
      wrong.map((code, index) => ({ place: `example ${index}`, code })),
      entries,
    );
    expect(errors.map((error) => error.split(":")[0])).toEqual(["example 0", "example 1", "example 2"]);
  });
});
