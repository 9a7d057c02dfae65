import { type CatalogueCombination, catalogue } from "perfect-home-rules";

/** One combination for each edition, expansion and mode, by name: the one with the most in it, on the last sheet printed. */
export function richestCombinations(): ReadonlyMap<string, CatalogueCombination> {
  const { combinations, layouts } = catalogue();
  const richest = new Map<string, CatalogueCombination>();
  for (const each of combinations) {
    const { edition, layout, mode } = each;
    const printed = layouts.find((other) => other.edition === edition && other.id === layout);
    richest.set(`${edition}, ${printed?.expansion ?? "no expansion"}, ${mode}`, each);
  }
  return richest;
}
