import { createGame, type GameEvent, type GameOptions } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { FIRST, LONG } from "../support/position-sheets.js";
import { walked } from "../support/walked.js";
import { LONG_ZOMBIES } from "../support/zombies.js";

/** All events of the first rounds of a game. */
function eventsOf(options: Partial<GameOptions>, rounds: number): GameEvent[] {
  const events: GameEvent[] = [];
  for (const step of walked(createGame({ players: ["Ann", "Bob"], seed: 3, ...options }))) {
    events.push(...step.events);
    if (step.state.table.round > rounds) break;
  }
  return events;
}

const SOLO = { players: ["Ann"], layout: LONG } as const;

describe("who is told of what the table does", () => {
  test.each([
    ["RND-4: a stack is shuffled anew", { layout: LONG }, "stackReshuffled"],
    ["RND-5: all cards are shuffled anew", { ...FIRST, layout: LONG }, "cardsReshuffled"],
    ["AAA-4: a new deck is formed", { ...SOLO, mode: { aaa: "sam" } }, "cardsReshuffled"],
    ["AAA-5: a Validation card is drawn", { ...SOLO, mode: { aaa: "sam" } }, "validationDrawn"],
    ["FST-2: the Solo card is drawn", { ...SOLO, ...FIRST, mode: "solo" }, "soloDrawn"],
    ["ZOM-3: a Zombie card shows", { layout: LONG_ZOMBIES }, "zombieDrawn"],
    ["RND-2: cards are flipped", {}, "cardsFlipped"],
    ["RND-1: a round begins", {}, "roundBegun"],
  ] as const)("%s: all are told", (_what, options, type) => {
    const found = eventsOf(options, 40).filter((event) => event.type === type);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ to }) => to)).toEqual(found.map(() => "all"));
  });

  test("XPT-5: cards are drawn: each is told the own hand", () => {
    const drawn = eventsOf({ mode: "expert" }, 4).filter((event) => event.type === "cardsDrawn");
    expect(drawn.map(({ to }) => to)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(drawn.map(({ hand }) => hand.length)).toEqual(drawn.map(() => 3));
  });

  test("RND-5: the cards are shuffled anew when the last ones are flipped: of 27 in a stack, in round 27", () => {
    const events = eventsOf({ ...FIRST, layout: LONG }, 60);
    const at = events.findIndex(({ type }) => type === "cardsReshuffled");
    const rounds = events.slice(0, at).flatMap((event) => (event.type === "roundBegun" ? [event.round] : []));
    expect(rounds.at(-1)).toBe(27);
  });
});
