import { createGame, isOver, type PlanLetter, planStatus, provenance, scoreSheets } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { classic, FIRST, FULL_1, FULL_2, FULL_3 } from "../support/position-sheets.js";
import { combination, positionOf, sheetWith } from "../support/positions.js";
import { as, violationIn } from "../support/refusals.js";

const PLANS = { A: "two-estates-of-4", B: "3-6", C: "2-5" };

describe("a new game", () => {
  test("SET-3 SET-4: nothing is discarded, removed, turned or over yet", () => {
    const { table, hands, hidden, turns, ended } = createGame({ players: ["Ann", "Bob"], seed: 1 });
    expect(table).toMatchObject({
      round: 1,
      discards: [],
      removed: [],
      opponent: null,
      turned: [false, false, false],
      expansion: null,
      endedBy: [],
    });
    expect(table.stacks).toHaveLength(3);
    expect([hands, turns, ended]).toEqual([
      [[], []],
      [null, null],
      [false, false],
    ]);
    expect([hidden.deck, hidden.faceDown, hidden.outOfGame]).toEqual([[], [], []]);
  });

  test("AAA-2 AAA-5: nothing was given to the AAA, and it has scored no plan", () => {
    const { table } = createGame({ players: ["Ann"], seed: 1, mode: { aaa: "sam" } });
    expect(table.opponent).toEqual({ given: [], planPoints: [null, null, null] });
  });

  test("RND-1 PLN-2: from a position it goes on in the round, and with the plans turned, that are given", () => {
    const combinations = ["4 fence", "5 park", "6 temp"].map(combination);
    const table = { round: 7, turned: ["B"] as const, combinations };
    const state = createGame({
      players: ["Ann"],
      seed: 1,
      plans: PLANS,
      start: { sheets: [classic("")], table },
    });
    expect(state.table.round).toBe(7);
    expect(state.table.turned).toEqual([false, true, false]);
    expect(planStatus(state, 0, "B").worth).toBe(4);
    expect(isOver(state)).toBe(false);
  });

  test("END-1: a position in which the game has ended is over at once", () => {
    const state = positionOf({}, [classic(`${FULL_1}/${FULL_2}/${FULL_3}`), classic("", "refusals 3")]);
    expect(isOver(state)).toBe(true);
    expect([...state.table.endedBy].sort()).toEqual(["last-refusal", "no-empty-house"]);
  });

  test("SET-4: a plan has one of three letters", () => {
    const state = createGame({ players: ["Ann"], seed: 1 });
    const refused = (plan: unknown) => violationIn(() => planStatus(state, 0, as<PlanLetter>(plan)));
    expect(refused("D")).toMatchObject({ code: "plan.unknown", details: { plan: "D" } });
    expect(refused(0)).toMatchObject({ code: "plan.unknown", details: { plan: "number" } });
  });
});

describe("what a game uses that no rulebook text gives", () => {
  const usedBy = (options: Partial<Parameters<typeof createGame>[0]>) =>
    provenance(createGame({ players: ["Ann"], seed: 1, plans: PLANS, ...options }));

  test("SET-1 SET-4 SET-5: cards, sheet and plans, each with its name and level", () => {
    const sources = usedBy({}).map(({ of, id, level }) => `${of} ${id}: ${level}`);
    expect(sources).toEqual([
      "cards collector-2023: inferred",
      "layout classic: inferred",
      "plan two-estates-of-4: inferred",
      "plan 3-6: inferred",
      "plan 2-5: inferred",
    ]);
  });

  test("SET-2: those of the first edition are published", () => {
    const levels = usedBy(FIRST).map(({ of, level }) => `${of}: ${level}`);
    expect(levels).toEqual(["cards: published", "layout: published", ...Array(3).fill("plan: published")]);
  });

  test("NTQ-1: the 9¾ cards where they are played with, and only there", () => {
    expect(usedBy({}).some(({ of }) => of === "nineAndThreeQuarters")).toBe(false);
    const found = usedBy({ nineAndThreeQuarters: true }).find(({ of }) => of === "nineAndThreeQuarters");
    expect(found).toMatchObject({ id: "9¾", level: "reconstructed" });
  });

  test("AAA-1: the Opponent card where there is one", () => {
    expect(usedBy({}).some(({ of }) => of === "opponent")).toBe(false);
    const found = usedBy({ mode: { aaa: "sam" } }).find(({ of }) => of === "opponent");
    expect(found?.id).toBe("sam");
  });

  test("what rests on sources says on which, a plan only its level", () => {
    const notes = usedBy({}).map(({ note }) => note !== "");
    expect(notes).toEqual([true, true, false, false, false]);
  });
});

describe("SET-5: sheets that are scored together", () => {
  const roswell = sheetWith({ layout: "roswell" }, []);

  test.each([
    ["the second", [classic(""), roswell], "[1]"],
    ["the first", [roswell, classic("")], "[1]"],
    ["the third", [classic(""), classic(""), roswell], "[2]"],
  ])("SET-5: must be of one expansion: not %s", (_which, sheets, path) => {
    expect(violationIn(() => scoreSheets(sheets))).toMatchObject({
      code: "options.layouts-differ",
      details: { path },
    });
  });

  test("SET-5: a sheet that can't be read is named", () => {
    const refused = (sheets: unknown) => violationIn(() => scoreSheets(as(sheets)));
    expect(refused([classic(""), { ...classic(""), pools: -1 }])).toMatchObject({
      code: "description.malformed",
      details: { path: "[1].pools" },
    });
    expect(refused("sheets")).toMatchObject({ code: "description.malformed", details: { path: "" } });
  });
});
