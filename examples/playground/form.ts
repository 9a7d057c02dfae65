import { html } from "lit-html";
import {
  type CardSource,
  type CatalogueConfiguration,
  catalogue,
  checkOptions,
  createGame,
  type GameOptions,
  type OpponentId,
  optionsOf,
  provenance,
  type Source,
} from "perfect-home-rules";
import { drawSheet } from "perfect-home-rules/svg";
import type { Texts } from "perfect-home-rules/texts";
import { viewSheet } from "perfect-home-rules/view";
import { openCheck, printedLayout } from "./check.js";
import { button, drawing, type Part, select } from "./page.js";
import { SEATS, type Seat } from "./saved.js";

/** What has been chosen: who plays, and the values of all other fields as text. */
interface Wishes {
  readonly players: readonly { readonly name: string; readonly seat: Seat }[];
  readonly fields: Readonly<Record<string, string>>;
}

const { configurations, layouts, opponents, cards, modes } = catalogue();
const FIELDS = ["edition", "layout", "mode", "advanced", "nineAndThreeQuarters"] as const;
const LETTERS = ["A", "B", "C"] as const;
const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];
const PERSON = { name: "Ann", seat: "person" } as const;
const BOT = { name: "Bob", seat: "greedy" } as const;
const ELSE = { aaa: opponents[0]?.id ?? "", cards: cards[0] ?? "", paper: "false", seed: "" };

/** Of the configurations with the value of a field, the one that has most in common with the others. */
function configurationOf(fields: Wishes["fields"], field: (typeof FIELDS)[number]): CatalogueConfiguration {
  const fits = (each: CatalogueConfiguration, name: typeof field) => String(each[name]) === fields[name];
  const inCommon = (each: CatalogueConfiguration) => FIELDS.filter((name) => fits(each, name)).length;
  const having = configurations.filter((each) => fits(each, field));
  return having.reduce((best, each) => (inCommon(each) > inCommon(best) ? each : best));
}

/** The fields with another value of one; what does not go with it changes as well. */
function changed(fields: Wishes["fields"], name: string, value: string): Wishes["fields"] {
  const wanted = { ...fields, [name]: value };
  const field = FIELDS.find((each) => each === name);
  if (field === undefined) return wanted;
  const nearest = configurationOf(wanted, field);
  return {
    ...wanted,
    A: "",
    B: "",
    C: "",
    ...Object.fromEntries(FIELDS.map((each) => [each, String(nearest[each])])),
  };
}

function chosenOptions({ players, fields }: Wishes): GameOptions {
  const chosen = configurationOf(fields, "mode");
  const names = players.map(({ name }) => name.trim());
  const { seed, aaa, cards: source, paper } = fields;
  const plans = LETTERS.flatMap((letter) => (fields[letter] ? [[letter, fields[letter]]] : []));
  return {
    ...optionsOf(chosen, names, aaa as OpponentId),
    seed: seed === "" ? [...crypto.getRandomValues(new Uint32Array(4))] : Number(seed),
    layout: paper === "true" ? { paper: chosen.layout } : chosen.layout,
    cards: source as CardSource,
    plans: Object.fromEntries(plans),
  };
}

/** What can be chosen of the game itself. */
function rules(fields: Wishes["fields"], texts: Texts): readonly Part[] {
  const chosen = configurationOf(fields, "mode");
  const value = (name: string) => fields[name] ?? "";
  const list = <F extends (typeof FIELDS)[number]>(
    field: F,
    title: string,
    label: (value: CatalogueConfiguration[F]) => string,
  ) =>
    select(
      field,
      title,
      new Map(configurations.map((each) => [String(each[field]), label(each[field])])),
      String(chosen[field]),
    );
  const tick = (name: string, title: string, checked: boolean) =>
    html`<label><span>${title}</span><input type="checkbox" name=${name} .checked=${checked}></label>`;
  const sheet = layouts.find(({ edition, id }) => edition === chosen.edition && id === chosen.layout);
  const chosenPlans = LETTERS.map((letter) => {
    const known = sheet?.plans[letter].filter(({ needsAdvanced }) => chosen.advanced || !needsAdvanced) ?? [];
    const named = known.map((plan) => [plan.id, texts.plan(plan)] as const);
    const choices = [["", texts.term("atRandom")] as const, ...named];
    return select(letter, texts.planTitle(letter), choices, value(letter));
  });
  const rivals = opponents.map((card) => [card.id, texts.opponent(card)] as const);
  const sources = cards.map((each) => [each, texts.term(each)] as const);
  return [
    list("edition", texts.term("edition"), texts.edition),
    list("layout", texts.source("layout"), texts.layout),
    list("mode", texts.term("mode"), texts.mode),
    ...(chosen.mode === "aaa" ? [select("aaa", texts.term("opponent"), rivals, value("aaa"))] : []),
    tick("advanced", texts.term("advanced"), chosen.advanced),
    tick("nineAndThreeQuarters", texts.source("nineAndThreeQuarters"), chosen.nineAndThreeQuarters),
    ...chosenPlans,
    select("cards", texts.source("cards"), sources, value("cards")),
    tick("paper", texts.term("paper"), value("paper") === "true"),
    html`<label><span>${texts.term("seed")}</span><input name="seed" inputmode="numeric" .value=${value("seed")}></label>`,
  ];
}

