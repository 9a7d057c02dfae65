import fc from "fast-check";
import {
  applyMove,
  type GameState,
  isOver,
  legalMoves,
  opponentScore,
  parseState,
  sampleState,
  standings,
} from "perfect-home-rules";
import { expect, test } from "vitest";
import { mutateJson, mutateText } from "../records/mutate.js";
import { lastState, runs, scripts } from "../support/games.js";
import { ALL } from "../support/variants.js";
import { readingOf } from "./reading.js";

// `npm run fuzz -- states` tries 100,000 mutants.

/** What all have scored is a number of points each. */
function checkScores(state: GameState): void {
  expect(standings(state).map(({ total }) => total)).toSatisfy((totals) =>
    totals.every(Number.isSafeInteger),
  );
  for (const { points } of opponentScore(state)?.sections ?? [])
    expect(points).toSatisfy(Number.isSafeInteger);
}

/** Plays some moves on from a state. */
function playOn(start: GameState, moves: number): void {
  let state = start;
  checkScores(state);
  for (let made = 0; made < moves && !isOver(state); made++) {
    const legal = legalMoves(state);
    state = applyMove(state, legal[made % legal.length]);
  }
  checkScores(state);
}

test("what was changed is refused with a typed error, or is a state that can be played on", () => {
  fc.assert(
    fc.property(
      scripts({ variants: ALL, maxPlayers: 3 }),
      fc.infiniteStream(fc.nat()),
      fc.boolean(),
      (script, stream, isText) => {
        const roll = (below: number): number => Number(stream.next().value) % below;
        const saved: unknown = JSON.parse(JSON.stringify(lastState(script)));
        for (let mutants = 0; mutants < 10; mutants++) {
          const mutant = isText ? mutateText(JSON.stringify(saved), roll) : mutateJson(saved, roll);
          const reading = readingOf(mutant);
          if (!("key" in reading)) continue;
          const read = parseState(mutant);
          if (read.hidden !== null) playOn(read, 30);
          else playOn(sampleState(read, 1), 30);
        }
        expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
      },
    ),
    runs(1),
  );
});
