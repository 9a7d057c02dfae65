import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { filesIn } from "./pages.js";

/** A block of TypeScript in the documentation. */
export interface Example {
  /** File and line where it begins. */
  readonly place: string;
  /** Its text. */
  readonly code: string;
}

/** What the entries of the package export, by the name under which they are imported. */
export type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The second game has many names of the first one, which examples use without an import. */
const isOfDreamHome = (name: string): number => Number(name.includes("/dream-home"));

/** The entries of the package, by the name under which they are imported; those of the second game come last. */
export async function allEntries(): Promise<Entries> {
  const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const names = Object.keys(manifest.exports)
    .filter((path) => !path.endsWith(".json"))
    .map((path) => path.replace(/^\./, "perfect-home-rules"))
    .sort((one, other) => isOfDreamHome(one) - isOfDreamHome(other));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await import(name)] as const)),
  );
}

/** What a statement came to, and what the comment behind it says. */
export type Check = (found: unknown, wanted: unknown, line: string) => void;

const FENCED = /^([ \t]*(?:\* )?)```ts\n(.*?)^\1```$/gms;
const WANTED = "// => ";
const CONTINUED = "//   ";

function examplesIn(file: string): Example[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(FENCED)].map(({ index, 1: margin, 2: block }) => ({
    place: `${file}:${text.slice(0, index).split("\n").length}`,
    code: block
      .split("\n")
      .map((line) =>
        line.startsWith(margin) ? line.slice(margin.length) : line.slice(margin.trimEnd().length),
      )
      .join("\n"),
  }));
}

/** The examples of the readme and of the docs. */
export function examplesForPeople(): Example[] {
  const hasDocs = readdirSync(".").includes("docs");
  return ["README.md", ...(hasDocs ? filesIn("docs", ".md") : [])].flatMap(examplesIn);
}

/** The examples in the comments of the source. */
export function examplesInSource(): Example[] {
  return filesIn("src", ".ts").flatMap(examplesIn);
}

/** The expression whose value a statement shows, and whether it stands for the whole statement. */
function shownBy(statement: ts.Statement): { readonly value: ts.Node; readonly replaces: boolean } | null {
  if (ts.isVariableStatement(statement)) {
    const [{ name }] = statement.declarationList.declarations;
    return { value: name, replaces: false };
  }
  if (!ts.isExpressionStatement(statement)) return null;
  const { expression } = statement;
  const isLog = ts.isCallExpression(expression) && expression.expression.getText() === "console.log";
  return { value: isLog ? expression.arguments[0] : expression, replaces: true };
}

interface Said {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** What the comment says that stands behind a statement or below it, on one line or several. */
function saidAfter(code: string, end: number): Said | null {
  const comments = [
    ...(ts.getTrailingCommentRanges(code, end) ?? []),
    ...(ts.getLeadingCommentRanges(code, end) ?? []),
  ];
  const lines = comments.map(({ pos, end: to }) => code.slice(pos, to));
  if (!lines[0]?.startsWith(WANTED)) return null;
  const more = lines.slice(1).findIndex((line) => !line.startsWith(CONTINUED));
  const count = more < 0 ? lines.length : more + 1;
  const value = lines.slice(0, count).map((line) => line.replace(WANTED, "").replace(CONTINUED, ""));
  return { value: value.join("\n"), from: comments[0].pos, to: comments[count - 1].end };
}

/** The code with a call of `check` for each statement that has a `// =>` comment behind it. */
function withChecks(code: string): string {
  const source = ts.createSourceFile("example.ts", code, ts.ScriptTarget.Latest, true);
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isStatement(node)) return;
    const said = saidAfter(code, node.end);
    const shown = said === null ? null : shownBy(node);
    if (said === null || shown === null) return;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line;
    const quoted = JSON.stringify(code.split("\n")[line].trim());
    const text = `;check(${shown.value.getText()}, (${said.value}), ${quoted});`;
    edits.push({ from: shown.replaces ? node.getStart() : said.from, to: said.to, text });
  };
  visit(source);
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((edited, { from, to, text }) => edited.slice(0, from) + text + edited.slice(to), code);
}

