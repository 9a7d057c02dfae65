import { html, render } from "lit-html";
import {
  checkSheet,
  emptySheet,
  type GameOptions,
  type GameState,
  type LayoutId,
  scorePaper,
  scoreSheets,
} from "perfect-home-rules";
import { formatSheets, parseSheets } from "perfect-home-rules/notation";
import { drawScore } from "perfect-home-rules/svg";
import type { Texts } from "perfect-home-rules/texts";
import { button, drawing, type Part } from "./page.js";
import { faultsIn } from "./saved.js";

/** The sheet on which a game is played, on paper or not. */
export function printedLayout({ layout }: GameOptions): LayoutId {
  const chosen = typeof layout === "object" && "paper" in layout ? layout.paper : layout;
  return chosen as LayoutId; // the form offers no others
}

/** Scores sheets as text, with what is wrong with them; those of a game on paper are ranked as well. */
function results(options: GameOptions, paper: GameState | null, texts: Texts, text: string): readonly Part[] {
  const { players, edition, advanced, nineAndThreeQuarters, plans } = options;
  const rules = { edition, advanced, nineAndThreeQuarters, plans, layout: printedLayout(options) };
  try {
    const sheets = parseSheets(text, rules);
    const descriptions = sheets.map(({ description }) => description);
    const ranked = paper === null ? null : scorePaper(paper, descriptions);
    const names = sheets.map(({ name }, index) => name ?? players[index] ?? String(index + 1));
    const scores = ranked?.sheets ?? scoreSheets(descriptions, rules);
    const checked = descriptions.map((sheet) => checkSheet(sheet, rules).map(texts.violation));
    const figures = scores.map((score, index) => {
      const lines = checked[index]?.length === 0 ? [texts.count("violation", 0)] : checked[index];
      const picture = drawing(drawScore(score, { texts, name: names[index] }));
      return html`<figure>${picture}<ul>${lines?.map((line) => html`<li>${line}</li>`)}</ul></figure>`;
    });
    const places = ranked?.standings.map((each) => html`<li>${texts.standing(each, names)}</li>`) ?? [];
    return [html`<ol>${places}</ol>`, ...figures];
  } catch (error) {
    return faultsIn(error).map((fault) => html`<p class="fault">${texts.violation(fault)}</p>`);
  }
}

/** Opens a window in which sheets of paper are written down, checked and scored. */
export function openCheck(options: GameOptions, state: GameState | null, texts: Texts): void {
  const paper = state?.setup.paper === undefined ? null : state;
  const description = emptySheet(printedLayout(options), options.edition);
  const empty = options.players.map((name) => ({ name, description }));
  const dialog = document.createElement("dialog");
  const draw = (found: readonly Part[]): void => {
    const score = () => draw(results(options, paper, texts, dialog.querySelector("textarea")?.value ?? ""));
    const title = texts.term("check");
    render(
      html`<h2>${title}</h2>
        <textarea rows="14" spellcheck="false" aria-label=${title} .defaultValue=${text}></textarea>
        <p class="row">${button(texts.term("score"), score)} ${button(texts.term("close"), () => dialog.close())}</p>
        <div class="scores" role="status">${found}</div>`,
      dialog,
    );
  };
  const text = formatSheets(empty, { edition: options.edition });
  draw([]);
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}
