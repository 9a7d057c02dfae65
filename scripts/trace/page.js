// The pages with the code and the tests of each clause: docs/rules/trace.md, docs/dream-home/trace.md.
import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** What stands above the tables. */
function headOf({ title, example, movesPage, errors }) {
  const linked = (word, link) => (link === null ? word : `[${word}](${link})`);
  const codes = errors === null ? " codes" : `\n  [codes](${errors})`;
  return `# ${title}

Where each rule is implemented and tested. The page is written by
\`npm run trace -- --update\`; the build fails where it is out of date, and on a clause without code or without a test.

- **Clause**: leads to the rule in our words, with its source. *Ruling* marks one that is a decision of this library, all of
  it or a part. Below stand the types of ${linked("move", movesPage)} that it is about, and the${codes} with which something is refused because of it.
- **Code**: first, in bold, the file with the line that implements the clause; search it for the id in brackets, such as
  \`[${example}]\`. Then the other files of \`src\` that cite it.
- **Tests**: the files of \`test\` with tests that cite it; unfold one to see what they say.
`;
}

const COLUMNS = ["Clause", "Code", "Tests"];

/** Text that stands for itself in a cell. */
function escaped(text) {
  return text.replaceAll(/[\\`*_[\]<>|&]/g, "\\$&").replaceAll(/\s+/g, " ");
}

function titleOf(file) {
  return /^# (.+)$/m.exec(readFileSync(file, "utf8"))[1];
}

/** Texts one below the other in a cell. */
function stacked(texts) {
  return texts.join("<br>");
}

function code(name) {
  return `\`${name}\``;
}

/** A code of a refusal, with its entry on the page of errors. */
function linkedCode(name, errors) {
  return errors === null ? code(name) : `[${code(name)}](${errors}#${name.replace(".", "-")})`;
}

function listed(word, texts) {
  return texts.length === 0 ? [] : [`${word}: ${texts.join(", ")}`];
}

function clauseCell({ id, title, rulings, page }, { refusals, moves, errors }) {
  return stacked([
    `<a id="${id.toLowerCase()}"></a>[${id}](${basename(page)}) ${escaped(title)}${rulings.length > 0 ? " (*ruling*)" : ""}`,
    ...listed("moves", [...(moves.get(id) ?? [])].map(code)),
    ...listed(
      "refusals",
      (refusals.get(id) ?? []).map((name) => linkedCode(name, errors)),
    ),
  ]);
}

function filesIn(places, folder) {
  return [...new Set(places.map(({ file }) => file))].map((file) => file.replace(`${folder}/`, ""));
}

/** What a title says beside the clauses that it cites. */
function withoutIds(title) {
  return title.replace(/^(?:[A-Z]{3}-(?:\d+|X)[ ,]*)+: /, "");
}

function testsCell(places) {
  const files = filesIn(places, "test").map((file) => {
    const titles = places.filter((place) => place.file === `test/${file}`).map(({ title }) => title);
    const said = stacked([...new Set(titles)].map((title) => escaped(withoutIds(title))));
    return `<details><summary><code>${file}</code></summary>${said}</details>`;
  });
  return files.join("");
}

function codeNames(places) {
  const implementing = filesIn(
    places.filter((place) => place.implementing),
    "src",
  );
  return filesIn(places, "src").map((file) =>
    implementing.includes(file) ? `**${code(file)}**` : code(file),
  );
}

function rowOf(clause, citations) {
  const codeOf = citations.code.get(clause.id) ?? [];
  const testsOf = citations.tests.get(clause.id) ?? [];
  const cells = [clauseCell(clause, citations), stacked(codeNames(codeOf)), testsCell(testsOf)];
  return `| ${cells.join(" | ")} |`;
}

function sectionOf(file, clauses, citations) {
  return [
    `## ${titleOf(file)}`,
    "",
    `[The rules of this chapter](${basename(file)})`,
    "",
    `| ${COLUMNS.join(" | ")} |`,
    `|${COLUMNS.map(() => "---").join("|")}|`,
    ...clauses.map((clause) => rowOf(clause, citations)),
    "",
  ].join("\n");
}

/** The page, a table for each page of the rules. */
export function pageOf({ clauses, ...citations }) {
  const all = Object.values(clauses);
  const fileOf = ({ page }) => page.split("#")[0];
  const sections = [...new Set(all.map(fileOf))].map((file) =>
    sectionOf(
      file,
      all.filter((clause) => fileOf(clause) === file),
      citations,
    ),
  );
  return [headOf(citations), ...sections].join("\n");
}