/** How many values the code shows. */
export function countChecks({ code }: Example): number {
  return code.split(WANTED).length - 1;
}

/**
 * Runs an example.
 *
 * @param entries - the entries of the package by the name under which they are imported. What they export
 *   is at hand without an import too. Other packages are loaded as they are asked for.
 */
export async function runExample({ code }: Example, entries: Entries, check: Check): Promise<void> {
  const { outputText } = ts.transpileModule(withChecks(code), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const imported = new Map<string, unknown>(Object.entries(entries));
  for (const { fileName } of ts.preProcessFile(outputText, true, true).importedFiles)
    if (!imported.has(fileName)) imported.set(fileName, await import(fileName));
  const load = (name: string): unknown => imported.get(name);
  // What several entries export is that of the first one: another game's functions have the names of the main entry's.
  const exported: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(entries).reverse());
  const scope = { ...exported, check, require: load, exports: {}, console: { log: () => {} } };
  const AsyncFunction = Object.getPrototypeOf(runExample).constructor;
  // In a block of its own, an example may give its variables any name.
  await new AsyncFunction(...Object.keys(scope), `{${outputText}}`)(...Object.values(scope));
}

function isDeclaredBy(parent: ts.Node, name: ts.Identifier): boolean {
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isImportSpecifier(parent);
  return declares && parent.name === name;
}

/** The names that stand in an example without being declared or imported there. */
function namesWithout(code: string): Set<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      (isDeclaredBy(node.parent, node) ? declared : used).add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("example.ts", code, ts.ScriptTarget.Latest, true));
  for (const name of declared) used.delete(name);
  return used;
}

/** An example as a module, with imports of what it uses without one, as the examples in comments do. */
function asModule({ code }: Example, entries: Entries): string {
  const missing = namesWithout(code);
  const imports = Object.entries(entries).map(([entry, exported]) => {
    const names = Object.keys(exported).filter((name) => missing.delete(name));
    return `import { ${names.join(", ")} } from "${entry}";`;
  });
  return `${imports.join(" ")} export {}; ${code}`;
}

/** Files that are no examples: what is written in them is the same each time. */
const parsed = new Map<string, ts.SourceFile | undefined>();

function parsedOnce(name: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!parsed.has(name)) parsed.set(name, parse());
  return parsed.get(name);
}

/**
 * What the compiler has to say against examples, where whatever is read by an index may be missing. The types are those
 * of the built package, as for its users.
 *
 * @param files - files that are examples too.
 */
export function typeErrors(
  examples: readonly Example[],
  entries: Entries,
  files: readonly string[] = [],
): string[] {
  const { config } = ts.readConfigFile("test/tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, "test");
  const modules = examples.map((example) => ({ ...example, code: asModule(example, entries) }));
  const names = new Map(modules.map((module, index) => [`test/docs/example-${index}.ts`, module]));
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const example = names.get(name);
    if (example === undefined) return parsedOnce(name, () => getSourceFile(name, ...rest));
    return ts.createSourceFile(name, example.code, rest[0], true);
  };
  host.fileExists = (name) => names.has(name) || fileExists(name);
  host.readFile = (name) => names.get(name)?.code ?? readFile(name);
  const paths = Object.fromEntries(
    Object.entries(options.paths ?? {}).filter(([name]) => !name.startsWith("perfect-home-rules")),
  );
  const strict = { ...options, paths, noUncheckedIndexedAccess: true, noUnusedLocals: false };
  const program = ts.createProgram([...names.keys(), ...files], strict, host);
  return [...names.keys(), ...files].flatMap((name) => {
    const file = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) =>
        `${names.get(name)?.place ?? name}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
    );
  });
}
