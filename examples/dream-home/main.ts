import { html, render } from "lit-html";
import { LANGUAGES, textsIn } from "perfect-home-rules/dream-home/texts";
import { button, type Part, select } from "../playground/page.js";
import { shelf } from "../playground/shelf.js";
import { createForm } from "./form.js";
import { createScreen, OPEN, type Screen } from "./game.js";
import { type Game, gameIn, newGame, textOf } from "./saved.js";

const KEPT = "dream-home";
let texts = textsIn(shelf?.getItem("language") ?? navigator.language);
let game = gameIn(shelf?.getItem(KEPT) ?? "");
let screen = screenOf(game);
const form = createForm(draw, (options, seats) => begin(newGame(options, seats)));

function screenOf(begun: Game | null): Screen | null {
  return begun === null ? null : createScreen(begun, draw);
}

function begin(begun: Game | null): void {
  [game, screen] = [begun, screenOf(begun)];
  draw();
}

function page(): Part {
  const nameOf = (each: string) => new Intl.DisplayNames(each, { type: "language" }).of(each) ?? each;
  const names = LANGUAGES.map((each) => [each, nameOf(each)] as const);
  const speak = ({ target }: Event): void => {
    texts = textsIn((target as HTMLSelectElement).value);
    shelf?.setItem("language", texts.language);
    draw();
  };
  return html`<header><h1>${document.title}</h1>
      <div @change=${speak}>${select("language", texts.term("language"), names, texts.language)}</div>
      <details><summary aria-label=${texts.term("menu")}>☰</summary>
        <div @click=${({ target }: Event) => (target as Element).closest("details")?.removeAttribute("open")}>
          ${game === null ? "" : button(texts.term("newGame"), () => begin(null))}<a href="./">Welcome To…</a></div></details></header>
    <main>${screen === null ? form(texts) : screen.part(texts)}</main>`;
}

/** Draws the page; the focus stays on what was focused, or a keyboard goes on at the first thing that can be done. */
function draw(): void {
  document.documentElement.lang = texts.language;
  if (game !== null) shelf?.setItem(KEPT, textOf(game));
  const had = document.activeElement;
  const byKeyboard = had?.matches(":focus-visible") === true;
  const key = had?.getAttribute("data-target") ?? "";
  render(page(), document.body);
  if (!byKeyboard || (document.activeElement === had && had.matches(":enabled"))) return;
  const same = document.querySelector<HTMLElement>(`[data-target="${key}"].open`);
  (same ?? document.querySelector<HTMLElement>(OPEN))?.focus();
}

addEventListener("keydown", (event) => screen?.press(event));
draw();
