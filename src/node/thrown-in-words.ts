import { inspect } from "node:util";

/** What was thrown, as text, with the stack where there is one. */
export function thrownInWords(thrown: unknown): string {
  try {
    return inspect(thrown);
  } catch {
    return "something that can't be shown";
  }
}
