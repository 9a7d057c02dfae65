// Which code and which tests answer for each clause of the rules (run `npm run build` first).
// Fails on a cited clause that the catalogue lacks, and on one in it without code or test.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { clauses } from "../dist/rules.js";

const chapters = [...new Set(Object.keys(clauses).map((id) => id.slice(0, 3)))];
const CLAUSE = new RegExp(`\\b(?:${chapters.join("|")})-(?:\\d+|X)\\b`, "g");

const code = cite(
  sourceFiles("src").filter((file) => !file.startsWith("src/rules/")),
  (text) => text.split("\n").map((line, index) => ({ text: line, line: index + 1 })),
);
const tests = cite(
  sourceFiles("test").filter((file) => file.endsWith(".test.ts")),
  testTitles,
);

const unknown = [...new Set([...code.keys(), ...tests.keys()])].filter((id) => !Object.hasOwn(clauses, id));
const unanswered = Object.keys(clauses).filter((id) => !(code.has(id) && tests.has(id)));

for (const id of Object.keys(clauses)) {
  console.log(`${id.padEnd(7)} code: ${places(code, id)}\n        test: ${places(tests, id)}`);
}
for (const id of unknown)
  console.error(`${id} is not in the catalogue: ${places(code, id)} ${places(tests, id)}`);
for (const id of unanswered) console.error(`${id} lacks ${code.has(id) ? "a test" : "code"}`);
if (unknown.length + unanswered.length > 0) process.exitCode = 1;

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts"))
    .sort();
}

/** Clause id -> the places ("file:line") whose text cites it. */
function cite(files, passages) {
  const cited = new Map();
  for (const file of files) {
    for (const { text, line } of passages(readFileSync(file, "utf8"), file)) {
      for (const [id] of text.matchAll(CLAUSE)) {
        cited.set(id, (cited.get(id) ?? new Set()).add(`${file}:${line}`));
      }
    }
  }
  return cited;
}

function testTitles(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const { line } = source.getLineAndCharacterOfPosition(title.getStart(source));
        titles.push({ text: title.getText(source), line: line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

function places(cited, id) {
  return [...(cited.get(id) ?? ["-"])].join(" ");
}
