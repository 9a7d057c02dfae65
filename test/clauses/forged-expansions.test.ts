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
  test.each([0, 1])(
    "DUK-3 DUK-4: a count is made by all at once, whatever it brought: %i for the AAA",
    (points) => {
      const saved = JSON.parse(JSON.stringify(BASES["ducks"])) as Part;
      setAt(saved, "sheets.0.expansion.counts.yellow", 0);
      setAt(saved, "table.expansion.counts.yellow", points);
      setAt(saved, "turns.0", null);
      expect(parseState(saved).table.expansion).toEqual(
        JSON.parse(JSON.stringify(saved["table"]["expansion"])),
      );
    },
  );

  test.each([
    ["ducks", at("table.expansion.counts.yellow", 0)],
    ["ducks", at("sheets.0.expansion.counts.yellow", 0)],
    ["ducks drawn", at("table.expansion.counts.yellow", null)],
    ["nuclear war", at("table.expansion.built.1", [30, 10])],
    ["nuclear war drawn", at("table.expansion.built.0", [20])],
    ["nuclear war drawn", at("table.expansion.built.0", [20, 2])],
    ["nuclear war drawn", at("table.expansion.built.0", [20, 9, 9])],
    ["nuclear war drawn", at("table.expansion.built.1", [30, 9])],
  ])("NUC-5 NUC-6 DUK-3 DUK-6: is what cards and sheets come to (%s)", (base, change) => {
    expect(refusedState(base, change)).toBe(
      "state.malformed table: what the cards and sheets come to in the expansion",
    );
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
    ["ducks", "id", "nuclear-war", ".id: ducks"],
    ["ducks", "id", 1, ".id: ducks"],
    ["nuclear war", "id", "ducks", ".id: nuclear-war"],
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
    expect(refusedState(base, at(`table.expansion.${path}`, value))).toContain(
      `state.malformed table.expansion${expected}`,
    );
  });
});
