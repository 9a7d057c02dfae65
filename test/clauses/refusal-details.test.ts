import {
  createGame,
  type DeckCard,
  decodeMove,
  encodeMove,
  explainMove,
  legalMoves,
  type Move,
  moveSpaceSize,
  observe,
  takeBack,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { deckOf } from "../support/deck.js";
import { validation } from "../support/position-cards.js";
import { as, violationIn } from "../support/refusals.js";

const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
const view = observe(state, 0);
const [pick] = legalMoves(state, 0);

describe("what a refusal tells, so that an app can word it", () => {
  test.each([
    ["player", { ...pick, player: 2 }],
    ["player", { ...pick, player: -0 }],
    ["stack", { ...pick, stack: 3 }],
    ["stack", { ...pick, stack: -0 }],
    ["house", { type: "write", player: 0, street: 0, house: 10, number: 5 }],
    ["street", { type: "write", player: 0, street: 3, house: 0, number: 5 }],
  ])("RND-1: which field of a move is out of range: %s", (field, move) => {
    expect(explainMove(state, as<Move>(move))).toMatchObject({
      code: "move.out-of-range",
      details: { field },
    });
  });

  test("RND-1: which move it was", () => {
    const move = { type: "end", player: 0 } as const;
    expect(explainMove(state, move)).toMatchObject({ code: "move.not-now", details: { move } });
  });

  test("RND-3: whose view an observation is, and who was asked about", () => {
    const details = { player: 1, observer: 0 };
    expect(explainMove(view, { ...pick, player: 1 })?.details).toEqual(details);
    expect(explainMove(view, pick)).toBeNull();
    expect(explainMove(observe(state, "spectator"), pick)?.details).toEqual({
      player: 0,
      observer: "spectator",
    });
    expect(legalMoves(observe(state, 1)).map(({ player }) => player)).toEqual([1, 1, 1]);
  });

  test("SET-6: how many players there are", () => {
    const refused = (player: unknown) => violationIn(() => legalMoves(state, as<number>(player))).details;
    expect(refused(7)).toEqual({ player: "7", players: 2 });
    expect(refused("Ann")).toEqual({ player: "string", players: 2 });
  });

  test("RND-3: how many moves there are to take back", () => {
    const refused = (keep: number) => violationIn(() => takeBack(state, 0, keep));
    expect(refused(1)).toMatchObject({ code: "takeBack.keep", details: { keep: 1, moves: 0 } });
    expect(refused(Number.NaN)).toMatchObject({ code: "takeBack.keep", details: { keep: null, moves: 0 } });
  });

  test("RND-1: which field of a move has no code, and how many codes there are", () => {
    const refused = (move: unknown) => violationIn(() => encodeMove(state, as<Move>(move)));
    expect(refused({ ...pick, stack: 3 })).toMatchObject({
      code: "move.out-of-range",
      details: { field: "stack" },
    });
    expect(refused({ type: "fly", player: 0 })).toMatchObject({
      code: "move.malformed",
      details: { field: "type" },
    });
    const moves = moveSpaceSize(state);
    const details = (code: number) => violationIn(() => decodeMove(state, code, 0)).details;
    expect(details(moves)).toEqual({ code: moves, moves });
    expect(details(Number.NaN)).toEqual({ code: null, moves });
    expect(decodeMove(state, moves - 1, 0).player).toBe(0);
  });

  test("AAA-2: which special cards belong in a deck, and which were found there", () => {
    const game = { players: ["Ann"], seed: 1, mode: { aaa: "sam" } } as const;
    const deck = deckOf(createGame(game).setup.cards);
    const refused = (cards: readonly DeckCard[]) => violationIn(() => createGame({ ...game, cards }));
    expect(refused(deck)).toMatchObject({ code: "options.cards" });
    expect(refused([validation("A"), ...deck])).toMatchObject({
      code: "options.cards",
      details: { path: "cards" },
    });
    expect(refused(deck.slice(1))).toMatchObject({ code: "options.cards", details: { path: "cards" } });
  });
});
