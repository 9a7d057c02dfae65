import type { ToolWords } from "./language.js";
import { heading, wrapped } from "./wording.js";

/** What is said of a record that was played again. */
export type RecordWords = Pick<
  ToolWords,
  "verification" | "movesFit" | "noResults" | "notOver" | "resultsFit" | "differ" | "difference"
>;

/** Whether the results of a record are those that its moves lead to; `differences` are told in words. */
export function tellVerification(
  { package: by, result }: { readonly package: string; readonly result: readonly object[] | null },
  { isOver, differences }: { readonly isOver: boolean; readonly differences: readonly string[] },
  words: RecordWords,
): string[] {
  const told = ["", heading(words.verification)];
  if (result === null)
    return [...told, ...wrapped("   ", `${words.movesFit} ${isOver ? words.noResults : words.notOver}`)];
  if (differences.length === 0) return [...told, ...wrapped("   ", words.resultsFit)];
  return [
    ...told,
    ...wrapped("   ", words.differ(by)),
    ...differences.flatMap((each) => wrapped("   * ", each)),
  ];
}
