import type { DeckCard, ExpansionTableView } from "perfect-home-rules";
import type { Texts } from "perfect-home-rules/texts";
import type {
  DeckView,
  OpponentTableView,
  PlayerView,
  StackView,
  TablePlanView,
  TableView,
} from "perfect-home-rules/view";
import { copyView } from "perfect-home-rules/view";
import { CARD, numberCard, opponentLines, type Point, specialCard } from "./card.js";
import { documentOf } from "./document.js";
import { type Area, below, drawn, type Part } from "./drawn.js";
import { shortened, widthIn, wrapped } from "./fonts.js";
import { MARGIN, PHONE } from "./grid.js";
import { guarded } from "./guarded.js";
import { ACTIONS } from "./icons.js";
import { centred, circle, LINE, lines, path, rect, text } from "./markup.js";
import type { DrawTableOptions, TablePart } from "./options.js";
import { plan } from "./plans.js";
import { FRESH, LAST } from "./style.js";
import { nameIn, readTableAloud } from "./table-aloud.js";

const ROOM = PHONE - 2 * MARGIN;
/** From one card to the next. */
const STEP = ROOM / 4;

function words(contents: readonly string[], kind = "small"): Part {
  const all = contents.filter((line) => line !== "").flatMap((line) => wrapped(kind, line, ROOM - 4));
  return (y) => drawn(all.length === 0 ? 0 : all.length * LINE + 4, lines(kind, MARGIN + 2, y + 9, all));
}

/** Where a card is to be entered. */
function awaitedCard(at: Point, texts: Texts): string {
  const box = { ...at, ...CARD };
  const said = wrapped("small", texts.term("awaited"), CARD.w - 8);
  return [
    rect(FRESH, box, 6),
    centred("huge", { ...box, h: 30 }, "?"),
    ...said.map((line, index) => centred("small", { ...box, y: at.y + 26 + index * LINE, h: 13 }, line)),
  ].join("");
}

/** A stack: its combination, how many cards are left, and the action that comes next. SET-7 */
function stackCard(
  { combination, special, nextAction, left }: StackView,
  isAwaited: boolean,
  at: Point,
  texts: Texts,
): string {
  const { x, y } = at;
  const foot = y + CARD.h + 12;
  const card = isAwaited
    ? awaitedCard(at, texts)
    : special !== null
      ? specialCard(special, at, texts)
      : combination === null
        ? rect(LAST, { ...at, ...CARD }, 6)
        : numberCard(combination, at, texts);
  const next = texts.term("next");
  return [
    card,
    nextAction === null
      ? ""
      : text("small fsoft", x + 2, foot, next) +
        ACTIONS[nextAction](x + 6 + widthIn("small", next), foot - 10),
    text("small fsoft", x + CARD.w, foot, `×${left}`, "end"),
  ].join("");
}

function stacks({ stacks: views, awaited }: TableView, texts: Texts): Part {
  const place = awaited?.place;
  const step = ROOM / Math.max(3, Math.min(4, views.length));
  const abreast = Math.floor(ROOM / step);
  const high = CARD.h + 20;
  return (y) => {
    const areas: Area[] = [];
    const cards = views.map((view, index) => {
      const at = {
        x: MARGIN + (index % abreast) * step + (step - CARD.w) / 2,
        y: y + Math.floor(index / abreast) * high,
      };
      areas.push({
        target: { target: "stack", stack: view.stack },
        box: { x: at.x - 2, y: at.y - 2, w: CARD.w + 4, h: CARD.h + 18 },
      });
      const isAwaited = place?.for === "stack" && place.stack === view.stack;
      return stackCard(view, isAwaited, at, texts);
    });
    return drawn(Math.ceil(views.length / abreast) * high + 4, cards.join(""), areas);
  };
}

function deck({ top, left, discards }: DeckView, texts: Texts): Part {
  const shown = top === null ? "" : isAction(top) ? texts.action(top) : texts.specialCard(top);
  const next = top === null ? "" : ` (${texts.about(texts.term("next"), shown)})`;
  return words([
    texts.about(texts.term("deck"), texts.count("card", left) + next),
    texts.about(texts.term("discards"), texts.count("card", discards.length)),
  ]);
}

function isAction(top: string): top is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, top);
}

/** A player with the cards in hand; those of the player for whom the table is drawn can be clicked. */
function player({ name, acting, hand }: PlayerView, isOwn: boolean, isAwaited: boolean, texts: Texts): Part {
  const told = acting ? ` – ${texts.term("acting")}` : "";
  const known = shortened("bold", name, ROOM - 100) + told;
  return (y) => {
    const at = (index: number): Point => ({
      x: MARGIN + (index % 4) * STEP + 4,
      y: y + 20 + Math.floor(index / 4) * (CARD.h + 6),
    });
    const cards = hand.map((card, index) => numberCard(card, at(index), texts));
    if (isAwaited) cards.push(awaitedCard(at(hand.length), texts));
    const areas = hand.map(
      (_, card): Area => ({ target: { target: "card", card }, box: { ...at(card), ...CARD } }),
    );
    return drawn(
      19 + Math.ceil(cards.length / 4) * (CARD.h + 6),
      circle(acting ? "fgo" : "lline", MARGIN + 6, y + 9, 4) +
        text("bold", MARGIN + 16, y + 12.5, known) +
        cards.join(""),
      isOwn ? areas : [],
    );
  };
}

