import { describeSheet, type GameOptions, type GameState, legalMoves } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import {
  against,
  classic,
  EDITIONS,
  FIRST,
  FULL_2,
  kindsOf,
  scored,
  written,
} from "../support/position-sheets.js";
import { after, type Untaken } from "../support/positions.js";

/** A game of one player, who has to use an extension after writing a 15 in the last house of street 3. */
function extending(streets: string, options: Partial<GameOptions> = {}, ...lines: string[]): GameState {
  return written(classic(streets, ...lines), "15 extension", [2, 11, 15], options);
}

function copy(street: number, house: number, from: "left" | "right"): Untaken {
  return { type: "extend", street, house, from };
}

/** Where copies can be made in street 1. */
function copiesIn(state: GameState): string[] {
  return legalMoves(state, 0).flatMap((move) =>
    move.type === "extend" && move.street === 0 ? [`${move.house} from the ${move.from}`] : [],
  );
}

describe.each(EDITIONS)("the extension action (%s)", (edition) => {
  const extend = (streets: string) => extending(streets, { edition });

  test("EXT-1: any numbered house is copied into an empty one directly beside it", () => {
    expect(copiesIn(extend(". 5 . . 9 10"))).toEqual([
      "0 from the right",
      "2 from the left",
      "3 from the right",
      "6 from the left",
    ]);
  });

  test("EXT-1: the house just numbered may be copied", () => {
    expect(against(extend(""), copy(2, 10, "right"))).toBeNull();
  });

  test("EXT-1: the copy is marked, and a box is crossed", () => {
    const copied = after(extend("5"), 0, copy(0, 1, "left"));
    expect(describeSheet(copied, 0)).toEqual(classic("5 5B//. . . . . . . . . . . 15", "extensions 1"));
    expect(scored(copied, "extensions")).toBe(-1);
  });

  test("EXT-1: not into a house that is numbered, nor from one that is empty or not there", () => {
    const state = extend("5 6");
    expect(against(state, copy(0, 1, "left"))).toBe("EXT-1 extend.not-empty");
    expect(against(state, copy(0, 4, "left"))).toBe("EXT-1 extend.no-number");
    expect(against(state, copy(1, 0, "left"))).toBe("EXT-1 extend.no-number");
    expect(against(state, copy(1, 10, "right"))).toBe("EXT-1 extend.no-number");
  });

  test("EXT-1: where no copy can be made the action does nothing", () => {
    expect(kindsOf(extend(`//${FULL_2}`))).toEqual(["end"]);
  });

  test("EXT-2: a number is copied again and again: 4, 5B, 5, 5B, 5B", () => {
    const state = extend("4 5B 5 5B .");
    expect(describeSheet(after(state, 0, copy(0, 4, "left")), 0)).toEqual(
      classic("4 5B 5 5B 5B//. . . . . . . . . . . 15", "extensions 3"),
    );
    expect(against(extend("4 . 5 5B 5B"), copy(0, 1, "right"))).toBeNull();
  });

  test("EXT-4: nothing is copied from a roundabout or across it", () => {
    const state = extending("5 | @ | .", { edition, advanced: true }, "roundabouts 1");
    expect(against(state, copy(0, 2, "left"))).toBe("EXT-4 extend.roundabout");
    expect(copiesIn(state)).toEqual([]);
  });
});

describe("a fence between a house and its copy", () => {
  test("EXT-3: it may stand there before (2023)", () => {
    const copied = after(extending("5 | ."), 0, copy(0, 1, "left"));
    expect(describeSheet(copied, 0).streets[0]).toEqual(classic("5 | 5B").streets[0]);
  });

  test("EXT-3: and come there after (2023)", () => {
    const state = written(classic("5 5B"), "15 fence", [2, 11, 15]);
    expect(against(state, { type: "fence", street: 0, gap: 0 })).toBeNull();
  });

  test.each([
    ["5 | .", copy(0, 1, "left")],
    [". | 5", copy(0, 0, "right")],
    ["5 5B | .", copy(0, 2, "left")],
  ])("EXT-3: it may not in the first edition: %s", (street, move) => {
    expect(against(extending(street, FIRST), move)).toBe("EXT-3 extend.fence");
  });

  test("EXT-3: in the first edition the copy is made on the same side of the fence", () => {
    expect(copiesIn(extending(". | 5 .", FIRST))).toEqual(["2 from the left"]);
  });
});
