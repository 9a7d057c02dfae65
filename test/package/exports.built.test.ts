import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const require = createRequire(import.meta.url);

/** Entries of the package, as they are imported, with the file of their types. */
const ENTRIES = Object.entries<{ import: { types: string } }>(manifest.exports)
  .filter(([path]) => path !== "./package.json")
  .map(
    ([path, conditions]) => [`perfect-home-rules${path.slice(1)}`, resolve(conditions.import.types)] as const,
  );

const program = ts.createProgram(
  ENTRIES.map(([, types]) => types),
  { skipLibCheck: true, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
);
const checker = program.getTypeChecker();

/** What can be used as a value, by the types. */
function valuesIn(types: string): string[] {
  const file = program.getSourceFile(types);
  const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${types} is no module`);
  return checker
    .getExportsOfModule(module)
    .filter((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return (target.flags & ts.SymbolFlags.Value) !== 0;
    })
    .map(({ name }) => name)
    .sort();
}

describe.each(ENTRIES)("the entry %s", (entry, types) => {
  test("has all values that its types promise, and no others, in both formats", async () => {
    const values = valuesIn(types);
    expect(values.length).toBeGreaterThan(0);
    expect(Object.keys(await import(entry)).sort()).toEqual(values);
    expect(Object.keys(require(entry)).sort()).toEqual(values);
  });
});
