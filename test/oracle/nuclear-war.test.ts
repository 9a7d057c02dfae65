import { opponentScore, scoreSheet, scoreSheets, standings } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { closesPhase } from "../support/check.js";
import type { Moment } from "../support/games.js";
import {
  comparePlans,
  denseSheets,
  givenIn,
  inAllCombinations,
  sheetsSeenBy,
} from "../support/oracle-games.js";
import { inQuickGames } from "../support/plain-games.js";
import { pointsIn } from "../support/positions.js";
import { combinationsOn } from "../support/variants.js";
import { sum } from "./described.js";
import { builtByCard, builtWith, CONDITIONS, capacitiesOf, FIRST_SHELTERS, pointsOf } from "./nuclear-war.js";

const NUCLEAR = { layout: "nuclear-war" } as const;

function foundIn(score: Parameters<typeof pointsIn>[0]) {
  return [pointsIn(score, "shelters"), pointsIn(score, "optimism")];
}

function builtIn({ after }: Pick<Moment, "after">) {
  return after.table.expansion?.id === "nuclear-war" ? after.table.expansion.built : null;
}

/** What the AAA has built after a move, given what it had before. */
function builtAfter(built: typeof FIRST_SHELTERS, { after, events }: Moment): typeof FIRST_SHELTERS {
  let now = built;
  for (const event of events) {
    const moves = event.type === "turnRevealed" ? event.moves : [];
    for (const move of moves) if (move.type === "roundabout") now = builtWith(now, move.street, 10);
    if (event.type === "validationDrawn") now = builtByCard(now, event.plan, givenIn(after));
  }
  return now;
}

describe("Nuclear War against plain rules", () => {
  test("NUC-1 NUC-2 NUC-3 NTQ-5: sheets score the same, two, three and four of them together", () => {
    const sheets = denseSheets(NUCLEAR, 600);
    let from = 0;
    while (from < sheets.length) {
      const together = sheets.slice(from, from + 2 + (from % 3));
      const capacities = together.map(capacitiesOf);
      const found = scoreSheets(together, NUCLEAR).map(foundIn);
      expect(found).toEqual(capacities.map((mine) => pointsOf(mine, capacities)));
      from += together.length;
    }
  });

  test("XPN-1: the same sheets meet the plans", () => {
    const ids = Object.keys(CONDITIONS);
    expect(comparePlans(NUCLEAR, CONDITIONS, ids, denseSheets(NUCLEAR, 1500))).toEqual([]);
  });

  test("NUC-2 NUC-3 NUC-7: in random games of all combinations", () => {
    inAllCombinations(["nuclear-war"], (state, player) => {
      const players = sheetsSeenBy(state, player).map(capacitiesOf);
      const built = builtIn({ after: state })?.map(sum);
      const all = built === undefined ? players : [...players, built];
      expect(foundIn(scoreSheet(state, player))).toEqual(pointsOf(players[player], all));
      const opponent = opponentScore(state);
      if (opponent === null || opponent.sections.length === 0 || state.turns.some((turn) => turn !== null))
        return;
      expect(opponent.sections.slice(-2).map(({ points }) => points)).toEqual(pointsOf(built ?? [], all));
    });
  });

  test("NUC-4 NUC-5 NUC-6: the AAA builds the same shelters", () => {
    let answered = 0;
    let validated = 0;
    const solo = combinationsOn("nuclear-war").filter(({ playerCount }) => playerCount[1] === 1);
    inQuickGames(solo, 4, (moments) => {
      let built = FIRST_SHELTERS;
      for (const moment of moments.filter(closesPhase)) {
        built = builtAfter(built, moment);
        expect(builtIn(moment)).toEqual(built);
      }
      answered += built.flat().filter((capacity) => capacity === 10).length;
      validated += built.flat().length - 3;
    });
    expect(answered).toBeGreaterThan(5);
    expect(validated).toBeGreaterThan(20);
  });

  test("NUC-7: the standings add up what the sections say", () => {
    inAllCombinations(["nuclear-war"], (state) => {
      for (const { player, total } of standings(state)) {
        if (player === "opponent") expect(total).toBe(opponentScore(state)?.total);
        else if (state.turns.every((turn) => turn === null))
          expect(total).toBe(scoreSheet(state, player).total);
      }
    });
  });
});
