import { html, render } from "lit-html";
import { formatRecord } from "perfect-home-rules/notation";
import { LANGUAGES, textsIn } from "perfect-home-rules/texts";
import { openCheck } from "./check.js";
import { createForm } from "./form.js";
import { createScreen, OPEN, type Screen } from "./game.js";
import { button, type Part, select } from "./page.js";
import { download, faultsIn, fragmentOf, type Game, gameIn, newGame, textIn, textOf } from "./saved.js";
import { shelf } from "./shelf.js";

let texts = textsIn(shelf?.getItem("language") ?? navigator.language);
let game: Game | null = null;
let screen: Screen | null = null;
let faults: readonly string[] = [];
const form = createForm(draw, (options, seats) => begin(newGame(options, seats)));

/** Opens a game from a text, or says why there is none in it. */
async function open(text: string | Promise<string>): Promise<void> {
  try {
    begin(gameIn(await text));
  } catch (error) {
    faults = faultsIn(error).map(texts.violation);
    draw();
  }
}

function begin(begun: Game | null): void {
  game = begun;
  screen = begun === null ? null : createScreen(begun, draw);
  faults = [];
  draw();
}

/** Puts a link to a game into the clipboard; where there is none, shows it. */
async function share(shared: Game): Promise<void> {
  const { href } = new URL(`#${await fragmentOf(textOf(shared))}`, location.href);
  const copying = navigator.clipboard?.writeText(href) ?? Promise.reject(new Error("no clipboard"));
  await copying.then(() => screen?.say([texts.term("shared")])).catch(() => screen?.say([href]));
}

/** Lets the reader choose a file. */
function load(): void {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json" });
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file !== undefined) open(file.text());
  };
  input.click();
}

/** What can be done with a game besides playing it. */
function entries(): readonly Part[] {
  const current = game;
  const last = shelf?.getItem("game") ?? null;
  if (current === null) return last === null ? [] : [button(texts.term("resume"), () => open(last))];
  const { session } = current;
  return [
    button(texts.term("newGame"), () => begin(null)),
    button(texts.term("save"), () => download("game.json", textOf(current))),
    button(texts.term("record"), () => download("record.json", formatRecord(session.record()))),
    button(texts.term("share"), () => share(current)),
    button(texts.term("check"), () => openCheck(session.record().options, session.state, texts)),
  ];
}

function page(): Part {
  const nameOf = (each: string) => new Intl.DisplayNames(each, { type: "language" }).of(each) ?? each;
  const names = LANGUAGES.map((each) => [each, nameOf(each)] as const);
  const speak = ({ target }: Event): void => {
    texts = textsIn((target as HTMLSelectElement).value);
    shelf?.setItem("language", texts.language);
    screen?.say([]);
    draw();
  };
  return html`<header><h1>${document.title}</h1>
      <div @change=${speak}>${select("language", texts.term("language"), names, texts.language)}</div>
      <details><summary aria-label=${texts.term("menu")}>☰</summary>
        <div @click=${({ target }: Event) => (target as Element).closest("details")?.removeAttribute("open")}>
          ${entries()}${button(texts.term("load"), load)}<a href="dream-home.html">Dream Home</a></div></details></header>
    <main>${faults.map((fault) => html`<p class="fault" role="alert">${fault}</p>`)}
      ${screen === null ? form(texts) : screen.part(texts)}</main>`;
}

/** Draws the page; the focus stays on what was focused, or a keyboard goes on at the first thing that can be done. */
function draw(): void {
  document.documentElement.lang = texts.language;
  if (game !== null) shelf?.setItem("game", textOf(game));
  const had = document.activeElement;
  const byKeyboard = had?.matches(":focus-visible") === true;
  const key = had?.getAttribute("data-target") ?? "";
  render(page(), document.body);
  if (!byKeyboard || (document.activeElement === had && had.matches(":enabled"))) return;
  const same = document.querySelector<HTMLElement>(`[data-target="${key}"].open`);
  (same ?? document.querySelector<HTMLElement>(OPEN))?.focus();
}

/** Opens the game of a link, or the one that was played last. */
function openLast(): void {
  const [fragment, last] = [location.hash.slice(1), shelf?.getItem("game") ?? null];
  history.replaceState(null, "", location.pathname);
  if (fragment !== "") open(textIn(fragment));
  else if (last !== null) open(last);
}

addEventListener("hashchange", openLast);
addEventListener("keydown", (event) => screen?.press(event));
draw();
openLast();
if ("serviceWorker" in navigator) navigator.serviceWorker.register("offline.js").catch(() => {}); // plays online as well
