import { html } from "lit-html";
import {
  applyMove,
  decision,
  type GameEvent,
  type GameState,
  isOver,
  type Move,
  type Observation,
  observe,
  playersToMove,
  scoreSheet,
  standings,
  type TargetMoves,
  targets,
  targetsOf,
  viewHouse,
  viewMarket,
  whyNotAt,
} from "perfect-home-rules/dream-home";
import { askBot, greedyBot } from "perfect-home-rules/dream-home/bots";
import { drawHouse, drawMarket } from "perfect-home-rules/dream-home/svg";
import type { Texts } from "perfect-home-rules/dream-home/texts";
import { button, drawing, type Part, pressKey } from "../playground/page.js";
import type { Game } from "./saved.js";

const MAX_TOLD = 40;

/** A game on the page. */
export interface Screen {
  readonly press: (event: KeyboardEvent) => void;
  readonly part: (texts: Texts) => Part;
}

/** What has happened, in words. Of a move they are about the state before it, so they are made again one by one. */
function tell(before: GameState, events: readonly GameEvent[], texts: Texts): string[] {
  let state = before;
  return events.flatMap((event) => {
    if (event.type !== "moved") return texts.event(event) || [];
    const { move } = event;
    const told = texts.about(state.setup.players[move.player] ?? "", texts.playedMove(state, move));
    state = applyMove(state, move);
    return told;
  });
}

/** Targets of the moves that are left when a part of a move has been clicked. */
function among(moves: readonly Move[]): readonly TargetMoves[] {
  const keys = new Set(moves.flatMap(targetsOf));
  return Array.from(keys, (key) => ({ key, moves: moves.filter((move) => targetsOf(move).includes(key)) }));
}

/** What a player has, section by section. */
function scoreOf(seen: GameState | Observation, player: number, texts: Texts): Part {
  const sections = texts.score(scoreSheet(seen, player)).map(
    ({ title, points, lines }) => html`<dt>${title} <b>${points}</b></dt>
      ${lines.map((line) => html`<dd>${line.text} <b>${line.points}</b></dd>`)}`,
  );
  return html`<dl class="score">${sections}</dl>`;
}

/** A game for whoever is to move, with moves made by clicks. */
export function createScreen({ session, seats }: Game, redraw: () => void): Screen {
  const told: string[] = [];
  let player = Math.max(0, seats.indexOf("person"));
  let looking: number | null = null;
  /** The moves that are left when the first of two things was clicked. */
  let left: readonly Move[] = [];
  let said: readonly string[] = [];

  /** How things look to whoever is to move. */
  function look() {
    const { state } = session;
    player = playersToMove(state)[0] ?? player;
    const seen = isOver(state) ? state : observe(state, player);
    return { seen, open: left.length > 0 ? among(left) : targets(seen) };
  }

  function moveOn(lines: readonly string[] = []): void {
    [left, looking, said] = [[], null, lines];
    redraw();
  }

  function make(move: Move, texts: Texts): void {
    const before = session.state;
    const result = session.play(move);
    if (!result.ok) {
      moveOn([texts.violation(result.violation)]);
      return;
    }
    const lines = tell(before, result.events, texts);
    told.unshift(...lines.toReversed());
    told.splice(MAX_TOLD);
    moveOn(lines);
  }

  /** What a click does: a move, all that it can be the first part of, or the reason for neither. */
  function act(key: string, texts: Texts): void {
    const { seen, open } = look();
    const moves = open.find((each) => each.key === key)?.moves ?? [];
    const [move] = moves;
    const reason = move === undefined ? whyNotAt(seen, player, key) : null;
    if (move === undefined) moveOn(reason === null ? [] : [texts.violation(reason)]);
    else if (moves.length === 1) make(move, texts);
    else {
      [left, said] = [moves, [texts.term("choose")]];
      redraw();
    }
  }

  function hint(texts: Texts): void {
    const { seen } = look();
    said = [texts.about(texts.term("hint"), texts.move(seen, askBot(seen, player, greedyBot, Math.random)))];
    redraw();
  }

  const back = (): void => void (session.undo() && moveOn());
  const again = (): void => void (session.redo() && moveOn());

  function part(texts: Texts): Part {
    const { seen, open } = look();
    const { players } = seen.setup;
    const shown = looking ?? player;
    const label = (move: Move) => texts.move(seen, move);
    const own = { texts, label, targets: open };
    const market = drawMarket(viewMarket(seen), own);
    const house = drawHouse(viewHouse(seen, shown), shown === player ? own : { texts });
    const choices = left.map((move) => button(label(move), () => make(move, texts)));
    const ways = open
      .filter(({ key }) => key.startsWith("button ") && !house.includes(`data-target="${key}"`))
      .flatMap(({ key, moves }) => moves.map((move) => [key, label(move)] as const))
      .map(([key, words]) => html`<button type="button" data-target=${key}>${words}</button>`);
    const asked = decision(seen, player);
    const prompt = asked === null ? texts.term("over") : texts.prompt(seen, asked);
    const isShared = seats.filter((seat) => seat === "person").length > 1 && !isOver(seen);
    const ranked = isOver(seen) ? standings(seen) : players.map((_, each) => ({ player: each }));
    const rows = ranked.map((each) => {
      const isRanked = "place" in each;
      const words = isRanked ? texts.standing(each, players) : (players[each.player] ?? "");
      const show = (): void => {
        looking = each.player;
        redraw();
      };
      return html`<li><button type="button" aria-pressed=${each.player === shown} @click=${show}>
        <span>${words}</span>${isRanked ? "" : html`<b>${scoreSheet(seen, each.player).total}</b>`}</button></li>`;
    });
    const click = ({ target }: Event): void => {
      const found = (target as Element).closest(":not(.still) > svg [data-target], .choices [data-target]");
      if (found !== null) act(found.getAttribute("data-target") ?? "", texts);
    };
    return html`<div class="game" @click=${click}>
      <section class="status" role="status"><h2>${isShared ? texts.about(players[player] ?? "", prompt) : prompt}</h2>
        ${said.map((line) => html`<p>${line}</p>`)}</section>
      <section class="now">${drawing(market)}</section>
      <section class=${shown === player ? "sheet" : "sheet still"}>${drawing(house)}</section>
      <section class="bar"><div class="choices">${choices.length > 0 ? choices : ways}</div>
        <p class="row">${button(texts.term("undo"), back, !session.canUndo)}${button(texts.term("redo"), again, !session.canRedo)}
          ${button(texts.term("hint"), () => hint(texts), isOver(seen))}</p></section>
      <section class="side"><ol class="board" aria-label=${texts.term("standings")}>${rows}</ol>${scoreOf(seen, shown, texts)}</section>
      <section class="rest"><ol class="log" tabindex="0">${told.map((line) => html`<li>${line}</li>`)}</ol></section></div>`;
  }

  const press = (event: KeyboardEvent): void => pressKey(event, moveOn, back, again);
  return { press, part };
}
