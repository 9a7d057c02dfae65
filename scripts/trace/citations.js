// Where clauses are cited: in the text of the source, in the titles of tests, by the kinds of violation and of move.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

const code = filesIn("src", ".ts");

function filesIn(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(ending))
    .sort();
}

function sourceOf(file) {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
}

/** Visits a node and all within it. */
function visit(node, see) {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/** What looks like a clause of a chapter that there is. */
function patternFor(ids) {
  const chapters = [...new Set(ids.map((id) => id.slice(0, 3)))];
  return new RegExp(`\\b(?:${chapters.join("|")})-(?:\\d+|X)\\b`, "g");
}

/**
 * Clause id -> the places whose text cites it, each with file, line and, in tests, the title. The line that implements a
 * clause, apart from those that only cite it, has the id in brackets: `[NUM-2]`.
 */
function collect(files, passagesOf, ids) {
  const pattern = patternFor(ids);
  const cited = new Map();
  for (const file of files) {
    for (const { text, ...place } of passagesOf(file)) {
      for (const id of new Set(text.match(pattern) ?? [])) {
        const implementing = text.includes(`[${id}]`);
        cited.set(id, [...(cited.get(id) ?? []), { file, implementing, ...place }]);
      }
    }
  }
  return cited;
}

function linesOf(file) {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.map((text, index) => ({ text, line: index + 1, title: null }));
}

/** What the title of a test says; what is filled in is left open. */
function titleIn(node) {
  if (ts.isStringLiteralLike(node)) return node.text.replaceAll(/%[a-z]|\$\w+/g, "…");
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join("…");
}

function titlesOf(file) {
  const source = sourceOf(file);
  const titles = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || !/^(?:test|it|describe)\b/.test(node.expression.getText())) return;
    const [argument] = node.arguments;
    const title = argument === undefined ? null : titleIn(argument);
    if (title === null) return;
    const { line } = source.getLineAndCharacterOfPosition(argument.getStart());
    titles.push({ text: argument.getText(), line: line + 1, title });
  });
  return titles;
}

/** What cites clauses without playing them: the catalogue, and those who use the library. */
const NO_RULES = [
  "src/clauses/",
  "src/cli/",
  "src/bots/",
  "src/node/",
  "src/dream-home/rules/",
  "src/dream-home/texts/",
  "src/dream-home/svg/",
];

/** Where the code of the rules cites each clause, the lines that implement it first. */
export function citationsInCode(ids) {
  const cited = collect(
    code.filter((file) => !NO_RULES.some((folder) => file.startsWith(folder))),
    linesOf,
    ids,
  );
  for (const places of cited.values()) places.sort((a, b) => Number(b.implementing) - Number(a.implementing));
  return cited;
}

/** Which tests cite each clause in their titles. */
export function citationsInTests(ids) {
  return collect(filesIn("test", ".test.ts"), titlesOf, ids);
}

/** The type of move that a declaration is about, and the text that cites its clauses; `null` for others. */
function moveOf(node) {
  const named = (text) => /^(?:MoveOf|KindOf|MoveKind)<"(\w+)">$/.exec(text ?? "")?.[1];
  if (ts.isInterfaceDeclaration(node)) {
    const type = named(node.heritageClauses?.[0].types[0].getText());
    return type === undefined ? null : { type, text: node.getFullText() };
  }
  if (!ts.isVariableStatement(node)) return null;
  const type = named(node.declarationList.declarations[0].type?.getText());
  return type === undefined ? null : { type, text: node.getFullText() };
}

/** Clause id -> the codes with which something is refused because of it, from all codes with their clauses. */
export function refusalsByClause(kinds) {
  const byClause = new Map();
  for (const { name, clause } of kinds) byClause.set(clause, [...(byClause.get(clause) ?? []), name]);
  return byClause;
}

/** Clause id -> the types of move that cite it, or that are refused because of it. */
export function movesByClause(ids, kinds) {
  const pattern = patternFor(ids);
  const byClause = new Map();
  const add = (id, type) => byClause.set(id, new Set([...(byClause.get(id) ?? []), type]));
  const types = new Set();
  for (const file of code) {
    visit(sourceOf(file), (node) => {
      const move = moveOf(node);
      if (move === null) return;
      types.add(move.type);
      for (const id of move.text.match(pattern) ?? []) add(id, move.type);
    });
  }
  for (const { name, clause } of kinds) {
    const [type] = name.split(".");
    if (types.has(type)) add(clause, type);
  }
  return byClause;
}
