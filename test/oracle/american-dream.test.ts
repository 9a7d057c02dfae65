import fc from "fast-check";
import {
  describeSheet,
  type GameState,
  opponentScore,
  planStatus,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { closesPhase } from "../support/check.js";
import { type Moment, play, runs, scripts, wholeGame } from "../support/games.js";
import { seats } from "../support/sheets.js";
import { combinationsOn } from "../support/variants.js";
import { type Dream, endRound, meets, newDream, numberHouse, samScores, scoreOf } from "./american-dream.js";

/** In fewer games not everything happens that the comparison should meet. */
const LEAST_GAMES = 4;

const games = fc.sample(scripts({ variants: combinationsOn("american-dream"), maxPlayers: 4 }), {
  numRuns: Math.max(LEAST_GAMES, runs(0.35).numRuns),
  seed: 2023,
});

const LETTERS = ["A", "B", "C"] as const;

/** Crosses the bonuses left where no more of them are left than have to be crossed. AMD-6 */
function crossTheOnly(bonuses: Dream["columnBonuses"], count: number): void {
  const open = [...bonuses.keys()].filter((index) => bonuses[index] === 0);
  if (open.length <= count) for (const index of open) bonuses[index] = 2;
}

/** A Validation card: a street and two columns lose their bonuses, without a question where there is no choice. AMD-6 */
function loseBonuses(dream: Dream): void {
  crossTheOnly(dream.streetBonuses, 1);
  crossTheOnly(dream.columnBonuses, 2);
  dream.columnsAsked = 2;
}

/** What a move does on a sheet. */
function follow(dream: Dream, { before, move, player }: Moment): void {
  switch (move.type) {
    case "pick":
      dream.action = before.table.stacks[move.stack].flipped.at(-1)?.action ?? "";
      break;
    case "pair":
      dream.action = before.hands[player][move.actionCard].action;
      break;
    case "write":
      numberHouse(dream, move.street, move.house, move.number);
      break;
    case "permitRefusal":
      dream.refusals += 1;
      break;
    case "claim": {
      const slot = LETTERS.indexOf(move.plan);
      expect(meets(dream, before.setup.plans[slot].id)).toBe(true);
      dream.plans[slot] = before.setup.plans[slot].score[before.table.turned[slot] ? 1 : 0];
      break;
    }
    case "crossStreet":
      dream.streetBonuses[move.street] = 2;
      break;
    case "crossColumn":
      dream.columnBonuses[move.column] = 2;
      dream.columnsAsked -= 1;
      crossTheOnly(dream.columnBonuses, dream.columnsAsked);
      break;
    default:
      expect(["give", "end"]).toContain(move.type);
  }
}

/** Whether the phase that ends with a move was a round, not a question during the draw. */
function endsRound({ before: { agenda } }: Moment): boolean {
  const [step] = agenda;
  return step.do === "ask" && step.agenda[0].step === "choose";
}

/** The houses and bonuses of a sheet as the library describes it. */
function foundOn(state: GameState, player: number) {
  const { streets, lines } = describeSheet(state, player);
  return {
    houses: streets.map(({ houses }) =>
      houses.map((house) => [
        house.kind === "numbered" ? house.number : null,
        house.marks?.["perfect"] === 1,
      ]),
    ),
    streetBonuses: lines?.["streets"] ?? [0, 0, 0, 0, 0],
    columnBonuses: lines?.["columns"] ?? [0, 0, 0, 0, 0, 0, 0],
  };
}

function expectedOn({ streets, streetBonuses, columnBonuses }: Dream): ReturnType<typeof foundOn> {
  const houses = streets.map((street) => street.map(({ number, isPerfect }) => [number, isPerfect]));
  return { houses, streetBonuses, columnBonuses };
}

function checkScores(state: GameState, dreams: readonly Dream[], planPoints: number): void {
  const totals = dreams.map((dream, player) => {
    const found = scoreSheet(state, player).sections.map(({ section, points }) => [section, points] as const);
    expect(Object.fromEntries(found)).toEqual(scoreOf(dream));
    return Object.values(scoreOf(dream)).reduce((sum, points) => sum + points, 0);
  });
  const score = opponentScore(state);
  const all = score === null || score.sections.length === 0 ? totals : [...totals, score.total];
  const ranked = standings(state).map(({ place, total }) => [place, total]);
  const sorted = all.toSorted((a, b) => b - a);
  expect(ranked).toEqual(sorted.map((total) => [sorted.indexOf(total) + 1, total]));
  if (all === totals) return;
  const given = (state.table.opponent?.given ?? []).flatMap((card) =>
    "action" in card ? [card.action] : [],
  );
  expect(score?.total).toBe(planPoints + samScores(given, dreams[0]));
}

function checkSheets(state: GameState, dreams: readonly Dream[]): void {
  for (const player of seats(state)) {
    expect(foundOn(state, player)).toEqual(expectedOn(dreams[player]));
    for (const plan of LETTERS) {
      const { met, scored } = planStatus(state, player, plan);
      if (scored === null)
        expect(met).toBe(meets(dreams[player], state.setup.plans[LETTERS.indexOf(plan)].id));
    }
  }
}

/** How often things happened that the comparison should have met. */
const met = new Map<string, number>();

function note(what: string, times = 1): void {
  met.set(what, (met.get(what) ?? 0) + times);
}

function compare(moments: readonly Moment[]): void {
  const dreams = moments[0].before.setup.players.map(newDream);
  let planPoints = 0;
  for (const moment of moments) {
    follow(dreams[moment.player], moment);
    note(moment.move.type);
    if (!closesPhase(moment)) continue;
    if (endsRound(moment)) endRound(dreams);
    for (const event of moment.events) {
      if (event.type !== "validationDrawn") continue;
      planPoints += event.points ?? 0;
      for (const dream of dreams) loseBonuses(dream);
    }
    checkSheets(moment.after, dreams);
    checkScores(moment.after, dreams, planPoints);
  }
  for (const { streetBonuses, columnBonuses } of dreams) {
    note("street bonus", streetBonuses.filter((bonus) => bonus === 1).length);
    note("column bonus", columnBonuses.filter((bonus) => bonus === 1).length);
  }
}

describe("the library's American Dream against a plain one", () => {
  test("AMD-2 AMD-3 AMD-4 AMD-5 AMD-6: the same houses, bonuses, plans and scores after every phase", () => {
    for (const script of games) compare(play(wholeGame(script)));
    for (const what of [
      "claim",
      "permitRefusal",
      "crossStreet",
      "crossColumn",
      "street bonus",
      "column bonus",
    ])
      expect(met.get(what), what).toBeGreaterThan(0);
  });
});
