import { columnsOf, cut, WIDTH } from "./wording.js";

/** A line that heads what follows. */
export function heading(title: string): string {
  const line = `── ${cut(title, WIDTH - 4)} `;
  return line + "─".repeat(WIDTH - columnsOf(line));
}
