import {
  applyMove,
  createGame,
  explainMove,
  type GameState,
  isOver,
  legalMoves,
  type Move,
  observe,
  scoreSheet,
} from "perfect-home-rules";
import { preview, type Target, targetKey, targets, whyNotAt } from "perfect-home-rules/view";
import { describe, expect, test } from "vitest";
import { inRandomGames, sampledStates } from "../support/check.js";
import { alone, classic, written } from "../support/position-sheets.js";
import { after } from "../support/positions.js";
import { violationIn } from "../support/refusals.js";
import { seats } from "../support/sheets.js";
import { ALL, COMBINATIONS } from "../support/variants.js";

const ANY_RULES = { variants: [...ALL, ...COMBINATIONS], share: 0.5, maxPlayers: 4 };

/** Tries something on states of random games, for each player. */
function everywhere(check: (state: GameState, player: number) => void, every = 17): void {
  inRandomGames((script) => {
    for (const state of sampledStates(script, every)) for (const player of seats(state)) check(state, player);
  }, ANY_RULES);
}

function inOrder(moves: readonly Move[]): string[] {
  return moves.map((move) => JSON.stringify(move)).sort();
}

describe("targets", () => {
  test("RND-1: every legal move stands under exactly one target, also in an observation", () => {
    everywhere((state, player) => {
      const found = targets(state, player);
      expect(inOrder(found.flatMap(({ moves }) => moves))).toEqual(inOrder(legalMoves(state, player)));
      expect(found.every(({ moves }) => moves.length > 0)).toBe(true);
      expect(found.map(({ key }) => key)).toEqual(found.map(({ target }) => targetKey(target)));
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      expect(targets(observe(state, player), player)).toEqual(found);
      if (!isOver(state)) expect(targets(observe(state, "spectator"), player)).toEqual([]);
    });
  });

  test("RND-1: before a combination is chosen they say where its number would go", () => {
    everywhere((state, player) => {
      for (const { moves, numbers } of targets(state, player)) {
        const chosen = moves.filter(({ type }) => type === "pick" || type === "pair");
        const writes = chosen
          .flatMap((move) => legalMoves(applyMove(state, move), player))
          .flatMap((move) => (move.type === "write" ? [[move.street, move.house, move.number].join()] : []));
        expect(numbers.map((each) => [each.street, each.house, each.number].join()).sort()).toEqual(
          [...new Set(writes)].sort(),
        );
      }
    }, 5);
  });

  test("EXT-1: two ways to copy into one house stand under it", () => {
    const sheet = classic("3 . 5", "extensions 0");
    const extending = written(sheet, "9 extension", [1, 4, 9]);
    const house = targets(extending, 0).find(({ key }) => key === "house-0-1");
    expect(house?.moves).toEqual([
      { type: "extend", player: 0, street: 0, house: 1, from: "left" },
      { type: "extend", player: 0, street: 0, house: 1, from: "right" },
    ]);
  });
});

describe("why nothing happens at a target", () => {
  test("RND-1: there is a reason exactly where no move can be made", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 83)) {
        for (const player of seats(state)) {
          const found = new Map(targets(state, player).map((each) => [each.key, each.moves]));
          for (const [key, moves] of found)
            expect([key, moves.length > 0, whyNotAt(state, player, key)]).toEqual([key, true, null]);
          const others = ["house-0-0", "gap-0-0", "plan-A", "track-refusals", "button-end-", "button-skip-"];
          for (const key of others.filter((each) => !found.has(each))) {
            const reason = whyNotAt(state, player, key);
            expect(reason, key).not.toBeNull();
            expect(reason?.clause ?? reason?.code).toBeTruthy();
          }
        }
      }
    }, ANY_RULES);
  });

  const state = alone(classic("3 . 5"), "4 fence");
  const picked = after(state, 0, { type: "pick", stack: 0 });
  const why = (at: GameState, target: Target): string | undefined => whyNotAt(at, 0, target)?.code;
  const house = (street: number, at: number): Target => ({ target: "house", street, house: at });

  test("NUM-1 NUM-2 NUM-3: a house says what is against the number chosen", () => {
    expect(why(picked, house(0, 0))).toBe("write.not-empty");
    expect(why(picked, house(0, 3))).toBe("write.order");
    expect(why(picked, house(0, 1))).toBeUndefined();
    expect(why(after(alone(classic("4 . 5"), "4 fence"), 0, { type: "pick", stack: 0 }), house(0, 1))).toBe(
      "write.repeated",
    );
    expect(why(state, house(0, 1))).toBe("move.not-now");
  });

  test("FNC-1 PLN-3 REF-1: so do gaps, plans, tracks and buttons", () => {
    const fencing = after(picked, 0, { type: "write", street: 0, house: 1, number: 4 });
    const fenced = after(fencing, 0, { type: "fence", street: 0, gap: 4 });
    expect(why(picked, { target: "gap", street: 0, gap: 4 })).toBe("move.not-now");
    expect(why(fencing, { target: "gap", street: 0, gap: 4 })).toBeUndefined();
    expect(why(fenced, { target: "plan", plan: "A" })).toBe("claim.not-met");
    expect(why(state, { target: "track", track: "refusals" })).toBe("permitRefusal.number-fits");
    expect(why(fencing, { target: "track", track: "temps" })).toBe("move.other-action");
    expect(why(state, { target: "button", move: "end", choice: null })).toBe("move.not-now");
  });

  test("what is nowhere on the sheet is refused", () => {
    const nowhere = [house(7, 0), house(0, 10), "house-0", "", null, undefined, 7, {}, { target: "moon" }];
    for (const target of nowhere) {
      expect(violationIn(() => whyNotAt(state, 0, target as Target)).code).toBe("target.unknown");
    }
    expect(violationIn(() => whyNotAt(state, 1, house(0, 0))).code).toBe("player.unknown");
  });
});

describe("the preview of a move", () => {
  test("SCO-1: is the difference of the score sheets before and after it, also in an observation", () => {
    inRandomGames((script) => {
      for (const state of sampledStates(script, 29)) {
        for (const player of seats(state)) {
          const before = scoreSheet(state, player);
          for (const move of legalMoves(state, player)) {
            const change = preview(state, move);
            expect(preview(observe(state, player), move)).toEqual(change);
            if (move.type === "end") {
              expect(change).toEqual({ sections: [], before: before.total, after: before.total });
              continue;
            }
            const now = scoreSheet(applyMove(state, move), player);
            const changed = now.sections.flatMap(({ section, points }, index) =>
              points === before.sections[index].points
                ? []
                : [{ section, before: before.sections[index].points, after: points }],
            );
            expect(change).toEqual({ sections: changed, before: before.total, after: now.total });
          }
        }
      }
    }, ANY_RULES);
  });

  test("refuses a move that can't be made, with its reason", () => {
    const state = createGame({ players: ["Ann", "Bob"], seed: 1 });
    const end = { type: "end", player: 0 } as const;
    expect(violationIn(() => preview(state, end))).toEqual(explainMove(state, end));
    expect(violationIn(() => preview(observe(state, 1), { type: "pick", player: 0, stack: 0 })).code).toBe(
      "player.not-observer",
    );
  });
});
