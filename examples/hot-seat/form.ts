import { catalogue, checkOptions, type GameOptions, optionsOf } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import { button, el } from "./element.js";

type Configuration = (typeof configurations)[number];
type Field = "edition" | "layout" | "mode" | "advanced" | "nineAndThreeQuarters";

const { configurations, opponents } = catalogue();

/** A list to choose from: values, each with its label. */
function select(
  name: string,
  title: string,
  choices: ReadonlyMap<string, string>,
  value: string,
): HTMLElement {
  const options = [...choices].map(([id, label]) => Object.assign(el("option", null, label), { value: id }));
  return el("label", null, title, Object.assign(el("select", null, ...options), { name, value }));
}

/** A form for a new game. What can't be played together can't be chosen together. */
export function drawForm(root: HTMLElement, texts: Texts, start: (options: GameOptions) => void): void {
  const mark = (is: boolean): string => (is ? "✓" : "–");
  const labels: { readonly [F in Field]: [title: string, label: (each: Configuration) => string] } = {
    edition: [texts.term("edition"), ({ edition }) => texts.edition(edition)],
    layout: [texts.source("layout"), ({ layout }) => texts.layout(layout)],
    mode: [texts.term("mode"), ({ mode }) => texts.mode(mode)],
    advanced: [texts.term("advanced"), ({ advanced }) => mark(advanced)],
    nineAndThreeQuarters: [texts.source("nineAndThreeQuarters"), (each) => mark(each.nineAndThreeQuarters)],
  };
  const fields = Object.keys(labels) as Field[];
  const seed = [...crypto.getRandomValues(new Uint32Array(4))];

  function draw(chosen: Configuration, aaa: (typeof opponents)[number]["id"], names: string): void {
    const players = names.split(",").map((name) => name.trim());
    const options = { ...optionsOf(chosen, players, aaa), seed };
    const choices = fields.map((field) => {
      const [title, label] = labels[field];
      const values = new Map(configurations.map((each) => [String(each[field]), label(each)]));
      return select(field, title, values, String(chosen[field]));
    });
    const cards = new Map(opponents.map((card) => [card.id, texts.opponent(card)]));
    if (chosen.mode === "aaa") choices.push(select("aaa", texts.term("opponent"), cards, aaa));
    const input = Object.assign(el("input", null), { name: "names", value: names });
    const faults = checkOptions(options).map((each) => el("li", null, texts.violation(each)));
    const go = button(texts.term("start"), () => start(options), faults.length > 0);
    root.replaceChildren(...choices, el("label", null, texts.term("players"), input), ...faults, go);
    root.onchange = ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      if (name === "names") return draw(chosen, aaa, value);
      if (name === "aaa") return draw(chosen, value as typeof aaa, names);
      const inCommon = (each: Configuration) =>
        fields.filter((field) => each[field] === chosen[field]).length;
      const having = configurations.filter((each) => String(each[name as Field]) === value);
      const [nearest = chosen] = having.sort((a, b) => inCommon(b) - inCommon(a));
      draw(nearest, aaa, names);
    };
  }
  const [first] = configurations;
  const [opponent] = opponents;
  if (first !== undefined && opponent !== undefined) draw(first, opponent.id, "Ann, Bob");
}