/** Who plays at a seat. */
function seatRow({ name, seat }: Wishes["players"][number], index: number, texts: Texts, remove: Part): Part {
  const label = `${texts.term("players")} ${index + 1}`;
  const kinds = SEATS.map((each) => [each, texts.term(each)] as const);
  return html`<p class="row"><input name="name-${index}" aria-label=${label} .value=${name}>
    ${select(`seat-${index}`, `${label}: ${name}`, kinds, seat)}${remove}</p>`;
}

/** The sheet of a game, and how far its tables can be trusted. */
function picture(options: GameOptions, texts: Texts): Part {
  const state = createGame({ ...options, cards: "dealt", layout: printedLayout(options) });
  const svg = drawSheet(viewSheet(state, 0), { texts, parts: ["streets", "expansion", "tracks"] });
  const said = ({ of, level }: Source) => texts.about(texts.source(of), texts.provenance(level));
  const sources = provenance(state).map(said);
  return html`<figure>${drawing(svg)}<figcaption>${[...new Set(sources)].join(". ")}</figcaption></figure>`;
}

/** A form for a new game, with what is wrong with it, or a picture of its sheet and where that comes from. */
export function createForm(
  redraw: () => void,
  start: (options: GameOptions, seats: readonly Seat[]) => void,
): (texts: Texts) => Part {
  let wishes: Wishes = { players: [PERSON, BOT], fields: changed(ELSE, "mode", modes[0] ?? "") };

  function wish(changes: Partial<Wishes>): void {
    wishes = { ...wishes, ...changes };
    redraw();
  }
  function change({ target }: Event): void {
    const { name, type, checked, value } = target as HTMLInputElement;
    const [part = "", seat] = name.split("-");
    const text = type === "checkbox" ? String(checked) : value;
    const seated = wishes.players.map((each, at) => (String(at) === seat ? { ...each, [part]: text } : each));
    wish(seat === undefined ? { fields: changed(wishes.fields, name, text) } : { players: seated });
  }
  return (texts) => {
    const { players } = wishes;
    const options = chosenOptions(wishes);
    const faults = checkOptions(options).map((fault) => html`<p class="fault">${texts.violation(fault)}</p>`);
    const seats = players.map(({ seat }) => seat);
    const rows = players.map((each, index) => {
      const others = players.filter((other) => other !== each);
      const title = texts.about(texts.term("remove"), each.name);
      const remove = html`<button type="button" aria-label=${title} title=${title} ?disabled=${others.length === 0}
        @click=${() => wish({ players: others })}>×</button>`;
      return seatRow(each, index, texts, remove);
    });
    const name = NAMES.find((free) => players.every((each) => each.name !== free)) ?? "";
    const add = button(texts.term("addPlayer"), () => wish({ players: [...players, { ...BOT, name }] }));
    return html`<div class="form" @change=${change}>
      <fieldset><legend>${texts.term("players")}</legend>${rows}${add}</fieldset>
      <fieldset class="rules"><legend>${texts.term("newGame")}</legend>${rules(wishes.fields, texts)}</fieldset>
      <div class="side"><div role="status">${faults}</div>
        <p class="row"><button type="button" class="main" ?disabled=${faults.length > 0} @click=${() => start(options, seats)}>${texts.term("start")}</button>
          ${button(texts.term("check"), () => openCheck(options, null, texts))}</p>
        ${faults.length > 0 ? "" : picture(options, texts)}</div></div>`;
  };
}
