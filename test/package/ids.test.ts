import {
  createGame,
  EDITION_IDS,
  EXPANSION_IDS,
  LAYOUT_IDS,
  MODE_IDS,
  OPPONENT_IDS,
  type ViolationCode,
} from "perfect-home-rules";
import { allConfigurations } from "perfect-home-rules/testing";
import { describe, expect, test } from "vitest";
import { OPPONENTS } from "../../src/data/opponents.js";
import { EXPANSIONS } from "../../src/variants/expansions/all.js";
import { sheetsOfEdition } from "../../src/variants/printed-sheets.js";
import { refusalOf } from "../support/refusals.js";

const playable = allConfigurations().filter(({ code }) => code === null);

/** What is allowed where something else is given. */
function allowedIn(options: object): unknown {
  const { violations } = refusalOf(() => createGame({ players: ["Ann"], seed: 1, ...options }));
  expect(violations[0].code).toBe<ViolationCode>("options.invalid");
  return violations[0].details["allowed"];
}

describe("the lists of ids", () => {
  test("hold the editions, sheets and opponents that a game can be created with, and no others", () => {
    expect(allowedIn({ edition: "x" })).toBe(EDITION_IDS.join(", "));
    expect(allowedIn({ mode: { aaa: "x" } })).toBe(OPPONENT_IDS.join(", "));
    expect(
      String(allowedIn({ layout: "x" }))
        .split(", ")
        .toSorted(),
    ).toEqual(LAYOUT_IDS.toSorted());
  });

  test("hold what is in the tables", () => {
    const sheets = new Set(EDITION_IDS.flatMap(sheetsOfEdition).map(({ id }) => id));
    expect(LAYOUT_IDS.toSorted()).toEqual([...sheets].toSorted());
    expect(EXPANSION_IDS).toEqual(EXPANSIONS.map(({ id }) => id));
    expect(OPPONENT_IDS).toEqual(OPPONENTS.map(({ id }) => id));
  });

  test("hold nothing that can't be played", () => {
    const { editions, sheets, modes } = {
      editions: new Set(playable.map(({ options }) => options.edition)),
      sheets: new Set(playable.map(({ options }) => options.layout)),
      modes: new Set(playable.map(({ mode }) => mode)),
    };
    expect([...editions].toSorted()).toEqual(EDITION_IDS.toSorted());
    expect([...sheets].toSorted()).toEqual(LAYOUT_IDS.toSorted());
    expect([...modes].toSorted()).toEqual(MODE_IDS.toSorted());
  });

  test.each(EXPANSION_IDS)("name an expansion by its sheet: %s", (id) => {
    const { layouts } = createGame({ players: ["Ann"], seed: 1, layout: id }).setup;
    expect(layouts[0].expansion?.id).toBe(id);
  });
});
