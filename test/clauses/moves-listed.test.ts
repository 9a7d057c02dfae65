import {
  applyMove,
  createGame,
  explainMove,
  type GameOptions,
  type GameState,
  isOver,
  legalMoves,
} from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { everyMove, keyOf } from "../contract/every-move.js";
import { FIRST } from "../support/position-sheets.js";
import { SMALL } from "../support/small-sheet.js";

type Way = Omit<GameOptions, "players" | "seed"> & { readonly playerCount: number };

/** A sheet with so few houses that every move there is can be tried in every state of a game. */
const TINY = { ...SMALL, refusals: [0, 1, 2, 3], improvements: [[1, 2], [2, 3], [3]] };

const WAYS: Readonly<Record<string, Way>> = {
  standard: { playerCount: 2, nineAndThreeQuarters: true },
  advanced: { playerCount: 1, advanced: true },
  "first edition, advanced": { playerCount: 2, ...FIRST, advanced: true },
  expert: { playerCount: 2, mode: "expert" },
  "first edition, expert": { playerCount: 2, ...FIRST, mode: "expert" },
  solo: { playerCount: 1, ...FIRST, mode: "solo" },
  "AAA player": { playerCount: 1, mode: { aaa: "sam" } },
};

/** Plans that are soon met. */
const plan = (letter: "A" | "B" | "C", sizes: readonly number[]) =>
  ({
    id: letter,
    letter,
    score: [4, 2],
    parts: [{ where: { in: "sheet" }, needs: [{ need: "estates", sizes, each: [] }] }],
  }) as const;

const PLANS = { A: plan("A", [1]), B: plan("B", [3]), C: plan("C", [1, 2]) };

/** The states of a game in which each player takes the move that comes up, over and over. */
function* statesOf({ playerCount, ...options }: Way, seed: number): Generator<GameState> {
  const players = Array.from({ length: playerCount }, (_, seat) => `player ${seat + 1}`);
  let state = createGame({ ...options, players, seed, layout: TINY, plans: PLANS });
  for (let made = seed; !isOver(state); made += 7) {
    yield state;
    const moves = legalMoves(state);
    state = applyMove(state, moves[made % moves.length]);
  }
}

describe("which moves are listed", () => {
  test.each(Object.entries(WAYS))(
    "RND-1: just those that are accepted, of all there are: %s",
    (_name, way) => {
      const kinds = new Set<string>();
      for (let seed = 1; seed <= 4; seed++) {
        for (const state of statesOf(way, seed)) {
          const listed = legalMoves(state);
          const player = listed[0].player;
          const accepted = everyMove(state, player).filter((move) => explainMove(state, move) === null);
          expect(listed.map(keyOf).sort()).toEqual(accepted.map(keyOf).sort());
          for (const { type } of listed) kinds.add(type);
        }
      }
      const common = ["claim", "end", "fence", "improve", "permitRefusal", "skip", "write"];
      expect([...kinds]).toEqual(expect.arrayContaining(common));
    },
  );
});
