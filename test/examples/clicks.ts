import { isDeepStrictEqual } from "node:util";
import {
  applyMove,
  type CatalogueConfiguration,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  playersToMove,
  stateKey,
} from "perfect-home-rules";
import { createSession, type Session } from "perfect-home-rules/session";
import { english } from "perfect-home-rules/texts";
import { targetKey, targetOf, targets } from "perfect-home-rules/view";
import { expect } from "vitest";
import { drawForm } from "../../examples/hot-seat/form.js";
import { drawGame } from "../../examples/hot-seat/game.js";

/** The app on a page, and the session that it keeps. */
export interface App {
  readonly root: HTMLElement;
  readonly session: Session;
}

function found(root: ParentNode, selector: string): Element {
  const element = root.querySelector(selector);
  if (element === null) throw new Error(`${selector} is not on the page`);
  return element;
}

function click(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** Enters something in the form. */
export function enter(root: HTMLElement, name: string, value: string): void {
  const input = found(root, `[name="${name}"]`) as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The button with a text. */
export function buttonOf(root: HTMLElement, text: string): HTMLButtonElement {
  const button = [...root.querySelectorAll("button")].find(({ textContent }) => textContent === text);
  if (button === undefined) throw new Error(`no button says ${text}`);
  return button;
}

/** The form on an empty page. What it starts is kept. */
export function openForm(): { readonly root: HTMLElement; readonly started: () => Session } {
  const root = document.createElement("div");
  let session: Session | null = null;
  drawForm(root, english, (options) => {
    session = createSession(options);
    drawGame(root, english, session);
  });
  return {
    root,
    started() {
      if (session === null) throw new Error("no game was started");
      return session;
    },
  };
}

/** A game started by choosing a configuration in the form. */
export function startByForm(wanted: CatalogueConfiguration, players: string): App {
  const { root, started } = openForm();
  enter(root, "names", players);
  const fields = ["edition", "layout", "mode", "advanced", "nineAndThreeQuarters"] as const;
  // What goes with nothing else chosen changes what was chosen before: the second time all of it goes together.
  for (const field of [...fields, ...fields]) enter(root, field, String(wanted[field]));
  for (const field of fields)
    expect([field, (found(root, `[name="${field}"]`) as HTMLSelectElement).value]).toEqual([
      field,
      String(wanted[field]),
    ]);
  click(buttonOf(root, english.term("start")));
  const { setup } = started().state;
  const { edition, mode, advanced, nineAndThreeQuarters } = setup;
  expect({ edition, mode, advanced, nineAndThreeQuarters, layout: setup.layouts[0].id }).toEqual({
    edition: wanted.edition,
    mode: wanted.mode,
    advanced: wanted.advanced,
    nineAndThreeQuarters: wanted.nineAndThreeQuarters,
    layout: wanted.layout,
  });
  return { root, session: started() };
}

/** Clicks on what has a target. */
export function clickOn(root: HTMLElement, key: string): void {
  click(found(root, `main [data-target="${key}"]`));
}

/** Makes a move by clicks: at its place, and where several moves are made there, at the one that is meant. */
function makeByClicks({ root, session }: App, move: Move): void {
  const { state } = session;
  const key = targetKey(targetOf(state, move));
  clickOn(root, key);
  if (session.state === state) {
    const here = targets(state, move.player).find((each) => each.key === key)?.moves ?? [];
    const choices = root.querySelectorAll("main > button:not([data-target])");
    const meant = choices[here.findIndex((each) => isDeepStrictEqual(each, move))];
    expect(meant.textContent).toContain(english.move(state, move));
    click(meant);
  }
  expect(stateKey(session.state)).toBe(stateKey(applyMove(state, move)));
}

/** Plays by clicks until something holds, with moves drawn at random; what may be clicked is any legal move. */
export function playByClicks(app: App, random: () => number, isEnough: (state: GameState) => boolean): void {
  while (!isEnough(app.session.state) && !isOver(app.session.state)) {
    const { state } = app.session;
    const moves = legalMoves(state, playersToMove(state)[0]);
    makeByClicks(app, moves[Math.floor(random() * moves.length)]);
  }
}
