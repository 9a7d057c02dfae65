import {
  decision,
  type GameState,
  isOver,
  type Move,
  observe,
  playersToMove,
  standings,
} from "perfect-home-rules";
import { drawSheet, drawTable } from "perfect-home-rules/svg";
import type { Texts } from "perfect-home-rules/texts";
import { preview, targets, viewSheet, viewTable, whyNotAt } from "perfect-home-rules/view";
import { type MouseEvent, useMemo, useState } from "react";
import { useStore } from "./store.js";

/** A drawing: a string that is well-formed, with all names that players have entered escaped. */
function Drawing({ svg }: { readonly svg: string }) {
  return <figure dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** How things look to whoever is to move: the others' cards and turns are hidden. */
function look(state: GameState, texts: Texts) {
  const [player = 0] = playersToMove(state);
  const seen = isOver(state) ? state : observe(state, player);
  const open = targets(seen, player);
  const label = (move: Move): string => {
    const { before, after } = preview(seen, move);
    return before === after ? texts.move(seen, move) : `${texts.move(seen, move)} (${after - before})`;
  };
  const own = { texts, targets: open, label, player };
  const sheets = state.setup.players.map((_, who) =>
    drawSheet(viewSheet(seen, who), who === player ? own : { texts }),
  );
  return { player, seen, open, label, table: drawTable(viewTable(seen), own), sheets };
}

/** A game for one screen. */
export function Game({ state, texts }: { readonly state: GameState; readonly texts: Texts }) {
  const { session, choices, choose, play, undo, redo, leave } = useStore();
  const [said, setSaid] = useState("");
  const { player, seen, open, label, table, sheets } = useMemo(() => look(state, texts), [state, texts]);
  const { players } = state.setup;

  function click({ target }: MouseEvent): void {
    const key = (target as Element).closest("[data-target]")?.getAttribute("data-target");
    if (typeof key !== "string") return;
    const moves = open.find((each) => each.key === key)?.moves ?? [];
    const reason = moves.length === 0 ? whyNotAt(seen, player, key) : null;
    setSaid(reason === null ? "" : texts.violation(reason));
    choose(moves.length > 1 ? moves : []);
    if (moves.length === 1) for (const move of moves) play(move);
  }

  const places = isOver(state) ? standings(state).map((each) => texts.standing(each, players)) : [];
  const own = [...sheets.entries()].sort(([a], [b]) => Number(b === player) - Number(a === player));
  return (
    <>
      <h1>{texts.about(players[player] ?? "", texts.prompt(seen, player, decision(seen, player)))}</h1>
      <p role="status">{said}</p>
      {places.map((place) => (
        <p key={place}>{place}</p>
      ))}
      <nav>
        {choices.map((move) => (
          <button type="button" className="choice" key={JSON.stringify(move)} onClick={() => play(move)}>
            {label(move)}
          </button>
        ))}
        <button type="button" onClick={undo} disabled={session?.canUndo !== true}>
          {texts.term("undo")}
        </button>
        <button type="button" onClick={redo} disabled={session?.canRedo !== true}>
          {texts.term("redo")}
        </button>
        <button type="button" onClick={leave}>
          {texts.term("newGame")}
        </button>
      </nav>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see main.tsx, where keys become clicks */}
      <main onClick={click}>
        <Drawing svg={table} />
        {own.map(([who, svg]) => (
          <Drawing key={who} svg={svg} />
        ))}
      </main>
    </>
  );
}
