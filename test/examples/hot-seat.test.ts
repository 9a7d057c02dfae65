// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { catalogue, playersToMove, randomSeries } from "perfect-home-rules";
import { english } from "perfect-home-rules/texts";
import { whyNotAt } from "perfect-home-rules/view";
import { expect, test } from "vitest";
import { buttonOf, clickOn, enter, openForm, playByClicks, startByForm } from "./clicks.js";

const { configurations } = catalogue();

test("the hot-seat app has at most 150 lines of TypeScript, and no list of ids", () => {
  const files = readdirSync("examples/hot-seat").filter((file) => file.endsWith(".ts"));
  const code = files.map((file) => readFileSync(`examples/hot-seat/${file}`, "utf8")).join("");
  expect(code.split("\n").length - 1).toBeLessThanOrEqual(150);
  const { layouts, expansions, editions, opponents } = catalogue();
  const ids = [...layouts, ...editions, ...opponents].map(({ id }) => id);
  expect([...ids, ...expansions].filter((id) => code.includes(`"${id}"`))).toEqual([]);
});

test("the form says what is wrong with the options and starts no such game", () => {
  const { root } = openForm();
  const start = () => buttonOf(root, english.term("start"));
  expect(start().disabled).toBe(false);
  enter(root, "names", "Ann, Ann");
  expect(root.querySelector("li")?.textContent).toContain("different name");
  expect(start().disabled).toBe(true);
  enter(root, "mode", "solo");
  expect(start().disabled).toBe(true);
  enter(root, "names", "Ann");
  expect(root.querySelector("li")).toBeNull();
  expect(start().disabled).toBe(false);
});

test("a round is played by clicks, undone and redone; a click that does nothing says why", () => {
  const wanted = configurations.find(
    ({ layout, mode, advanced }) => layout === "halloween" && mode === "expert" && !advanced,
  );
  if (wanted === undefined) throw new Error("no such configuration");
  const app = startByForm(wanted, "Ann, Bob");
  const { root, session } = app;
  playByClicks(app, randomSeries(1), ({ table }) => table.round > 1);
  const after = root.innerHTML;
  buttonOf(root, english.term("undo")).click();
  expect(session.state.table.round).toBe(1);
  buttonOf(root, english.term("redo")).click();
  expect(session.state.table.round).toBe(2);
  expect(root.querySelector("h1")?.outerHTML).toBe(/<h1.*<\/h1>/.exec(after)?.[0]);

  const { state } = session;
  clickOn(root, "gap-0-0");
  const reason = whyNotAt(state, playersToMove(state)[0], "gap-0-0");
  expect(reason).not.toBeNull();
  expect(root.querySelector("main")?.textContent).toContain(reason === null ? "" : english.violation(reason));
  expect(session.state).toBe(state);
});
