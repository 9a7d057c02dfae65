import { html } from "lit-html";
import {
  awaited,
  type DeckCard,
  decision,
  type GameState,
  isOver,
  type Move,
  type MoveResult,
  type Observation,
  observe,
  playersToMove,
  type RevealResult,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { drawScore, drawSheet, drawTable } from "perfect-home-rules/svg";
import type { Texts } from "perfect-home-rules/texts";
import { preview, targetOf, targets, viewSheet, viewTable, whyNotAt } from "perfect-home-rules/view";
import { button, drawing, type Part, pressKey } from "./page.js";
import type { Game } from "./saved.js";

const TOP = ["header", "cards"] as const;
const MAX_TOLD = 40;
type Seen = GameState | Observation;
const GAIN = new Intl.NumberFormat("en", { signDisplay: "always" });

/** A game on the page. */
export interface Screen {
  readonly say: (lines: readonly string[]) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly part: (texts: Texts) => Part;
}

/** The players with their points, in the end by place; each button shows the player's sheet. */
function scoreboard(seen: Seen, shown: number, texts: Texts, show: (player: number) => void): Part {
  const { players, paper } = seen.setup;
  const most = Math.max(1, ...players.map((_, player) => scoreSheet(seen, player).total));
  function row(player: number, words: string): Part {
    const { sections, total } = scoreSheet(seen, player);
    const parts = sections.map(({ section, points }) => {
      const width = `width:${(100 * Math.max(0, points)) / most}%`;
      return html`<i title=${texts.about(texts.section(section), String(points))} style=${width}></i>`;
    });
    return html`<li><button type="button" aria-pressed=${player === shown} @click=${() => show(player)}>
      <span>${words}</span><b>${total}</b><span class="points" aria-hidden="true">${parts}</span></button></li>`;
  }
  const ranked = isOver(seen) && paper === undefined ? standings(seen) : null;
  const rows = ranked?.map((each) => {
    const words = texts.standing(each, players);
    return each.player === "opponent" ? html`<li>${words}</li>` : row(each.player, words);
  });
  return html`<ol class="board" aria-label=${texts.term("standings")}>${rows ?? players.map((name, player) => row(player, name))}</ol>`;
}

/** A game for whoever is to move, with moves made by clicks. */
export function createScreen({ session, seats }: Game, redraw: () => void): Screen {
  const told: string[] = [];
  let player = Math.max(0, seats.indexOf("person"));
  let looking: number | null = null;
  let choices: readonly Move[] = [];
  let hint: Move | null = null;
  let said: readonly string[] = [];
  let adviser: Worker | null = null;

  /** How things look to whoever is to move: the cards and turns of the others are hidden. */
  function look() {
    player = playersToMove(session.state)[0] ?? player;
    const seen = isOver(session.state) ? session.state : observe(session.state, player);
    return { seen, open: targets(seen, player) };
  }

  function say(lines: readonly string[]): void {
    said = lines;
    redraw();
  }

  /** After something that has changed the game. */
  function moveOn(lines: readonly string[] = []): void {
    choices = [];
    hint = null;
    looking = null;
    say(lines);
  }

  /** Makes a move or enters a card, and tells what has happened as far as the player may know. */
  function make(result: () => MoveResult | RevealResult, texts: Texts): void {
    const before = session.state;
    const made = result();
    if (!made.ok) say([texts.violation(made.violation)]);
    else {
      const events = made.events.filter(
        ({ to, type }) => type !== "turnEnded" && (to === "all" || to === player),
      );
      const lines = events.map((event) => texts.event(event, before)).filter((line) => line !== "");
      told.unshift(...lines.toReversed());
      told.splice(MAX_TOLD);
      moveOn(lines);
    }
  }

  /** What a click does: a move, a choice of moves, or the reason for neither. */
  function act(key: string, texts: Texts): void {
    const { seen, open } = look();
    const moves = open.find((each) => each.key === key)?.moves ?? [];
    const reason = moves.length === 0 ? whyNotAt(seen, player, key) : null;
    choices = moves.length > 1 ? moves : [];
    if (reason !== null) say([texts.violation(reason)]);
    else if (moves.length > 1) say([texts.term("choose")]);
    else for (const move of moves) make(() => session.play(move), texts);
  }

  function ask(texts: Texts): void {
    const { state } = session;
    const { seen } = look();
    adviser ??= new Worker("adviser.js");
    adviser.onmessage = ({ data }: MessageEvent<Move>) => {
      if (session.state !== state) return;
      hint = data;
      say([texts.about(texts.term("hint"), texts.move(seen, data))]);
    };
    adviser.postMessage({ seen, player });
    say([texts.term("thinking")]);
  }

  const back = (): void => void (session.undo() && moveOn());
  const again = (): void => void (session.redo() && moveOn());

  function part(texts: Texts): Part {
    const { state } = session;
    const { seen, open } = look();
    const { players } = state.setup;
    const shown = looking ?? player;
    const points = (move: Move): number => {
      const { before, after } = preview(seen, move);
      return after - before;
    };
    const label = (move: Move): string => {
      const gain = points(move);
      return gain === 0 ? texts.move(seen, move) : `${texts.move(seen, move)} (${GAIN.format(gain)})`;
    };
    const table = viewTable(seen);
    const hand = table.players.filter((each) => each.player === player);
    const others = table.players.map((each) => (each.player === player ? { ...each, hand: [] } : each));
    const pointers = hint === null ? [] : [{ target: targetOf(seen, hint), sign: "right" as const }];
    const places = open.filter(({ target }) => target.target !== "button");
    const own = { texts, label, points, pointers, targets: places, player };
    const parts = table.deck === null ? TOP : [...TOP, "players" as const];
    const now = drawTable({ ...table, players: hand }, { ...own, parts });
    const rest = drawTable({ ...table, players: others }, { texts, parts: ["players", "plans", "opponent"] });
    const sheet = drawSheet(viewSheet(seen, shown), shown === player ? own : { texts });
    const score = drawScore(scoreSheet(seen, shown), { texts, name: players[shown] });
    const isDrawn = (key: string) => [now, sheet].some((svg) => svg.includes(` open" data-target="${key}"`));
    const elsewhere = open.filter(({ key }) => !isDrawn(key));
    const ways = elsewhere.map(({ key, moves }) => {
      const hinted = hint === null ? null : label(hint);
      const kind = moves.some((move) => label(move) === hinted) ? "hinted" : "";
      return html`<button type="button" class=${kind} data-target=${key}>${moves.map(label).join(" / ")}</button>`;
    });
    const chosen = choices.map((move) => button(label(move), () => make(() => session.play(move), texts)));
    const enter = (card: DeckCard) => button(texts.card(card), () => make(() => session.reveal(card), texts));
    const cards = awaited(state)?.cards.map(({ card }) => enter(card));
    const prompt = texts.prompt(seen, player, decision(seen, player));
    const isShared = seats.filter((seat) => seat === "person").length > 1 && !isOver(state);
    const click = ({ target }: Event): void => {
      const found = (target as Element).closest(":not(.still) > svg [data-target], .choices [data-target]");
      if (found !== null) act(found.getAttribute("data-target") ?? "", texts);
    };
    const show = (who: number): void => {
      looking = who;
      redraw();
    };
    return html`<div class="game" @click=${click}>
      <section class="status" role="status"><h2>${isShared ? texts.about(players[player] ?? "", prompt) : prompt}</h2>
        ${said.map((line) => html`<p>${line}</p>`)}</section>
      <section class="now">${drawing(now)}</section>
      <section class=${shown === player ? "sheet" : "sheet still"}>${drawing(sheet)}</section>
      <section class="bar"><div class="cards">${cards ?? []}</div>
        <div class="choices">${chosen.length > 0 ? chosen : ways}</div>
        <p class="row">${button(texts.term("undo"), back, !session.canUndo)}${button(texts.term("redo"), again, !session.canRedo)}
          ${button(texts.term("hint"), () => ask(texts), open.length === 0)}</p></section>
      <section class="side">${scoreboard(seen, shown, texts, show)}${drawing(score)}</section>
      <section class="rest">${drawing(rest)}<ol class="log" tabindex="0">${told.map((line) => html`<li>${line}</li>`)}</ol></section></div>`;
  }

  const press = (event: KeyboardEvent): void => pressKey(event, moveOn, back, again);
  return { say, press, part };
}
