import { describe, expect, test } from "vitest";
import { withPureTables } from "../../scripts/pure-tables.js";

const pure = (text: string): string => withPureTables("table.ts", text);

describe("what is built leaves out tables that nobody uses", () => {
  test.each([
    ["a call", "const A = make(1);", "const A = /* @__PURE__ */ (() => ( make(1)))();"],
    [
      "a spread",
      "export const A: T = [...B, 1];",
      "export const A: T = /* @__PURE__ */ (() => ( [...B, 1]))();",
    ],
    ["a field", "const A = { b: B.c };", "const A = /* @__PURE__ */ (() => ( { b: B.c }))();"],
    [
      "several in one file",
      "const A = a();\nconst B = b();",
      "const A = /* @__PURE__ */ (() => ( a()))();\nconst B = /* @__PURE__ */ (() => ( b()))();",
    ],
  ])("%s is marked as pure", (_name, text, expected) => {
    expect(pure(text)).toBe(expected);
  });

  test.each([
    ["literals", 'const A = { b: [1, "two", null, true], c: D, e() {}, f: () => make() } as const;'],
    ["functions", "const a = (b: number) => make(b);"],
    ["what is inside functions", "function a() {\n  const b = make();\n  return b;\n}"],
    ["statements, which are not tables", "register(A);"],
  ])("%s stay as they are", (_name, text) => {
    expect(pure(text)).toBe(text);
  });
});
