import { createGame } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { contextOf } from "../../src/game/context.js";
import { optionsOf } from "../support/games.js";
import { moveSpace } from "../support/move-space.js";
import { seats } from "../support/sheets.js";
import { ALL } from "../support/variants.js";
import { everyMove, keyOf } from "./every-move.js";

const bare = { players: 2, seed: 1, tastes: [], choices: [], order: [], length: 0 };

describe.each(ALL.map(({ name }) => name))("the finite space of moves: %s", (variant) => {
  test("RND-1: it is every type with every value of every field, each move once", () => {
    const state = createGame(optionsOf({ variant, ...bare }));
    for (const player of seats(state)) {
      const space = [...moveSpace(contextOf(state, player))].map(keyOf);
      expect(space.toSorted()).toEqual(everyMove(state, player).map(keyOf).toSorted());
      expect(new Set(space).size).toBe(space.length);
    }
  });
});
