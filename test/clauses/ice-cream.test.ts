import { checkSheet, createGame } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { after, pointsOf, positionOf, sheetWith } from "../support/positions.js";
import { bonusesOf, ICE, numbered, roundOf, streetsOf, write } from "./ice-cream.js";

describe("ICE-1: trucks and cones", () => {
  test("ICE-1: the trucks of streets 1 and 3 start at the left, that of street 2 at the right", () => {
    const { expansion } = createGame({ players: ["Ann"], seed: 1, ...ICE }).setup.layouts[0];
    expect(expansion).toMatchObject({ trucks: ["left", "right", "left"] });
  });

  test("ICE-1: the streets have 6, 7 and 8 cones with one to three scoops", () => {
    const { expansion } = createGame({ players: ["Ann"], seed: 1, ...ICE }).setup.layouts[0];
    const cones =
      expansion?.id === "ice-cream" ? expansion.cones.map((street) => street.filter(Boolean)) : [];
    expect(cones.map(({ length }) => length)).toEqual([6, 7, 8]);
    expect(cones.map((street) => street.reduce((sum, scoops) => sum + scoops, 0))).toEqual([10, 14, 16]);
    expect(new Set(cones.flat())).toEqual(new Set([1, 2, 3]));
  });
});

describe("ICE-2: the truck drives", () => {
  test("ICE-2: the printed example: a 3, an 8 further on, and a 6 behind the truck", () => {
    const first = numbered([], 0, 1, 3);
    expect(first[0]).toBe(".x 3");
    const second = numbered(first, 0, 4, 8);
    expect(second[0]).toBe(".x 3 .x . 8o");
    expect(numbered(second, 0, 3, 6)[0]).toBe(".x 3 .x 6 8o");
  });

  test("ICE-2: a cone passed is lost, also when its house gets a number", () => {
    expect(numbered([".x 3 .x . 8o"], 0, 2, 6)[0]).toBe(".x 3 6x . 8o");
  });

  test("ICE-2: a truck that starts at the right", () => {
    expect(numbered([], 1, 8, 9)[1]).toBe(". . . . . . . . 9o .x");
    expect(numbered(["", ". . . . . . . . 9o .x"], 1, 9, 10)[1]).toBe(". . . . . . . . 9o 10x");
    expect(numbered(["", ". . . . . . . . 9o .x"], 1, 4, 5)[1]).toBe(". . . . 5o . .x . 9o .x");
  });

  test("ICE-2: only the truck of the street drives", () => {
    expect(numbered(["1o", "", "1o"], 1, 9, 15)).toEqual(["1o", ". . . . . . . . . 15o", "1o"]);
  });

  test("ICE-2: an extension moves the truck on", () => {
    const state = positionOf(ICE, [sheetWith(ICE, [".x . .x 4"])], ["9 extension", "5 park", "6 park"]);
    const written = after(state, 0, { type: "pick", stack: 0 }, write(2, 5, 9));
    expect(streetsOf(after(written, 0, { type: "extend", street: 0, house: 4, from: "left" }))[0]).toBe(
      ".x . .x 4 4Bo",
    );
    expect(streetsOf(after(written, 0, { type: "extend", street: 0, house: 2, from: "right" }))[0]).toBe(
      ".x . 4Bx 4",
    );
  });

  test("ICE-2: what the truck leaves behind is right on a sheet, anything else is not", () => {
    const faults = (street: string) =>
      checkSheet(sheetWith(ICE, [street]), ICE).map(({ code, details }) => `${code} ${details["house"]}`);
    expect(faults(".x 3 .x . 8o")).toEqual([]);
    expect(faults("1o 3 .x . 8o")).toEqual([]);
    expect(faults(". 3")).toEqual(["sheet.cone 0"]); // passed
    expect(faults(".o 3")).toEqual(["sheet.cone 0"]); // without a number
    expect(faults("1x")).toEqual(["sheet.cone 0"]); // the truck stands there
    expect(faults("1ox")).toEqual(["sheet.cone 0"]);
    expect(faults("1o 3o")).toEqual(["sheet.cone 1"]); // no cone
    expect(faults("1o 3 .x")).toEqual(["sheet.cone 2"]); // further on
    expect(faults("1o 3 . .x")).toEqual(["sheet.cone 3"]);
    expect(faults("1o | @ | . ")).toEqual([]);
    expect(faults(". . | @x | .")).toEqual([]);
    expect(faults(". . . | @x | .")).toEqual(["sheet.cone 3"]); // no cone
    expect(faults(". | @ | @ | .")).toEqual(["sheet.cone 2"]);
  });
});

