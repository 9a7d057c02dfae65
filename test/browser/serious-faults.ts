import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright-core";

/** What axe finds that keeps somebody from using the page. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as { readonly axe: { run(): Promise<AxeResults> } }
    ).axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}
