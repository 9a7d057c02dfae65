// @vitest-environment happy-dom
import { legalMoves, scoreSheet, stateKey } from "perfect-home-rules";
import { greedyBot } from "perfect-home-rules/bots";
import { createSession } from "perfect-home-rules/session";
import { act, createElement, StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("React's useSyncExternalStore draws a session again after each change, and not otherwise", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const session = createSession({ players: ["Ann", "Bob"], seed: 3 }, { bots: [null, greedyBot] });
  const drawn: string[] = [];
  function Game() {
    const state = useSyncExternalStore(session.subscribe, () => session.state);
    drawn.push(stateKey(state));
    return createElement("p", null, `${state.table.round}: ${scoreSheet(state, 0).total}`);
  }
  const place = document.createElement("div");
  const root = createRoot(place);
  await act(async () => root.render(createElement(StrictMode, null, createElement(Game))));
  const text = () => place.textContent;
  const said = () => `${session.state.table.round}: ${scoreSheet(session.state, 0).total}`;
  expect(text()).toBe(said());
  while (session.state.table.round < 4) {
    await act(async () => void session.play(legalMoves(session.state, 0)[0]));
    expect(text()).toBe(said());
    expect(drawn.at(-1)).toBe(stateKey(session.state));
  }
  const count = drawn.length;
  await act(async () => void session.play({ type: "end", player: 1 }));
  expect(drawn.length).toBe(count); // the move was refused
  await act(async () => void session.undo());
  expect(drawn.at(-1)).toBe(stateKey(session.state));
  await act(async () => void session.redo());
  expect(text()).toBe(said());
  await act(async () => root.unmount());
  const gone = drawn.length;
  session.undo();
  expect(drawn.length).toBe(gone);
});
