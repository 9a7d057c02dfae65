import {
  createGame,
  describeSheet,
  type GameState,
  isOver,
  randomSeries,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { createSimulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { seats } from "../support/sheets.js";
import { ALL } from "../support/variants.js";

const SHOWN = { number: 5, action: "park" } as const;
const PLAYERS = ["Ann", "Bob", "Cleo"];

/** The ways to play that can begin in a position: cards come from stacks. */
const WAYS = ALL.filter(
  ({ playerCount: [, most], options }) =>
    most > 1 && createGame({ ...options, players: PLAYERS, seed: 1 }).setup.supply.from === "stacks",
);

function played(start: GameState, seed: number): GameState {
  const simulator = createSimulator(start);
  simulator.playout(randomSeries(seed));
  return simulator.toState();
}

describe("a game begun from the position in which one has ended", () => {
  test.each(WAYS.map((variant) => [variant.name, variant.options] as const))(
    "END-1 DUK-5: has ended the same way: %s",
    (_, chosen) => {
      let compared = 0;
      for (let seed = 1; seed <= 8; seed++) {
        const options = { ...chosen, players: PLAYERS, seed };
        const end = played(createGame(options), seed);
        const { round, endedBy, turned, expansion } = end.table;
        if (endedBy.includes("deck-empty")) continue; // which no sheet shows
        const sheets = seats(end).map((player) => describeSheet(end, player));
        const table = { round, combinations: end.table.stacks.map(() => SHOWN) };
        const begun = createGame({ ...options, start: { sheets, table } });
        expect(begun.table).toMatchObject({ round, endedBy, turned, expansion });
        expect(standings(begun)).toEqual(standings(end));
        for (const player of seats(end)) expect(scoreSheet(begun, player)).toEqual(scoreSheet(end, player));
        compared += 1;
      }
      expect(compared).toBeGreaterThan(0);
    },
  );
});

test("ROS-1: in a finished position nobody is asked for an objective any more", () => {
  const options = { players: ["Ann"], seed: 1, layout: "roswell" } as const;
  const ended = { ...describeSheet(createGame(options), 0), refusals: 3 };
  const state = createGame({
    ...options,
    start: { sheets: [ended], table: { round: 9, combinations: [SHOWN, SHOWN, SHOWN] } },
  });
  expect([isOver(state), state.table.round, state.table.endedBy]).toEqual([true, 9, ["last-refusal"]]);
});
