import { test } from "vitest";
import { KILLED_TABLES, playKilled } from "./killed-tables.js";

// The quick tier plays each table once, and each way once: real-table.built.test.ts.
test.each(KILLED_TABLES)("a whole game at the terminal, killed once: $name, $way", playKilled);
