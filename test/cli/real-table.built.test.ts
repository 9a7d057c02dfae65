import { test } from "vitest";
import { KILLED_TABLES, playKilled } from "./killed-tables.js";

// All of them are played by real-table.long.test.ts, and without a process by real-table.test.ts.
test.each(KILLED_TABLES.filter((_, index) => index % 4 === 0))(
  "a whole game at the terminal, killed once: $name, $way",
  playKilled,
);
