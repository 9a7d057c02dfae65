import { createGame, EXPANSION_IDS, type GameState, type LayoutId } from "perfect-home-rules";
import { describe, expect, test } from "vitest";
import { readingOf } from "./reading.js";

const SHEETS: readonly LayoutId[] = ["classic", ...EXPANSION_IDS];

/** Nothing that a sheet has anywhere; the last one claims to be a list that is too long to be walked through. */
const FORGERIES: readonly unknown[] = ["text", true, {}, [[]], { length: 2 ** 32 - 1 }, { length: 1e12 }];

type Part = Readonly<Record<string, unknown>>;

/** The same as plain data, with one field replaced at a time. */
function* forged(part: Part): Generator<Part> {
  for (const name of Object.keys(part)) {
    for (const forgery of FORGERIES) yield { ...part, [name]: forgery };
    yield { ...part, [name]: undefined };
  }
  yield { ...part, more: 0 };
}

function* forgedSheets(sheet: GameState["sheets"][number]): Generator<Part> {
  yield* forged({ ...sheet });
  if (sheet.expansion !== null)
    for (const expansion of forged({ ...sheet.expansion })) yield { ...sheet, expansion };
}

describe("a saved state with a forged field on a sheet is refused, whatever stands there", () => {
  test.each(SHEETS)("%s", (layout) => {
    const state = createGame({ players: ["Ann"], seed: 1, layout });
    const readings = [...forgedSheets(state.sheets[0])].map((each) =>
      readingOf(JSON.stringify({ ...state, sheets: [each] })),
    );
    expect(readings.length).toBeGreaterThan(90);
    expect(new Set(readings.map((reading) => JSON.stringify(reading)))).toEqual(
      new Set([JSON.stringify({ codes: ["state.malformed"] })]),
    );
  });
});
