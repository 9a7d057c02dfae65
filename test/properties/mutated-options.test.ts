import fc from "fast-check";
import {
  checkSheet,
  createGame,
  describeSheet,
  type GameOptions,
  isRulesError,
  type SheetDescription,
  type SheetOptions,
  scoreSheets,
} from "perfect-home-rules";
import { expect, test } from "vitest";
import { mutateJson } from "../records/mutate.js";
import { as } from "../support/refusals.js";
import { spelledOut } from "../support/spelled-out.js";
import { ALL } from "../support/variants.js";

const BASES = ALL.map(spelledOut);

/** What sheets by themselves are judged with. */
function sheetOptionsOf({ edition, layout, advanced, plans }: GameOptions): SheetOptions {
  return JSON.parse(JSON.stringify({ edition, layout, advanced, plans }));
}

/** Anything but a typed error is thrown on. */
function refusedOrNot(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!isRulesError(error)) throw error;
    expect(error.violations.length).toBeGreaterThan(0);
  }
}

const bases = fc.constantFrom(...BASES);
const blank: SheetDescription = describeSheet(createGame({ players: ["Ann"], seed: 1 }), 0);

test("what the options are before anything is changed in them is allowed", () => {
  for (const base of BASES) {
    expect(createGame(base).setup.players).toEqual(base.players);
    const sheet = describeSheet(createGame(base), 0);
    expect(checkSheet(sheet, sheetOptionsOf(base))).toEqual([]);
  }
});

test("changed options make a game, or are refused with a typed error", () => {
  fc.assert(
    fc.property(bases, fc.infiniteStream(fc.nat()), (base, stream) => {
      const roll = (below: number): number => Number(stream.next().value) % below;
      for (let mutants = 0; mutants < 10; mutants++) {
        refusedOrNot(() => createGame(as<GameOptions>(mutateJson(structuredClone(base), roll))));
      }
    }),
  );
});

test("changed options judge and score sheets, or are refused with a typed error", () => {
  fc.assert(
    fc.property(bases, fc.infiniteStream(fc.nat()), (base, stream) => {
      const roll = (below: number): number => Number(stream.next().value) % below;
      for (let mutants = 0; mutants < 10; mutants++) {
        const options = as<SheetOptions>(mutateJson(sheetOptionsOf(base), roll));
        refusedOrNot(() => checkSheet(blank, options));
        refusedOrNot(() => scoreSheets([blank, blank], options));
        refusedOrNot(() => scoreSheets([], options));
      }
    }),
  );
});