describe("ICE-3: end-of-route bonuses", () => {
  const almost = "1o . 3o . 5o 6o . 8o";
  const begin = (streets: readonly string[]) =>
    positionOf(
      ICE,
      streets.map((street) => sheetWith(ICE, [street])),
      ["15 fence", "14 fence", "13 fence"],
    );

  test("ICE-3: all who end a route in the same round have its bonus, everybody else crosses it out", () => {
    const state = roundOf(begin([almost, "1o", almost]), [0, 9, 15], [0, 1, 15], [0, 9, 15]);
    expect([0, 1, 2].map((player) => bonusesOf(state, player))).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [1, 0, 0],
    ]);
  });

  test("ICE-3: who ends the route later has no bonus", () => {
    const sheets = [
      sheetWith(ICE, [`${almost} . 15o`], "bonuses 1 0 0"),
      sheetWith(ICE, [almost], "bonuses 2 0 0"),
    ];
    const begun = positionOf(ICE, sheets, ["15 fence", "14 fence", "14 fence"]);
    const state = roundOf(begun, [2, 2, 15], [0, 9, 15]);
    expect([0, 1].map((player) => bonusesOf(state, player))).toEqual([
      [1, 0, 0],
      [2, 0, 0],
    ]);
  });

  test("ICE-3: not before the round is over", () => {
    const written = after(
      begin([almost, "1o"]),
      0,
      { type: "pick", stack: 0 },
      write(0, 9, 15),
      { type: "skip" },
      { type: "end" },
    );
    expect(written.turns[0]?.sheet.expansion).toMatchObject({ bonuses: [0, 0, 0] });
  });

  test("ICE-3: a route is over as well when its last cone is passed", () => {
    const streets = ["", "", "1o 2o . 4o 5o 6o . 8o . 10o"];
    const begun = positionOf(ICE, [sheetWith(ICE, streets)], ["15 fence", "14 fence", "13 fence"]);
    const state = roundOf(begun, [2, 11, 15]);
    expect(streetsOf(state)[2]).toBe("1o 2o . 4o 5o 6o . 8o . 10o .x 15");
    expect(bonusesOf(state, 0)).toEqual([0, 0, 1]);
  });

  test("ICE-3: a bonus without the end of its route is wrong on a sheet", () => {
    const audit = (bonuses: string, street: string = almost) =>
      checkSheet(sheetWith(ICE, [street], `bonuses ${bonuses}`), ICE);
    expect(audit("1 0 0", `${almost} . 15o`)).toEqual([]);
    expect(audit("2 2 2")).toEqual([]);
    expect(audit("1 0 0")).toMatchObject([
      { code: "sheet.route-bonus", clause: "ICE-3", details: { street: 0, bonus: 1 } },
    ]);
    expect(audit("0 3 0")).toMatchObject([{ code: "sheet.route-bonus", details: { street: 1, bonus: 3 } }]);
  });
});

describe("ICE-4: what cones score", () => {
  const streets = ["1o . 3o . 5o .x . 8o", ". . . . . . . . 9o .x", "1o 2o"];

  test("ICE-4: a point for each scoop, and one more for each cone of a street whose bonus is circled", () => {
    const sheets = [[], ["bonuses 1 0 2"], ["bonuses 1 1 1"]].map((lines) =>
      sheetWith(ICE, streets, ...lines),
    );
    const without = 1 + 2 + 3 + 2 + 3 + 2 + 3;
    expect(pointsOf(ICE, sheets, "cones")).toEqual([without, without + 4, without + 4 + 1 + 2]);
  });

  test("ICE-4: cones crossed out, and sheets without any, score nothing", () => {
    expect(pointsOf(ICE, [sheetWith(ICE, [".x . .x 5"]), sheetWith(ICE, [])], "cones")).toEqual([0, 0]);
  });
});

describe("ICE-6: roundabouts", () => {
  const position = (streets: readonly string[]) =>
    positionOf({ ...ICE, advanced: true }, [sheetWith(ICE, streets)], ["15 fence", "14 fence", "13 fence"]);

  test("ICE-6: an open cone is crossed out with its house, and the truck stays (ruling)", () => {
    const state = after(position(["1o"]), 0, { type: "roundabout", street: 0, house: 4 });
    expect(streetsOf(state)[0]).toBe("1o . . . | @x |");
    const written = after(state, 0, { type: "pick", stack: 0 }, write(0, 2, 15));
    expect(streetsOf(written)[0]).toBe("1o . 15o . | @x |");
  });

  test("ICE-6 RBT-3: the truck drives on past a roundabout (ruling)", () => {
    const state = position(["1o . . . | @x |"]);
    const written = after(state, 0, { type: "pick", stack: 0 }, write(0, 7, 15));
    expect(streetsOf(written)[0]).toBe("1o . .x . | @x | .x . 15o");
  });

  test("ICE-6: a house without a cone, and one that is passed, change nothing", () => {
    const state = position([".x 3"]);
    expect(streetsOf(after(state, 0, { type: "roundabout", street: 0, house: 0 }))[0]).toBe("@x | 3");
    expect(streetsOf(after(state, 0, { type: "roundabout", street: 0, house: 3 }))[0]).toBe(".x 3 . | @ |");
  });

  test("ICE-6 ICE-3: where it takes the last cone, the route is over (ruling)", () => {
    const state = after(
      position(["1o . 3o . 5o 6o . 8o"]),
      0,
      { type: "roundabout", street: 0, house: 9 },
      { type: "pick", stack: 0 },
      write(2, 0, 15),
      { type: "skip" },
      { type: "end" },
    );
    expect(bonusesOf(state, 0)).toEqual([1, 0, 0]);
  });
});
