import { checkSheet, createGame, decision, describeSheet, planStatus } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { after, customLayout, meetsPlanC, sheetWith, wrongPath } from "../support/positions.js";
import { begin, HALLOWEEN, refusal, streetsWith, tier, treats, typesIn } from "./halloween.js";

describe("XPN-1: the plan cards", () => {
  test.each([
    ["seven-candies", streetsWith(0, 7), streetsWith(1, 6)],
    ["four-ghosts-four-candies", streetsWith(4, 4), streetsWith(5, 3)],
    ["four-ghosts-four-candies", streetsWith(4, 4), streetsWith(3, 5)],
    ["all-thirteen", streetsWith(6, 7), streetsWith(6, 6)],
    ["all-ghosts-two-streets", streetsWith(8, 0), streetsWith(7, 5)],
    ["all-candies-street-3", streetsWith(8, 5), streetsWith(9, 4)],
  ])("XPN-1 PLN-4: %s", (id, met, missed) => {
    expect(meetsPlanC(HALLOWEEN, id, sheetWith(HALLOWEEN, met))).toBe(true);
    expect(meetsPlanC(HALLOWEEN, id, sheetWith(HALLOWEEN, missed))).toBe(false);
  });

  test("RBT-6: ghost and candy of a house replaced by a roundabout can't be had any more (ruling)", () => {
    const options = { advanced: true, plans: { C: "all-thirteen" } };
    const state = after(begin([treats(6, 6)], options), 0, { type: "roundabout", street: 2, house: 11 });
    expect(planStatus(state, 0, "C")).toMatchObject({ met: false, parts: [{ have: 12, need: 13 }] });
    expect(decision(state, 0)?.step).toEqual({ step: "choose" });
  });
});

describe("HAL-5: what bonuses bring to a sheet", () => {
  /** What is wrong with a sheet with this first street and nine ghosts on the others. */
  const audit = (street: string, tier: 4 | 6 | 9 | null, ...lines: string[]): string[] => {
    const circled = [4, 6, 9].map((ghosts) => (ghosts === tier ? 1 : 0)).join(" ");
    const streets = [street, ". 2g . . 5g . 7g . . 10g", "1g . . 4g . 6g . . 9g . . 12g"];
    const sheet = sheetWith(HALLOWEEN, streets, `ghostTiers ${circled}`, ...lines);
    return checkSheet(sheet, HALLOWEEN).map(({ code, clause }) => `${clause} ${code}`);
  };
  const UNNUMBERED = "POL-2 sheet.unnumbered-pool";
  const BOXES = "EXT-1 sheet.extension-boxes";

  test.each([
    ["one pool of the tier of 4", ". . .*", 4, [], []],
    ["two pools of the tier of 6", ". . .* 4 . . .*", 6, [], []],
    ["a pool in a copy and one at a roundabout", ". 2 2B* . . . | @* |", 6, [], []],
    ["a pool without a tier", ". . .*", null, [], [UNNUMBERED]],
    ["a pool, the tier bringing none", ". . .*", 9, [], [UNNUMBERED]],
    ["two pools of the tier of 4", ". . .* . . . .*", 4, [], [UNNUMBERED, UNNUMBERED]],
    ["a pool without its box", ". . .*", 4, ["pools 0"], ["POL-1 sheet.pool-boxes"]],
    ["two copies of the tier of 9", "1 . . 4 4B 4B", 9, ["extensions 0"], []],
    ["three copies of the tier of 9", "1 . . 4 4B 4B 4B", 9, ["extensions 0"], [BOXES]],
    ["copies without a tier", "1 . . 4 4B", null, ["extensions 0"], [BOXES]],
    ["more boxes than copies", "1 . . 4 4B", 9, ["extensions 2"], [BOXES]],
    ["three parks of the tier of 9", "1", 9, ["parks 3 4 5"], []],
    ["parks without a tier", "1", null, ["parks 2 0 0"], ["PRK-1 sheet.parks"]],
    ["more parks than the tier brings", "", 4, ["parks 2 0 0"], ["PRK-1 sheet.parks"]],
    ["two of the tier's bonuses, of which one is used", ". . .*", 4, ["parks 1 4 5"], ["PRK-1 sheet.parks"]],
  ] as const)("HAL-4 HAL-5: %s", (_, street, tier, lines, expected) => {
    expect(audit(street, tier, ...lines)).toEqual(expected);
  });
});

describe("a custom layout with ghosts", () => {
  const layout = customLayout(HALLOWEEN, {
    houses: [[0], [], [1, 2]],
    ghostTiers: [{ ghosts: 1, bonuses: [{ bonus: "park", times: 2 }] }],
    candyTiers: [
      { candies: 1, points: 2 },
      { candies: 3, points: 8 },
    ],
  });

  test("HAL-1 HAL-2 HAL-4: its houses and tiers are played", () => {
    expect(wrongPath(layout)).toBeNull();
    const combinations = ["15 fence", "14 park", "15 pool"].map((text) => {
      const [number, action] = text.split(" ");
      return { number: Number(number), action: action as "fence" };
    });
    const blank = createGame({ players: ["Ann"], seed: 1, layout });
    const begun = createGame({
      players: ["Ann"],
      seed: 1,
      layout,
      start: { sheets: [describeSheet(blank, 0)], table: { combinations } },
    });
    const state = after(
      begun,
      0,
      { type: "pick", stack: 0 },
      { type: "write", street: 0, house: 0, number: 15 },
      { type: "treat", take: "ghost" },
      { type: "skip" },
      tier("ghost", 0),
      { type: "parkBonus", street: 1 },
    );
    expect(typesIn(state)).toEqual(["parkBonus", "skip"]);
    expect(refusal(state, tier("ghost", 1))).toBe("null move.out-of-range");
  });

  const bonuses = [{ bonus: "park", times: 1 }];
  test.each([
    ["expansion.houses", { houses: [[0], [1]] }],
    ["expansion.houses[0][1]", { houses: [[3, 3], [], []] }],
    ["expansion.houses[1][0]", { houses: [[], [11], []] }],
    ["expansion.ghostTiers", { ghostTiers: [] }],
    ["expansion.ghostTiers", { ghostTiers: [4, 4].map((ghosts) => ({ ghosts, bonuses })) }],
    ["expansion.ghostTiers[0].ghosts", { ghostTiers: [{ ghosts: 0, bonuses }] }],
    ["expansion.ghostTiers[0].bonuses", { ghostTiers: [{ ghosts: 4, bonuses: [...bonuses, ...bonuses] }] }],
    ["expansion.ghostTiers[0].bonuses[0].bonus", { ghostTiers: [{ ghosts: 4, bonuses: [{ times: 1 }] }] }],
    [
      "expansion.ghostTiers[0].bonuses[0].times",
      { ghostTiers: [{ ghosts: 4, bonuses: [{ bonus: "pool", times: 0 }] }] },
    ],
    ["expansion.ghostTiers[0].candies", { ghostTiers: [{ candies: 4, bonuses }] }],
    ["expansion.candyTiers[0].points", { candyTiers: [{ candies: 4 }] }],
    ["expansion.candyTiers[0].candies", { candyTiers: [{ candies: 1.5, points: 3 }] }],
    ["expansion.pumpkins", { pumpkins: 1 }],
  ])("SET-5: a wrong one is refused at %s", (path, expansion) => {
    expect(wrongPath(customLayout(HALLOWEEN, expansion))).toBe(path);
  });
});
