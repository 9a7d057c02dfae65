import fc from "fast-check";
import {
  checkOptions,
  checkSheet,
  createGame,
  describeSheet,
  type GameOptions,
  isRulesError,
  type SheetDescription,
  type SheetOptions,
  scoreSheets,
} from "perfect-home-rules";
import { allCombinations } from "perfect-home-rules/testing";
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

test("checkOptions names what createGame refuses, and nothing exactly where it makes a game", () => {
  const violationsOf = (options: GameOptions): unknown => {
    try {
      createGame(options);
      return [];
    } catch (error) {
      if (!isRulesError(error)) throw error;
      return error.violations;
    }
  };
  for (const { options } of allCombinations()) {
    for (const players of [["Ann"], ["Ann", "Bob"]]) {
      const given = { ...options, players, seed: 1 };
      expect(checkOptions(given)).toEqual(violationsOf(given));
    }
  }
  fc.assert(
    fc.property(bases, fc.infiniteStream(fc.nat()), (base, stream) => {
      const roll = (below: number): number => Number(stream.next().value) % below;
      for (let mutants = 0; mutants < 10; mutants++) {
        const options = as<GameOptions>(mutateJson(structuredClone(base), roll));
        expect(checkOptions(options)).toEqual(violationsOf(options));
      }
    }),
  );
});

test("SET-1: faults of options that do not depend on each other are named together", () => {
  const options = as<GameOptions>({ players: ["Ann"], seed: 1, mode: "fast", layout: "moon" });
  expect(checkOptions(options).map(({ details }) => details.path)).toEqual(["mode", "layout"]);
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
