import { createGame, describeSheet, scoreSheets } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import {
  against,
  alone,
  classic,
  EDITIONS,
  FULL_1,
  kindsOf,
  scored,
  written,
} from "../support/position-sheets.js";
import { after, customLayout, pointsIn, type Untaken } from "../support/positions.js";

const ACTIONS: readonly (readonly [string, Untaken])[] = [
  ["fence", { type: "fence", street: 0, gap: 4 }],
  ["improvement", { type: "improve", size: 2 }],
  ["park", { type: "park" }],
  ["pool", { type: "pool" }],
  ["temp", { type: "temp" }],
  ["extension", { type: "extend", street: 0, house: 1, from: "right" }],
];

describe.each(EDITIONS)("using the action (%s)", (edition) => {
  test.each(ACTIONS)("ACT-1: %s can be used, or left", (action, move) => {
    const state = written(classic(""), `8 ${action}`, [0, 2, 8], { edition });
    expect(kindsOf(state)).toEqual([move.type, "skip"]);
    const left = after(state, 0, { type: "skip" });
    expect(describeSheet(left, 0)).toEqual(classic(". . 8"));
    expect(kindsOf(left)).toEqual(["end"]);
    expect(describeSheet(after(state, 0, move), 0)).not.toEqual(describeSheet(state, 0));
  });

  test.each(ACTIONS)("ACT-1: %s only with the number of the same combination", (action, move) => {
    const other = action === "fence" ? "park" : "fence";
    const state = written(classic(""), `8 ${other}`, [0, 2, 8], { edition });
    expect(against(state, move)).toBe("ACT-1 move.other-action");
  });

  test("ACT-1: the action comes after the number, and once", () => {
    const start = alone(classic(""), "8 park", { edition });
    const picked = after(start, 0, { type: "pick", stack: 0 });
    expect(against(start, { type: "park" })).toBe("RND-1 move.not-now");
    expect(against(picked, { type: "park" })).toBe("RND-1 move.not-now");
    const used = after(picked, 0, { type: "write", street: 0, house: 2, number: 8 }, { type: "park" });
    expect(against(used, { type: "park" })).toBe("RND-1 move.not-now");
  });
});

describe.each(EDITIONS)("a track that is full (%s)", (edition) => {
  const COPIES = "/1 1B 1B 1B 1B 1B 1B 1B 1B 1B";
  const FULL: readonly (readonly [string, string, Untaken])[] = [
    ["park", "parks 3 0 0", { type: "park" }],
    ["temp", "temps 11", { type: "temp" }],
    ["extension", "extensions 9", { type: "extend", street: 0, house: 8, from: "left" }],
    ["improvement", "improvements 1 2 3 4 4 4", { type: "improve", size: 1 }],
  ];

  test.each(FULL)("ACT-2: %s may be chosen, but not used", (action, line, move) => {
    const streets = action === "extension" ? `1 2 3 4 5 6 7${COPIES}` : "1 2 3 4 5 6 7";
    const state = written(classic(streets, line), `8 ${action}`, [0, 7, 8], { edition });
    expect(kindsOf(state)).toEqual(["end"]);
    expect(against(state, move)).toBe(`ACT-2 ${move.type}.no-box`);
  });

  test("ACT-2: pool may be chosen, but not used, on a layout with more pools than boxes", () => {
    const sheet = { ...customLayout({ layout: "classic", edition }, {}), expansion: null, pools: [0, 3] };
    const description = { ...classic("1 2 3* 4 5 6 7"), layout: sheet.id };
    const state = written(description, "8 pool", [0, 7, 8], { edition, layout: sheet });
    expect(kindsOf(state)).toEqual(["end"]);
    expect(against(state, { type: "pool" })).toBe("ACT-2 pool.no-box");
  });

  test("ACT-2: of the improvement tracks those with a box left can be crossed", () => {
    const state = written(classic("", "improvements 1 2 2 0 0 0"), "8 improvement", [0, 0, 8], { edition });
    expect(against(state, { type: "improve", size: 1 })).toBe("ACT-2 improve.no-box");
    expect(against(state, { type: "improve", size: 2 })).toBe("ACT-2 improve.no-box");
    expect(against(state, { type: "improve", size: 3 })).toBeNull();
  });

  test("ACT-2: a park track is full in its own street only", () => {
    const line = "parks 3 0 0";
    expect(kindsOf(written(classic("1 2 3", line), "8 park", [1, 0, 8], { edition }))).toContain("park");
  });

  test("ACT-2: without a temp box left no number is changed", () => {
    const picked = after(alone(classic("", "temps 11"), "8 temp", { edition }), 0, {
      type: "pick",
      stack: 0,
    });
    expect(against(picked, { type: "write", street: 0, house: 0, number: 9 })).toBe(
      "ACT-2 write.no-temp-left",
    );
    expect(against(picked, { type: "write", street: 0, house: 0, number: 8 })).toBeNull();
  });
});

describe.each(EDITIONS)("tracks (%s)", (edition) => {
  test("ACT-3: boxes are crossed in order, and the lowest visible value scores", () => {
    const parks = [0, 1, 2, 3].map((crossed) => {
      const [score] = scoreSheets([classic("1 2 3", `parks ${crossed} 0 0`)], { edition });
      return pointsIn(score, "parks");
    });
    expect(parks).toEqual([0, 2, 4, 10]);
    const state = written(classic("1 2", "parks 1 0 0"), "8 park", [0, 2, 8], { edition });
    expect(scored(after(state, 0, { type: "park" }), "parks")).toBe(4);
  });

  test("ACT-3: tracks have as many boxes as values, less the last", () => {
    const { layouts } = createGame({ players: ["Ann"], seed: 1, edition }).setup;
    const lowest = layouts[0].pools.map((_, crossed) => {
      const [score] = scoreSheets([classic(FULL_1, `pools ${crossed}`)], { edition });
      return pointsIn(score, "pools");
    });
    expect(lowest).toEqual([0, 3, 6, 9, 13, 17, 21, 26, 31, 36]);
  });
});
