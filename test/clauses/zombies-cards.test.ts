import {
  applyMove,
  combinations,
  createGame,
  type GameState,
  isOver,
  isRulesError,
  legalMoves,
  playersToMove,
  tryApplyMove,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { playUntil } from "../support/dealt.js";
import { deckOf } from "../support/deck.js";
import { dealt } from "../support/position-cards.js";
import { after } from "../support/positions.js";
import {
  decide,
  hordesAsked,
  type InPile,
  isAtHordes,
  LONG_ZOMBIES,
  line,
  PILE,
  stacked,
  ZOMBIES,
  zombie,
} from "../support/zombies.js";

const LONG = { layout: LONG_ZOMBIES };
const LATE: readonly [InPile, InPile, InPile] = [
  [9, "right"],
  [9, "left"],
  [9, "both"],
];

describe("ZOM-1: the stacks", () => {
  test("ZOM-1: two stacks, three piles of ten with a Zombie card each in the first, the others in the second", () => {
    const [first, second] = stacked(LATE).table.stacks;
    expect(first.segments).toEqual([
      { left: 10, specials: ["zombie"] },
      { left: 11, specials: ["zombie"] },
      { left: 11, specials: ["zombie"] },
    ]);
    expect([first.left + first.flipped.length, second.left + second.flipped.length]).toEqual([33, 33]);
  });

  test("ZOM-1 NTQ-6: with the 9¾ cards the second one has 36", () => {
    const [first, second] = stacked(LATE, { nineAndThreeQuarters: true }).table.stacks;
    expect([first.left + first.flipped.length, second.left + second.flipped.length]).toEqual([33, 36]);
  });

  test("ZOM-1 RND-1: two combinations to choose from", () => {
    const state = stacked(LATE);
    expect(legalMoves(state)).toEqual([
      { type: "pick", player: 0, stack: 0 },
      { type: "pick", player: 0, stack: 1 },
    ]);
    const third = tryApplyMove(state, { type: "pick", player: 0, stack: 2 });
    expect(third).toMatchObject({ ok: false, violation: { code: "move.out-of-range" } });
  });

  test("RND-2 ZOM-3: a stack shows no combination while a Zombie card lies on it, nor when it has run out", () => {
    const [first, second] = combinations(stacked(LATE));
    expect([first, second]).not.toContain(undefined);
    const asked = playUntil(
      stacked([
        [3, "right"],
        [9, "left"],
        [9, "both"],
      ]),
      isAtHordes,
    );
    expect(combinations(asked)).toHaveLength(1);
    const ended = playUntil(stacked(LATE, LONG), () => false);
    expect(ended.table.stacks[0].top).toBeNull();
    expect(combinations(ended)).toHaveLength(1);
  });

  test("ZOM-1: which Zombie card lies in which pile, and where in it, is left to chance", () => {
    const places = new Set<number>();
    const orders = new Set<string>();
    for (let seed = 0; seed < 150; seed++) {
      const { hidden, table } = createGame({ ...ZOMBIES, players: ["Ann"], seed });
      const cards = [...table.stacks[0].flipped, table.stacks[0].top, ...hidden.stacks[0].toReversed()];
      const found = cards.flatMap((card, index) =>
        card !== null && "special" in card && card.special === "zombie" ? [{ index, move: card.move }] : [],
      );
      expect(found.map(({ index }) => Math.floor(index / PILE))).toEqual([0, 1, 2]);
      for (const { index } of found) places.add(index % PILE);
      orders.add(found.map(({ move }) => move).join());
    }
    expect([places.size, orders.size]).toEqual([PILE, 6]);
  });

  test("ZOM-1: cards given by the caller have one Zombie card in each pile", () => {
    const wrong = (...places: readonly number[]): string => {
      const cards = [zombie("right"), zombie("left"), zombie("both")];
      try {
        dealt(
          { ...ZOMBIES, players: ["Ann"], seed: 1 },
          [],
          cards.map((card, index) => [places[index], card]),
        );
        return "";
      } catch (error) {
        return isRulesError(error) ? error.code : "";
      }
    };
    expect(wrong(0, 21, 32)).toBe("");
    expect(wrong(0, 10, 32)).toBe("options.cards");
    expect(wrong(0, 21, 40)).toBe("options.cards");
  });
});

describe("ZOM-12: the end of the first stack", () => {
  const begin = (last: InPile): GameState => stacked([[2, "right"], [2, "left"], last], LONG);

  test("ZOM-12 END-1: when its last card is flipped the game is over at once: 29 rounds were played", () => {
    let rounds = 0;
    const ended = playUntil(begin([4, "both"]), (state) => {
      rounds = Math.max(rounds, state.turns[0] === null || isAtHordes(state) ? 0 : state.table.round);
      return false;
    });
    expect(rounds).toBe(29);
    expect(ended.table.endedBy).toEqual(["deck-empty"]);
    expect(ended.table.stacks[0]).toMatchObject({ top: null, left: 0 });
    expect(ended.table.stacks[0].flipped.length).toBe(30);
    expect(ended.table.removed.length).toBe(3);
  });

  test("ZOM-12: the cards flipped are not shuffled to a new stack, and the second one does not run out", () => {
    for (const nineAndThreeQuarters of [false, true]) {
      const ended = playUntil(
        stacked(LATE, { ...LONG, nineAndThreeQuarters }),
        ({ table }) => table.stacks[1].known !== null,
      );
      expect(isOver(ended)).toBe(true);
      expect(ended.table.stacks[1].left).toBe(nineAndThreeQuarters ? 6 : 3);
    }
  });

  test("ZOM-12: a Zombie card beneath the last Construction card is resolved before the game ends (ruling)", () => {
    const asked = playUntil(begin([10, "both"]), (state) => state.table.round === 30 && isAtHordes(state));
    expect(asked.table).toMatchObject({ endedBy: [], stacks: [{ top: zombie("both"), left: 1 }, {}] });
    expect(asked.table.stacks[0].flipped.length).toBe(30);
    const asks = hordesAsked(asked);
    expect(asks.slice(0, 4)).toEqual(["1 left", "1 right", "2 left", "2 right"]);
    const moved = after(asked, 0, ...asks.map(() => ({ type: "horde", order: "move" }) as const));
    const result = tryApplyMove(moved, { type: "end", player: 0 });
    if (!result.ok) expect.unreachable();
    expect(result.events.map(({ type }) => type)).toEqual(["moved", "turnEnded", "turnRevealed", "gameOver"]);
    expect(line(result.state, "hordesRight")).toEqual([2, 2, 2, 2, 2, 2]);
    expect(result.state.table).toMatchObject({
      round: 30,
      endedBy: ["deck-empty"],
      stacks: [{ left: 0 }, {}],
    });
    expect(result.state.table.removed.length).toBe(3);
  });

  test("ZOM-12: who decides last about it does not matter: all do, then the game is over (ruling)", () => {
    const names = { players: ["Ann", "Bob"] };
    const piles = [
      [2, "right"],
      [2, "left"],
      [10, "both"],
    ] as const;
    const asked = playUntil(
      stacked(piles, { ...LONG, ...names }),
      (state) => state.table.round === 30 && isAtHordes(state),
    );
    const orders = hordesAsked(asked).map(() => "move" as const);
    const one = decide(asked, 1, ...orders);
    expect([isOver(one), playersToMove(one)]).toEqual([false, [0]]);
    expect(isOver(decide(one, 0, ...orders))).toBe(true);
  });

  test("ZOM-12: one above it is, and the last round is played with the number of the last card", () => {
    const state = playUntil(
      begin([9, "both"]),
      ({ table }) => table.removed.length === 2 && table.round === 29,
    );
    const asked = playUntil(state, isAtHordes);
    expect(asked.table.round).toBe(29);
    const begun = playUntil(asked, (each) => !isAtHordes(each) && each.turns[0] === null);
    expect([begun.table.round, begun.table.stacks[0].left]).toEqual([29, 1]);
    expect(playUntil(begun, () => false).table).toMatchObject({ round: 30, endedBy: ["deck-empty"] });
  });
});

describe("events of Zombies", () => {
  test("ZOM-3 RND-3: combinations are announced when the hordes have moved, and decisions when all have ended", () => {
    const begun = stacked(
      [
        [0, "right"],
        [0, "left"],
        [0, "both"],
      ],
      { players: ["Ann", "Bob"] },
    );
    expect(hordesAsked(begun)).toEqual(["1 left", "2 left", "3 left"]);
    const first = decide(begun, 0, "move", "move", "move");
    const last = after(first, 1, ...new Array(3).fill({ type: "horde", order: "move" }));
    const result = tryApplyMove(last, { type: "end", player: 1 });
    const types = result.ok ? result.events.map(({ type }) => type) : [];
    expect(types).toEqual(["moved", "turnEnded", "turnRevealed", "turnRevealed", "cardsFlipped"]);
    expect(applyMove(last, { type: "end", player: 1 }).table.round).toBe(1);
  });

  test("NTQ-6: there are 63 Construction cards, or 66", () => {
    for (const [nineAndThreeQuarters, count] of [
      [false, 63],
      [true, 66],
    ] as const) {
      expect(deckOf(stacked(LATE, { nineAndThreeQuarters }).setup.cards).length).toBe(count);
    }
  });
});
