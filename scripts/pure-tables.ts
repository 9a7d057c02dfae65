import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import ts from "typescript";

/** Whether a bundler sees by itself that nothing happens when an expression is evaluated. */
function isPlain(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return isPlain(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (property) =>
        ts.isShorthandPropertyAssignment(property) ||
        ((ts.isMethodDeclaration(property) || ts.isPropertyAssignment(property)) &&
          !ts.isComputedPropertyName(property.name) &&
          (!ts.isPropertyAssignment(property) || isPlain(property.initializer))),
    );
  }
  return (
    ts.isIdentifier(node) ||
    ts.isLiteralExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
  );
}

/**
 * The text of a module, in which each table that is made by more than a literal stands in a function marked as pure. So a
 * bundler leaves it out where nobody uses it, and nobody who writes a table has to think of it. Minifiers take the function away again.
 */
export function withPureTables(path: string, text: string): string {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const tables = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => (initializer === undefined || isPlain(initializer) ? [] : [initializer]));
  return tables.reduceRight((result, { pos, end }) => {
    const table = result.slice(pos, end);
    return `${result.slice(0, pos)} /* @__PURE__ */ (() => (${table}))()${result.slice(end)}`;
  }, text);
}

/** Lets bundlers leave out what is not used of the modules of `src`. */
export const pureTables: Plugin = {
  name: "pure tables",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, ({ path }) => ({
      contents: withPureTables(path, readFileSync(path, "utf8")),
      loader: "ts",
    }));
  },
};
