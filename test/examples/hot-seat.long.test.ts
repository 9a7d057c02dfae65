// @vitest-environment happy-dom
import { randomSeries } from "perfect-home-rules";
import { afterEach, expect, test } from "vitest";
import { richestConfigurations } from "../support/configurations.js";
import { playByClicks, startByForm } from "./clicks.js";

// A round of one game is played by clicks in hot-seat.test.ts: here two of everything, some seconds each. Whole games are
// played in test/browser, as Happy DOM keeps what was drawn until the page is left.

const NAMES = ["Ann", "Bob"];

afterEach(async () => {
  document.body.replaceChildren();
  await (window as unknown as { happyDOM: { abort(): Promise<void> } }).happyDOM.abort();
});

test.each([...richestConfigurations()])("two rounds are played by clicks: %s", (_, wanted) => {
  const app = startByForm(wanted, NAMES.slice(0, wanted.minPlayers).join(", "));
  playByClicks(app, randomSeries(2), ({ table }) => table.round > 2);
  expect(app.session.state.table.round).toBe(3);
});
