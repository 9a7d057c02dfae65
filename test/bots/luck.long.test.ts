import { analyseGame } from "perfect-home-rules/bots";
import { describe, expect, test } from "vitest";
import { ALL } from "../support/variants.js";
import { byRulesOfThumb, recordedGame } from "./recorded.js";
import { beginning } from "./table.js";

const GAMES = 16;

// What analyse-game.test.ts can't see: whether what is expected is what comes. Where all play by the rules of thumb there is
// no choice, and good luck and bad luck must be equal in the long run.
describe.each(["standard", "Zombies, expert"])("%s", (name) => {
  test("luck adds up to nothing over many games", async () => {
    const variant = ALL.find((each) => each.name === name);
    if (variant === undefined) throw new Error("there is no such variant");
    const lucks: number[] = [];
    for (let seed = 1; seed <= GAMES; seed++) {
      const { players } = beginning(variant, seed).setup;
      const record = recordedGame({ ...variant.options, players, seed }, byRulesOfThumb(seed));
      const turns = record.moves.findIndex(({ type }) => type === "end") + 1; // the first turn says what is expected
      const { players: analysed } = await analyseGame(
        { ...record, moves: record.moves.slice(0, turns), result: null },
        { seed, playouts: 100 },
      );
      lucks.push(
        (record.result?.find(({ player }) => player === 0)?.total ?? Number.NaN) - analysed[0].expected.mean,
      );
    }
    const mean = lucks.reduce((sum, luck) => sum + luck, 0) / GAMES;
    const variance = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / (GAMES - 1);
    expect(Math.abs(mean)).toBeLessThan(3 * Math.sqrt(variance / GAMES));
  });
});
