import { test } from "vitest";
import { createGame } from "../src/dream-home/game/create.js";
import { afterMove, legalMoves } from "../src/dream-home/game/apply.js";
import { scoreHouse } from "../src/dream-home/scoring/score.js";
import { randomFromSeed } from "../src/input/random.js";
test("games", () => {
  let total = 0, n = 0, plies = 0; const kinds: Record<string, number> = {};
  for (let seed = 1; seed <= 40; seed++) {
    const random = randomFromSeed([seed, 1, 2, 3]);
    let state = createGame({ players: ["a", "b", "c", "d"].slice(0, 2 + (seed % 3)), seed });
    while (state.agenda.length > 0) {
      const moves = legalMoves(state);
      if (moves.length === 0) throw new Error(JSON.stringify(state.agenda));
      const move = moves[random.nextInteger(moves.length)]!;
      kinds[move.type] = (kinds[move.type] ?? 0) + 1;
      state = afterMove(state, move); plies++;
    }
    for (const h of state.houses) { if (h.spaces.includes(null)) throw new Error("hole"); total += scoreHouse(state.setup.tables, h).total; n++; }
  }
  console.log(total / n, plies, kinds);
});
