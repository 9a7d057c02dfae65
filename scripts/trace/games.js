// The games of the package, each with its clauses, and what cites them.
import { importSource } from "../source.js";
import { rulesPageOf } from "./rules-page.js";
import { tablesPageOf } from "./tables-page.js";

const { clauses } = await importSource("src/clauses/index.ts", "rules");
const { violationKinds } = await importSource("src/clauses/violation-kinds.ts");
const dreamHome = await importSource("src/dream-home/rules/index.ts", "dream-home-rules");
const { REFUSALS } = await importSource("src/dream-home/moves/refusals.ts", "dream-home-refusals");

/** Every kind of violation with each of its clauses: its code, and the clause or `null`. */
const kinds = Object.entries(violationKinds).flatMap(([name, { clause, otherwise }]) =>
  [clause, ...otherwise].map((each) => ({ name, clause: each })),
);

/**
 * - `clauses`: by id;
 * - `refusals`: codes with which something is refused, each with a clause or `null`;
 * - `page`: where it is written which code and which tests answer for a clause;
 * - `title`: what stands above it, and `example`, a clause with code;
 * - `movesPage`, `errors`: pages with moves as text and with an entry for each code, seen from there; `null` for none.
 */
export const games = [
  {
    clauses,
    refusals: kinds,
    page: "docs/rules/trace.md",
    title: "Code and tests of each clause",
    example: "NUM-2",
    movesPage: "../records.md#moves-as-text",
    errors: "../errors.md",
  },
  {
    clauses: dreamHome.clauses,
    refusals: Object.entries(REFUSALS).map(([name, { clause }]) => ({ name, clause })),
    page: "docs/dream-home/trace.md",
    title: "Dream Home: code and tests of each clause",
    example: "DRH-9",
    movesPage: null,
    errors: null,
  },
];

const { PRINTED_TABLES: tables } = await importSource("src/dream-home/data/tables.ts", "dream-home-tables");
const { PROVENANCE: provenance } = await importSource(
  "src/dream-home/data/provenance.ts",
  "dream-home-provenance",
);
const { englishWords: names } = await importSource("src/dream-home/texts/english.ts", "dream-home-words");

/** The pages that are written from the data of Dream Home, each with its text. */
export const pages = [
  ["docs/dream-home/rules.md", rulesPageOf(dreamHome.clauses)],
  ["docs/dream-home/tables.md", tablesPageOf({ tables, provenance, names })],
];
