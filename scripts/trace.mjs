// Which code and which tests answer for each clause of the rules. Fails on a cited clause
// that the catalogue lacks, on one in it without code or test, on an id in brackets at what plays no rule, and where
// docs/rules/trace.md does not say so;
// `--update` writes that page. `npm run trace -- NUM-2` prints the lines that implement or cite a clause.
import { readFileSync, writeFileSync } from "node:fs";
import { importSource } from "./source.js";
import { citationsInCode, citationsInTests, movesByClause, refusalsByClause } from "./trace/citations.js";
import { pageOf } from "./trace/page.js";

const { clauses } = await importSource("src/clauses/index.ts", "rules");

const PAGE = "docs/rules/trace.md";

/** What plays no rule: a type, a number, the check of a sheet that was read. */
const PLAYS_NOTHING = /^(?:export )?(?:(?:interface|type) |const [A-Z_]+ = -?\d|function check\()/;

const ids = Object.keys(clauses);
const wanted = process.argv.slice(2);
const code = citationsInCode(ids);
const tests = citationsInTests(ids);

for (const id of wanted.filter((each) => each !== "--update")) {
  for (const { file, line, title, implementing } of [...(code.get(id) ?? []), ...(tests.get(id) ?? [])]) {
    const note = title ?? (implementing ? "implements it" : null);
    console.log(`${file}:${line}${note === null ? "" : `  ${note}`}`);
  }
}

const faults = [
  ...[...code, ...tests]
    .filter(([id]) => !Object.hasOwn(clauses, id))
    .map(([id, [{ file, line }]]) => `${id} is not in the catalogue: ${file}:${line}`),
  ...ids
    .filter((id) => !code.get(id)?.[0].implementing)
    .map((id) => `${id} lacks a line that implements it: its id in brackets, [${id}]`),
  ...[...code].flatMap(([id, places]) =>
    places
      .filter((place) => place.implementing && PLAYS_NOTHING.test(codeAt(place)))
      .map(({ file, line }) => `[${id}] belongs to what plays or scores it: ${file}:${line}`),
  ),
  ...ids.filter((id) => !tests.has(id)).map((id) => `${id} lacks a test`),
];

const page = pageOf({ clauses, code, tests, refusals: refusalsByClause(), moves: movesByClause(ids) });
if (wanted.includes("--update")) writeFileSync(PAGE, page);
else if (!isWritten()) faults.push(`${PAGE} is out of date: npm run trace -- --update`);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${ids.length} clauses, each with code and tests`);

/** The first line of code at or below a line: that of which a comment speaks. */
function codeAt({ file, line }) {
  const below = readFileSync(file, "utf8")
    .split("\n")
    .slice(line - 1);
  return below.find((text) => !/^\s*(?:\/\/|\/\*|\*)/.test(text)) ?? "";
}

function isWritten() {
  try {
    return readFileSync(PAGE, "utf8").replaceAll("\r\n", "\n") === page;
  } catch {
    return false;
  }
}
