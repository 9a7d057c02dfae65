// Which code and which tests answer for each clause of the rules of each game. Fails on a cited clause
// that the catalogue lacks, on one in it without code or test, on an id in brackets at what plays no rule, and where the
// trace of a game does not say so;
// `--update` writes these pages, and those of Dream Home's rules and tables. `npm run trace -- NUM-2` prints the lines that implement or
// cite a clause.
import { readFileSync, writeFileSync } from "node:fs";
import { citationsInCode, citationsInTests, movesByClause, refusalsByClause } from "./trace/citations.js";
import { games, pages } from "./trace/games.js";
import { pageOf } from "./trace/page.js";

/** What plays no rule: a type, a number, the check of a sheet that was read. */
const PLAYS_NOTHING = /^(?:export )?(?:(?:interface|type) |const [A-Z_]+ = -?\d|function check\()/;

const args = process.argv.slice(2);
const isUpdate = args.includes("--update");
const wanted = args.filter((each) => each !== "--update");

const faults = pages.flatMap(([file, text]) => written(file, text));
faults.push(...games.flatMap(traced));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/** What is wrong with the citations of a game. */
function traced({ clauses, refusals, page, ...about }) {
  const ids = Object.keys(clauses);
  const code = citationsInCode(ids);
  const tests = citationsInTests(ids);
  for (const id of wanted)
    for (const place of [...(code.get(id) ?? []), ...(tests.get(id) ?? [])]) tell(place);
  const citations = {
    code,
    tests,
    refusals: refusalsByClause(refusals),
    moves: movesByClause(ids, refusals),
  };
  const missing = [
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
  if (missing.length === 0) console.log(`${ids.length} clauses, each with code and tests`);
  return [...missing, ...written(page, pageOf({ clauses, ...about, ...citations }))];
}

function tell({ file, line, title, implementing }) {
  const note = title ?? (implementing ? "implements it" : null);
  console.log(`${file}:${line}${note === null ? "" : `  ${note}`}`);
}

/** The first line of code at or below a line: that of which a comment speaks. */
function codeAt({ file, line }) {
  const below = readFileSync(file, "utf8")
    .split("\n")
    .slice(line - 1);
  return below.find((text) => !/^\s*(?:\/\/|\/\*|\*)/.test(text)) ?? "";
}

/** Writes a page where that is wanted; otherwise says whether it stands there as it should. */
function written(file, text) {
  if (isUpdate) writeFileSync(file, text);
  else if (read(file) !== text) return [`${file} is out of date: npm run trace -- --update`];
  return [];
}

function read(file) {
  try {
    return readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  } catch {
    return null;
  }
}
