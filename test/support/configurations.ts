import { type CatalogueConfiguration, catalogue } from "perfect-home-rules";

/** One configuration for each edition, expansion and mode, by name: the one with the most in it, on the last sheet printed. */
function richestConfigurations(): ReadonlyMap<string, CatalogueConfiguration> {
  const { configurations, layouts } = catalogue();
  const richest = new Map<string, CatalogueConfiguration>();
  for (const each of configurations) {
    const { edition, layout, mode } = each;
    const printed = layouts.find((other) => other.edition === edition && other.id === layout);
    richest.set(`${edition}, ${printed?.expansion ?? "no expansion"}, ${mode}`, each);
  }
  return richest;
}

/**
 * Every second one of them, from the first or from the second on: two apps share them, each with games of every edition,
 * expansion and mode.
 */
export function halfOfRichest(first: 0 | 1): readonly (readonly [string, CatalogueConfiguration])[] {
  return [...richestConfigurations()].filter((_, index) => index % 2 === first);
}
