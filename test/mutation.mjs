// The tests that mutants are tried on, in one file: so each mutant loads the library once. Left out are the long
// tests: they count what random games come to, and mutants are tried on few games.
import fc from "fast-check";

fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true }); // nobody reads the counterexample

import.meta.glob(["./clauses/*.test.ts", "./oracle/*.test.ts", "!./**/*.long.test.ts"], { eager: true });
