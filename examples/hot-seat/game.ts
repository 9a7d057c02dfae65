import { decision, isOver, type Move, observe, playersToMove, standings } from "perfect-home-rules";
import type { Session } from "perfect-home-rules/session";
import { drawSheet } from "perfect-home-rules/svg";
import type { Texts } from "perfect-home-rules/texts";
import { preview, targets, viewSheet, viewTable, whyNotAt } from "perfect-home-rules/view";
import { button, el } from "./element.js";

/** Draws a game for whoever is to move, and makes moves by clicks. */
export function drawGame(root: HTMLElement, texts: Texts, session: Session): void {
  /** Says something, and draws how things stand; where a click can mean several moves, these to choose from. */
  function show(said: readonly string[], choices: readonly Move[] = []): void {
    const { state } = session;
    const names = state.setup.players;
    const [player = 0] = playersToMove(state);
    const seen = isOver(state) ? state : observe(state, player); // the others' cards and turns are hidden
    const open = targets(seen, player);
    const table = viewTable(seen);

    function label(move: Move): string {
      const { before, after } = preview(seen, move);
      return `${texts.move(seen, move)}${before === after ? "" : ` (${after > before ? "+" : ""}${after - before})`}`;
    }

    function play(move: Move) {
      const result = session.play(move);
      if (!result.ok) return show([texts.violation(result.violation)]);
      show(result.events.flatMap((event) => (event.to === "all" ? texts.event(event, state) : [])));
    }

    function sheetOf(who: number): HTMLElement {
      const options = who === player ? { texts, label, targets: open } : { texts };
      const svg = drawSheet(viewSheet(seen, who), options);
      return el("figure", null, new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);
    }

    const stacks = table.stacks.map(({ stack, combination, special, nextAction }) => {
      const shown = combination ?? special;
      const next = nextAction === null ? "" : ` → ${texts.action(nextAction)}`;
      return el("button", `stack-${stack}`, shown === null ? "" : texts.card(shown), next);
    });
    const hand = table.players[player]?.hand.map((card, index) =>
      el("button", `card-${index}`, texts.card(card)),
    );
    const places = isOver(state) ? standings(state).map((each) => texts.standing(each, names)) : [];
    const main = el("main", null, el("h1", null, `${texts.round(table.round)}: ${names[player]}`));
    for (const line of [texts.prompt(seen, player, decision(seen, player)), ...said, ...places])
      main.append(el("p", null, line));
    main.append(...choices.map((move) => button(label(move), () => play(move))));
    main.append(el("nav", null, ...stacks, ...(hand ?? [])), sheetOf(player));
    const isDrawn = (key: string): boolean => main.querySelector(`[data-target="${key}"]`) !== null;
    for (const { key, moves } of open)
      if (!isDrawn(key)) main.append(el("button", key, moves.map(label).join(", ")));

    main.onclick = ({ target }) => {
      const key = (target as Element).closest("[data-target]")?.getAttribute("data-target");
      const moves = open.find((each) => each.key === key)?.moves ?? [];
      const reason = typeof key === "string" && moves.length === 0 ? whyNotAt(seen, player, key) : null;
      if (reason !== null) show([texts.violation(reason)]);
      else if (moves.length > 1) show([], moves);
      else moves.forEach(play);
    };
    const undo = button(texts.term("undo"), () => session.undo() && show([]), !session.canUndo);
    const redo = button(texts.term("redo"), () => session.redo() && show([]), !session.canRedo);
    const others = names.flatMap((_, who) => (who === player ? [] : [sheetOf(who)]));
    root.replaceChildren(main, undo, redo, ...others);
  }
  show([]);
}
