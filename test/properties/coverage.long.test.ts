import fc from "fast-check";
import { type Layout, legalMoves, type Move, type Sheet } from "perfect-home-rules";
import { expect, test } from "vitest";
import { lastState, type Moment, play, scripts } from "../support/games.js";
import { type House, layoutOf, runsOf, seats, sheetOf, streetsOf } from "../support/sheets.js";

/** Whether something is there, and how often in all these games it must be, or the properties say little. */
type Situation<Where extends readonly unknown[]> = readonly [
  least: number,
  isThere: (...where: Where) => boolean,
];

const GAMES = 150;

const OF_A_MOVE: Readonly<Record<string, Situation<[Moment]>>> = {
  "a number is changed by a temp": [
    50,
    ({ before, player, move }) =>
      move.type === "write" && move.number !== before.turns[player]?.picked?.number,
  ],
  "a temp is used without a change": [50, ({ move }) => move.type === "temp"],
  "an action is left unused": [50, ({ move }) => move.type === "skip"],
  "a player refuses although a temp would do": [
    20,
    (moment) => moment.move.type === "permitRefusal" && choicesIn(moment) > 1,
  ],
  "an extension is copied from an extension": [50, (moment) => sourceOf(moment)?.kind === "extension"],
  "an extension is copied over a fence": [20, isOverFence],
  "an estate is chosen for a plan": [50, ({ move }) => move.type === "use"],
  "another estate is chosen for the same plan": [
    10,
    (moment) => moment.move.type === "use" && madeIn(moment).at(-1)?.type === "use",
  ],
  "a plan is validated": [100, ({ move }) => move.type === "claim"],
  "a plan is validated after it was turned": [
    10,
    ({ before, move }) => move.type === "claim" && before.table.turned["ABC".indexOf(move.plan)],
  ],
  "a plan is validated in a round with a refusal": [
    1,
    (moment) => moment.move.type === "claim" && madeIn(moment)[0]?.type === "permitRefusal",
  ],
  "a second plan is validated in a turn": [
    1,
    (moment) => moment.move.type === "claim" && madeIn(moment).some(({ type }) => type === "claim"),
  ],
  "a plan is met and not validated": [20, (moment) => moment.move.type === "end" && choicesIn(moment) > 1],
  "two validate a plan first, in the same round": [
    1,
    ({ events }) => events.some((event) => event.type === "planTurned" && event.players.length > 1),
  ],
  "a fence is drawn on a sheet with used estates": [
    20,
    ({ before, player, move }) => move.type === "fence" && sheetOf(before, player).used.includes(1),
  ],
  "a stack is shuffled anew": [50, ({ events }) => events.some(({ type }) => type === "stackReshuffled")],
  "all plans end the game": [1, isEndedBy("all-plans")],
  "the last refusal ends the game": [50, isEndedBy("last-refusal")],
  "the last empty house ends the game": [5, isEndedBy("no-empty-house")],
};

const OF_A_SHEET: Readonly<Record<string, Situation<[Sheet, Layout]>>> = {
  "a full park track": [
    5,
    ({ parksCrossed }, { streets }) =>
      streets.some(({ parks }, index) => parksCrossed[index] === parks.length - 1),
  ],
  "a full improvement track": [
    20,
    ({ improvementsCrossed }, { improvements }) =>
      improvements.some((track, index) => improvementsCrossed[index] === track.length - 1),
  ],
  "a full extension track": [10, (sheet, layout) => sheet.extensionsCrossed === layout.extensions.length - 1],
  "a full temp track": [10, (sheet, layout) => sheet.tempsCrossed === layout.temps],
  "7 temps or more": [2, (sheet) => sheet.tempsCrossed >= 7],
  "a full pool track": [10, (sheet, layout) => sheet.poolsCrossed === layout.pools.length - 1],
  "5 pools or more": [2, (sheet) => sheet.poolsCrossed >= 5],
  "a complete run of 7 houses or more": [
    5,
    (sheet, layout) => runsOf(sheet, layout).some(({ size, complete }) => complete && size >= 7),
  ],
  "the number 0": [5, ({ numbers }) => numbers.includes(0)],
  "the number 16 or 17": [2, ({ numbers }) => numbers.includes(16) || numbers.includes(17)],
  "no plan validated": [50, ({ planPoints }) => planPoints.every((points) => points === null)],
  "all plans validated": [1, ({ planPoints }) => planPoints.every((points) => points !== null)],
};

test("random games come to all kinds of rare situations", () => {
  const counts = new Map<string, number>();
  const count = <Where extends readonly unknown[]>(
    situations: Readonly<Record<string, Situation<Where>>>,
    ...where: Where
  ): void => {
    for (const [name, [, isThere]] of Object.entries(situations)) {
      if (isThere(...where)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  };
  for (const script of fc.sample(scripts(), { numRuns: GAMES, seed: 1953 })) {
    for (const moment of play(script)) count(OF_A_MOVE, moment);
    const state = lastState(script);
    for (const player of seats(state)) count(OF_A_SHEET, sheetOf(state, player), layoutOf(state, player));
  }
  const least = Object.entries({ ...OF_A_MOVE, ...OF_A_SHEET }).map(
    ([name, [often]]) => [name, often] as const,
  );
  const rare = least.filter(([name, often]) => (counts.get(name) ?? 0) < often);
  expect(rare.map(([name]) => `${name}: ${counts.get(name) ?? 0}`)).toEqual([]);
});

function madeIn({ before, player }: Moment): readonly Move[] {
  return before.turns[player]?.moves ?? [];
}

function choicesIn({ before, player }: Moment): number {
  return legalMoves(before, player).length;
}

/** The house whose number is copied. */
function sourceOf({ before, player, move }: Moment): House | null {
  if (move.type !== "extend") return null;
  const street = streetsOf(sheetOf(before, player), layoutOf(before, player))[move.street];
  return street[move.from === "left" ? move.house - 1 : move.house + 1];
}

function isOverFence({ before, player, move }: Moment): boolean {
  if (move.type !== "extend") return false;
  const street = streetsOf(sheetOf(before, player), layoutOf(before, player))[move.street];
  return street[move.from === "left" ? move.house - 1 : move.house].fence;
}

function isEndedBy(cause: string): (moment: Moment) => boolean {
  return ({ events }) =>
    events.some((event) => event.type === "gameOver" && event.causes.some((each) => each === cause));
}
