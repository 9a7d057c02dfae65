import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where programs of tests lie. */
export const PROGRAMS = mkdtempSync(join(tmpdir(), "programs-"));

/** A program in JavaScript that does something with each line. */
export function programOf(name: string, onLine: string): { readonly program: readonly [string, string] } {
  const file = join(PROGRAMS, `${name}.cjs`);
  writeFileSync(
    file,
    `const say = (message) => console.log(JSON.stringify(message));
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  ${onLine}
});`,
  );
  return { program: [process.execPath, file] };
}

/** A line of such a program that answers a hello. */
export const HELLO = 'if (message.ask === "hello") return say({ name: "any", show: [] });';
