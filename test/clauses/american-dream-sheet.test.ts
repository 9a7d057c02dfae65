import { checkLayout, createGame, scoreSheet } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { as, violationIn } from "../support/refusals.js";
import { DREAM } from "./american-dream.js";

test("XPN-2: American Dream is not played with Advanced Mode", () => {
  const game = { ...DREAM, players: ["Ann", "Bob"], seed: 1, advanced: true };
  expect(violationIn(() => createGame(game))).toMatchObject({
    code: "options.expansion-advanced",
    clause: "XPN-2",
    details: { path: "advanced" },
  });
  expect(createGame({ ...game, advanced: false, mode: "expert" }).setup.mode).toBe("expert");
});

describe("custom layouts", () => {
  const { provenance: _provenance, ...printed } = createGame({ ...DREAM, players: ["Ann"], seed: 1 }).setup
    .layouts[0];
  const { expansion } = printed;
  const pathOf = (changed: object, layout: object = {}): unknown =>
    checkLayout(as({ ...printed, ...layout, expansion: { ...expansion, ...changed } }))[0]?.details["path"];

  test("SET-5: one of American Dream is played on", () => {
    const streets = printed.streets.map((street, index) => ({ ...street, column: index }));
    const layout = { ...printed, id: "mine", streets };
    expect(checkLayout(layout)).toEqual([]);
    const state = createGame({ players: ["Ann"], seed: 1, layout });
    expect(state.setup.plans[0].id).toMatch(/^all-/);
    expect(scoreSheet(state, 0).sections.find(({ section }) => section === "columns")?.items).toHaveLength(
      11,
    );
  });

  test("SET-5: what is wrong is named with its path", () => {
    const families = expansion?.id === "american-dream" ? expansion.families : [];
    expect(pathOf({ families: families.slice(1) })).toBe("expansion.families");
    expect(pathOf({ families: [...families, families[0]] })).toBe("expansion.families");
    expect(pathOf({ families: [families[0].slice(1), ...families.slice(1)] })).toBe("expansion.families[0]");
    expect(pathOf({ families: [["garden", ...families[0].slice(1)], ...families.slice(1)] })).toBe(
      "expansion.families[0][0]",
    );
    expect(pathOf({ families: [[undefined, ...families[0].slice(1)], ...families.slice(1)] })).toBe(
      "expansion.families[0][0]",
    );
    expect(pathOf({ streetBonus: -1 })).toBe("expansion.streetBonus");
    expect(pathOf({ columnBonus: 0 })).toBe("expansion.columnBonus");
    expect(pathOf({ normal: "1" })).toBe("expansion.normal");
    expect(pathOf({ perfect: undefined })).toBe("expansion.perfect");
    expect(pathOf({ more: 1 })).toBe("expansion.more");
  });

  test("AMD-1: such a layout has no usual tracks, and a house in each column", () => {
    expect(pathOf({}, { temps: 1 })).toBe("expansion.id");
    expect(pathOf({}, { pools: [0, 3] })).toBe("expansion.id");
    expect(pathOf({}, { improvements: [[1, 2]] })).toBe("expansion.id");
    const [street, ...streets] = printed.streets;
    expect(pathOf({}, { streets: [{ ...street, parks: [0, 2] }, ...streets] })).toBe("expansion.id");
    const apart = printed.streets.map((each) => ({ ...each, column: 1 }));
    expect(pathOf({}, { streets: apart })).toBe("expansion.id");
  });
});
