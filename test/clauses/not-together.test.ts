import { createGame, type GameOptions } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { FIRST } from "../support/position-sheets.js";
import { customLayout } from "../support/positions.js";
import { as, violationIn } from "../support/refusals.js";

function violation(options: object) {
  return violationIn(() => createGame(as<GameOptions>({ players: ["Ann"], seed: 1, ...options })));
}

describe("what is not played together", () => {
  test.each([
    ["AAA-1", "AAA Solo in the first edition", { ...FIRST, mode: { aaa: "sam" } }, "aaa-edition mode"],
    ["FST-1", "the solo game of 2018 in the edition of 2023", { mode: "solo" }, "solo-edition mode"],
    [
      "NTQ-1",
      "the 9¾ cards in the first edition",
      { ...FIRST, nineAndThreeQuarters: true },
      "cards-edition nineAndThreeQuarters",
    ],
    [
      "XPN-1",
      "an expansion in the first edition",
      { ...FIRST, layout: "roswell" },
      "expansion-edition layout",
    ],
    [
      "XPN-1",
      "the 2023 sheet of an expansion that 2018 has too",
      { ...FIRST, layout: "easter-eggs" },
      "expansion-edition layout",
    ],
    [
      "XPN-1",
      "an own sheet of an expansion in the first edition",
      { ...FIRST, layout: customLayout({ layout: "zombies" }, {}) },
      "expansion-edition layout",
    ],
    ["PCK-1", "a pack of 2019 in the edition of 2023", { layout: "ice-cream-2019" }, "pack-edition layout"],
    [
      "RVS-1",
      "a Revisited Classic sheet in the first edition",
      { ...FIRST, layout: "maud-charmel" },
      "revisited-edition layout",
    ],
    [
      "BLU-1",
      "the Blueprint sheet in the first edition",
      { ...FIRST, layout: "blueprint" },
      "layout-edition layout",
    ],
    [
      "XPN-2",
      "American Dream in Advanced Mode",
      { layout: "american-dream", advanced: true },
      "expansion-advanced advanced",
    ],
  ])("%s: not %s", (clause, _what, options, expected) => {
    const found = violation(options);
    expect(found.clause).toBe(clause);
    expect(`${found.code.replace("options.", "")} ${String(found.details["path"])}`).toBe(expected);
  });

  test("the refusal says what was to be played together", () => {
    const { details } = violation({ ...FIRST, layout: "blueprint", advanced: true });
    expect(details).toMatchObject({
      path: "layout",
      edition: "first-2018",
      layout: "blueprint",
      mode: "standard",
      advanced: true,
      nineAndThreeQuarters: false,
    });
  });

  test.each([
    [
      "an own sheet of an expansion that 2018 has",
      { ...FIRST, layout: customLayout({ layout: "easter-eggs" }, {}) },
    ],
    ["an own sheet named like one of the other edition", { ...FIRST, layout: expansion("blueprint") }],
    ["the Classic sheet of 2018", { ...FIRST, layout: "classic" }],
    ["American Dream without Advanced Mode", { layout: "american-dream" }],
  ])("but %s is", (_what, options) => {
    const state = createGame(as<GameOptions>({ players: ["Ann"], seed: 1, ...options }));
    expect(state.table.round).toBe(1);
  });
});

/** A custom layout with the id of a printed one. */
function expansion(id: string): object {
  const { expansion: _own, ...printed } = customLayout({ layout: "classic" }, {});
  return { ...printed, id };
}
