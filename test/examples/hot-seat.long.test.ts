// @vitest-environment happy-dom
import { type CatalogueCombination, catalogue, isOver, randomSeries, standings } from "perfect-home-rules";
import { english } from "perfect-home-rules/texts";
import { afterEach, expect, test } from "vitest";
import { playByClicks, startByForm } from "./clicks.js";

// A round of one game is played by clicks in hot-seat.test.ts: here two of everything, some seconds each.

const { combinations, layouts } = catalogue();
const NAMES = ["Ann", "Bob"];

/** One combination for each edition, expansion and mode: the one with the most in it, on the last sheet printed. */
const richest = new Map<string, CatalogueCombination>();
for (const each of combinations) {
  const { edition, layout, mode } = each;
  const printed = layouts.find((other) => other.edition === edition && other.id === layout);
  richest.set(`${edition}, ${printed?.expansion ?? "no expansion"}, ${mode}`, each);
}

afterEach(async () => {
  document.body.replaceChildren();
  await (window as unknown as { happyDOM: { abort(): Promise<void> } }).happyDOM.abort();
});

/** Happy DOM keeps what was drawn until the page is left: the whole games of all do not fit in memory. */
const WHOLE = [...richest].filter(([name]) => name.endsWith("no expansion, aaa"));

test.each([...richest])("two rounds are played by clicks: %s", (_, wanted) => {
  const app = startByForm(wanted, NAMES.slice(0, wanted.minPlayers).join(", "));
  playByClicks(app, randomSeries(2), ({ table }) => table.round > 2);
  expect(app.session.state.table.round).toBe(3);
});

test.each(WHOLE)("a whole game is played by clicks: %s", (_, wanted) => {
  const names = NAMES.slice(0, wanted.minPlayers);
  const app = startByForm(wanted, names.join(", "));
  playByClicks(app, randomSeries(2), () => false);
  const { state } = app.session;
  expect(isOver(state)).toBe(true);
  for (const each of standings(state)) expect(app.root.textContent).toContain(english.standing(each, names));
});
