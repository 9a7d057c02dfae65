import {
  createGame,
  formatMove,
  type GameEvent,
  type GameState,
  observe,
  parseMove,
  sampleState,
  tryApplyMove,
  tryReveal,
} from "perfect-home-rules/dream-home";
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
});
