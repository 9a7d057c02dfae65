import fc from "fast-check";
import { decision, explainMove, type GameState, isOver, type Violation } from "perfect-home-rules";
import { expect, test } from "vitest";
import { appliesTo } from "../support/clauses.js";
import { scripts, statesOf } from "../support/games.js";
import { seats, sheetOf } from "../support/sheets.js";
import { ALL, STANDARD } from "../support/variants.js";
import { everyMove } from "./every-move.js";

/** Why moves with fields in range are refused, and clauses that each reason cites. */
const REASONS: Readonly<Record<string, string>> = {
  "claim.again": "PLN-1",
  "claim.not-met": "PLN-1, PLN-3",
  "extend.fence": "EXT-3",
  "extend.no-box": "ACT-2",
  "extend.no-number": "EXT-1",
  "extend.not-empty": "EXT-1",
  "extend.roundabout": "EXT-4",
  "fence.copies": "FNC-4",
  "fence.exists": "FNC-3",
  "fence.used-estate": "PLN-5",
  "improve.no-box": "ACT-2",
  "move.game-over": "END-1, FST-3",
  "move.not-now": "RBT-4, RBT-5, RND-1, RND-6",
  "move.other-action": "ACT-1",
  "move.turn-ended": "RND-3",
  "pair.same-card": "ACT-1",
  "pick.cannot-write": "NUM-1",
  "park.no-box": "ACT-2",
  "pool.no-pool": "POL-1",
  "permitRefusal.number-fits": "REF-1",
  "reshuffle.not-first": "RND-6",
  "roundabout.no-box": "RBT-2",
  "roundabout.not-advanced": "ADV-6",
  "use.not-an-estate": "PLN-3",
  "use.chosen": "PLN-3",
  "use.used": "PLN-5",
  "write.not-empty": "NUM-1",
  "write.order": "NUM-2",
  "write.other-number": "NUM-1",
  "write.repeated": "NUM-3",
  "write.shift-too-large": "TMP-1",
};

test("every reason met in random games has a clause of that game, these among them", () => {
  const met = new Map<string, ReadonlySet<string>>();
  const wrong = new Set<string>();
  const note = (violation: Violation | null, { setup }: GameState): void => {
    if (violation === null) return;
    const { code, clause } = violation;
    met.set(code, new Set([...(met.get(code) ?? []), String(clause)]));
    if (clause === null || !appliesTo(clause, setup))
      wrong.add(`${code} names ${clause}: ${setup.edition}, ${setup.mode}, ${setup.layouts[0].id}`);
  };
  const first = ALL.filter(({ options }) => options.edition === "first-2018");
  const games = [STANDARD, ALL, first].flatMap((variants) =>
    fc.sample(scripts({ maxPlayers: 2, variants }), { numRuns: 50, seed: 1953 }),
  );
  for (const script of games) {
    statesOf(script).forEach((state, index) => {
      const isTried = (player: number): boolean => index % 61 === 0 || isOver(state) || isRare(state, player);
      for (const player of seats(state).filter(isTried)) {
        for (const move of everyMove(state, player)) note(explainMove(state, move), state);
      }
    });
  }
  const named = (code: string): string => [...(met.get(code) ?? [])].sort().join(", ");
  expect(Object.fromEntries(Object.keys(REASONS).map((code) => [code, named(code)]))).toEqual(REASONS);
  expect([...wrong]).toEqual([]);
});

/** Where estates are chosen or could be divided, temps may be full or roundabouts in the way. */
function isRare(state: GameState, player: number): boolean {
  const asked = decision(state, player);
  const { used, places, tempsCrossed } = sheetOf(state, player);
  switch (asked?.step.step) {
    case "use":
      return true;
    case "write":
      return asked.picked?.action === "temp" && tempsCrossed > 2;
    case "act":
      if (asked.step.action === "fence") return used.includes(1);
      return asked.step.action === "extension" && places.includes("roundabout");
    case "wrapUp": // an action that could do nothing was passed over
      return asked.picked?.action === "pool";
    default:
      return false;
  }
}
