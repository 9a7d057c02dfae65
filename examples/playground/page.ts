import { html, render, type TemplateResult } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";

/** A part of the page. */
export type Part = TemplateResult;

/** A drawing of the package, which is well-formed and has all names escaped. */
export function drawing(svg: string): unknown {
  return unsafeHTML(svg);
}

/** A button. */
export function button(words: string, click: () => void, disabled = false): Part {
  return html`<button type="button" @click=${click} ?disabled=${disabled}>${words}</button>`;
}

/** A list to choose from: values, each with its label. */
export function select(
  name: string,
  title: string,
  choices: Iterable<readonly [value: string, label: string]>,
  chosen: string,
): Part {
  const options = Array.from(
    choices,
    ([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`,
  );
  return html`<label><span>${title}</span><select name=${name}>${options}</select></label>`;
}

/** A list of the languages, each by its own name. */
export function languageList(title: string, languages: readonly string[], chosen: string): Part {
  const nameOf = (each: string) => new Intl.DisplayNames(each, { type: "language" }).of(each) ?? each;
  return select(
    "language",
    title,
    languages.map((each) => [each, nameOf(each)]),
    chosen,
  );
}

/** What can be done in a game, for a keyboard. */
const OPEN = "[data-target].open, .choices button, .cards button";

/** Draws the page; the focus stays on what was focused, or a keyboard goes on at the first thing that can be done. */
export function drawPage(page: Part, language: string): void {
  document.documentElement.lang = language;
  const had = document.activeElement;
  const byKeyboard = had?.matches(":focus-visible") === true;
  const key = had?.getAttribute("data-target") ?? "";
  render(page, document.body);
  if (!byKeyboard || (document.activeElement === had && had.matches(":enabled"))) return;
  const same = document.querySelector<HTMLElement>(`[data-target="${key}"].open`);
  (same ?? document.querySelector<HTMLElement>(OPEN))?.focus();
}

/** What keys do in a game: arrows go to what can be done, Escape leaves what is half done, Ctrl and Z undo. */
export function pressKey(event: KeyboardEvent, leave: () => void, undo: () => void, redo: () => void): void {
  const { key, target } = event;
  const focused = target as HTMLElement;
  if (focused.closest("dialog, input, select, textarea") !== null) return;
  const all = [...document.querySelectorAll<HTMLElement>(OPEN)];
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step !== undefined) all.at((all.indexOf(focused) + step) % all.length)?.focus();
  else if (focused.matches("svg *") && (key === "Enter" || key === " "))
    focused.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  else if (key === "Escape") leave();
  else if (key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)) (event.shiftKey ? redo : undo)();
  else return;
  event.preventDefault();
}
