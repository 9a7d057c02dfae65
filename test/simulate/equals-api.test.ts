import { isDeepStrictEqual } from "node:util";
import {
  createGame,
  type GameState,
  legalMoves,
  planStatus,
  playersToMove,
  scoreSheet,
  standings,
} from "perfect-home-rules";
import { createSimulator, type Simulator } from "perfect-home-rules/simulate";
import { describe, expect, test } from "vitest";
import { inRandomGames } from "../support/check.js";
import { optionsOf, play, type Script, wholeGame } from "../support/games.js";
import { ALL, COMBINATIONS } from "../support/variants.js";

const everything = { variants: [...ALL, ...COMBINATIONS], maxPlayers: 4 };

/** What a simulator says that the state does not; empty where they agree. */
function faultsIn(simulator: Simulator, state: GameState): string[] {
  const faults: string[] = [];
  if (!isDeepStrictEqual(simulator.toState(), state)) faults.push("state");
  if (JSON.stringify(simulator.toState()) !== JSON.stringify(state)) faults.push("order of fields");
  if (!isDeepStrictEqual(simulator.playersToMove(), playersToMove(state))) faults.push("who has to act");
  if (!isDeepStrictEqual(simulator.standings(), standings(state))) faults.push("standings");
  state.setup.players.forEach((_, player) => {
    if (!isDeepStrictEqual(simulator.legalMoves(player), legalMoves(state, player))) faults.push("moves");
    if (!isDeepStrictEqual(simulator.scoreSheet(player), scoreSheet(state, player))) faults.push("score");
    for (const plan of ["A", "B", "C"] as const) {
      const status = simulator.planStatus(player, plan);
      if (!isDeepStrictEqual(status, planStatus(state, player, plan))) faults.push(`plan ${plan}`);
    }
  });
  return faults;
}

function expectEqualAlong(script: Script, every: number): void {
  const simulator = createSimulator(createGame(optionsOf(script)));
  play(script).forEach(({ move, after, before }, index, { length }) => {
    if (index % 2 === 0) simulator.legalMoves(move.player);
    const listed = simulator.legalMoves(move.player).find((each) => isDeepStrictEqual(each, move));
    simulator.apply(index % 3 === 0 ? move : (listed ?? move));
    const isClosed = after.table !== before.table;
    if (index % every !== 0 && index !== length - 1 && !(isClosed && index % 3 === 0)) return;
    const faults = faultsIn(simulator, after);
    if (faults.length > 0)
      throw new Error(`after move ${index}, ${JSON.stringify(move)}: ${faults.join(", ")}`);
  });
}

describe("the simulator and the API", () => {
  test("come to the same state by the same moves, in every way to play", () => {
    inRandomGames((script) => expectEqualAlong(wholeGame(script), 13), { ...everything, share: 0.5 });
  });

  test("a simulator can be created in the middle of a phase", () => {
    inRandomGames(
      (script) => {
        const moments = play(wholeGame(script));
        for (let at = 0; at + 1 < moments.length; at += 61) {
          const simulator = createSimulator(moments[at].after);
          simulator.apply(moments[at + 1].move);
          expect(faultsIn(simulator, moments[at + 1].after)).toEqual([]);
        }
      },
      { ...everything, share: 0.2 },
    );
  });
});
