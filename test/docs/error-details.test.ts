import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** What the source says of the details of a code. */
interface Given {
  /** The details that it names where it refuses something. */
  readonly names: Set<string>;
  /** Whether it names all of them everywhere: some come from functions. */
  isWhole: boolean;
}

const ROW = /^\| <a id=".*?"><\/a>`(.*?)` \| (.*?) \| .*? \|$/gm;
const CODE = /^[a-zA-Z-]+\.[a-z-]+$/;

/** The details that a row of the page lists, by code; rows without a list are left out. */
const documented = new Map(
  Array.from(readFileSync("docs/errors.md", "utf8").matchAll(ROW), ([, code, wrong]) => {
    const list = /Details: (.*?)(?:\.(?: |$)|$)/.exec(wrong)?.[1] ?? "";
    const names = Array.from(list.matchAll(/`(\w+)`/g), ([, name]) => name).filter((name) => name !== "null");
    return [code, names] as const;
  }).filter(([, names]) => names.length > 0),
);

/** What each function gives that others call for their details. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  houseAt: ["street", "house"],
  gapAt: ["street", "gap"],
};

function addDetails(given: Given, details: ts.Expression): void {
  if (ts.isObjectLiteralExpression(details)) {
    for (const field of details.properties) {
      if (ts.isSpreadAssignment(field)) addDetails(given, field.expression);
      else given.names.add(field.name.getText());
    }
    return;
  }
  const places = ts.isCallExpression(details) ? PLACES[details.expression.getText()] : undefined;
  if (places === undefined) given.isWhole = false;
  for (const name of places ?? []) given.names.add(name);
}

/** The details of each code in the source, where something is refused with it. */
function detailsInSource(): Map<string, Given> {
  const byCode = new Map<string, Given>();
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const [code, details] = node.arguments;
    if (code === undefined || details === undefined) return;
    if (!ts.isStringLiteral(code) || !CODE.test(code.text)) return;
    const given = byCode.get(code.text) ?? { names: new Set(), isWhole: true };
    byCode.set(code.text, given);
    addDetails(given, details);
  };
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    visit(ts.createSourceFile(file, readFileSync(`src/${file}`, "utf8"), ts.ScriptTarget.Latest, true));
  }
  return byCode;
}

const source = detailsInSource();
const fields = Array.from(
  readFileSync("src/clauses/violation-details.ts", "utf8").matchAll(/readonly (\w+)\?:/g),
  ([, name]) => name,
);

describe("details of errors", () => {
  test("are read from page and source", () => {
    expect(documented.size).toBeGreaterThan(40);
    expect([...source.values()].filter(({ isWhole }) => isWhole).length).toBeGreaterThan(40);
    expect(fields.length).toBeGreaterThan(40);
  });

  test.each([...documented])("those listed for %s are what the source gives", (code, names) => {
    expect(names.filter((name) => !fields.includes(name))).toEqual([]);
    const given = source.get(code);
    // What every option has the page says once, above the table.
    const listed = code.startsWith("options.") ? [...names, "path"] : names;
    expect([...(given?.names ?? [])].filter((name) => !listed.includes(name))).toEqual([]);
    if (given?.isWhole === true) expect(names.filter((name) => !given.names.has(name))).toEqual([]);
  });
});
