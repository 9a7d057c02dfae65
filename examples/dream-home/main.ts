import { html } from "lit-html";
import { LANGUAGES, textsIn } from "perfect-home-rules/dream-home/texts";
import { button, drawPage, languageList, type Part } from "../playground/page.js";
import { shelf } from "../playground/shelf.js";
import { createForm } from "./form.js";
import { createScreen, type Screen } from "./game.js";
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
  const speak = ({ target }: Event): void => {
    texts = textsIn((target as HTMLSelectElement).value);
    shelf?.setItem("language", texts.language);
    draw();
  };
  return html`<header><h1>${document.title}</h1>
      <div @change=${speak}>${languageList(texts.term("language"), LANGUAGES, texts.language)}</div>
      <details><summary aria-label=${texts.term("menu")}>☰</summary>
        <div @click=${({ target }: Event) => (target as Element).closest("details")?.removeAttribute("open")}>
          ${game === null ? "" : button(texts.term("newGame"), () => begin(null))}<a href="./">Welcome To…</a></div></details></header>
    <main>${screen === null ? form(texts) : screen.part(texts)}</main>`;
}

function draw(): void {
  if (game !== null) shelf?.setItem(KEPT, textOf(game));
  drawPage(page(), texts.language);
}

addEventListener("keydown", (event) => screen?.press(event));
draw();
