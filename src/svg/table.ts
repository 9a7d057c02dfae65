import type { DeckCard, ExpansionTableView, HandCard } from "perfect-home-rules";
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
import { CARD, numberCard, opponentLines, specialCard } from "./card.js";
import { documentOf } from "./document.js";
import { type Area, below, type Drawn, NOTHING } from "./drawn.js";
import { MARGIN, PHONE } from "./grid.js";
import { guarded } from "./guarded.js";
import { ACTIONS } from "./icons.js";
import { type Box, circle, path, rect, text } from "./markup.js";
import type { DrawTableOptions } from "./options.js";
import { plan } from "./plans.js";
import { readTableAloud } from "./table-aloud.js";
import { shortened, wrapped } from "./words.js";

const ROOM = PHONE - 2 * MARGIN;
/** From one card to the next. */
const STEP = ROOM / 4;

function words(lines: readonly string[], y: number, kind = "small"): Drawn {
  const all = lines.flatMap((line) => wrapped(line, ROOM - 4, 9)).filter((line) => line !== "");
  const markup = all.map((line, index) => text(kind, MARGIN + 2, y + 9 + index * 11, line)).join("");
  return { markup, areas: [], height: all.length * 11 + (all.length > 0 ? 4 : 0) };
}

/** Where a card is to be entered. */
function awaitedCard(at: Pick<Box, "x" | "y">, texts: Texts): string {
  const lines = wrapped(texts.term("awaited"), CARD.w - 8, 9);
  return [
    rect("newly", { ...at, ...CARD }, 6),
    text("huge", at.x + CARD.w / 2, at.y + 22, "?", "middle"),
    ...lines.map((line, index) => text("small", at.x + CARD.w / 2, at.y + 36 + index * 10, line, "middle")),
  ].join("");
}

/** A stack: its combination, how many cards are left, and the action that comes next. SET-7 */
function stackCard(
  { combination, special, nextAction, left }: StackView,
  x: number,
  y: number,
  isAwaited: boolean,
  texts: Texts,
): string {
  const card = isAwaited
    ? awaitedCard({ x, y }, texts)
    : special !== null
      ? specialCard(texts.card(special), "letter" in special ? special.letter : "", { x, y })
      : combination === null
        ? rect("end", { x, y, ...CARD }, 6)
        : numberCard(combination, { x, y }, texts);
  const next =
    nextAction === null
      ? ""
      : text("small soft", x + 2, y + CARD.h + 12, `${texts.term("next")}:`) +
        ACTIONS[nextAction](x + 40, y + CARD.h + 2);
  return card + next + text("small soft", x + CARD.w, y + CARD.h + 12, `×${left}`, "end");
}

function stacks({ stacks: views, awaited }: TableView, texts: Texts, y: number): Drawn {
  const place = awaited?.place;
  if (views.length === 0) return NOTHING;
  const step = ROOM / Math.max(3, Math.min(4, views.length));
  const abreast = Math.floor(ROOM / step);
  const high = CARD.h + 20;
  const areas: Area[] = [];
  const drawn = views.map((view, index) => {
    const x = MARGIN + (index % abreast) * step + (step - CARD.w) / 2;
    const top = y + Math.floor(index / abreast) * high;
    areas.push({
      target: { target: "stack", stack: view.stack },
      box: { x: x - 2, y: top - 2, w: CARD.w + 4, h: CARD.h + 18 },
    });
    const isAwaited = place?.for === "stack" && place.stack === view.stack;
    return stackCard(view, x, top, isAwaited, texts);
  });
  return { markup: drawn.join(""), areas, height: Math.ceil(views.length / abreast) * high + 4 };
}

function deck(view: DeckView | null, texts: Texts, y: number): Drawn {
  if (view === null) return NOTHING;
  const { top, left, discards } = view;
  const shown = top === null ? "" : ` (${isAction(top) ? texts.action(top) : texts.specialCard(top)})`;
  return words(
    [
      texts.about(texts.term("deck"), texts.count("card", left) + shown),
      texts.about(texts.term("discards"), texts.count("card", discards.length)),
    ],
    y,
  );
}

function isAction(top: string): top is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, top);
}

