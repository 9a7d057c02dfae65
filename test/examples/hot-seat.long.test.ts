// @vitest-environment happy-dom
import { type CatalogueCombination, catalogue, isOver, randomSeries, standings } from "perfect-home-rules";
import { english } from "perfect-home-rules/texts";
import { expect, test } from "vitest";
import { playByClicks, startByForm } from "./clicks.js";

// A round of one game is played by clicks in hot-seat.test.ts: here whole games of everything, some seconds each.

const { combinations, layouts } = catalogue();
const NAMES = ["Ann", "Bob"];

/** One combination for each edition, expansion and mode: the one with the most in it, on the last sheet printed. */
const richest = new Map<string, CatalogueCombination>();
for (const each of combinations) {
  const { edition, layout, mode } = each;
  const printed = layouts.find((other) => other.edition === edition && other.id === layout);
  richest.set(`${edition}, ${printed?.expansion ?? "no expansion"}, ${mode}`, each);
}

test.each([...richest])("a whole game is played by clicks: %s", (_, wanted) => {
  const names = NAMES.slice(0, wanted.minPlayers);
  const app = startByForm(wanted, names.join(", "));
  playByClicks(app, randomSeries(2), () => false);
  const { state } = app.session;
  expect(isOver(state)).toBe(true);
  for (const each of standings(state)) expect(app.root.textContent).toContain(english.standing(each, names));
});
