import { html, type TemplateResult } from "lit-html";
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
