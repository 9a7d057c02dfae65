// The tests that mutants are tried on, in one file: so each mutant loads the library once. Left out are the long
// tests: they count what random games come to, and mutants are tried on few games.
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true }); // nobody reads the counterexample

const tests =
  process.env["PHR_MUTATED"] === "dream-home"
    ? import.meta.glob([
        "./dream-home/clauses/*.test.ts",
        "./dream-home/oracle/*.test.ts",
        "./dream-home/examples.test.ts",
        "./dream-home/games.test.ts",
        "./dream-home/states.test.ts",
      ])
    : import.meta.glob(["./clauses/*.test.ts", "./oracle/*.test.ts", "!./**/*.long.test.ts"]);

for (const load of Object.values(tests)) await load();
