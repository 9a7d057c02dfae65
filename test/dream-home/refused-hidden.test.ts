import { type GameState, observe, parseState } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { type Changes, wrongInState } from "./support/altered.js";
import { ROUNDS, SMALL, scripted, small, withDecks } from "./support/scripted.js";

const RED = { kind: "roof", colour: "red", window: false };
const WINDOW = { kind: "roof", colour: "red", window: true };

type Case = [name: string, state: object, changes: Changes, wrong: string[]];

describe("DRH-90 hidden cards", () => {
  const boxed = withDecks(small(2, 2));
  const entered = small(2, 2);
  const two = scripted(2, [...ROUNDS.slice(0, 1).flat(), ...(ROUNDS[1]?.slice(0, 5) ?? []), "2 take 3"], {
    tables: SMALL,
    simple: true,
  });
  const { rooms, specials, roofs } = boxed.hidden;
  const other = rooms[0]?.room === "hall" ? "attic" : "hall";
  const BOXES = ["hidden.roofs: as many cards as the boxes have"];
  const UNSEEN = ["hidden: the cards that nobody sees"];
  const ENTERED = ["hidden: no cards but unseen roof cards"];

  test.each<Case>([
    ["in another order", boxed, { "hidden.rooms": [...rooms].reverse() }, []],
    [
      "without the card of a box",
      boxed,
      { "hidden.roofs": [[], []], "hidden.specials": [...specials, RED] },
      BOXES,
    ],
    ["in another player's box", boxed, { "hidden.roofs": [...roofs].reverse() }, BOXES],
    ["with another room card", boxed, { "hidden.rooms.0.room": other }, UNSEEN],
    ["with a room card less", boxed, { "hidden.rooms": rooms.slice(1) }, UNSEEN],
    ["with another special", boxed, { "hidden.specials.0": { kind: "decor", decor: "piano" } }, UNSEEN],
    ["with a special less", boxed, { "hidden.specials": specials.slice(1) }, UNSEEN],
    ["with a roof card that lies open", boxed, { "hidden.roofs.1.0.window": true }, UNSEEN],
    ["in a box at the end", small(5, 3), { "hidden.roofs.1": [RED] }, BOXES],
    ["with a room card where they are entered", entered, { "hidden.rooms": [{ room: "hall" }] }, ENTERED],
    [
      "with a special where they are entered",
      entered,
      { "hidden.specials": [{ kind: "decor", decor: "tree" }] },
      ENTERED,
    ],
    ["with a roof card that was entered", entered, { "hidden.roofs.1": [WINDOW] }, ENTERED],
    ["with a roof card twice", two, { "hidden.roofs.1": [RED, RED] }, ENTERED],
    [
      "with one of two that were taken in the turn",
      two,
      { "hidden.roofs.1": [WINDOW, RED] },
      ["turn: what leads to the position"],
    ],
    ["as they are", two, {}, []],
  ])("%s", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });
});

describe("DRH-91 observations", () => {
  const seen = observe(withDecks(small(2, 3)), 1);

  test.each<Case>([
    ["of a player", seen, {}, []],
    ["while a card is awaited", observe(small(2, 0), 0), {}, []],
    ["of a spectator", seen, { observer: "spectator" }, []],
    ["of a player who is not there", seen, { observer: 2 }, ["observer: a whole number from 0 to 1"]],
    ["of somebody else", seen, { observer: "judge" }, ["observer: a whole number from 0 to 1"]],
    [
      "with hidden cards",
      seen,
      { hidden: small(2, 3).hidden },
      ["hidden: nothing, as this is an observation"],
    ],
    ["with nothing hidden and nobody who looks", small(2, 3), { hidden: null }, ["hidden: a plain object"]],
    [
      "with a turn that leads elsewhere",
      seen,
      { "turn.moves.0.column": 2 },
      ["turn: what leads to the position"],
    ],
    [
      "in which nobody decides",
      observe(small(2, 2), 1),
      { agenda: [{ do: "ask", player: 1 }, ...small(2, 2).agenda] },
      ["agenda: a step in which somebody decides"],
    ],
  ])("%s", (_name, state, changes, wrong) => {
    expect(wrongInState(state, changes)).toEqual(wrong);
  });

  test("are read as observations", () => {
    const read = parseState(JSON.stringify(seen)) as unknown as GameState;
    expect(read.hidden).toBe(null);
    expect(read.turn).toEqual(seen.turn);
  });
});
