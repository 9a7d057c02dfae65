import { describe, expect, test } from "vitest";
import { allEntries, examplesForPeople, examplesInSource, typeErrors } from "./examples.js";
import { filesIn } from "./pages.js";

const entries = await allEntries();

describe("examples", () => {
  test("are well typed, also where what is read by an index may be missing", () => {
    const examples = [...examplesForPeople(), ...examplesInSource()];
    expect(typeErrors(examples, entries, filesIn("examples", ".ts"))).toEqual([]);
  });

  test("are caught when a type is wrong", () => {
    const wrong = ["const a: string = 1;", "const [b]: number[] = []; b.toFixed();", "isOver(7)"];
    const errors = typeErrors(
      wrong.map((code, index) => ({ place: `example ${index}`, code })),
      entries,
    );
    expect(errors.map((error) => error.split(":")[0])).toEqual(["example 0", "example 1", "example 2"]);
  });
});