/** A player with the cards in hand; those of the player for whom the table is drawn can be clicked. */
function player(view: PlayerView, isOwn: boolean, isAwaited: boolean, texts: Texts, y: number): Drawn {
  const { name, acting, hand } = view;
  const mark = acting ? circle("fgo", MARGIN + 6, y + 9, 4) : circle("thin", MARGIN + 6, y + 9, 4);
  const told = acting ? ` – ${texts.term("acting")}` : "";
  const head = mark + text("bold", MARGIN + 16, y + 12.5, shortened(name, ROOM - 90, 10) + told);
  const cards = hand.map((card: HandCard, index) => numberCard(card, cardAt(index, y + 20), texts));
  const areas = hand.map((_, card) => ({
    target: { target: "card", card } as const,
    box: { ...cardAt(card, y + 20), ...CARD },
  }));
  if (isAwaited) cards.push(awaitedCard(cardAt(hand.length, y + 20), texts));
  const rows = Math.ceil(cards.length / 4);
  return { markup: head + cards.join(""), areas: isOwn ? areas : [], height: 19 + rows * (CARD.h + 6) };
}

function cardAt(index: number, y: number): { readonly x: number; readonly y: number } {
  return { x: MARGIN + (index % 4) * STEP + 4, y: y + Math.floor(index / 4) * (CARD.h + 6) };
}

/** A plan, and the players who have validated it. */
function tablePlan(view: TablePlanView, players: readonly PlayerView[], texts: Texts, y: number): Drawn {
  const look = { card: view.card, turned: view.turned, met: false, scored: null };
  const drawn = plan(look, { x: MARGIN, y, w: ROOM }, texts);
  const by = view.validated.map((each) => texts.about(players[each.player].name, String(each.points)));
  const below_ = words(by.length === 0 ? [] : [`✓ ${by.join(", ")}`], y + drawn.height - 2);
  return { markup: drawn.markup + below_.markup, areas: drawn.areas, height: drawn.height + below_.height };
}

function cardName(card: DeckCard, texts: Texts): string {
  return texts.card(card);
}

function opponent(view: OpponentTableView | null, texts: Texts): readonly ((y: number) => Drawn)[] {
  if (view === null) return [];
  const { card, given, score, planPoints } = view;
  const plans = planPoints.flatMap((points, slot) =>
    points === null ? [] : [`${texts.planTitle(LETTERS[slot])} ${points}`],
  );
  const total = score === null ? "" : ` – ${texts.count("point", score.total)}`;
  return [
    (y) => ({
      markup:
        path("thin", MARGIN, y, `M0 2h${ROOM}`) +
        text("bold", MARGIN + 2, y + 16, shortened(texts.opponent(card) + total, ROOM, 10)),
      areas: [],
      height: 21,
    }),
    (y) =>
      words(
        [
          ...opponentLines(card, texts),
          plans.join(", "),
          given.map((each) => cardName(each, texts)).join(", "),
        ],
        y,
      ),
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
      return view.streets.map(({ street, capacity, built }) =>
        texts.about(
          `${texts.section("shelters")}, ${texts.street(street)}`,
          `${built.join(" + ") || 0} = ${capacity}`,
        ),
      );
    default:
      return [];
  }
}

function head(view: TableView, texts: Texts, y: number): Drawn {
  const title = texts.round(view.round);
  const mode = [texts.edition(view.edition), texts.mode(view.mode)].join(", ");
  return {
    markup:
      text("name", MARGIN, y + 15, title) + text("small soft", MARGIN, y + 26, shortened(mode, ROOM, 9)),
    areas: [],
    height: 34,
  };
}

function tableAsSvg(view: TableView, options: DrawTableOptions): string {
  const { texts, player: own } = options;
  const drawer = view.awaited?.place.for === "hand" ? view.awaited.place.player : null;
  const drawn = below(MARGIN / 2, [
    (y) => head(view, texts, y),
    (y) => words(view.endedBy.map(texts.endCause), y, "small tno"),
    (y) => stacks(view, texts, y),
    (y) => deck(view.deck, texts, y),
    ...view.players.map(
      (each) => (y: number) => player(each, each.player === own, each.player === drawer, texts, y),
    ),
    ...view.plans.map((each) => (y: number) => tablePlan(each, view.players, texts, y + 3)),
    ...opponent(view.opponent, texts),
    (y) => words(expansion(view.expansion, texts), y),
    (y) =>
      words(
        view.removed.length === 0
          ? []
          : [`✗ ${view.removed.map((card) => cardName(card, texts)).join(", ")}`],
        y,
        "small soft",
      ),
  ]);
  return documentOf({ ...drawn, height: drawn.height + MARGIN }, PHONE, readTableAloud(view, texts), options);
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