/** A plan, and the players who have validated it. */
function tablePlan(
  { card, turned, validated }: TablePlanView,
  players: readonly PlayerView[],
  texts: Texts,
): Part[] {
  const look = { card, turned, met: false, scored: null };
  const by = validated.map((each) => texts.about(nameIn(players, each.player), String(each.points)));
  return [
    () => drawn(3, ""),
    (y) => plan(look, { x: MARGIN, y, w: ROOM }, texts),
    words(by.length === 0 ? [] : [`✓ ${by.join(", ")}`]),
  ];
}

/** Cards side by side, after what is said of them. */
function cardsIn(cards: readonly DeckCard[], before: string, texts: Texts): string {
  return cards.length === 0 ? "" : before + cards.map(texts.card).join(", ");
}

/** The AAA: what its card scores for, what it has validated, the cards given to it. */
function opponent({ card, given, score, planPoints }: OpponentTableView, texts: Texts): Part[] {
  const plans = planPoints.flatMap((points, slot) =>
    points === null ? [] : [`✓ ${texts.about(texts.planTitle(LETTERS[slot]), String(points))}`],
  );
  const total = score === null ? "" : ` – ${texts.count("point", score.total)}`;
  const title = shortened("bold", texts.opponent(card) + total, ROOM);
  return [
    (y) => drawn(21, path("lline", MARGIN, y, `M0 2h${ROOM}`) + text("bold", MARGIN + 2, y + 16, title)),
    words([
      ...opponentLines(card, texts),
      ...plans,
      cardsIn(given, texts.about(texts.count("card", given.length), ""), texts),
    ]),
  ];
}

const LETTERS = ["A", "B", "C"] as const;

/** What an expansion has on the table: what the AAA has counted, and its shelters. DUK-6 NUC-4 */
function expansion(view: ExpansionTableView | null, texts: Texts): string[] {
  switch (view?.id) {
    case "ducks":
      return (["yellow", "black", "both"] as const).flatMap((count) => {
        const points = view.counts[count];
        return points === null ? [] : [texts.about(texts.line(count), String(points))];
      });
    case "nuclear-war":
      return view.streets.map(({ street, capacity, built }) => {
        const sum = built.length > 1 ? `${built.join(" + ")} = ` : "";
        return texts.about(`${texts.section("shelters")}, ${texts.street(street)}`, `${sum}${capacity}`);
      });
    default:
      return [];
  }
}

function head({ round, edition, mode }: TableView, texts: Texts): Part {
  const played = [texts.edition(edition), texts.mode(mode)].join(", ");
  return (y) =>
    drawn(
      34,
      text("name", MARGIN, y + 15, texts.round(round)) +
        text("small fsoft", MARGIN, y + 26, shortened("small", played, ROOM)),
    );
}

const PARTS: readonly TablePart[] = ["header", "cards", "players", "plans", "opponent"];

function tableAsSvg(view: TableView, options: DrawTableOptions): string {
  const { texts, player: own, parts = PARTS } = options;
  const drawer = view.awaited?.place.for === "hand" ? view.awaited.place.player : null;
  const all: Readonly<Record<TablePart, readonly Part[]>> = {
    header: [head(view, texts), words(view.endedBy.map(texts.endCause), "small fno")],
    cards: [
      ...(view.stacks.length === 0 ? [] : [stacks(view, texts)]),
      ...(view.deck === null ? [] : [deck(view.deck, texts)]),
    ],
    players: view.players.map((each) => player(each, each.player === own, each.player === drawer, texts)),
    plans: view.plans.flatMap((each) => tablePlan(each, view.players, texts)),
    opponent: [
      ...(view.opponent === null ? [] : opponent(view.opponent, texts)),
      words(expansion(view.expansion, texts)),
      words([cardsIn(view.removed, "✗ ", texts)], "small fsoft"),
    ],
  };
  const chosen = PARTS.filter((part) => parts.includes(part));
  const whole = below(MARGIN / 2, [...chosen.flatMap((part) => all[part]), () => drawn(MARGIN, "")]);
  return documentOf(whole, PHONE, readTableAloud(view, texts, chosen), options);
}

/**
 * Draws what lies on the table as SVG: combinations and what comes next, hands, plans and who has validated them, the AAA.
 *
 * @param view - the table: `viewTable(state)`, or `viewTable(observe(state, player))` where others' cards are hidden.
 * @param options - the words, and how it is drawn; `player` is the one whose cards can be clicked.
 * @returns the SVG document, well-formed XML without ids: any number can stand on one page.
 * @throws RulesError `view.malformed` for what is no view.
 * @see RND-2, SET-7, PLN-2
 * @example
 * ```ts
 * const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
 * const svg = drawTable(viewTable(state), { texts: english });
 * svg.includes('data-target="stack-2"') // => true
 * ```
 */
export function drawTable(view: TableView, options: DrawTableOptions): string {
  return guarded(() => tableAsSvg(copyView(view), options));
}
