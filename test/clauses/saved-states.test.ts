import fc from "fast-check";
import { applyMove, createGame, legalMoves, observe, parseState, stateKey } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { readingOf } from "../states/reading.js";
import { lastState, runs, scripts } from "../support/games.js";
import { ALL } from "../support/variants.js";

const NEW = createGame({ players: ["Ann", "Bob"], seed: 1 });
const SAVED: unknown = JSON.parse(JSON.stringify(NEW));

/** The saved state with a part of it replaced. */
function withPart(path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(SAVED) as Record<string, unknown>;
  const target = path.slice(0, -1).reduce((part, name) => part[name] as Record<string, unknown>, copy);
  target[path.at(-1) ?? ""] = value;
  return copy;
}

describe("saved states", () => {
  test("every state and observation of every kind of game is read back as it was", () => {
    fc.assert(
      fc.property(scripts({ variants: ALL, maxPlayers: 3 }), (script) => {
        const state = lastState(script);
        expect(readingOf(JSON.stringify(state))).toEqual({ key: stateKey(state) });
        expect(readingOf(JSON.parse(stateKey(state)))).toEqual({ key: stateKey(state) });
        state.setup.players.forEach((_, player) => {
          const seen = observe(state, player);
          expect(readingOf(JSON.stringify(seen))).toEqual({ key: stateKey(seen) });
        });
      }),
      runs(1),
    );
  });

  test.each([
    ["another version", ["version"], 2, "state.version"],
    ["a player less", ["setup", "players"], ["Ann"], "state.malformed"],
    ["a rule of another edition", ["setup", "rules", "tieBreakBySize"], "yes", "state.malformed"],
    [
      "a supply that the mode does not have",
      ["setup", "supply"],
      { from: "stacks", stacks: 2, endsWithFirst: false },
      "state.malformed",
    ],
    ["a card more", ["hidden", "deck"], [{ number: 1, action: "park" }], "state.malformed"],
    ["random words that are all 0", ["hidden", "random"], [0, 0, 0, 0], "state.malformed"],
    ["a step that no game has", ["agenda"], [{ do: "settle" }], "state.malformed"],
    ["an end without a cause", ["agenda"], [], "state.malformed"],
    ["somebody who has ended without a turn", ["ended"], [true, false], "state.malformed"],
    ["a box crossed that is not there", ["sheets", "0", "tempsCrossed"], 99, "sheet.track"],
    ["a number in an empty house", ["sheets", "0", "numbers", "0"], 5, "state.malformed"],
    ["an end fence torn down", ["sheets", "0", "fences", "9"], 0, "state.malformed"],
  ] as const)("%s is refused", (_what, path, value, code) => {
    const reading = readingOf(withPart(path, value));
    expect(
      "codes" in reading && reading.codes.map((each) => (each.startsWith("sheet.") ? "sheet.track" : each)),
    ).toContain(code);
  });

  test("a turn is what its moves come to: a forged sheet in it is refused", () => {
    const [move] = legalMoves(NEW);
    const saved = JSON.parse(JSON.stringify(applyMove(NEW, move))) as {
      turns: [{ sheet: { tempsCrossed: number } }];
    };
    saved.turns[0].sheet.tempsCrossed = 3;
    expect(readingOf(saved)).toEqual({ codes: ["state.malformed"] });
  });

  test("what is passed is copied, not kept", () => {
    const saved = JSON.parse(JSON.stringify(NEW)) as { ended: boolean[] };
    const read = parseState(saved);
    saved.ended[0] = true;
    expect(read.ended[0]).toBe(false);
    expect(Object.isFrozen(saved)).toBe(false);
  });
});
