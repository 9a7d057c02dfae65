import { html } from "lit-html";
import { createGame, type GameOptions, isRulesError } from "perfect-home-rules/dream-home";
import type { Texts } from "perfect-home-rules/dream-home/texts";
import { button, type Part, select } from "../playground/page.js";
import { SEATS, type Seat } from "./saved.js";

const NAMES = ["Ann", "Bob", "Cleo", "Dan"];

/** Why a game can't be created from options; nothing if it can. */
function faultsIn(options: GameOptions, texts: Texts): readonly string[] {
  try {
    createGame(options);
    return [];
  } catch (error) {
    if (!isRulesError(error)) throw error;
    return error.violations.map(texts.violation);
  }
}

/** A form for a new game: two to four players, each a person or a bot. */
export function createForm(
  redraw: () => void,
  start: (options: GameOptions, seats: readonly Seat[]) => void,
): (texts: Texts) => Part {
  let players: readonly { readonly name: string; readonly seat: Seat }[] = [
    { name: "Ann", seat: "person" },
    { name: "Bob", seat: "greedy" },
  ];
  let simple = false;

  function seatPlayers(seated: typeof players): void {
    players = seated;
    redraw();
  }

  function change({ target }: Event): void {
    const { name, checked, value } = target as HTMLInputElement;
    const [part = "", at] = name.split("-");
    if (name === "simple") simple = checked;
    seatPlayers(players.map((each, index) => (String(index) === at ? { ...each, [part]: value } : each)));
  }

  return (texts) => {
    const seed = [...crypto.getRandomValues(new Uint32Array(4))];
    const options = { players: players.map(({ name }) => name.trim()), seed, simple };
    const faults = faultsIn(options, texts);
    const rows = players.map(({ name, seat }, index) => {
      const label = `${texts.term("players")} ${index + 1}`;
      const kinds = SEATS.map((each) => [each, texts.term(each)] as const);
      const title = texts.about(texts.term("remove"), name);
      return html`<p class="row"><input name="name-${index}" aria-label=${label} .value=${name}>
        ${select(`seat-${index}`, `${label}: ${name}`, kinds, seat)}
        <button type="button" aria-label=${title} title=${title} ?disabled=${players.length < 3}
          @click=${() => seatPlayers(players.filter((_, other) => other !== index))}>×</button></p>`;
    });
    const free = NAMES.find((each) => players.every(({ name }) => name !== each)) ?? "";
    const add = () => seatPlayers([...players, { name: free, seat: "greedy" }]);
    const seats = players.map(({ seat }) => seat);
    return html`<div class="form" @change=${change}>
      <fieldset><legend>${texts.term("players")}</legend>${rows}
        ${button(texts.term("addPlayer"), add, players.length > 3)}</fieldset>
      <fieldset class="rules"><legend>${texts.term("newGame")}</legend>
        <label><span>${texts.term("simple")}</span><input type="checkbox" name="simple" .checked=${simple}></label>
        <div role="status">${faults.map((fault) => html`<p class="fault">${fault}</p>`)}</div>
        <p class="row"><button type="button" class="main" ?disabled=${faults.length > 0}
          @click=${() => start(options, seats)}>${texts.term("start")}</button></p></fieldset></div>`;
  };
}
