import {
  applyMove,
  awaited,
  createGame,
  type Observation,
  observe,
  parseMove,
  parseState,
  playersToMove,
  sampleState,
  scoreSheet,
  standings,
  stateKey,
  takeBack,
} from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { unfrozenIn } from "../support/frozen.js";
import { refusalOf, wrongInState } from "./support/altered.js";
import { WORKSHOP } from "./support/full-tables.js";
import { ROUNDS, SMALL, scripted, small, withDecks } from "./support/scripted.js";

const dealt = createGame({ players: ["Ann", "Bob"], seed: 1 });
/** The small game up to where Bob can take a roof card with a window, after one without. */
const DECORATED = [
  ...(ROUNDS[0] ?? []),
  ...["lamp red*", "hall hall kitchen"],
  ...["1 take 2", "1 place 3 up", "1 decor 3"],
];

describe("DRH-89 taking back", () => {
  test("keeps as many moves of the turn as are asked for", () => {
    const state = small(1, 4);
    expect([0, 1, 2].map((keep) => takeBack(state, 0, keep).turn?.moves.length ?? 0)).toEqual([0, 1, 2]);
    expect(takeBack(state, 0, 2)).toBe(state);
    expect(stateKey(takeBack(state, 0, 1))).toBe(stateKey(small(1, 3)));
    expect(stateKey(takeBack(state, 0))).toBe(stateKey(small(1, 2)));
    expect(unfrozenIn(takeBack(state, 0))).toBe(null);
  });

  test("keep can't be more than there are, nor less than none", () => {
    const refused = (keep: number) => refusalOf(() => takeBack(small(1, 4), 0, keep));
    expect(refused(3)).toEqual({ code: "takeBack.keep", keep: 3, moves: 2 });
    expect(refused(-1)).toMatchObject({ keep: -1 });
    expect(refusalOf(() => takeBack(small(1, 4), 1, 1))).toEqual({
      code: "takeBack.keep",
      keep: 1,
      moves: 0,
    });
  });

  test("once cards were dealt nothing is taken back, though the same player goes on", () => {
    const dealt = applyMove(withDecks(small(2, 6)), parseMove("2 place 2 up"));
    expect([dealt.table.round, playersToMove(dealt), dealt.turn]).toEqual([2, [1], null]);
    expect(takeBack(dealt, 1)).toBe(dealt);
  });

  test("of another player's turn, or of none, takes nothing back", () => {
    const [turn, none] = [small(1, 4), small(1, 5)];
    expect(takeBack(turn, 1)).toBe(turn);
    expect(takeBack(none, 0)).toBe(none);
  });

  test("DRH-39 roof cards leave the box again, those of earlier turns stay", () => {
    const before = scripted(2, DECORATED, { tables: SMALL, simple: true });
    const after = applyMove(before, parseMove("2 take 3"));
    expect(after.hidden.roofs[1]?.map(({ window }) => window)).toEqual([false, true]);
    expect(stateKey(takeBack(after, 1))).toBe(stateKey(before));
    const roofer = small(5, 1);
    expect(roofer.hidden.roofs[1]).toHaveLength(2);
    expect(takeBack(roofer, 1).hidden.roofs[1]).toHaveLength(1);
  });
});

