import { randomSeries } from "perfect-home-rules";
import {
  createGame,
  formatMove,
  type GameEvent,
  type GameState,
  isOver,
  legalMoves,
  observe,
  parseMove,
  type SpecialCard,
  sampleState,
  scoreSheet,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules/dream-home";
import { english } from "perfect-home-rules/dream-home/texts";
import { describe, expect, test } from "vitest";
import { cardNamed, ROUNDS, SMALL, small } from "./support/scripted.js";

const options = { players: ["Ann", "Bob"], cards: "entered", tables: SMALL, simple: true } as const;

/** The ids of cards, `-` for none. */
const names = (cards: readonly (object | null)[]): string =>
  cards.map((card) => (card === null ? "-" : Object.values(card).join(":"))).join(" ");

/** An event in a line. */
function inShort(event: GameEvent): string {
  expect(event.to).toBe("all");
  switch (event.type) {
    case "moved":
      return `moved ${formatMove(event.move)}`;
    case "turnEnded":
      return `turnEnded ${event.player}: ${event.moves.map(formatMove).join(", ")}`;
    case "dealt": {
      const rows = [event.columns.map(({ special }) => special), event.columns.map(({ room }) => room)];
      return `dealt ${event.round}: ${rows.map(names).join(" | ")}`;
    }
    case "specialLost":
      return `specialLost ${event.player}: ${names([event.special])}`;
    case "roofsRevealed":
      return `roofsRevealed ${event.roofs.map(names).join(" | ")}`;
    case "gameOver":
      return `gameOver ${event.standings.map(({ player, place, total }) => `${place}. ${player} ${total}`).join(", ")}`;
  }
}

/** All events of the small game from some round on, with a line for each move or card. */
function eventsOf(lines: readonly string[], from: GameState): string[][] {
  let state = from;
  return lines.flatMap((line) => {
    const isMove = /^\d/.test(line);
    return (isMove ? [line] : line.split(" ")).map((each) => {
      const result = isMove
        ? tryApplyMove(state, parseMove(each))
        : tryReveal(state, cardNamed(each, state.setup.tables));
      if (!result.ok) throw new Error(result.violation.message);
      ({ state } = result);
      return result.events.map(inShort);
    });
  });
}

describe("events", () => {
  test("DRH-13 DRH-89 of a round: the deal with its last card, each move, each turn with all its moves", () => {
    expect(eventsOf(ROUNDS[0] ?? [], createGame(options))).toEqual([
      [],
      [],
      [],
      [],
      ["dealt 1: - decor:piano roof:red:false | hall hall hall"],
      ["moved 1 take 2"],
      ["moved 1 place 1 up"],
      ["moved 1 decor 1", "turnEnded 0: 1 take 2, 1 place 1 up, 1 decor 1"],
      ["moved 2 take 3"],
      ["moved 2 place 1 up", "turnEnded 1: 2 take 3, 2 place 1 up"],
    ]);
  });

  test("DRH-70 DRH-71 DRH-69 of the closing phase: nothing is dealt, roofs and standings come last", () => {
    expect(eventsOf(["1 keep 1", ...(ROUNDS[4] ?? [])], small(4, 6))).toEqual([
      ["moved 1 keep 1", "turnEnded 0: 1 take 2, 1 place 2 up, 1 keep 1"],
      ["moved 2 roofer red window"],
      ["moved 2 finish", "turnEnded 1: 2 roofer red window, 2 finish"],
      [
        "moved 1 finish",
        "turnEnded 0: 1 finish",
        "roofsRevealed  | roof:red:false roof:red:true",
        "gameOver 1. 0 13, 1. 1 13",
      ],
    ]);
  });

  test("DRH-13 where cards are dealt the next round lies there after the last turn of one", () => {
    const dealt = sampleState(observe(small(1, 6), 0), 1);
    const [events] = eventsOf(["2 place 1 up"], dealt);
    expect(events?.map((event) => event.split(" ")[0])).toEqual(["moved", "turnEnded", "dealt"]);
    expect(events?.[2]).toMatch(/^dealt 2: - \S+ \S+ \| \S+ \S+ \S+$/);
  });

  test("DRH-48 DRH-67 what is taken is laid or lost, and lost only where no space can take it", () => {
    const lost = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const random = randomSeries(seed);
      let state = createGame({ players: ["Ann", "Bob", "Cleo", "Dan"].slice(0, 2 + (seed % 3)), seed });
      /** The special taken in this turn that has to be laid. */
      let held: SpecialCard | null = null;
      while (!isOver(state)) {
        const { setup, table } = state;
        const moves = legalMoves(state);
        const move = moves[Math.floor(random() * moves.length)];
        const result = tryApplyMove(state, move);
        if (!result.ok) throw new Error(result.violation.message);
        const step = state.agenda[0];
        if (move.type === "take" && step?.do === "take" && !step.jackhammer) {
          const special = table.columns[move.column].special;
          const token =
            special?.kind === "decor" && setup.tables.decor.find(({ id }) => id === special.decor);
          const isScaffold = special?.kind === "tool" && special.tool === "scaffolding" && table.round < 11;
          held = (token && token.rooms !== null) || isScaffold ? special : null;
        }
        if (move.type === "decor" || move.type === "scaffold") held = null;
        for (const event of result.events) {
          if (event.type !== "specialLost") continue;
          expect(event).toEqual({ type: "specialLost", to: "all", player: move.player, special: held });
          const words = english.event(event);
          expect(words).toContain(event.special.kind === "tool" ? "scaffold" : "");
          expect(words).toMatch(/^There is no place for .+: it leaves the game\.$/);
          if (event.special.kind === "decor") {
            const { decor } = event.special;
            const rooms = setup.tables.decor.find(({ id }) => id === decor)?.rooms ?? [];
            const { spaces } = result.state.houses[move.player];
            const tokens = scoreSheet(result.state, move.player)
              .rooms.filter(({ type }) => rooms.includes(type))
              .map((room) => room.spaces.some((space) => spaces[space]?.token !== null));
            expect(tokens).not.toContain(false);
          }
          lost.add(event.special.kind);
          held = null;
        }
        ({ state } = result);
        if (state.turn === null) expect(held).toBe(null);
      }
    }
    expect([...lost]).toContain("decor");
  });
});
