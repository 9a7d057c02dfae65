import { parseState, stateKey } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { setAt } from "../support/changed.js";
import { at, BASES, type Part, refusedState } from "../support/saved-states.js";

describe("a saved state", () => {
  test.each(Object.entries(BASES))("is read back as it was: %s", (_name, state) => {
    expect(stateKey(parseState(JSON.stringify(state)))).toBe(stateKey(state));
    expect(stateKey(parseState(JSON.parse(JSON.stringify(state))))).toBe(stateKey(state));
  });
});

describe("what an expansion keeps on the table of a saved state", () => {
  test.each([
    ["ducks", "counts.yellow", 0],
    ["ducks", "counts.yellow", 1],
    ["ducks", "counts.both", null],
    ["nuclear war", "built", [[20], [30, 10], [30, 10, 10, 10, 10]]],
  ])("RND-7: can be %s: %s is %j", (base, path, value) => {
    const saved = JSON.parse(JSON.stringify(BASES[base])) as Part;
    setAt(saved, `table.own.${path}`, value);
    expect(parseState(saved).table.own).toEqual(JSON.parse(JSON.stringify(saved["table"]["own"])));
  });

  test.each([
    ["ducks", "counts.yellow", -1, ".counts.yellow: a whole number from 0 to 1"],
    ["ducks", "counts.yellow", 2, ".counts.yellow: a whole number from 0 to 1"],
    ["ducks", "counts.yellow", 9999, ".counts.yellow: a whole number from 0 to 1"],
    ["ducks", "counts.yellow", 0.5, ".counts.yellow: "],
    ["ducks", "counts.yellow", "1", ".counts.yellow: "],
    ["ducks", "counts.yellow", [1], ".counts.yellow: "],
    ["ducks", "counts", null, ".counts"],
    ["ducks", "counts", 3, ".counts"],
    ["ducks", "counts", { yellow: null, black: null }, ".counts.both: "],
    ["ducks", "counts", { yellow: null, black: null, white: null }, ".counts.white"],
    ["ducks", "counts.white", null, ".counts.white"],
    ["ducks", "variant", "nuclear-war", ".variant: ducks"],
    ["ducks", "variant", 1, ".variant: ducks"],
    ["nuclear war", "variant", "ducks", ".variant: nuclear-war"],
    ["nuclear war", "built", null, ".built: a list with one entry per street"],
    ["nuclear war", "built", 20, ".built: "],
    ["nuclear war", "built", { length: 1, 0: [20] }, ".built: "],
    ["nuclear war", "built", [], ".built: "],
    ["nuclear war", "built", [[20], [30]], ".built: "],
    ["nuclear war", "built", [[20], [30], [30], []], ".built: "],
    ["nuclear war", "built", [20, [30], [30]], ".built[0]: the shelters built"],
    ["nuclear war", "built", [[], [30], [30]], ".built[0]: "],
    ["nuclear war", "built", [[20, 10, 10, 10, 10], [30], [30]], ".built[0]: "],
    ["nuclear war", "built", [[20], ["30"], [30]], ".built[1][0]: 30"],
    ["nuclear war", "built", [[20], [29], [30]], ".built[1][0]: 30"],
    ["nuclear war", "built", [[20], [30], [30, 17]], ".built[2][1]: 10, "],
  ])("NUC-4 DUK-6: can't be %s: %s is %j", (base, path, value, expected) => {
    expect(refusedState(base, at(`table.own.${path}`, value))).toContain(
      `state.malformed table.own${expected}`,
    );
  });
});