describe("DRH-90 DRH-92 observations and samples", () => {
  test("an observation has all but what is hidden, and whose it is", () => {
    const state = small(2, 3);
    for (const observer of [0, 1, "spectator"] as const)
      expect(observe(state, observer)).toEqual({ ...state, hidden: null, observer });
    expect(observe(state, 0).agenda).not.toBe(state.agenda);
  });

  test("a sample is a state, without an observer, in which the table has done what it can", () => {
    const sample = sampleState(observe(small(2, 0), 0), 5);
    expect(Object.keys(sample)).not.toContain("observer");
    expect(sample.setup).not.toHaveProperty("entered");
    expect(awaited(sample)).toBe(null);
    expect(sample.table.left).toEqual({ rooms: 6, specials: 4 });
    expect(sample.hidden.rooms).toHaveLength(6);
    expect(stateKey(sampleState(observe(small(2, 0), 0), 5))).toBe(stateKey(sample));
    expect(stateKey(parseState(stateKey(sample)))).toBe(stateKey(sample));
  });

  test("roof cards taken in the turn lie on top of the box as they were seen", () => {
    const lines = [...DECORATED, "2 take 3"];
    const state = scripted(2, lines, { tables: SMALL, simple: true });
    const boxes = (): string[] =>
      [1, 2, 3, 4, 5].map((seed) =>
        sampleState(observe(state, 0), seed)
          .hidden.roofs.map((box) => box.map(({ window }) => window).join())
          .join("|"),
      );
    expect(new Set(boxes())).toEqual(new Set(["|false,true"]));
    expect(sampleState(observe(small(5, 3), 0), 1).hidden.roofs).toEqual([[], []]);
    const closing = sampleState(observe(small(5, 1), 0), 1).hidden;
    expect(closing).toEqual({
      rooms: [],
      specials: [],
      roofs: [
        [],
        [
          { kind: "roof", colour: "red", window: false },
          { kind: "roof", colour: "red", window: true },
        ],
      ],
    });
  });

  test.each([
    ["with a window", "red", "red*"],
    ["without one", "red*", "red"],
  ])("DRH-52 a roof card %s that a roofer brings lies there as it was discarded", (_name, own, discarded) => {
    const lines = ROUNDS.flat().slice(0, -2);
    const cards = lines.map((line) =>
      line.replace("piano red", `piano ${own}`).replace("lamp red*", `lamp ${discarded}`),
    );
    const kind = discarded === "red" ? "plain" : "window";
    const state = scripted(2, [...cards.slice(0, -1), `2 roofer red ${kind}`], {
      tables: SMALL,
      simple: true,
    });
    const box = [own, discarded].map((word) => ({ kind: "roof", colour: "red", window: word === "red*" }));
    expect(sampleState(observe(state, 0), 3).hidden.roofs).toEqual([[], box]);
    expect(wrongInState(observe(state, 0))).toEqual([]);
    const end = applyMove(applyMove(state, parseMove("2 finish")), parseMove("1 finish"));
    expect(sampleState(observe(end, 0), 3).hidden.roofs).toEqual([[], []]);
  });

  test("DRH-65 a roof card above a column taken by jackhammer comes into no box", () => {
    const lines = [
      ...["jackhammer jackhammer drill drill", "kitchen bedroom bathroom study living-room"],
      ...["1 take 2", "1 place 3 up", "2 take 3", "2 place 3 up"],
      ...["red drill drill scaffolding", "kitchen bedroom bathroom study living-room"],
      ...["2 jackhammer", "2 take 2"],
    ];
    const state = scripted(2, lines, { tables: WORKSHOP, simple: true });
    expect(wrongInState(state)).toEqual([]);
    expect(sampleState(observe(state, 0), 1).hidden.roofs).toEqual([[], []]);
  });

  test("is refused for a state, and for a wrong seed", () => {
    expect(refusalOf(() => sampleState(dealt as unknown as Observation, 1))).toEqual({
      code: "state.not-observation",
    });
    expect(refusalOf(() => sampleState(observe(dealt, 0), -1))).toMatchObject({
      code: "options.invalid",
      path: "seed",
    });
  });
});

describe("DRH-78 standings", () => {
  test("best first, those who are equal in the order of the players", () => {
    expect(standings(small(2, 2))).toEqual([
      { player: 0, place: 1, total: 4 },
      { player: 1, place: 2, total: 1 },
    ]);
    expect(standings(withDecks(small(3, 2))).map(({ player, place }) => [player, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(standings(small(1, 5)).map(({ total }) => total)).toEqual([4, 0]);
    expect(scoreSheet(small(1, 5), 0).total).toBe(4);
  });
});
