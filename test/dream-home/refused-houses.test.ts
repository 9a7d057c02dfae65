import { PRINTED_TABLES } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { faultOfHouse } from "../../src/dream-home/game/check-house.js";
import type { House } from "../../src/dream-home/state/house.js";
import { houseFrom } from "./support/houses.js";

/** What is wrong with a house, from its floors; `/` between them. */
function faultOf(text: string, beside: Partial<House> = {}, keep: readonly number[] = []): string | null {
  return faultOfHouse(PRINTED_TABLES, houseFrom(text.replaceAll(" / ", "\n"), beside), keep);
}

const NOTHING = ". . . . . / . . . . . / . .";
const HOLE = "no card over a hole";
const SCAFFOLD = "scaffolds on open spaces";
const FLOOR = "each card on its floor";
const SIZE = "no room above its size";
const CROWD = "one token in a room";
const TOKEN = "tokens on rooms that their cards name";
const OUTSIDE = "outside what stands there";

describe("what must hold of a house", () => {
  test.each<[string, string, Partial<House>, string | null]>([
    ["DRH-7 nothing yet", NOTHING, {}, null],
    ["DRH-9 a card over a card", ". . . . . / . . . study . / garage .", {}, null],
    ["DRH-9 a card over a hole", ". . . . . / . . . study . / . .", {}, HOLE],
    ["DRH-9 a card over a scaffold", ". . . . . / . . . study . / . .", { scaffolds: [0] }, null],
    ["DRH-9 a card beside the one below", ". . . . . / . . . . study / garage .", {}, HOLE],
    ["DRH-9 one card of two over a hole", ". study . . . / study . . . . / . .", {}, HOLE],
    ["DRH-67 a scaffold over a hole", NOTHING, { scaffolds: [5] }, HOLE],
    ["DRH-67 a scaffold over a scaffold", NOTHING, { scaffolds: [0, 5] }, null],
    ["DRH-68 a scaffold with a card", ". . . . . / study . . . . / . .", { scaffolds: [2] }, SCAFFOLD],
    [
      "DRH-68 one scaffold of two with a card",
      ". . . . . / . . bath . . / . .",
      { scaffolds: [2, 4] },
      SCAFFOLD,
    ],
    ["DRH-68 a scaffold beside a card", ". . . . . / study . . . . / . .", { scaffolds: [3] }, null],
    ["DRH-26 a garage upstairs", ". . . . . / garage . . . . / . .", {}, FLOOR],
    ["DRH-26 a study downstairs", ". . . . . / . . . . . / study .", {}, FLOOR],
    ["DRH-26 one card of two on another's floor", ". . . . . / garage . . . . / garage .", {}, FLOOR],
    ["DRH-35 a garage face down upstairs", ". . . . . / -garage . . . . / . .", {}, null],
    ["DRH-27 a room of its size", ". . . . . / living living living . . / . .", {}, null],
    ["DRH-27 a larger one", ". . . . . / living living living living . / garage .", {}, SIZE],
    ["DRH-27 a larger one beside another", ". . . . . / study bath bath . . / . .", {}, SIZE],
    ["DRH-27 a room and a card face down", ". . . . . / bath -bath bath . . / . .", {}, null],
    ["DRH-42 a token on its room", ". . . . . / living:piano . . . . / . .", {}, null],
    ["DRH-42 a token on another room", ". . . . . / study:piano . . . . / . .", {}, TOKEN],
    ["DRH-42 a token on a card face down", ". . . . . / -living:piano . . . . / . .", {}, TOKEN],
    ["DRH-42 a token that stands outside", ". . . . . / study:treehouse . . . . / . .", {}, TOKEN],
    ["DRH-42 a token that nobody knows", ". . . . . / study:stove . . . . / . .", {}, TOKEN],
    [
      "DRH-42 one token of two on another room",
      ". . . . . / living:piano study:hot-tub . . . / . .",
      {},
      TOKEN,
    ],
    ["DRH-43 tokens in two rooms", ". . . . . / bed:canopy-bed study:painting . . . / . .", {}, null],
    ["DRH-43 two tokens in a room", ". . . . . / bed:canopy-bed bed:painting . . . / . .", {}, CROWD],
    ["DRH-49 what stands outside", NOTHING, { outside: ["treehouse", "birdhouse"] }, null],
    ["DRH-49 a piano outside", NOTHING, { outside: ["treehouse", "piano"] }, OUTSIDE],
    ["DRH-49 outside what nobody knows", NOTHING, { outside: ["pond"] }, OUTSIDE],
  ])("%s", (_name, text, beside, fault) => {
    expect(faultOf(text, beside)).toBe(fault);
  });

  test("DRH-85 two tokens in the room of which one is chosen, and in those that are asked about later", () => {
    const one = ". . . . . / bed:canopy-bed bed:painting . . . / . .";
    expect(faultOf(one, {}, [2, 3])).toBe(null);
    expect(faultOf(one, {}, [2])).toBe(CROWD);
    expect(faultOf(one, {}, [3, 4])).toBe(CROWD);
    const two = "bed:cat-house bed:painting . . . / bed:canopy-bed bed:painting . . . / . .";
    expect(faultOf(two, {}, [2, 3])).toBe(null);
    expect(faultOf(two, {}, [7, 8])).toBe(CROWD);
  });
});
