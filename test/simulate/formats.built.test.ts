import { createRequire } from "node:module";
import * as main from "perfect-home-rules";
import * as simulate from "perfect-home-rules/simulate";
import { expect, test } from "vitest";

const require = createRequire(import.meta.url);
const mainCjs = require("perfect-home-rules") as typeof main;
const simulateCjs = require("perfect-home-rules/simulate") as typeof simulate;

test.each([
  ["ES module", "ES module", main, simulate],
  ["ES module", "CommonJS", main, simulateCjs],
  ["CommonJS", "ES module", mainCjs, simulate],
  ["CommonJS", "CommonJS", mainCjs, simulateCjs],
])(
  "the API as %s and the simulator as %s take each other's states",
  (_, _other, api, { createSimulator }) => {
    const state = api.createGame({ players: ["Ann", "Bob"], seed: 1 });
    const simulator = createSimulator(state);
    simulator.apply(simulator.legalMoves(1)[0]);
    expect(simulator.toState()).toEqual(api.applyMove(state, api.legalMoves(state, 1)[0]));
    expect(api.playersToMove(simulator.toState())).toEqual([0, 1]);
  },
);
