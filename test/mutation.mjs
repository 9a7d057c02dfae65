// The tests that mutants are tried on, in one file: so each mutant loads the library once. Left out are the long
// tests: they count what random games come to, and mutants are tried on few games. So are those that go through states of
// random games where a table shows the same at once.
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true }); // nobody reads the counterexample

const tests =
  process.env["PHR_MUTATED"] === "dream-home"
    ? import.meta.glob([
        "./dream-home/clauses/*.test.ts",
        "./dream-home/oracle/*.test.ts",
        "./dream-home/{examples,games,tables}.test.ts",
        "./dream-home/{events,judging,move-texts,observing,replaying,reveal,sources}.test.ts",
        "./dream-home/refused-*.test.ts",
      ])
    : import.meta.glob(["./clauses/*.test.ts", "./oracle/*.test.ts", "!./**/*.long.test.ts"]);

for (const load of Object.values(tests)) await load();
