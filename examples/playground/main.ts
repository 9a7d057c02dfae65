import { html } from "lit-html";
import { formatRecord } from "perfect-home-rules/notation";
import { LANGUAGES, textsIn } from "perfect-home-rules/texts";
import { openCheck } from "./check.js";
import { createForm } from "./form.js";
import { createScreen, type Screen } from "./game.js";
import { button, drawPage, languageList, type Part } from "./page.js";
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
  const speak = ({ target }: Event): void => {
    texts = textsIn((target as HTMLSelectElement).value);
    shelf?.setItem("language", texts.language);
    screen?.say([]);
    draw();
  };
  return html`<header><h1>${document.title}</h1>
      <div @change=${speak}>${languageList(texts.term("language"), LANGUAGES, texts.language)}</div>
      <details><summary aria-label=${texts.term("menu")}>☰</summary>
        <div @click=${({ target }: Event) => (target as Element).closest("details")?.removeAttribute("open")}>
          ${entries()}${button(texts.term("load"), load)}<a href="dream-home.html">Dream Home</a></div></details></header>
    <main>${faults.map((fault) => html`<p class="fault" role="alert">${fault}</p>`)}
      ${screen === null ? form(texts) : screen.part(texts)}</main>`;
}

function draw(): void {
  if (game !== null) shelf?.setItem("game", textOf(game));
  drawPage(page(), texts.language);
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
